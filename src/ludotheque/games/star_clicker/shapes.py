"""What crosses the border of Star Clicker: views, knowledge, positions, events, words and the component file."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from ludotheque.core.components import ComponentFile, Number, Provenanced
from ludotheque.core.shapes import Count, EventShape, Generator, Seat, SeatOrNobody, Shape, Shapes, Text, WordsShape

Phase = Literal["pilots", "copy", "further", "rays", "over"]
"""Who is asked: all pilots in any order, one whose replicator copies, Max before he flies, all for ion rays, nobody."""

Colour = Literal["yellow", "blue", "green", "violet"]
"""Of a ship, of an edge of the board, of a button."""

Fire = Literal["fire yellow", "fire blue", "fire green", "fire violet"]
"""A button that fires towards the edge of its colour."""
Propulsion = Literal["propulsion yellow", "propulsion blue", "propulsion green", "propulsion violet"]
"""A button that moves the ship towards the edge of its colour."""
Button = Literal[Fire, Propulsion, "replicator"]
"""What a button does."""
Place = Annotated[int, Meta(ge=1, le=9)]
"""Of a button on its dashboard."""
Group = Literal["A", "B", "C"]
"""Three places of a dashboard."""

Tile = Literal["jammer", "probe", "energy", "accelerator", "empty"]
"""What lies hidden on the board."""
FloppyKind = Literal["ion-guns", "attack", "outage", "problem", "double-attack", "ion-rays", "bug"]
"""What a floppy disk does when it is drawn."""

CellName = str
"""A row, `a` to `g` from the north, and a column, `1` to `7` from the west."""
Line = Annotated[int, Meta(ge=1, le=8)]
"""An assault line."""
Sector = Literal[2, 4, 6, 8]
"""The line through its middle."""

Tokens = Annotated[int, Meta(ge=0, le=999)]
"""Creepers or energy."""
Tiles = Annotated[int, Meta(ge=0, le=49)]
"""How many of them."""
Presses = Annotated[int, Meta(ge=0, le=3)]
"""Presses of a pilot in a round."""

Level = Annotated[int, Meta(ge=1, le=4)]
"""Of difficulty."""
Round = Annotated[int, Meta(ge=1, le=999_999)]
"""The number of a round, from 1."""
Shields = Annotated[int, Meta(ge=0, le=4)]
"""How many the planet has left."""
Outcome = Annotated[int, Meta(ge=-1, le=1)]
"""1 once all jammers are destroyed, 0 once the game is lost, -1 before."""


# Views, knowledge and positions.

Rows = Annotated[list[str], Meta(min_length=7, max_length=7)]
"""From the north, a word for a cell: what lies open there, `hidden`, or `.` where no tile lies."""

Stacks = Annotated[list[Tokens], Meta(min_length=4, max_length=4)]
"""From the left: how many Creepers each has."""

Buttons = Annotated[list[Literal[Button, "?"]], Meta(min_length=9, max_length=9)]
"""By place; `?` for one that lies face down, or that nobody knows."""

Rounds = Annotated[list[Annotated[int, Meta(ge=0, le=999_999)]], Meta(min_length=9, max_length=9)]
"""By place: when it was last seen, 0 for never."""


class Hidden(Shape):
    """How many tiles of each kind are hidden in a zone."""

    jammer: Tiles
    probe: Tiles
    energy: Tiles
    accelerator: Tiles
    empty: Tiles


class HiddenByZone(Shape):
    """How many tiles are hidden in each sector and in the fifth zone."""

    sector_2: Hidden = field(name="2")
    sector_4: Hidden = field(name="4")
    sector_6: Hidden = field(name="6")
    sector_8: Hidden = field(name="8")
    zone: Hidden
    """The fifth zone."""


Destroyed = Annotated[int, Meta(ge=0, le=2)]
"""How many jammers of a sector are destroyed."""


class Jammers(Shape):
    """How many jammers of each sector are destroyed."""

    sector_2: Destroyed = field(name="2")
    sector_4: Destroyed = field(name="4")
    sector_6: Destroyed = field(name="6")
    sector_8: Destroyed = field(name="8")


class Floppy(Shape):
    """A floppy disk."""

    name: str
    """`problem fire yellow 4|6312`: its kind, group or button, the probe's line and the others."""
    kind: FloppyKind
    group: Literal[Group, ""]
    """What ion guns shuffle."""
    button: Literal[Fire, Propulsion, ""]
    """What a technical problem switches off."""
    probe: Line
    """Called in by a ship on a probe."""
    lines: list[Line]
    """One for each pilot, from the top."""


