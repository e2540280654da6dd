"""What an experienced pilot would say at a glance."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.contract import Heuristic, State


@final
class StarClickerHeuristic(Heuristic):
    def weigh(self, state: State, seat: i64, action: i64) -> i64:
        return 0
