"""What always holds."""

from ludotheque.core.contract import State
from ludotheque.skeleton.rules import StonesState


def check(state: State) -> None:
    assert isinstance(state, StonesState)
    assert 0 <= state.stones <= state.rules.heap
