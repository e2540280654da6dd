"""What an experienced player of Arkade would say at a glance."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.contract import Heuristic, State
from ludotheque.games.arkade.rules import ArkadeState


@final
class ArkadeHeuristic(Heuristic):
    """To come."""

    def weigh(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, ArkadeState)
        return 1
