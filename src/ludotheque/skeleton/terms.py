"""What players look at once they have acted, so that hints can say why; may be missing."""

from mypy_extensions import i64

from ludotheque.core.contract import LESS, State, Term, Terms
from ludotheque.core.types import Floats
from ludotheque.skeleton.rules import StonesState


class StonesTerms(Terms):
    """Whether the other player may take the last stone, in cases of a hundred."""

    def __init__(self) -> None:
        super().__init__([Term("last", LESS, 5.0, 0.0, 100.0)])

    def measure(self, state: State, seat: i64, into: Floats) -> None:
        assert isinstance(state, StonesState)
        into[0] = 100.0 if 0 < state.stones <= state.rules.most else 0.0

    def stock(self, state: State, seat: i64) -> bool:
        """As soon as the other player is to act."""
        return True


def terms(seat: i64) -> Terms:
    """The same for both."""
    return StonesTerms()
