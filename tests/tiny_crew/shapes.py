"""What crosses the border of Moles."""

from typing import Annotated

from msgspec import Meta

from ludotheque.core.components import ComponentFile
from ludotheque.core.shapes import Count, EventShape, Generator, Seat, Shape, Shapes, WordsShape

Round = Annotated[int, Meta(ge=1, le=999)]
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


class Unseen(Shape):
    """What nobody ever saw, drawn for the end."""

    roots: list[Count]
    """By pot: the root that might be under it, 0 for one that was seen."""


class Pots(ComponentFile):
    """The component file."""

    pots: Annotated[int, Meta(ge=1, le=12)]
    """How many there are."""
    lamps: Annotated[int, Meta(ge=1, le=12)]
    """How many the moles have at first."""
    provenance: str
    """Where the figures come from."""


class Lifted(EventShape):
    seat: Seat
    pot: Count
    root: Count


class Done(EventShape):
    seat: Seat


class Dug(EventShape):
    pot: Count
    root: Count


class Missed(EventShape):
    pot: Count
    root: Count
    lamps: Count


class Covered(EventShape):
    round: Round


class Won(EventShape):
    pass


class Lost(EventShape):
    pass


class Lift(WordsShape):
    pot: Count


class SayDone(WordsShape, tag="done"):
    pass


class Dig(WordsShape):
    pot: Count


SHAPES = Shapes(
    view=Knowledge,
    knowledge=Knowledge,
    position=Position,
    events=Lifted | Done | Dug | Missed | Covered | Won | Lost,
    words=Lift | SayDone | Dig,
    components=Pots,
    unseen=Unseen,
)
