"""What crosses the border of Moles."""

from typing import Annotated

from msgspec import Meta

from ludotheque.core.components import ComponentFile
from ludotheque.core.shapes import Count, Event, Generator, Seat, Shape, Shapes, Words

Round = Annotated[int, Meta(ge=1)]
"""The number of a round."""


class Knowledge(Shape):
    """What all moles know, with perfect memory."""

    round: Round
    roots: list[Count]
    """By pot: the root under it, 0 for one that is not known."""
    lifted: list[Count]
    """The pots that are open for this round."""
    spent: list[Seat]
    """Who has lifted one."""
    done: list[Seat]
    """Who wants nothing more in this round."""
    dug: Count
    """So many roots are dug up."""
    lamps: Count


class Position(Knowledge):
    """Everything."""

    rng: Generator


class Pots(ComponentFile):
    """The component file."""

    pots: int
    """How many there are."""
    lamps: int
    """How many the moles have at first."""
    provenance: str
    """Where the figures come from."""


class Lifted(Event):
    seat: Seat
    pot: Count
    root: Count


class Done(Event):
    seat: Seat


class Dug(Event):
    pot: Count
    root: Count


class Missed(Event):
    pot: Count
    root: Count
    lamps: Count


class Covered(Event):
    round: Round


class Won(Event):
    pass


class Lost(Event):
    pass


class Lift(Words):
    pot: Count


class SayDone(Words, tag="done"):
    pass


class Dig(Words):
    pot: Count


SHAPES = Shapes(
    view=Knowledge,
    knowledge=Knowledge,
    position=Position,
    events=Lifted | Done | Dug | Missed | Covered | Won | Lost,
    words=Lift | SayDone | Dig,
    components=Pots,
)
