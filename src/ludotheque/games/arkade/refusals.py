"""Why something cannot be done in Arkade, each refusal with the rule or ruling behind it."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusals

REFUSALS: Final = Refusals()

# At any time.
REFUSED_OVER: Final[i64] = REFUSALS.add("over", "A12")
NOT_YOUR_TURN: Final[i64] = REFUSALS.add("not-your-turn", "R8")
ALIENS_ONLY: Final[i64] = REFUSALS.add("aliens-only", "R1")
DEFENDERS_ONLY: Final[i64] = REFUSALS.add("defenders-only", "R1")
CHOOSE_FIRST: Final[i64] = REFUSALS.add("choose-first", "A18")
NOTHING_TO_ANSWER: Final[i64] = REFUSALS.add("nothing-to-answer", "A18")
NOT_STARTED: Final[i64] = REFUSALS.add("not-started", "R22")
ALREADY_READY: Final[i64] = REFUSALS.add("already-ready", "R22")
NO_SIGNAL: Final[i64] = REFUSALS.add("no-signal", "R2")
NO_TURNS: Final[i64] = REFUSALS.add("no-turns", "A13")

# Dice.
FIRST_THROW_IS_BOTH: Final[i64] = REFUSALS.add("first-throw-is-both", "A17")
ALWAYS_BOTH: Final[i64] = REFUSALS.add("always-both", "A26")
THROWS_ARE_FINAL: Final[i64] = REFUSALS.add("throws-are-final", "A2")
DICE_FALLING: Final[i64] = REFUSALS.add("dice-falling", "A26")
THROW_FIRST: Final[i64] = REFUSALS.add("throw-first", "A17")
NOT_FINAL: Final[i64] = REFUSALS.add("not-final", "A17")
DIE_USED: Final[i64] = REFUSALS.add("die-used", "A2")

# Saucers.
NO_SAUCER: Final[i64] = REFUSALS.add("no-saucer", "R10")
DIAGONALLY: Final[i64] = REFUSALS.add("diagonally", "R11")
BACKWARDS: Final[i64] = REFUSALS.add("backwards", "R11")
OCCUPIED: Final[i64] = REFUSALS.add("occupied", "A1")
NO_DIE_OF_THAT_COLOUR: Final[i64] = REFUSALS.add("no-die-of-that-colour", "R10")
SAUCER_STAYS: Final[i64] = REFUSALS.add("saucer-stays", "A16")
NO_ASTEROID_AHEAD: Final[i64] = REFUSALS.add("no-asteroid-ahead", "A11")
NO_FIELD: Final[i64] = REFUSALS.add("no-field", "A11")
NO_SAUCER_BESIDE: Final[i64] = REFUSALS.add("no-saucer-beside", "A11")
NO_CLEARING_DIE: Final[i64] = REFUSALS.add("no-clearing-die", "A11")
NOT_BEHIND: Final[i64] = REFUSALS.add("not-behind", "A5")
RIFT_BLOCKED: Final[i64] = REFUSALS.add("rift-blocked", "A24")
NONE_LOST: Final[i64] = REFUSALS.add("none-lost", "R37")
REPAIR_TAKEN: Final[i64] = REFUSALS.add("repair-taken", "A5")

# The ship.
SHIP_IS_THERE: Final[i64] = REFUSALS.add("ship-is-there", "A21")
SHIP_HELD: Final[i64] = REFUSALS.add("ship-held", "R38")
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
CANNOT_GO_BACK: Final[i64] = REFUSALS.add("cannot-go-back", "A10")
