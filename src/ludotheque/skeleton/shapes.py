"""What crosses the border of the game: views, positions, events, words and the component file."""

from msgspec import UNSET, UnsetType

from ludotheque.core.components import ComponentFile, Number
from ludotheque.core.shapes import Count, EventShape, Generator, Seat, Shape, Shapes, WordsShape


class View(Shape):
    """What everybody knows: all."""

    stones: Count
    """How many are left on the heap."""
    turn: Seat
    """Who takes next; after the end, who would."""


class Position(View):
    """Everything."""

    rng: Generator | UnsetType = UNSET
    """Where chance stands; at a fixed place, if nothing is said."""


class Took(EventShape):
    """Stones were taken."""

    seat: Seat
    """Who took them."""
    stones: Count
    """How many."""
    left: Count
    """How many are left on the heap."""


class Won(EventShape):
    """The game is over."""

    seat: Seat
    """Who has won."""


class Take(WordsShape):
    """Take so many."""

    stones: Count
    """How many."""


class Components(ComponentFile):
    """The component file."""

    heap: Number
    """So many stones lie on it."""
    most: Number
    """So many may be taken at once."""


SHAPES = Shapes(view=View, knowledge=View, position=Position, events=Took | Won, words=Take, components=Components)
