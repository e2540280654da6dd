"""What crosses Arkade's border: the table as everybody sees it, positions, events, words and the component file.

The board is written line by line, a word for a cell: `.` for nothing, `green` for a saucer, `green+` for one with an
extra life, `green*` for one that has triggered a bonus, `asteroid`, `field`, `tower`. Cells are `a1` to `h6`: a letter
for the line, from the Alien's first, and the number of the column. Of two things of a kind, the Alien's comes first.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ludotheque.core.components import ComponentFile, Number, Provenanced
from ludotheque.core.shapes import (
    Count,
    EventShape,
    Generator,
    Moment,
    Seat,
    SeatOrNobody,
    Shape,
    Shapes,
    Text,
    WordsShape,
)
from ludotheque.games.arkade.tiles import ALIEN_KINDS, DEFENDER_KINDS

Phase = Literal["ready", "countdown", "play", "over"]
"""Before the signal of an arcade game, during its countdown, at play, or at an end."""
Reactor = Literal["", "next", "held", "moored"]
"""Empty if in order; damaged from the defender's next turn on; holding the ship; the ship has obeyed it."""
AlienKind = Literal["life", "engine", "rift", "nugget", "repair", "reactor"]
"""What a tile of the Alien does."""
DefenderKind = Literal["ammo", "asteroid", "nugget-1", "nugget-2", "field", "comet-1", "comet-2", "tower", "gps"]
"""What a tile of the defender does."""

Winner = Annotated[int, Meta(ge=-1, le=2)]
"""A seat, 2 for a draw, or -1 while both sides can win."""

Column = Annotated[int, Meta(ge=1)]
"""Columns are counted from 1."""

CellName = str
"""A cell: the letter of its line, from the Alien's first, and the number of its column."""

Two = Meta(min_length=2, max_length=2)
Face = str | int
"""What a die shows: a colour, or the movement die a column."""

Flags = Annotated[list[bool], Two]
"""Of each die or of each side, the Alien's or the first die's first."""
Dice = Annotated[list[Face], Meta(max_length=2)]
"""What two dice show; none before the first throw."""
Counts = dict[str, Count]
"""By colour."""


# The table.


class AlienHand(Shape, kw_only=True):
    """The Alien's tiles."""

    left: Count | UnsetType = UNSET
    """How many are still to be turned."""
    turned: list[AlienKind] = msgspec.field(default_factory=list)
    """Those that were turned, the first first."""


class AlienTilesSeen(AlienHand, kw_only=True):
    left: Count
    turned: list[AlienKind]


class DefenderHand(Shape, kw_only=True):
    """The defender's tiles."""

    left: Counts = msgspec.field(default_factory=dict)
    """How many of each colour are still to be turned."""
    turned: dict[str, list[DefenderKind]] = msgspec.field(default_factory=dict)
    """By colour: those that were turned, the first first."""
    ammo: list[str] = msgspec.field(default_factory=list)
    """The colours of the super ammo that is kept."""
    gps: Count = 0
    """How many GPS tiles are kept."""


class DefenderTilesSeen(DefenderHand, kw_only=True):
    left: Counts
    turned: dict[str, list[DefenderKind]]
    ammo: list[str]
    gps: Count


