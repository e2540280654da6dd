"""What crosses the border of Connect Four: views, positions, events, words and the component file."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from ludotheque.core.components import ComponentFile, Number
from ludotheque.core.shapes import EventShape, Generator, Seat, SeatOrNobody, Shape, Shapes, WordsShape

Cell = Literal["", "red", "yellow"]
"""The disc in a place, or none."""

Column = Annotated[int, Meta(ge=1)]
"""Columns are counted from 1, from the left."""


class View(Shape):
    """What everybody knows: all."""

    board: list[list[Cell]]
    """Row by row, from the top."""
    turn: SeatOrNobody
    """Who drops the next disc; nobody after the end."""
    winner: SeatOrNobody
    """Who has won; nobody before the end, or after a draw."""


class Position(View):
    """Everything."""

    rng: Generator | UnsetType = UNSET
    """Where chance stands; at a fixed place, if nothing is said."""


class Dropped(EventShape):
    """A disc fell."""

    seat: Seat
    column: Column


class Won(EventShape):
    """There are enough discs in a row."""

    seat: Seat


class Full(EventShape):
    """There is no place left."""


class Drop(WordsShape):
    """Drop a disc."""

    column: Column


class Components(ComponentFile):
    """The component file."""

    columns: Number
    """How many the board has."""
    rows: Number
    """How many the board has."""
    row: Number
    """So many discs in a row win."""


SHAPES = Shapes(
    view=View,
    knowledge=View,
    position=Position,
    events=Dropped | Won | Full,
    words=Drop,
    components=Components,
)
