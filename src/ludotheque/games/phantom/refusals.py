"""Why an action of Phantom is refused, each with the rule or ruling behind it."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusals

REFUSALS: Final = Refusals()

# Whose decision it is.
GAME_OVER: Final[i64] = REFUSALS.add("over", "R56")
NOT_YOUR_TURN: Final[i64] = REFUSALS.add("not-your-turn", "R9")
DECIDED_ALREADY: Final[i64] = REFUSALS.add("decided-already", "P7")
WAIT_FOR_RETHROW: Final[i64] = REFUSALS.add("wait-for-rethrow", "P8")
WAIT_FOR_TITANS: Final[i64] = REFUSALS.add("wait-for-titans", "P12")
WAIT_FOR_MINE: Final[i64] = REFUSALS.add("wait-for-mine", "P13")

# What is asked now.
ADVENTURER_FIRST: Final[i64] = REFUSALS.add("adventurer-first", "R4")
BERTH_FIRST: Final[i64] = REFUSALS.add("berth-first", "P1")
EQUIPMENT_PHASE: Final[i64] = REFUSALS.add("equipment-phase", "P3")
PLACE_FIRST: Final[i64] = REFUSALS.add("place-first", "R12")
BURY_FIRST: Final[i64] = REFUSALS.add("bury-first", "R17")
MOVE_PHASE: Final[i64] = REFUSALS.add("move-phase", "P6")
FARE_FIRST: Final[i64] = REFUSALS.add("fare-first", "R20")
FIGHT_FIRST: Final[i64] = REFUSALS.add("fight-first", "R26")
RETHROW_FIRST: Final[i64] = REFUSALS.add("rethrow-first", "R54")
ADVENTURE_PHASE: Final[i64] = REFUSALS.add("adventure-phase", "P10")
COST_FIRST: Final[i64] = REFUSALS.add("cost-first", "R38")
STEAL_FIRST: Final[i64] = REFUSALS.add("steal-first", "R45")
HAND_FIRST: Final[i64] = REFUSALS.add("hand-first", "R47")
TITANS_FIRST: Final[i64] = REFUSALS.add("titans-first", "R49")
ROTATE_FIRST: Final[i64] = REFUSALS.add("rotate-first", "R51")

# Setting up.
ADVENTURER_TAKEN: Final[i64] = REFUSALS.add("adventurer-taken", "R4")
SYSTEM_TAKEN: Final[i64] = REFUSALS.add("system-taken", "R4")
NO_SUCH_SYSTEM: Final[i64] = REFUSALS.add("no-such-system", "R1")

# At the dock.
CANNOT_PASS_NOW: Final[i64] = REFUSALS.add("cannot-pass-now", "P3")
HOLD_EMPTY: Final[i64] = REFUSALS.add("hold-empty", "P3")
HOLDS_FULL: Final[i64] = REFUSALS.add("holds-full", "P3")
NOTHING_TO_TURN: Final[i64] = REFUSALS.add("nothing-to-turn", "P4")

# A card that one does not have, by what it is wanted for.
SURPLUS_NOT_IN_HAND: Final[i64] = REFUSALS.add("surplus-not-in-hand", "R17")
FARE_NOT_IN_HAND: Final[i64] = REFUSALS.add("fare-not-in-hand", "R20")
COMMITTED_NOT_IN_HAND: Final[i64] = REFUSALS.add("committed-not-in-hand", "R26")
COST_NOT_IN_HAND: Final[i64] = REFUSALS.add("cost-not-in-hand", "R38")
DISCARD_NOT_IN_HAND: Final[i64] = REFUSALS.add("discard-not-in-hand", "R49")

# Moving.
MUST_LEAVE: Final[i64] = REFUSALS.add("must-leave", "R21")
ALREADY_THERE: Final[i64] = REFUSALS.add("already-there", "R19")
NO_ROUTE: Final[i64] = REFUSALS.add("no-route", "R19")
FARE_TOO_HIGH: Final[i64] = REFUSALS.add("fare-too-high", "R20")

# Adventures.
NO_ADVENTURE: Final[i64] = REFUSALS.add("no-adventure", "R37")
CANNOT_PAY: Final[i64] = REFUSALS.add("cannot-pay", "R38")
WRONG_KIND: Final[i64] = REFUSALS.add("wrong-kind", "P10")
GALAXOL_ONLY: Final[i64] = REFUSALS.add("galaxol-only", "R39")
GALAXOL_NEEDED_LATER: Final[i64] = REFUSALS.add("galaxol-needed-later", "P10")
NO_SUCH_VICTIM: Final[i64] = REFUSALS.add("no-such-player", "R45")
STEAL_FROM_RIVALS: Final[i64] = REFUSALS.add("steal-from-rivals", "P11")
OTHER_SORT: Final[i64] = REFUSALS.add("other-sort", "R45")
NOTHING_TO_STEAL: Final[i64] = REFUSALS.add("nothing-to-steal", "P11")
NO_SUCH_RECEIVER: Final[i64] = REFUSALS.add("no-such-receiver", "R47")
HAND_TO_RIVALS: Final[i64] = REFUSALS.add("hand-to-rivals", "P13")
TOO_WEAK: Final[i64] = REFUSALS.add("too-weak", "R49")
NO_CRYSTAL: Final[i64] = REFUSALS.add("no-crystal", "P12")
TOO_FAR: Final[i64] = REFUSALS.add("too-far", "P15")