class OnTheTable(Shape, kw_only=True):
    """Everything on the table. In a position written by hand, what is left out is as at the start.

    Saucers that are not on the board are off it, and were shot.
    """

    phase: Phase | UnsetType = UNSET
    """In strategy only `play` and `over`."""
    clock: Count = 0
    """Milliseconds since the beginning of an arcade game."""
    ready: Flags | UnsetType = UNSET
    """Arcade only: who is ready for the signal."""
    starts: Moment | UnsetType = UNSET
    """Arcade only: when the countdown ends."""
    turn: SeatOrNobody | UnsetType = UNSET
    """Whose turn it is; nobody's in the arcade."""
    turns: Count | UnsetType = UNSET
    """Turns completed, both players'."""
    throws: Count = 0
    """Throws of this turn; in the arcade all that have landed."""
    kept: bool = False
    """Whether the throws of this turn are final."""
    rows: list[str] | UnsetType = UNSET
    """The lines of the board from the Alien's first, a word for a cell."""
    ship: Column = 1
    """The column before which the ship stands."""
    nuggets: Count | UnsetType = UNSET
    """How many the defender has left."""
    dice: Annotated[list[Dice], Two] = msgspec.field(default_factory=lambda: [[], []])
    """What the two dice of each side show: the Alien's colours, the fire die's colour and the movement die's column."""
    used: Annotated[list[Flags], Two] = msgspec.field(default_factory=lambda: [[False, False], [False, False]])
    """Which of these dice have been used."""
    lands: Annotated[list[Moment], Two] = msgspec.field(default_factory=lambda: [-1, -1])
    """When dice that are in the air land."""
    out: Counts = msgspec.field(default_factory=dict)
    """How many saucers of each colour are off the board."""
    shot: Counts = msgspec.field(default_factory=dict)
    """How many of each colour have been eliminated by shots in the whole game."""
    alien: AlienHand = msgspec.field(default_factory=AlienHand)
    defender: DefenderHand = msgspec.field(default_factory=DefenderHand)
    reactor: Reactor = ""
    held: Count = 0
    """Arcade: throws that landed while the ship was held."""
    choices: Annotated[list[str], Two] = msgspec.field(default_factory=lambda: ["", ""])
    """The open choice of each side: `stop d5`, `rift d`, `repair`, `asteroid`, `field`, `tower`, `comet 1`, or none."""
    winner: Winner = -1


class Position(OnTheTable, kw_only=True):
    """The whole state."""

    rng: Generator | UnsetType = UNSET
    """Where the generator stands; left out, it starts from a fixed seed."""


class Knowledge(OnTheTable, kw_only=True):
    """What everybody sees, all of it told."""

    phase: Phase
    clock: Count
    turn: SeatOrNobody
    turns: Count
    throws: Count
    kept: bool
    rows: list[str]
    ship: Column
    nuggets: Count
    dice: Annotated[list[Dice], Two]
    used: Annotated[list[Flags], Two]
    lands: Annotated[list[Moment], Two]
    out: Counts
    shot: Counts
    alien: AlienTilesSeen
    defender: DefenderTilesSeen
    reactor: Reactor
    held: Count
    choices: Annotated[list[str], Two]
    winner: Winner


class Unseen(Shape):
    """The tiles that nobody has turned, drawn for the end only: they might have been so."""

    alien: list[AlienKind]
    """The Alien's."""
    defender: dict[str, list[DefenderKind]]
    """By colour: the defender's."""


# Events.


class Thrown(EventShape):
    """Dice lie on the table."""

    seat: Seat
    """Who threw."""
    dice: Dice
    rolled: Flags
    """Which of the two were thrown."""
    throw: Count
    """The number of the throw in this turn, 0 in the arcade."""
    first: Face
    """What the first die shows, to be put into words."""
    second: Face
    """What the second die shows, to be put into words."""


class Kept(EventShape):
    """The throws of the turn are final."""

    seat: Seat
    """Whose turn it is."""


class Ended(EventShape):
    """A turn is over."""

    seat: Seat
    """Whose turn it was."""


class IsReady(EventShape, tag="ready"):
    """Somebody is ready for the signal."""

    seat: Seat
    """Who is ready."""


class Countdown(EventShape):
    """Both are ready."""

    ms: Count
    """Milliseconds to the signal."""


class Go(EventShape):
    """The signal."""


class Tossed(EventShape):
    """Dice are in the air."""

    seat: Seat
    """Who threw."""
    lands: Moment
    """When they land."""


class Moved(EventShape):
    """A saucer has moved."""

    seat: Seat
    saucer: Text
    """Its colour."""
    origin: CellName = msgspec.field(name="from")
    """Where it was."""
    to: CellName
    """Where it is now."""
    by: Literal["die", "engine", "rift"]
    """What moved it: a die, or one of two tiles."""


