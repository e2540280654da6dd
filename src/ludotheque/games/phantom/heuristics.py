"""What an experienced raider would say at a glance."""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.contract import Heuristic, State

USUAL: Final[i64] = 1000


@final
class PhantomHeuristic(Heuristic):
    def weigh(self, state: State, seat: i64, action: i64) -> i64:
        return USUAL
