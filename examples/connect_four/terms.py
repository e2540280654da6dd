"""What players of Connect Four look at once they have dropped a disc: the rows that each can still complete."""

from collections.abc import Iterator

from mypy_extensions import i64

from connect_four.rules import DIRECTIONS, NOBODY, ConnectFourState
from ludotheque.core.contract import LESS, MORE, State, Term, Terms
from ludotheque.core.types import Floats


class ConnectFourTerms(Terms):
    """Both players' rows that want just one more disc, and those that nothing bars yet."""

    def __init__(self, most: float) -> None:
        super().__init__(
            [
                Term("own-threats", MORE, 0.3, 0.0, most),
                Term("rival-threats", LESS, 0.3, 0.0, most),
                Term("own-rows", MORE, 1.0, 0.0, most),
                Term("rival-rows", LESS, 1.0, 0.0, most),
            ]
        )

    def measure(self, state: State, seat: i64, into: Floats) -> None:
        assert isinstance(state, ConnectFourState)
        into[0], into[2] = counted(state, seat)
        into[1], into[3] = counted(state, 1 - seat)

    def stock(self, state: State, seat: i64) -> bool:
        """As soon as the other player is to act."""
        return True


def terms(cells: i64, seat: i64) -> Terms:
    """The same for both; from no cell more rows begin than there are directions."""
    return ConnectFourTerms(float(cells * len(DIRECTIONS)))


def counted(state: ConnectFourState, seat: i64) -> tuple[float, float]:
    """How many rows of a player want one disc, and how many hold no disc of the other."""
    one_short = open_rows = 0
    for row in rows(state):
        discs = [state.cells[cell] for cell in row]
        if 1 - seat not in discs:
            open_rows += 1
            one_short += discs.count(NOBODY) == 1
    return float(one_short), float(open_rows)


def rows(state: ConnectFourState) -> Iterator[list[int]]:
    """Every place for a whole row, as its cells."""
    columns, height, length = state.rules.columns, state.rules.rows, state.rules.row
    for cell in range(columns * height):
        for along, up in DIRECTIONS:
            column, row = cell % columns + along * (length - 1), cell // columns + up * (length - 1)
            if 0 <= column < columns and 0 <= row < height:
                yield [cell + step * (along + up * columns) for step in range(length)]