class Bonus(EventShape):
    """A saucer on a bonus cell has turned a tile."""

    seat: Seat
    cell: CellName
    """Where the saucer stands."""
    tile: Text
    """What was turned."""


class Life(EventShape):
    """A saucer has an extra life."""

    seat: Seat
    saucer: Text
    """Its colour."""
    cell: CellName
    """Where it stands."""


class Repaired(EventShape):
    """A saucer is back on the first line."""

    seat: Seat
    saucer: Text
    """Its colour."""
    cell: CellName
    """Where it stands now."""


class NuggetLost(EventShape):
    """The defender has lost a nugget."""

    seat: Seat
    left: Count
    """How many are left."""


class ReactorHit(EventShape):
    """The ship's reactor is damaged."""

    seat: Seat


class Released(EventShape):
    """The ship is free again."""

    seat: Seat


class NoEffect(EventShape):
    """A tile was turned for nothing."""

    seat: Seat
    tile: Text
    """What was turned."""


class LostBonus(EventShape):
    """The saucer on a bonus cell is gone, and its bonus with it."""

    seat: Seat
    cell: CellName
    """Where the saucer stood."""


class Sacrificed(EventShape):
    """A saucer and the asteroid ahead of it are gone."""

    seat: Seat
    saucer: Text
    """Its colour."""
    cell: CellName
    """Where it stood."""
    asteroid: CellName
    """The asteroid's cell."""


class Cleared(EventShape):
    """A magnetic field is gone."""

    seat: Seat
    cell: CellName
    """Where it lay."""


class Flew(EventShape):
    """The ship stands before another column."""

    seat: Seat
    origin: Column = msgspec.field(name="from")
    """Where it stood before."""
    to: Column
    """Where it stands now."""
    by: Literal["die", "nugget", "gps", "reactor"]
    """What moved it: the die, a nugget, a GPS, or its damaged reactor."""
    left: Count | UnsetType = UNSET
    """Of a nugget: how many are left."""


class Fired(EventShape):
    """A shot."""

    seat: Seat
    column: Column
    """Along which it flies."""
    origin: Literal["ship", "tower"] = msgspec.field(name="from")
    """Who fires."""
    colour: Text
    """What it can hit."""
    ammo: bool
    """Whether it was super ammo."""
    target: CellName
    """The cell that is hit."""


class Eliminated(EventShape):
    """A shot has taken a saucer off the board."""

    seat: Seat
    saucer: Text
    """Its colour."""
    cell: CellName
    """Where it stood."""


class LifeLost(EventShape):
    """A shot has cost a saucer its extra life."""

    seat: Seat
    saucer: Text
    """Its colour."""
    cell: CellName
    """Where it stands."""


class Power(EventShape):
    """A pair of saucers has turned one of the defender's tiles."""

    seat: Seat
    colour: Text
    """The saucers', and the tile's."""
    tile: Text
    """What was turned."""


class TileKept(EventShape):
    """The defender keeps a tile until it is used."""

    seat: Seat
    tile: Text
    """What is kept."""
    colour: Text
    """The tile's, which is what super ammo hits."""


class NuggetsFound(EventShape):
    """The defender has found nuggets."""

    seat: Seat
    count: Count
    """How many."""
    left: Count
    """How many there are now."""


class Placed(EventShape):
    """An obstacle stands on the board."""

    seat: Seat
    thing: Text
    """What it is."""
    cell: CellName
    """Where it stands."""


class Pushed(EventShape):
    """A comet has driven a saucer back."""

    seat: Seat
    saucer: Text
    """Its colour."""
    origin: CellName = msgspec.field(name="from")
    """Where it was."""
    to: CellName
    """Where it is now."""


class Won(EventShape):
    """Somebody has won."""

    seat: Seat
    """Who it is."""
    how: Literal["landed", "wiped-out", "sacrificed-last"]
    """A saucer has landed; none is left; or the Alien gave up the last one."""


