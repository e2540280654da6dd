"""The board of Arkade: lines of coloured cells that saucers cross, and what stands on them.

Cells are numbered line by line from 0, the Alien's first line first, so that the cell ahead is `columns` further on.
Each cell holds one number: nothing, an obstacle, or a saucer with its colour, its extra life and whether it has
triggered a bonus.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.types import Ints, ints

NONE: Final[i64] = -1
"""No colour, no cell, no face: whatever is not there."""

EMPTY: Final[i64] = 0
ASTEROID: Final[i64] = 1
FIELD: Final[i64] = 2
TOWER: Final[i64] = 3
OBSTACLES: Final = ["", "asteroid", "field", "tower"]

FIRST_SAUCER: Final[i64] = 4
LIFE: Final[i64] = 1
SPENT: Final[i64] = 2
"""A saucer is `FIRST_SAUCER + 4 * colour`, plus `LIFE` for an extra life, plus `SPENT` after a bonus (A16)."""


def saucer_of(colour: i64) -> i64:
    return FIRST_SAUCER + 4 * colour


def is_saucer(thing: i64) -> bool:
    return thing >= FIRST_SAUCER


def colour_of(saucer: i64) -> i64:
    return (saucer - FIRST_SAUCER) >> 2


def has_life(saucer: i64) -> bool:
    return saucer & LIFE != 0


def is_spent(saucer: i64) -> bool:
    """Whether it has triggered a bonus, so that no die moves it before the Alien's next throws (A16)."""
    return saucer & SPENT != 0


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
        alien_hand: int,
        alien_tiles: list[int],
        defender_hand: int,
        defender_tiles: list[int],
        fall: int,
        countdown: int,
        most_turns: int,
        most_throws: int,
    ) -> None:
        self.columns: i64 = columns
        self.cells: i64 = len(cells)
        self.rows: i64 = len(cells) // columns
        self.last_line: i64 = len(cells) - columns
        """The first cell of the last line: from here on the Alien wins."""
        self.names = colours
        self.colours: i64 = len(colours)
        self.colour: Ints = vec[i64](cells)
        self.bonus: Ints = vec[i64](bonus)
        """The colour of each cell's frame, `NONE` without one."""
        self.layout: Ints = vec[i64](layout)
        self.alien_die: Ints = vec[i64](alien_die)
        self.fire_die: Ints = vec[i64](fire_die)
        self.movement_die: Ints = vec[i64](movement_die)
        self.clearing: i64 = clearing
        self.nuggets: i64 = nuggets
        self.alien_hand: i64 = alien_hand
        self.alien_tiles: Ints = vec[i64](alien_tiles)
        """How many tiles of each kind are in the box."""
        self.defender_hand: i64 = defender_hand
        self.defender_tiles: Ints = vec[i64](defender_tiles)
        """How many tiles of each kind are in the box, colour after colour."""
        self.fall: i64 = fall
        self.countdown: i64 = countdown
        self.most_turns: i64 = most_turns
        self.most_throws: i64 = most_throws

    def is_end(self, column: i64) -> bool:
        """Whether a column is the first or the last: a 1 or a 6, to which a damaged reactor sends the ship (R38)."""
        return column == 0 or column == self.columns - 1

    def cell_name(self, cell: i64) -> str:
        """A letter for the line and the number of the column: `a1` to `h6` on the board of the box."""
        return f"{self.line_name(cell // self.columns)}{cell % self.columns + 1}"

    def cell_names(self) -> list[str]:
        return [self.cell_name(cell) for cell in range(self.cells)]

    def line_name(self, row: i64) -> str:
        return chr(97 + row)

    def word(self, thing: i64) -> str:
        """What stands in a cell, as a word: `.`, `asteroid`, `green+*`."""
        if thing == EMPTY:
            return "."
        if not is_saucer(thing):
            return OBSTACLES[thing]
        life = "+" if has_life(thing) else ""
        spent = "*" if is_spent(thing) else ""
        return f"{self.names[colour_of(thing)]}{life}{spent}"


