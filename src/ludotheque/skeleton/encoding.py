"""What a player knows as numbers, for players that learn: the stones, and whose turn it is."""

from mypy_extensions import i64

from ludotheque.core.contract import Encoding, State
from ludotheque.core.types import Ints
from ludotheque.skeleton.rules import StonesState


class StonesEncoding(Encoding):
    """Each number is declared with its range, then written as a seat sees it."""

    def __init__(self, heap: i64) -> None:
        super().__init__()
        self.stones = self.add("stones", 0, heap)
        self.turn = self.add("own turn")

    def write(self, state: State, seat: i64, into: Ints) -> None:
        assert isinstance(state, StonesState)
        into[self.stones] = state.stones
        into[self.turn] = 1 if state.turn == seat else 0