class Pilot(Shape):
    """A pilot with ship and dashboard."""

    colour: Colour
    cell: CellName
    """Where the ship stands."""
    energy: Tokens
    owes: Presses
    """Presses that must still be made in this round."""
    bought: bool
    """Whether a press was bought in this round."""
    power: bool
    """Whether the power was used in this round."""
    done: bool
    """Whether nothing more is wanted in this round."""
    broken: bool
    """Whether the replicator is broken."""
    buttons: Buttons
    """What lies face up."""


class PilotShown(Pilot):
    """A pilot as everybody is shown."""

    known: Buttons | UnsetType = UNSET
    """With a notebook, and after the end: what was seen since the last shuffle of each group."""


class PilotKnown(Pilot):
    """A pilot as somebody with perfect memory knows."""

    known: Buttons
    """What was seen since the last shuffle of each group."""
    seen: Rounds


class OnTheTable(Shape):
    """What lies open."""

    phase: Phase
    actor: SeatOrNobody
    """Who must answer, in phases `copy` and `further`."""
    pending: Literal[Propulsion, "replicator", ""]
    """The button whose effect waits for the answer."""
    round: Round
    level: Level
    tiles: Rows
    left: HiddenByZone
    creepers: dict[str, CellName]
    """By line, where there is one."""
    shields: Shields
    stacks: Stacks
    reserve: Tokens
    """Energy that is nobody's."""
    lost: Tokens
    """Creepers that left the game: they reached the planet, or it was lost as they came."""
    deck: Count
    """How many floppy disks lie face down."""
    floppy: Floppy | None
    """The one that was drawn last."""
    discards: list[str]
    """The floppy disks that were drawn since the last shuffle, by name."""
    unseen: list[str]
    """The floppy disks that may be in the deck."""
    outage: bool
    """Whether the power is out."""
    problem: Literal[Fire, Propulsion, ""]
    """The button that is switched off."""
    jammers: Jammers
    probes: Tiles
    """How many are destroyed."""
    neutralised: list[Line]
    """Lines to which no new Creeper comes."""
    tokens: Count
    """Broken-replicator tokens that lie face down."""
    winner: Outcome
    rating: Count
    """The level of success: at level 4, the probes destroyed; 0 where there is none."""


class View(OnTheTable):
    """What everybody is shown."""

    pilots: list[PilotShown]
    """By seat."""


class Knowledge(OnTheTable):
    """What everybody may know, with perfect memory."""

    pilots: list[PilotKnown]
    """By seat."""


class Unseen(Shape):
    """What nobody ever saw, drawn for the end only: it might have been so."""

    tiles: Rows
    """Of each cell whose tile is still hidden: what might lie there; `.` for the others."""
    buttons: list[Buttons]
    """By seat and place: which button might lie there, where nobody knows; `?` for the others."""


class JammersSetUp(Jammers):
    """How many jammers of each sector are destroyed; of one that is not named, none."""

    sector_2: Destroyed = field(name="2", default=0)
    sector_4: Destroyed = field(name="4", default=0)
    sector_6: Destroyed = field(name="6", default=0)
    sector_8: Destroyed = field(name="8", default=0)


class PilotSetUp(Shape):
    """A pilot as somebody sets the game up; what is left out is as at the start."""

    colour: Colour | UnsetType = UNSET
    cell: CellName | UnsetType = UNSET
    """Where the ship stands."""
    energy: Tokens = 1
    owes: Presses = 2
    """Presses that must still be made in this round."""
    bought: bool = False
    """Whether a press was bought in this round."""
    power: bool = False
    """Whether the power was used in this round."""
    done: bool = False
    """Whether nothing more is wanted in this round."""
    broken: bool = False
    """Whether the replicator is broken."""
    buttons: Buttons = field(default_factory=lambda: ["?"] * 9)
    known: Buttons = field(default_factory=lambda: ["?"] * 9)
    """What was seen since the last shuffle of each group."""
    seen: Rounds = field(default_factory=lambda: [0] * 9)


