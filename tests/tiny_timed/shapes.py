"""What crosses the border of Heads."""

from typing import Annotated

from msgspec import Meta

from ludotheque.core.components import ComponentFile
from ludotheque.core.shapes import Count, EventShape, Generator, Moment, Seat, Shape, Shapes, WordsShape


class Tossed(Shape):
    """A coin in the air: who tossed it, and when it lands."""

    seat: Seat
    lands: Moment


class Knowledge(Shape):
    """What everybody knows: all."""

    clock: Moment
    coins: list[Tossed | None]
    """Nothing for one that lies."""
    heads: Annotated[list[Count], Meta(min_length=2, max_length=2)]
    """By seat, how many were thrown."""


class Position(Knowledge):
    """Everything."""

    rng: Generator


class Coins(ComponentFile):
    """The component file."""

    falls: list[Annotated[int, Meta(ge=1, le=60_000)]]
    """By coin: how long it falls, in milliseconds."""
    heads: Annotated[int, Meta(ge=1, le=99)]
    """So many win."""
    provenance: str
    """Where the figures come from."""


class Toss(WordsShape):
    coin: Count


class WasTossed(EventShape, tag="tossed"):
    seat: Seat
    coin: Count
    lands: Moment


class Heads(EventShape):
    seat: Seat
    coin: Count
    heads: Count


class Tails(EventShape):
    coin: Count


class Won(EventShape):
    seat: Seat


SHAPES = Shapes(
    view=Knowledge,
    knowledge=Knowledge,
    position=Position,
    events=WasTossed | Heads | Tails | Won,
    words=Toss,
    components=Coins,
)
