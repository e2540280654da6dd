"""What crosses the border of Weasels."""

from ludotheque.core.components import ComponentFile
from ludotheque.core.shapes import Count, Event, Generator, Seat, SeatOrNobody, Shape, Shapes, Watching, Words


class Open(Shape):
    """What lies open."""

    turns: Count
    """So many turns are over."""
    dared: SeatOrNobody
    """Who has to answer."""
    points: list[Count]
    """By seat."""
    shown: list[bool]
    """By seat, whether its card is."""
    cards: list[Count]
    """By seat; 0 for one that is not seen."""


class Knowledge(Open, kw_only=True):
    """What a weasel knows."""

    seat: Watching


class Position(Open, kw_only=True):
    """Everything."""

    rng: Generator


class Deck(ComponentFile):
    """The component file."""

    cards: int
    """The highest."""
    rounds: int
    """How many are played."""
    provenance: str
    """Where the figures come from."""


class Dared(Event):
    seat: Seat
    rival: Seat


class Stood(Event):
    seat: Seat


class Slunk(Event):
    seat: Seat


class Shown(Event):
    seat: Seat
    card: Count


class Scored(Event):
    seat: Seat


class Dare(Words):
    rival: Seat


class Stand(Words):
    pass


class Slink(Words):
    pass


SHAPES = Shapes(
    view=Knowledge,
    knowledge=Knowledge,
    position=Position,
    events=Dared | Stood | Slunk | Shown | Scored,
    words=Dare | Stand | Slink,
    components=Deck,
)