class Position(Shape):
    """Everything, each part as in `Knowledge`; what is left out is as at the start, or follows from the rest."""

    phase: Phase = "pilots"
    actor: SeatOrNobody = -1
    """Who must answer, in phases `copy` and `further`."""
    pending: Literal[Propulsion, "replicator", ""] = ""
    """The button whose effect waits for the answer."""
    round: Round = 1
    level: Level | UnsetType = UNSET
    tiles: Rows | UnsetType = UNSET
    left: HiddenByZone | UnsetType = UNSET
    creepers: dict[str, CellName] | UnsetType = UNSET
    """By line, where there is one."""
    shields: Shields = 4
    stacks: Stacks | UnsetType = UNSET
    reserve: Tokens | UnsetType = UNSET
    """Energy that is nobody's."""
    lost: Tokens = 0
    """Creepers that left the game."""
    deck: Count | UnsetType = UNSET
    """How many floppy disks lie face down."""
    floppy: Floppy | str | None = None
    """The one that was drawn last; its name is enough."""
    discards: list[str] = field(default_factory=list)
    """The floppy disks that were drawn since the last shuffle, by name."""
    unseen: list[str] | UnsetType = UNSET
    """The floppy disks that may be in the deck."""
    outage: bool = False
    """Whether the power is out."""
    problem: Literal[Fire, Propulsion, ""] | UnsetType = UNSET
    """The button that is switched off."""
    jammers: JammersSetUp = field(default_factory=JammersSetUp)
    probes: Tiles = 0
    """How many are destroyed."""
    neutralised: list[Line] | UnsetType = UNSET
    """Lines to which no new Creeper comes."""
    tokens: Count | UnsetType = UNSET
    """Broken-replicator tokens that lie face down."""
    winner: Outcome | UnsetType = UNSET
    rating: Count | UnsetType = UNSET
    """The level of success."""
    pilots: list[PilotSetUp] | UnsetType = UNSET
    """By seat."""
    rng: Generator | UnsetType = UNSET
    """Where chance stands; at a fixed place, if nothing is said."""


# Events of the pilots' phase.


class Pressed(EventShape):
    """Somebody pressed a button."""

    seat: Seat
    """Who pressed it."""
    place: Place
    button: Button
    name: Text
    """The button, to be put into words."""


class InVain(EventShape):
    """A button did nothing."""

    seat: Seat
    button: Button
    name: Text
    """The button, to be put into words."""
    why: Literal["outage", "problem", "broken", "nothing", "hemmed-in"]
    """The power is out, the button is switched off, the replicator broken, there is nothing to copy, or no way."""


class PowerBack(EventShape):
    """A replicator ended an outage."""

    seat: Seat


class Copied(EventShape):
    """A replicator copied a button."""

    seat: Seat
    button: Literal[Fire, Propulsion]
    """What it does this time."""
    name: Text
    """The button, to be put into words."""


class Fired(EventShape):
    """A ship fired towards an edge."""

    seat: Seat
    origin: CellName = field(name="from")
    """Where it stands."""
    to: CellName
    """The cell that was hit, or the last one before the edge."""
    hit: Literal["edge", "planet", "ship", "creeper"]
    """What was hit; the edge is nothing."""
    colour: Colour
    """Of the edge."""


class CreeperDestroyed(EventShape):
    """A Creeper was hit."""

    seat: Seat
    """Whose energy it becomes."""
    line: Line
    cell: CellName
    """Where it stood."""


class EnergyLost(EventShape):
    """A friendly shot cost an energy."""

    seat: Seat
    """Whose it was."""


class ShieldLost(EventShape):
    """The planet lost a shield."""

    left: Count
    """How many it has now."""


class Flight(EventShape):
    """A ship moved."""

    seat: Seat
    origin: CellName = field(name="from")
    """Where it was."""
    to: CellName
    """Where it is now."""
    path: list[CellName]
    """Every cell on the way, the last included."""
    colour: Colour
    """Of the edge that it flew towards."""


class Flew(Flight):
    """A propulsion moved a ship."""


class Accelerated(Flight):
    """An accelerator moved a ship on."""


class Turned(EventShape):
    """A hidden tile was turned up."""

    seat: Seat
    cell: CellName
    tile: Tile
    name: Text
    """The tile, to be put into words."""


class EnergyFound(EventShape):
    """A ship arrived on an energy reserve."""

    seat: Seat
    cell: CellName


class EnergyNone(EventShape):
    """A ship arrived on an energy reserve, and there was none to be had."""

    seat: Seat
    cell: CellName


class JammerDestroyed(EventShape):
    """A jammer was destroyed."""

    seat: Seat
    cell: CellName
    sector: Sector
    count: Count
    """How many are destroyed now."""


class Neutralised(EventShape):
    """No new Creeper will come to a line."""

    line: Line


class ProbeDestroyed(EventShape):
    """A probe was destroyed."""

    seat: Seat
    cell: CellName
    count: Count
    """How many are destroyed now."""


