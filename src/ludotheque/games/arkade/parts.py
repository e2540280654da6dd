"""The component set of Arkade as the rules use it: arrays, with the side of the board and the layout chosen.

Cells are numbered line by line from 0, the Alien's first line first, so that the cell ahead is `columns` further on.
Colours go by number, columns are counted from 0.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.types import Ints
from ludotheque.games.arkade.things import words
from ludotheque.games.arkade.versions import Versions

NONE: Final[i64] = -1
"""No colour, no cell, no face: whatever is not there."""

MOST_TILES: Final[i64] = 9
"""No box has more tiles of a kind, nor of one of the defender's colours."""

MOST_TIME: Final[i64] = 60_000
"""Dice fall, and the signal counts down, within a minute."""

MOST_EVER: Final[i64] = 100_000
"""No game takes more turns or throws, and no box has more nuggets."""


@final
@mypyc_attr(acyclic=True)
class Parts:
    """The component set as arrays, with the side of the board and the layout chosen. Colours go by number."""

    def __init__(
        self,
        columns: int,
        colours: list[str],
        cells: list[int],
        bonus: list[int],
        layout: list[int],
        alien_die: list[int],
        fire_die: list[int],
        movement_die: list[int],
        clearing: int,
        nuggets: int,
        handicap: int,
        alien_hand: int,
        alien_tiles: list[int],
        defender_hand: int,
        defender_tiles: list[int],
        falls: list[int],
        countdown: int,
        most_turns: int,
        most_throws: int,
        versions: Versions,
    ) -> None:
        self.columns: i64 = columns
        self.cells: i64 = len(cells)
        self.rows: i64 = len(cells) // columns
        self.last_line: i64 = len(cells) - columns
        """The first cell of the last line: from here on the Alien wins."""
        self.names = colours
        self.words: list[str] = words(colours)
        """The word for whatever stands in a cell, by its number."""
        self.colours: i64 = len(colours)
        self.colour: Ints = vec[i64](cells)
        self.bonus: Ints = vec[i64](bonus)
        """The colour of each cell's frame, `NONE` without one."""
        self.layout: Ints = vec[i64](layout)
        """What stands on each cell at the start."""
        self.alien_die: Ints = vec[i64](alien_die)
        self.fire_die: Ints = vec[i64](fire_die)
        self.movement_die: Ints = vec[i64](movement_die)
        self.clearing: i64 = clearing
        self.nuggets: i64 = nuggets
        self.handicap: i64 = handicap
        """So many nuggets more at the start, for a Defender who needs them; fewer, for an Alien who does."""
        self.alien_hand: i64 = alien_hand
        self.alien_tiles: Ints = vec[i64](alien_tiles)
        """How many tiles of each kind are in the box."""
        self.defender_hand: i64 = defender_hand
        self.defender_tiles: Ints = vec[i64](defender_tiles)
        """How many tiles of each kind are in the box, colour after colour."""
        self.falls: Ints = vec[i64](falls)
        """How long the dice of each seat fall (A13)."""
        self.countdown: i64 = countdown
        self.most_turns: i64 = most_turns
        self.most_throws: i64 = most_throws
        self.versions = versions

    def is_end(self, column: i64) -> bool:
        """Whether a column is the first or the last: a 1 or a 6, to which a damaged reactor sends the ship (R38)."""
        return column == 0 or column == self.columns - 1

    def saucer_text(self, colour: i64) -> str:
        return f"@saucer-{self.names[colour]}"

    def colour_text(self, colour: i64) -> str:
        return f"@colour-{self.names[colour]}"

    def cell_name(self, cell: i64) -> str:
        """A letter for the line and the number of the column: `a1` to `h6` on the board of the box."""
        return f"{self.line_name(cell // self.columns)}{cell % self.columns + 1}"

    def cell_names(self) -> list[str]:
        return [self.cell_name(cell) for cell in range(self.cells)]

    def line_name(self, row: i64) -> str:
        return chr(97 + row)

    def line_names(self) -> list[str]:
        return [self.line_name(row) for row in range(self.rows)]