class Drawn(EventShape):
    """The game was too long for anybody to win."""


Events = (
    Thrown
    | Kept
    | Ended
    | IsReady
    | Countdown
    | Go
    | Tossed
    | Moved
    | Bonus
    | Life
    | Repaired
    | NuggetLost
    | ReactorHit
    | Released
    | NoEffect
    | LostBonus
    | Sacrificed
    | Cleared
    | Flew
    | Fired
    | Eliminated
    | LifeLost
    | Power
    | TileKept
    | NuggetsFound
    | Placed
    | Pushed
    | Won
    | Drawn
)


# Words.


class Ready(WordsShape):
    """Say that one is ready for the signal."""


class Throw(WordsShape):
    """Throw dice."""

    dice: Literal["both", "first", "second", "fire", "movement"]
    """Both, or one: the Alien's first or second, the defender's for fire or for movement."""


class Keep(WordsShape):
    """Throw no more in this turn."""


class End(WordsShape):
    """End the turn."""


class Stop(WordsShape):
    """Stop on a bonus cell, for its bonus."""

    cell: CellName
    """Where the saucer stands."""
    saucer: Text
    """Its colour."""


class Move(WordsShape):
    """Move a saucer by a die."""

    saucer: Text
    """Its colour."""
    origin: CellName = msgspec.field(name="from")
    """Where it stands."""
    to: CellName
    """Where it goes."""


class Sacrifice(WordsShape):
    """Give up a saucer to remove the asteroid ahead of it."""

    cell: CellName
    """Where the saucer stands."""
    saucer: Text
    """Its colour."""


class Clear(WordsShape):
    """Remove a magnetic field by a die."""

    cell: CellName
    """Where it lies."""


class Rift(WordsShape):
    """Send a saucer through the rift."""

    cell: CellName
    """Where the saucer stands."""
    saucer: Text
    """Its colour."""


class Repair(WordsShape):
    """Bring a saucer back on to the first line."""

    saucer: Text
    """Its colour."""
    cell: CellName
    """Where it comes to."""


class Fly(WordsShape):
    """Move the ship by the die."""

    column: Column
    """Where it goes."""


class Nugget(WordsShape):
    """Move the ship by a nugget."""

    way: Literal["left", "right"]
    """To a lower column, or to a higher one."""


class Gps(WordsShape):
    """Move the ship by a GPS."""

    column: Column
    """Where it goes."""


class Shoot(WordsShape):
    """Shoot with the fire die."""

    column: Column
    """Along which the shot flies."""
    colour: Text
    """What it can hit."""


class Blast(WordsShape):
    """Shoot with super ammo."""

    column: Column
    """Along which the shot flies."""
    colour: Text
    """What it can hit."""


class Asteroid(WordsShape):
    """Put down the asteroid."""

    cell: CellName
    """Where it goes."""


class Field(WordsShape):
    """Put down the magnetic field."""

    cell: CellName
    """Where it goes."""


class Tower(WordsShape):
    """Put down the mini tower."""

    column: Column
    """Where it goes."""


class Comet(WordsShape):
    """Drive a saucer back."""

    cell: CellName
    """Where the saucer stands."""
    saucer: Text
    """Its colour."""


Said = (
    Ready
    | Throw
    | Keep
    | End
    | Stop
    | Move
    | Sacrifice
    | Clear
    | Rift
    | Repair
    | Fly
    | Nugget
    | Gps
    | Shoot
    | Blast
    | Asteroid
    | Field
    | Tower
    | Comet
)


# The component file.


class Colour(Provenanced):
    name: str
    """As the rest of the file and the texts of the game know it."""


class Size(Shape):
    columns: Number
    """How many columns the board has."""
    rows: Number
    """How many lines the board has, from the Alien's first to the defender's."""


class Cells(Provenanced):
    colours: list[str]
    """Line by line from the Alien's first, a word for a cell."""


