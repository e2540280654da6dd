"""Why something cannot be done in Arkade, each refusal with the rule or ruling behind it."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusals

REFUSALS: Final = Refusals()

# At any time.
GAME_OVER: Final[i64] = REFUSALS.add("over", "A12")
DRAWN: Final[i64] = REFUSALS.add("drawn", "A15")
NOT_YOUR_TURN: Final[i64] = REFUSALS.add("not-your-turn", "R8")
ALIENS_ONLY: Final[i64] = REFUSALS.add("aliens-only", "R1")
DEFENDERS_ONLY: Final[i64] = REFUSALS.add("defenders-only", "R1")
CHOOSE_FIRST: Final[i64] = REFUSALS.add("choose-first", "A18")
STOP_OR_NOT: Final[i64] = REFUSALS.add("stop-or-not", "A3")
NO_BONUS_TO_ANSWER: Final[i64] = REFUSALS.add("no-bonus-to-answer", "R13")
NO_PAIR_TO_ANSWER: Final[i64] = REFUSALS.add("no-pair-to-answer", "R19")
NOT_STARTED: Final[i64] = REFUSALS.add("not-started", "R22")
ALREADY_READY: Final[i64] = REFUSALS.add("already-ready", "R22")
STARTED: Final[i64] = REFUSALS.add("started", "R22")
NO_SIGNAL: Final[i64] = REFUSALS.add("no-signal", "R2")
NO_TURNS: Final[i64] = REFUSALS.add("no-turns", "A13")

# Dice.
ALIEN_THROWS_BOTH: Final[i64] = REFUSALS.add("alien-throws-both", "R9")
DEFENDER_THROWS_BOTH: Final[i64] = REFUSALS.add("defender-throws-both", "R15")
ALWAYS_BOTH: Final[i64] = REFUSALS.add("always-both", "A26")
ALIEN_HAS_THROWN: Final[i64] = REFUSALS.add("alien-has-thrown", "A2")
DEFENDER_HAS_THROWN: Final[i64] = REFUSALS.add("defender-has-thrown", "A7")
ALIEN_KEEPS_FIRST: Final[i64] = REFUSALS.add("alien-keeps-first", "A2")
DEFENDER_KEEPS_FIRST: Final[i64] = REFUSALS.add("defender-keeps-first", "A7")
DICE_FALLING: Final[i64] = REFUSALS.add("dice-falling", "A26")
THROW_FIRST: Final[i64] = REFUSALS.add("throw-first", "A17")
NOT_FINAL: Final[i64] = REFUSALS.add("not-final", "A17")
DIE_USED: Final[i64] = REFUSALS.add("die-used", "A7")
DIE_USED_IN_ARCADE: Final[i64] = REFUSALS.add("die-used-in-arcade", "A13")

# Saucers.
NO_SAUCER: Final[i64] = REFUSALS.add("no-saucer", "R10")
DIAGONALLY: Final[i64] = REFUSALS.add("diagonally", "R11")
BACKWARDS: Final[i64] = REFUSALS.add("backwards", "R11")
OCCUPIED: Final[i64] = REFUSALS.add("occupied", "A1")
NO_DIE_OF_THAT_COLOUR: Final[i64] = REFUSALS.add("no-die-of-that-colour", "R10")
SAUCER_STAYS: Final[i64] = REFUSALS.add("saucer-stays", "A16")
NONE_TO_SACRIFICE: Final[i64] = REFUSALS.add("none-to-sacrifice", "A11")
NO_ASTEROID_AHEAD: Final[i64] = REFUSALS.add("no-asteroid-ahead", "A11")
NO_FIELD: Final[i64] = REFUSALS.add("no-field", "A11")
NO_SAUCER_BESIDE: Final[i64] = REFUSALS.add("no-saucer-beside", "A11")
NO_CLEARING_DIE: Final[i64] = REFUSALS.add("no-clearing-die", "R27")
NONE_FOR_RIFT: Final[i64] = REFUSALS.add("none-for-rift", "R35")
NOT_BEHIND: Final[i64] = REFUSALS.add("not-behind", "A5")
RIFT_BLOCKED: Final[i64] = REFUSALS.add("rift-blocked", "A24")
NONE_LOST: Final[i64] = REFUSALS.add("none-lost", "R37")
REPAIR_TAKEN: Final[i64] = REFUSALS.add("repair-taken", "R37")

# The ship.
SHIP_IS_THERE: Final[i64] = REFUSALS.add("ship-is-there", "A21")
DIE_SHOWS_ITS_CELL: Final[i64] = REFUSALS.add("die-shows-its-cell", "R16")
SHIP_HELD: Final[i64] = REFUSALS.add("ship-held", "R38")
SHIP_HELD_IN_ARCADE: Final[i64] = REFUSALS.add("ship-held-in-arcade", "A27")
MUST_OBEY: Final[i64] = REFUSALS.add("must-obey", "A6")
NO_NUGGET: Final[i64] = REFUSALS.add("no-nugget", "R17")
EDGE: Final[i64] = REFUSALS.add("edge", "A21")
NO_GPS: Final[i64] = REFUSALS.add("no-gps", "R32")
NOT_COVERED: Final[i64] = REFUSALS.add("not-covered", "A8")
EMPTY_COLUMN: Final[i64] = REFUSALS.add("empty-column", "R18")
WRONG_COLOUR: Final[i64] = REFUSALS.add("wrong-colour", "R18")
NO_AMMO: Final[i64] = REFUSALS.add("no-ammo", "R31")
AMMO_TOO_EARLY: Final[i64] = REFUSALS.add("ammo-too-early", "A20")

# What the defender's tiles put on the board.
CELL_TAKEN: Final[i64] = REFUSALS.add("cell-taken", "A10")
BONUS_CELL: Final[i64] = REFUSALS.add("bonus-cell", "A10")
NONE_FOR_COMET: Final[i64] = REFUSALS.add("none-for-comet", "R30")
CANNOT_GO_BACK: Final[i64] = REFUSALS.add("cannot-go-back", "A10")
