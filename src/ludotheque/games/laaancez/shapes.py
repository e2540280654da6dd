"""What crosses the border of Laaancez !: views, positions, events, words and the component file."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from ludotheque.core.components import ComponentFile, Number, Provenanced
from ludotheque.core.shapes import Count, EventShape, Generator, Shape, Shapes, Text, Watching, WordsShape

Player = Annotated[int, Meta(ge=0, le=1)]
"""One of the two seats."""

Phase = Literal["roll", "choose", "combat", "over"]
"""What is to be done: roll the die, choose an option, throw, or nothing any more."""

Die = Annotated[int, Meta(ge=0, le=6)]
"""A result of the die, or 0 for none."""

Line = str
"""The letter of a line, from the front: `a` is the first, the last is the candle's."""

CellName = str
"""A cell: the letter of its line, and its number along it."""

Choice = str
"""The line of an action, empty for a player who has not chosen."""


# Views and positions.


class SheetSeen(Shape):
    """One player's sheet."""

    rows: list[str]
    """Row by row from the front, a word for a cell: `.` for a hole, `hat:4/1` for a hat with 4 hearts and damage 1."""
    candle: Count
    """The hearts that the candle has left."""
    line: Line
    """The line that fights."""


class View(Shape):
    """What somebody at the table, or watching, knows."""

    seat: Watching
    """Who knows it."""
    phase: Phase
    turn: Player
    """Who rolls; while choosing, who rolled; in combat, who throws."""
    die: Die
    """The result to choose from."""
    sheets: Annotated[list[SheetSeen], Meta(min_length=2, max_length=2)]
    """By seat."""
    choices: Annotated[list[Choice], Meta(min_length=2, max_length=2)]
    """By seat: the action chosen, `?` for one that is still secret."""


class SheetSetUp(Shape):
    """One player's sheet as somebody sets it up."""

    rows: list[str]
    """As in `SheetSeen`; an object without numbers is as it is copied."""
    candle: Count | UnsetType = UNSET
    """The hearts that the candle has left; all of them, if nothing is said."""
    line: Line = "a"
    """The line that fights."""


class Position(Shape):
    """Everything."""

    phase: Phase
    sheets: Annotated[list[SheetSetUp], Meta(min_length=2, max_length=2)]
    """By seat."""
    turn: Player = 0
    """Who rolls; while choosing, who rolled; in combat, who throws."""
    die: Die = 0
    """The result to choose from."""
    choices: Annotated[list[Choice], Meta(min_length=2, max_length=2)] = field(default_factory=lambda: ["", ""])
    """By seat: the action chosen."""
    rng: Generator | UnsetType = UNSET
    """Where chance stands; at a fixed place, if nothing is said."""


# Events.


class Rolled(EventShape):
    """Somebody rolled the die."""

    seat: Player
    """Who rolled."""
    die: Die
    """The result."""


class Chose(EventShape):
    """Somebody chose, in secret."""

    seat: Player
    """Who chose."""


class ChoseThis(EventShape):
    """What somebody chose, for their own eyes."""

    seat: Player
    """Who chose."""
    verb: Literal["copy", "tick", "pass"]
    """What it was."""
    object: Text | UnsetType = UNSET
    """What is copied or ticked; nothing for a pass."""
    cell: CellName | UnsetType = UNSET
    """Where it is copied to, or stands."""
    damage: Count | UnsetType = UNSET
    """What a ticked object will do."""


class CopyDone(EventShape):
    """An object was copied into a cell."""

    seat: Player
    """Whose sheet it is."""
    object: Text
    """What was copied."""
    cell: CellName
    """Where it stands now."""


class TickDone(EventShape):
    """One more damage was ticked."""

    seat: Player
    """Whose sheet it is."""
    object: Text
    """What was ticked."""
    cell: CellName
    """Where it stands."""
    damage: Count
    """What the object does now."""


class PassDone(EventShape):
    """Somebody could carry out neither option."""

    seat: Player
    """Who did nothing."""


class Combat(EventShape):
    """A sheet is complete, and combat begins."""


class Thrown(EventShape):
    """An object was thrown at another."""

    seat: Player
    """Who threw."""
    object: Text
    """What was thrown."""
    origin: CellName = field(name="from")
    """The cell of the thrower."""
    target: Text
    """What was hit."""
    to: CellName
    """The cell that was hit."""
    damage: Count
    """What the thrower does."""
    lost: Count
    """The hearts that were crossed out."""
    left: Count
    """The hearts that the target has left."""


class Destroyed(EventShape):
    """An object has lost its last heart."""

    seat: Player
    """Whose it was."""
    object: Text
    """What it was."""
    cell: CellName
    """Where it stood."""


class Folded(EventShape):
    """A line was folded away."""

    seat: Player
    """Whose sheet it is."""
    line: Line


class OnCandle(EventShape):
    """Somebody has nothing but the candle left."""

    seat: Player
    """Whose sheet it is."""


class Won(EventShape):
    """A candle is out."""

    seat: Player
    """Who has won."""


# Words.


class Roll(WordsShape):
    """Roll the die."""


class Pass(WordsShape):
    """Do nothing, for nothing can be done."""


class Tick(WordsShape):
    """Tick one more damage."""

    object: Text
    """What is ticked."""
    cell: CellName
    """Where it stands."""
    damage: Count
    """What the object will do then."""


class Copy(WordsShape):
    """Copy an object into a free cell."""

    object: Text
    """What is copied."""
    cell: CellName
    """Where it is copied to."""


class Throw(WordsShape):
    """Throw an object at another."""

    object: Text
    """What is thrown."""
    origin: CellName = field(name="from")
    """The cell of the thrower."""
    target: Text
    """What it is thrown at."""
    to: CellName
    """The cell that it is thrown at."""
    damage: Count
    """What the thrower does."""


# The component file.


class SheetRows(Provenanced):
    """The sheet of each player."""

    rows: list[int]
    """How many cells each line has, from the front; the candle stands alone behind them."""


class Candle(Shape):
    """The candle of each player."""

    hearts: Number
    """How many it has at first."""
    damage: Number
    """What it does when it is thrown."""
    second: Number | UnsetType = UNSET
    """How many that of player 2 has, who throws second; as many as that of player 1, if nothing is said."""

    def hearts_of_each(self) -> list[int]:
        """By seat: how many hearts the candle has at first."""
        first = self.hearts.value
        return [first, first if self.second is UNSET else self.second.value]


class Throwable(Provenanced):
    """An object."""

    name: str
    """As the texts of the game know it, without its article."""
    hearts: int
    """How many it has when it is copied."""
    damage: int
    """Ticked when it is copied."""
    limit: int
    """The most that can be ticked."""
    protects: bool = False
    """Whether it shields its neighbours while it lives."""


class Face(Provenanced):
    """A result of the die."""

    options: list[str]
    """Objects to copy, or `damage` to tick one more damage."""


class Components(ComponentFile):
    """The component file."""

    sheet: SheetRows
    candle: Candle
    objects: list[Throwable]
    """All objects, in the order in which actions number them."""
    die: list[Face]
    """The results, from 1 on."""


SHAPES = Shapes(
    view=View,
    knowledge=View,
    position=Position,
    events=(
        Rolled
        | Chose
        | ChoseThis
        | CopyDone
        | TickDone
        | PassDone
        | Combat
        | Thrown
        | Destroyed
        | Folded
        | OnCandle
        | Won
    ),
    words=Roll | Pass | Tick | Copy | Throw,
    components=Components,
)