class Bought(EventShape):
    """Somebody bought a press."""

    seat: Seat


class Power(EventShape):
    """Somebody used their power."""

    seat: Seat
    colour: Colour
    """Whose power it is."""


class PushedBack(EventShape):
    """Wendy pushed a Creeper back."""

    seat: Seat
    line: Line
    origin: CellName = field(name="from")
    """Where it was."""
    to: CellName
    """Where it is now."""


class Shown(EventShape):
    """Brian had a button shown."""

    seat: Seat
    """Whose button it is."""
    place: Place
    button: Button
    name: Text
    """The button, to be put into words."""


class SaidDone(EventShape, tag="done"):
    """Somebody wants nothing more in this round."""

    seat: Seat


# Events of the Creepers' phase.


class AllHidden(EventShape, tag="hidden"):
    """All buttons were turned face down."""

    round: Round


class Reshuffled(EventShape):
    """The discards became a new deck."""

    cards: Count
    """How many it has."""


class FloppyDrawn(Floppy, tag_field="event", tag="floppy"):
    """A floppy disk was drawn."""


class Shuffled(EventShape):
    """Every pilot's buttons of a group were shuffled."""

    group: Group


class RaysChosen(EventShape, tag="rays"):
    """The group for ion rays was chosen."""

    seat: Seat
    group: Group


class Outage(EventShape):
    """The power will be out."""

    round: Round
    """In which round."""


class Problem(EventShape):
    """A button will be switched off."""

    button: Literal[Fire, Propulsion]
    """Which one."""
    name: Text
    """The button, to be put into words."""


class Bug(EventShape):
    """A replicator broke for good."""

    seat: Seat
    """Whose it was."""


class BugNone(EventShape):
    """No replicator was left to break."""


class ProbeCalls(EventShape):
    """A ship on a probe called in its line."""

    line: Line


class CreeperMoved(EventShape):
    """A Creeper moved towards the planet."""

    line: Line
    origin: CellName = field(name="from")
    """Where it was."""
    to: CellName
    """Where it is now."""
    jumped: Count
    """Over how many ships."""


class CreeperLanded(EventShape):
    """A Creeper reached the planet."""

    line: Line
    origin: Literal[""] | CellName = field(name="from")
    """Nothing for one that came from the mothership."""
    jumped: Count
    """Over how many ships."""


class CreeperArrived(EventShape):
    """A Creeper came from the mothership."""

    line: Line
    cell: CellName
    """Where it stands."""
    stack: Count
    """From 1, from the left."""
    jumped: Count
    """Over how many ships."""


class LineSilent(EventShape):
    """Nothing came, for the line is neutralised."""

    line: Line


class StackEmpty(EventShape):
    """A stack has no Creepers left."""

    stack: Count
    """From 1, from the left."""


class Attack(EventShape):
    """A general attack began."""

    strength: Count
    """How many Creepers move, the nearest first."""


class AttackNone(EventShape):
    """A general attack found no Creeper on the board."""

    strength: Count
    """How many Creepers would have moved."""


class RoundBegan(EventShape, tag="round"):
    """The next round began."""

    number: Round


class Won(EventShape):
    """The last jammer is destroyed."""

    rating: Count
    """At level 4, the probes destroyed; otherwise 0."""


class Lost(EventShape):
    """The game is lost."""

    how: Literal["shields", "stack"]
    """The planet has no shield left, or the last stack no Creeper."""


# Words.


class Press(WordsShape):
    """Press a button."""

    place: Place
    group: Group


class Buy(WordsShape):
    """Pay for one more press."""


class Copy(WordsShape):
    """Choose what the replicator does."""

    button: Literal[Fire, Propulsion]
    """What it is to do."""
    name: Text
    """The button, to be put into words."""


class Go(WordsShape):
    """Let Max fly as far as the button says."""


class Further(WordsShape):
    """Pay to let Max fly further."""

    steps: Count
    """How many more."""


class Destroy(WordsShape):
    """Destroy what is under the ship."""

    cell: CellName
    tile: Tile
    name: Text
    """The tile, to be put into words."""


class Reveal(WordsShape):
    """Turn up a tile."""

    cell: CellName


class Push(WordsShape):
    """Push back a Creeper."""

    line: Line
    cell: Literal[""] | CellName
    """Where it stands, if there is one."""


class Show(WordsShape):
    """Show two buttons."""

    place: Place
    colour: Colour
    """Of the other pilot's ship."""
    name: Text
    """The other pilot's colour, to be put into words."""
    other_place: Place = field(name="other-place")
    """Of the other pilot's button."""


