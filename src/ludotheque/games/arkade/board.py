"""The board of Arkade: lines of coloured cells that saucers cross, what stands on them, and who has left it."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.hashing import Key
from ludotheque.core.types import Ints, ints
from ludotheque.games.arkade.parts import MOST_TILES, NONE, Parts
from ludotheque.games.arkade.things import (
    ASTEROID,
    EMPTY,
    FIELD,
    FIRST_SAUCER,
    SPENT,
    TOWER,
    colour_of,
    is_saucer,
    is_spent,
    saucer_of,
)


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

    def add_to(self, key: Key) -> None:
        """Those off the board follow from those on it."""
        key.add_all(self.cells, 0, FIRST_SAUCER + 4 * self.parts.colours - 1)
        key.add_all(self.shot, 0, self.parts.cells + MOST_TILES)

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

    def pushed_back(self, cell: i64, number: i64) -> i64:
        """Where a comet of this number takes the saucer of a cell: so far back, or as far as is free (R30, A10)."""
        columns = self.parts.columns
        while number > 0 and cell >= columns and self.cells[cell - columns] == EMPTY:
            cell -= columns
            number -= 1
        return cell

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
            if is_spent(cells[cell]) and is_saucer(cells[cell]):
                cells[cell] -= SPENT
