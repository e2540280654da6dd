"""What always holds in Moles."""

from ludotheque.core.contract import State
from tests.tiny_crew.rules import UNKNOWN, MolesState


def check(state: State) -> None:
    """Open pots were seen into, no root is seen twice, and only who has lifted a pot is done."""
    assert isinstance(state, MolesState)
    seen = [root for root in state.roots if root != UNKNOWN]
    assert len(set(seen)) == len(seen)
    assert all(state.roots[pot] != UNKNOWN for pot in state.lifted)
    assert set(state.done) <= set(state.spent)
    assert state.awaited() & ~state.acting() == 0
