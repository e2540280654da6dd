"""Why an action of Laaancez ! is refused, each with the rule or ruling behind it."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusals

REFUSALS: Final = Refusals()

GAME_OVER: Final[i64] = REFUSALS.add("over", "R16")
NOT_THE_ROLLER: Final[i64] = REFUSALS.add("not-the-roller", "L12")
ROLL_FIRST: Final[i64] = REFUSALS.add("roll-first", "R5")
ALREADY_CHOSEN: Final[i64] = REFUSALS.add("already-chosen", "L1")
CHOOSE_FIRST: Final[i64] = REFUSALS.add("choose-first", "L4")
FIGHTING: Final[i64] = REFUSALS.add("fighting", "R9")
RECRUITING: Final[i64] = REFUSALS.add("recruiting", "R2")
NOT_YOUR_THROW: Final[i64] = REFUSALS.add("not-your-throw", "L6")
NOT_OFFERED: Final[i64] = REFUSALS.add("not-offered", "R6")
CANDLE_CELL: Final[i64] = REFUSALS.add("candle-cell", "L2")
CELL_TAKEN: Final[i64] = REFUSALS.add("cell-taken", "R7")
TICK_NOT_OFFERED: Final[i64] = REFUSALS.add("tick-not-offered", "R6")
TICK_CANDLE: Final[i64] = REFUSALS.add("tick-candle", "L3")
TICK_HOLE: Final[i64] = REFUSALS.add("tick-hole", "L3")
TICK_LIMIT: Final[i64] = REFUSALS.add("tick-limit", "R4")
MUST_CHOOSE: Final[i64] = REFUSALS.add("must-choose", "L4")
MUST_THROW: Final[i64] = REFUSALS.add("must-throw", "L13")
THROWER_OFF_LINE: Final[i64] = REFUSALS.add("thrower-off-line", "L8")
THROWER_GONE: Final[i64] = REFUSALS.add("thrower-gone", "L8")
THROWER_HARMLESS: Final[i64] = REFUSALS.add("thrower-harmless", "R12")
TARGET_OFF_LINE: Final[i64] = REFUSALS.add("target-off-line", "L8")
TARGET_GONE: Final[i64] = REFUSALS.add("target-gone", "L8")
TARGET_PROTECTED: Final[i64] = REFUSALS.add("target-protected", "L9")
