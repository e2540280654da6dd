"""What always holds in Heads."""

from ludotheque.core.contract import State
from tests.tiny_timed.rules import HeadsState


def check(state: State) -> None:
    """What is in the air lands later; nobody has more heads than win, nor do both win."""
    assert isinstance(state, HeadsState)
    assert all(coin["lands"] > state.clock for coin in state.coins if coin)
    assert max(state.heads) <= state.rules.coins.heads
    assert state.heads.count(state.rules.coins.heads) <= 1
