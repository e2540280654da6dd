"""The component set as arrays, for one level and one choice of colours. Nothing here ever changes."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.types import Ints
from ludotheque.games.star_clicker.board import COLOURS, LENGTH
from ludotheque.games.star_clicker.buttons import GROUP
from ludotheque.games.star_clicker.tiles import KINDS
from ludotheque.games.star_clicker.versions import Versions


@final
@mypyc_attr(acyclic=True)
class Parts:
    """Everything printed. Lines are numbered from 1 to 8, groups, zones and stacks from 0."""

    def __init__(
        self,
        versions: Versions,
        level: int,
        notebook: bool,
        colours: list[int],
        zone: list[int],
        centre: int,
        lines: list[int],
        first: list[int],
        starts: list[int],
        ahead: list[int],
        beyond: list[int],
        mix: list[int],
        buttons: list[int],
        tokens: int,
        stacks: list[int],
        strengths: list[int],
        floppies: list[str],
        basic: list[bool],
        kinds: list[int],
        details: list[int],
        probes: list[int],
        orders: list[int],
        deck: int,
    ) -> None:
        self.versions = versions
        self.level: i64 = level
        self.notebook = notebook
        self.seats: i64 = len(colours)
        self.colours: Ints = vec[i64](colours)
        """The colour that each seat flies."""
        self.zone: Ints = vec[i64](zone)
        """The zone of each cell's tile, -1 where none lies."""
        self.centre: i64 = centre
        self.lines: Ints = vec[i64](lines)
        """The three cells of each line from the edge inwards, from line 1 on; those of a line 0 come first, unused."""
        self.first: Ints = vec[i64](first)
        """The lines that have a Creeper from the start."""
        self.starts: Ints = vec[i64](starts)
        """Where the ship of each colour starts."""
        self.ahead: Ints = vec[i64](ahead)
        """By colour and cell, the next cell towards that edge; beyond it, the board is entered on the other side."""
        self.beyond: Ints = vec[i64](beyond)
        """By colour and cell, 1 where the next cell lies beyond the edge."""
        self.mix: Ints = vec[i64](mix)
        """By zone and kind, how many tiles there are."""
        self.buttons: Ints = vec[i64](buttons)
        """The three buttons of each group."""
        self.tokens: i64 = tokens
        self.stacks: Ints = vec[i64](stacks)
        self.strengths: Ints = vec[i64](strengths)
        """Of the general attack when stack 1, 2, 3 is emptied."""
        self.floppies = floppies
        """The names of the floppy disks that may be in the deck."""
        self.basic: Ints = vec[i64]([1 if always else 0 for always in basic])
        """Whether a floppy disk is in the deck for certain."""
        self.kinds: Ints = vec[i64](kinds)
        self.details: Ints = vec[i64](details)
        """The group of ion guns, the button of a technical problem."""
        self.probes: Ints = vec[i64](probes)
        """The line that a probe calls for."""
        self.orders: Ints = vec[i64](orders)
        """Four lines for each floppy disk, one for each pilot."""
        self.deck: i64 = deck
        """How many floppy disks the deck has."""

    def line_cell(self, line: i64, place: i64) -> i64:
        """The cell of a line, its places numbered from 0 at the edge."""
        return self.lines[LENGTH * line + place]

    def group_of(self, button: i64) -> i64:
        index: i64 = 0
        while self.buttons[index] != button:
            index += 1
        return index // GROUP

    def mixed_in(self, zone: i64, kind: i64) -> i64:
        return self.mix[KINDS * zone + kind]

    def colour_name(self, seat: i64) -> str:
        return COLOURS[self.colours[seat]]

    def pilot(self, colour: i64) -> i64:
        """The seat that flies a colour, or -1."""
        for seat in range(self.seats):
            if self.colours[seat] == colour:
                return seat
        return -1
