"""What crosses the border of Magpies."""

from typing import Annotated

from msgspec import Meta

from ludotheque.core.components import ComponentFile
from ludotheque.core.shapes import BySeat, Count, EventShape, Generator, Seat, Shape, Shapes, Watching, WordsShape

Bid = Annotated[int, Meta(ge=-2, le=99)]
"""How many coins; -1 for none yet, -2 for a bid that is not seen."""


class Open(Shape):
    """What lies open."""

    lot: Count
    """The trinket that is offered, 0 for none."""
    coins: BySeat[Count]
    """By seat."""
    won: BySeat[list[Count]]
    """The trinkets that each seat has won."""
    lost: list[Count]
    """The trinkets that nobody has won."""
    bids: BySeat[Bid]
    """By seat."""
    nests: BySeat[Count]
    """By seat; 0 for one that is not seen."""


class Knowledge(Open, kw_only=True):
    """What a magpie knows."""

    seat: Watching


class View(Knowledge, kw_only=True):
    """What is shown of it: coins of the others are not counted out loud."""

    coins: BySeat[Count | None]  # type: ignore[assignment]


class Position(Open, kw_only=True):
    """Everything."""

    deck: list[Count]
    """The trinkets to come, the next last."""
    rng: Generator


class Trinkets(ComponentFile):
    """The component file."""

    trinkets: list[Annotated[int, Meta(ge=1, le=99)]]
    """What each is worth."""
    lots: Annotated[int, Meta(ge=1, le=99)]
    """How many are offered in a game."""
    coins: Annotated[int, Meta(ge=0, le=99)]
    """How many each has at first."""
    provenance: str
    """Where the figures come from."""


class Bidden(EventShape, tag="bid"):
    """Somebody has bid, and nobody else sees how much."""

    seat: Seat


class BidThis(EventShape):
    """Your own bid."""

    seat: Seat
    coins: Count


class BidShown(EventShape):
    seat: Seat
    coins: Count


class Taken(EventShape):
    seat: Seat
    trinket: Count


class Lost(EventShape):
    trinket: Count


class Offered(EventShape):
    trinket: Count


class Nest(EventShape):
    seat: Seat
    trinket: Count


class ToBid(WordsShape, tag="bid"):
    coins: Count


SHAPES = Shapes(
    view=View,
    knowledge=Knowledge,
    position=Position,
    events=Bidden | BidThis | BidShown | Taken | Lost | Offered | Nest,
    words=ToBid,
    components=Trinkets,
)