@final
@mypyc_attr(acyclic=True)
class Board:
    """What stands on the board, and the saucers that left it."""

    def __init__(self, parts: Parts, cells: Ints, out: Ints, shot: Ints) -> None:
        self.parts = parts
        self.cells: Ints = cells
        self.out: Ints = out
        """How many saucers of each colour are off the board."""
        self.shot: Ints = shot
        """How many of each colour have been eliminated by shots, in the whole game (A22)."""
        self.saucers: i64 = 0
        self.asteroids: i64 = 0
        self.fields: i64 = 0
        self.towers: i64 = 0
        """How many of each are on the board."""

    @staticmethod
    def fresh(parts: Parts) -> "Board":
        """All saucers on the first lines (R3, R4)."""
        board = Board(parts, parts.layout[:], ints(parts.colours), ints(parts.colours))
        board.count()
        return board

    def clone(self) -> "Board":
        other = Board(self.parts, self.cells[:], self.out[:], self.shot[:])
        other.saucers = self.saucers
        other.asteroids = self.asteroids
        other.fields = self.fields
        other.towers = self.towers
        return other

    def count(self) -> None:
        """Count anew what stands on the cells."""
        self.saucers = 0
        self.asteroids = 0
        self.fields = 0
        self.towers = 0
        for cell in range(self.parts.cells):
            thing = self.cells[cell]
            if is_saucer(thing):
                self.saucers += 1
            elif thing == ASTEROID:
                self.asteroids += 1
            elif thing == FIELD:
                self.fields += 1
            elif thing == TOWER:
                self.towers += 1

    # What is where.

    def free(self, cell: i64) -> bool:
        return self.cells[cell] == EMPTY

    def saucer_at(self, cell: i64) -> bool:
        return is_saucer(self.cells[cell])

    def first(self, column: i64) -> i64:
        """The cell of the saucer nearest the defender in a column, `NONE` if there is none (A8)."""
        cells = self.cells
        columns = self.parts.columns
        cell: i64 = self.parts.last_line + column
        while cell >= 0:
            if is_saucer(cells[cell]):
                return cell
            cell -= columns
        return NONE

    def tower(self, column: i64) -> bool:
        return self.cells[self.parts.last_line + column] == TOWER

    def clear_to(self, cell: i64, row: i64) -> bool:
        """Whether the cells ahead of this one are free up to a line, that line included (A24)."""
        columns = self.parts.columns
        ahead: i64 = cell + columns
        while ahead < (row + 1) * columns:
            if self.cells[ahead] != EMPTY:
                return False
            ahead += columns
        return True

    def can_go_back(self, cell: i64) -> bool:
        behind: i64 = cell - self.parts.columns
        return is_saucer(self.cells[cell]) and behind >= 0 and self.cells[behind] == EMPTY

    def open_for_obstacle(self, cell: i64) -> bool:
        """Asteroid and field go where nothing is and no frame (A10)."""
        return self.cells[cell] == EMPTY and self.parts.bonus[cell] == NONE

    def beside(self, cell: i64) -> bool:
        """Whether a saucer stands orthogonally adjacent to a cell (A11)."""
        columns = self.parts.columns
        column = cell % columns
        if column > 0 and is_saucer(self.cells[cell - 1]):
            return True
        if column < columns - 1 and is_saucer(self.cells[cell + 1]):
            return True
        if cell >= columns and is_saucer(self.cells[cell - columns]):
            return True
        return cell < self.parts.last_line and is_saucer(self.cells[cell + columns])

    def on_bonus(self, cell: i64) -> bool:
        """Whether the saucer there stands in a frame of its colour (R13)."""
        return self.parts.bonus[cell] == colour_of(self.cells[cell])

    # What happens to it.

    def move(self, cell: i64, to: i64) -> None:
        self.cells[to] = self.cells[cell]
        self.cells[cell] = EMPTY

    def take_off(self, cell: i64) -> None:
        """A saucer leaves the board."""
        self.out[colour_of(self.cells[cell])] += 1
        self.cells[cell] = EMPTY
        self.saucers -= 1

    def bring_back(self, colour: i64, cell: i64) -> None:
        self.out[colour] -= 1
        self.cells[cell] = saucer_of(colour)
        self.saucers += 1

    def place(self, thing: i64, cell: i64) -> None:
        """An obstacle comes on to the board."""
        self.cells[cell] = thing
        if thing == ASTEROID:
            self.asteroids += 1
        elif thing == FIELD:
            self.fields += 1
        else:
            self.towers += 1

    def remove(self, cell: i64) -> None:
        """An asteroid or a field leaves the board."""
        if self.cells[cell] == ASTEROID:
            self.asteroids -= 1
        else:
            self.fields -= 1
        self.cells[cell] = EMPTY

    def rest(self) -> None:
        """The Alien's dice are done with: whatever triggered a bonus may be moved again (A16)."""
        cells = self.cells
        for cell in range(self.parts.last_line):
            if is_saucer(cells[cell]) and is_spent(cells[cell]):
                cells[cell] -= SPENT
