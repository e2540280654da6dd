"""What a player of Connect Four knows as numbers: the own discs, the rival's, and whose turn it is."""

from mypy_extensions import i64

from connect_four.rules import NOBODY, ConnectFourState
from ludotheque.core.contract import Encoding, State
from ludotheque.core.types import Ints


class ConnectFourEncoding(Encoding):
    """By who looks, not by colour: what is learnt for one seat holds for both."""

    def __init__(self, columns: i64, rows: i64) -> None:
        super().__init__()
        places = [f"{column + 1}, {row + 1}" for row in range(rows) for column in range(columns)]
        self.own = self.add("own disc", among=places)
        self.rival = self.add("rival's disc", among=places)
        self.turn = self.add("own turn")

    def write(self, state: State, seat: i64, into: Ints) -> None:
        assert isinstance(state, ConnectFourState)
        for place in range(len(state.cells)):
            if state.cells[place] != NOBODY:
                into[(self.own if state.cells[place] == seat else self.rival) + place] = 1
        into[self.turn] = 1 if state.turn() == seat else 0