class Rays(WordsShape):
    """Choose what the ion rays shuffle."""

    group: Group


class Done(WordsShape):
    """Want nothing more in this round."""


# The component file.


class BoardRows(Provenanced):
    """The board."""

    rows: list[str]
    """From the north, a word for a cell: the sector of its tile, `z`, `.` for none, `o` for the planet's centre."""

    def words(self) -> list[str]:
        return [word for row in self.rows for word in row.split()]


class AssaultLine(Provenanced):
    """A line on which Creepers come."""

    number: Line
    cells: str
    """From the edge to the last before the planet's centre."""
    creeper: bool = False
    """Whether one stands there at first."""


class ShipSide(Provenanced):
    """The side of a colour."""

    colour: Colour
    edge: Literal["north", "east", "south", "west"]
    """Where it is."""
    start: CellName
    """Where the ship stands at first."""


class TileMix(Provenanced):
    """The tiles of a sector, or of the fifth zone."""

    zone: Literal["2", "4", "6", "8", "z"]
    """A sector, or `z` for the fifth zone."""
    jammer: Count
    probe: Count
    energy: Count
    accelerator: Count
    empty: Count

    def counts(self) -> list[int]:
        return [self.jammer, self.probe, self.energy, self.accelerator, self.empty]


class ButtonGroup(Provenanced):
    """Three buttons that lie together."""

    name: Group
    buttons: Annotated[list[Button], Meta(min_length=3, max_length=3)]
    """Which they are."""


class LevelMothership(Provenanced):
    """The mothership of a level."""

    level: Level
    stacks: Annotated[list[Annotated[int, Meta(ge=1)]], Meta(min_length=4, max_length=4)]
    """From the left: how many Creepers each has at first."""
    strengths: Annotated[list[Annotated[int, Meta(ge=0, le=8)]], Meta(min_length=3, max_length=3)]
    """Of the general attack when each of the first three stacks is empty."""


class FloppyDisk(Provenanced):
    """A floppy disk."""

    level: Literal[1, 2, 3]
    """The set that it belongs to; those of level 1 are in every deck."""
    kind: FloppyKind
    probe: Line
    """Called in by a ship on a probe."""
    lines: Annotated[list[Line], Meta(min_length=4, max_length=4)]
    """One for each pilot, from the top."""
    group: Literal[Group, ""] = ""
    """What ion guns shuffle."""
    button: Literal[Fire, Propulsion, ""] = ""
    """What a technical problem switches off."""

    def name(self) -> str:
        """`problem fire yellow 4|6312`: kind, group or button, the probe's line and the others."""
        words = [self.kind, self.group or self.button, f"{self.probe}|{''.join(map(str, self.lines))}"]
        return " ".join(word for word in words if word)


class Components(ComponentFile):
    """The component file."""

    board: BoardRows
    lines: list[AssaultLine]
    """The assault lines, in the order of their numbers."""
    ships: list[ShipSide]
    """A side for each colour."""
    tiles: list[TileMix]
    """What is hidden in each zone."""
    groups: list[ButtonGroup]
    """How the buttons lie on every dashboard."""
    tokens: Number
    """How many tokens there are for Creepers and energy."""
    motherships: list[LevelMothership]
    """One for each level."""
    floppies: list[FloppyDisk]
    """The whole deck."""


SHAPES = Shapes(
    view=View,
    knowledge=Knowledge,
    position=Position,
    events=(
        Pressed
        | InVain
        | PowerBack
        | Copied
        | Fired
        | CreeperDestroyed
        | EnergyLost
        | ShieldLost
        | Flew
        | Accelerated
        | Turned
        | EnergyFound
        | EnergyNone
        | JammerDestroyed
        | Neutralised
        | ProbeDestroyed
        | Bought
        | Power
        | PushedBack
        | Shown
        | SaidDone
        | AllHidden
        | Reshuffled
        | FloppyDrawn
        | Shuffled
        | RaysChosen
        | Outage
        | Problem
        | Bug
        | BugNone
        | ProbeCalls
        | CreeperMoved
        | CreeperLanded
        | CreeperArrived
        | LineSilent
        | StackEmpty
        | Attack
        | AttackNone
        | RoundBegan
        | Won
        | Lost
    ),
    words=Press | Buy | Copy | Go | Further | Destroy | Reveal | Push | Show | Rays | Done,
    components=Components,
    unseen=Unseen,
)
