"""What crosses the border of Weasels."""

from typing import Annotated

from msgspec import Meta

from ludotheque.core.components import ComponentFile
from ludotheque.core.shapes import Count, EventShape, Generator, Seat, SeatOrNobody, Shape, Shapes, Watching, WordsShape


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

    cards: Annotated[int, Meta(le=99)]
    """The highest."""
    rounds: Annotated[int, Meta(le=99)]
    """How many are played."""
    provenance: str
    """Where the figures come from."""


class Dared(EventShape):
    seat: Seat
    rival: Seat


class Stood(EventShape):
    seat: Seat


class Slunk(EventShape):
    seat: Seat


class Shown(EventShape):
    seat: Seat
    card: Count


class Scored(EventShape):
    seat: Seat


class Dare(WordsShape):
    rival: Seat


class Stand(WordsShape):
    pass


class Slink(WordsShape):
    pass


SHAPES = Shapes(
    view=Knowledge,
    knowledge=Knowledge,
    position=Position,
    events=Dared | Stood | Slunk | Shown | Scored,
    words=Dare | Stand | Slink,
    components=Deck,
)