class Side(Provenanced):
    bonus: dict[str, str]
    """The cells with a frame, and its colour."""


class Sides(Shape):
    classic: Side
    """The one for the base game."""
    advanced: Side
    """The other one."""

    def listed(self) -> list[tuple[str, Side]]:
        return [("classic", self.classic), ("advanced", self.advanced)]


class Layout(Provenanced):
    saucers: list[str]
    """Line by line from the Alien's first, a word for a cell: a colour."""


class Layouts(Shape):
    base: Layout
    """No colour faces itself."""
    simplified: Layout
    """Saucers of a colour stand in columns."""

    def listed(self) -> list[tuple[str, Layout]]:
        return [("base", self.base), ("simplified", self.simplified)]


class ColourDie(Provenanced):
    faces: list[str]
    """Colours."""


class NumberDie(Provenanced):
    faces: list[int]
    """Columns."""


class DiceSet(Shape):
    alien: ColourDie
    """Both of the Alien's."""
    fire: ColourDie
    """The defender's that says what is hit."""
    movement: NumberDie
    """The defender's that says where the ship flies."""


class Clearing(Provenanced):
    colour: str
    """The colour of the die that removes a magnetic field."""


class AlienTiles(Shape):
    hand: Number
    """How many are dealt for a game."""
    life: Number
    engine: Number
    rift: Number
    nugget: Number
    repair: Number
    reactor: Number

    def counts(self) -> list[int]:
        """How many of each kind, in the order of `tiles.ALIEN_KINDS`."""
        return [getattr(self, kind).value for kind in ALIEN_KINDS.listed]


class ColourTiles(Provenanced):
    kinds: list[DefenderKind]
    """One for each tile."""


class DefenderTiles(Shape):
    hand: Number
    """How many of each colour are dealt for a game."""
    colours: dict[str, ColourTiles]
    """By colour."""

    def counts(self, colours: list[str]) -> list[int]:
        """How many of each kind, in the order of `tiles.DEFENDER_KINDS`, colour after colour."""
        return [
            sum(one == kind for one in self.colours[colour].kinds)
            for colour in colours
            for kind in DEFENDER_KINDS.listed
        ]


class TileSet(Shape):
    alien: AlienTiles
    """The Alien's."""
    defender: DefenderTiles
    """The defender's."""


class Time(Shape):
    """Milliseconds."""

    countdown: Number
    """To the signal, when both are ready."""
    alien: Number | UnsetType = UNSET
    """How long the Alien's dice fall."""
    defender: Number | UnsetType = UNSET
    """How long the defender's dice fall."""
    fall: Number | UnsetType = UNSET
    """In files made for the first rules: how long all dice fall."""

    def falls(self) -> list[int]:
        """How long the dice of each side fall."""
        return [time.value for time in (self.alien, self.defender, self.fall, self.fall) if time is not UNSET][:2]


class Lengths(Shape):
    """How long a game may last."""

    turns: Number
    """After so many turns of both together nobody wins."""
    throws: Number
    """After so many throws of an arcade game nobody wins."""


class Components(ComponentFile):
    colours: list[Colour]
    """Of saucers, dice and tiles."""
    board: Size
    """Its size."""
    cells: Cells
    """Their colours."""
    sides: Sides
    """Where the bonus cells are on each."""
    layouts: Layouts
    """Where the saucers stand at first."""
    dice: DiceSet
    """The four of them."""
    nuggets: Number
    """How many the defender has at first."""
    clearing: Clearing
    """How a magnetic field is removed."""
    tiles: TileSet
    """Both sides'."""
    time: Time
    limits: Lengths
    """When a game is a draw."""

    def names(self) -> list[str]:
        return [colour.name for colour in self.colours]


SHAPES = Shapes(
    view=Knowledge,
    knowledge=Knowledge,
    position=Position,
    events=Events,
    words=Said,
    components=Components,
    unseen=Unseen,
)
