"""Why an action is refused, each with the rule behind it."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusals

REFUSALS: Final = Refusals()

OVER: Final[i64] = REFUSALS.add("over", "R3")
NOT_YOUR_TURN: Final[i64] = REFUSALS.add("not-your-turn", "R1")
TOO_MANY: Final[i64] = REFUSALS.add("too-many", "R2")
