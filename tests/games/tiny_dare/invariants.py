"""What always holds in Weasels."""

from ludotheque.core.contract import State
from tests.tiny_dare.rules import WeaselsState


def check(state: State) -> None:
    """A point for each turn that is over, and nobody answers their own dare."""
    assert isinstance(state, WeaselsState)
    assert sum(state.points) == state.turns
    assert state.dared != state.turn
