"""What always holds in Connect Four."""

from connect_four.rules import NOBODY, ConnectFourState
from ludotheque.core.contract import State


def check(state: State) -> None:
    """As many discs lie as were dropped, each on another one or at the bottom."""
    assert isinstance(state, ConnectFourState)
    assert sum(1 for cell in state.cells if cell != NOBODY) == state.dropped
    for cell in range(state.rules.columns, len(state.cells)):
        assert state.cells[cell] == NOBODY or state.cells[cell - state.rules.columns] != NOBODY
