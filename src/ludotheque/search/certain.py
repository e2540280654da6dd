"""A win at once that nothing can spoil: neither chance nor what is hidden nor anybody."""

from mypy_extensions import i64

from ludotheque.core.contract import State
from ludotheque.search.solver import WON


def wins_at_once(state: State, seat: i64, action: i64) -> bool:
    """Whether an action of a seat wins for certain: all lies open, it draws no chance, and it settles the game."""
    if not state.open():
        return False
    after = state.clone()
    before = after.rng.words()
    after.apply(seat, action)
    return after.settled() and after.score(seat) >= WON and after.rng.words() == before
