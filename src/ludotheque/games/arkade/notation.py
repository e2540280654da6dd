"""Actions of Arkade as whole numbers, and in notation: `throw 1`, `move c4 d4`, `shoot 3`, `repair green a3`.

Both seats share one numbering. `move` takes any two cells that touch, so that a diagonal is an action and refused.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.errors import BadNotation
from ludotheque.core.types import Ints, ints
from ludotheque.games.arkade.board import NONE, Parts

READY: Final[i64] = 0
THROW: Final[i64] = 1
THROW_FIRST_DIE: Final[i64] = 2
THROW_SECOND_DIE: Final[i64] = 3
KEEP: Final[i64] = 4
STOP: Final[i64] = 5
FLY: Final[i64] = 6
NUGGET_LEFT: Final[i64] = 7
NUGGET_RIGHT: Final[i64] = 8
END: Final[i64] = 9
BARE: Final = [
    "ready",
    "throw",
    "throw 1",
    "throw 2",
    "keep",
    "stop",
    "fly",
    "nugget left",
    "nugget right",
    "end",
]
"""The actions that name no place, by their numbers."""

BY_COLUMN: Final = ["gps", "shoot", "tower"]
BY_CELL: Final = ["sacrifice", "clear", "rift", "asteroid", "field", "comet"]


@final
@mypyc_attr(acyclic=True)
class Notation:
    """The numbering of the actions for one component set, and reading and writing, exact inverses of each other.

    The bare actions, then those that name a column, then `blast` by colour and column, then those that name a cell,
    then `repair` by colour and cell of the first line, then `move` by the pairs of cells that touch.
    """

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.columns: i64 = parts.columns
        self.cells: i64 = parts.cells
        self.first_gps: i64 = len(BARE)
        self.first_shoot: i64 = self.first_gps + parts.columns
        self.first_tower: i64 = self.first_shoot + parts.columns
        self.first_blast: i64 = self.first_tower + parts.columns
        self.first_sacrifice: i64 = self.first_blast + parts.colours * parts.columns
        self.first_clear: i64 = self.first_sacrifice + parts.cells
        self.first_rift: i64 = self.first_clear + parts.cells
        self.first_asteroid: i64 = self.first_rift + parts.cells
        self.first_field: i64 = self.first_asteroid + parts.cells
        self.first_comet: i64 = self.first_field + parts.cells
        self.first_repair: i64 = self.first_comet + parts.cells
        self.first_move: i64 = self.first_repair + parts.colours * parts.columns
        self.origins: Ints = vec[i64]()
        self.targets: Ints = vec[i64]()
        """The two cells of each move, by its number less `first_move`."""
        self.moves: Ints = ints(9 * parts.cells, NONE)
        """The number of the move from a cell by a step, `9 * cell + 3 * down + right` with steps of 0, 1 and 2."""
        self.number_moves()
        self.count: i64 = self.first_move + len(self.origins)

    def number_moves(self) -> None:
        columns = self.columns
        for cell in range(self.cells):
            for step in range(9):
                row: i64 = cell // columns + step // 3 - 1
                column: i64 = cell % columns + step % 3 - 1
                if step != 4 and 0 <= row < self.parts.rows and 0 <= column < columns:
                    self.moves[9 * cell + step] = self.first_move + len(self.origins)
                    self.origins = append(self.origins, cell)
                    self.targets = append(self.targets, row * columns + column)

    # Numbers of actions, and what they name.

    def ahead(self, cell: i64) -> i64:
        """The move to the next line."""
        return self.moves[9 * cell + 7]

    def left(self, cell: i64) -> i64:
        """The move to the cell beside, towards column 1; `NONE` at the edge."""
        return self.moves[9 * cell + 3]

    def right(self, cell: i64) -> i64:
        return self.moves[9 * cell + 5]

    def blast(self, colour: i64, column: i64) -> i64:
        return self.first_blast + colour * self.columns + column

    def repair(self, colour: i64, cell: i64) -> i64:
        return self.first_repair + colour * self.columns + cell

    def is_move(self, action: i64) -> bool:
        return action >= self.first_move

    def is_repair(self, action: i64) -> bool:
        return self.first_repair <= action < self.first_move

    def is_blast(self, action: i64) -> bool:
        return self.first_blast <= action < self.first_sacrifice

    def is_shoot(self, action: i64) -> bool:
        return self.first_shoot <= action < self.first_tower

    def is_gps(self, action: i64) -> bool:
        return self.first_gps <= action < self.first_shoot

    def is_tower(self, action: i64) -> bool:
        return self.first_tower <= action < self.first_blast

    def names_cell(self, action: i64, first: i64) -> bool:
        """Whether it is one of the actions from `first` on that name a cell."""
        return first <= action < first + self.cells

    def is_aliens(self, action: i64) -> bool:
        """Whether only the Alien ever does this; both sides throw, keep, end and say that they are ready."""
        return action == STOP or action >= self.first_repair or self.first_sacrifice <= action < self.first_asteroid

    def is_defenders(self, action: i64) -> bool:
        """Whether only the defender ever does this."""
        if action < self.first_gps:
            return action in (FLY, NUGGET_LEFT, NUGGET_RIGHT)
        return action < self.first_sacrifice or self.first_asteroid <= action < self.first_repair

    def origin(self, move: i64) -> i64:
        return self.origins[move - self.first_move]

    def target(self, move: i64) -> i64:
        return self.targets[move - self.first_move]

    def colour(self, action: i64) -> i64:
        """The colour that `blast` or `repair` names."""
        first = self.first_repair if self.is_repair(action) else self.first_blast
        return (action - first) // self.columns

    def column(self, action: i64) -> i64:
        """The column that `gps`, `shoot`, `tower`, `blast` or `repair` names; cells of the first line go by it."""
        first = self.first_repair if self.is_repair(action) else self.first_gps
        return (action - first) % self.columns

    def cell(self, action: i64) -> i64:
        """The cell that `sacrifice`, `clear`, `rift`, `asteroid`, `field` or `comet` names."""
        return (action - self.first_sacrifice) % self.cells

    # Notation.

    def write(self, action: i64) -> str:
        name = self.parts.cell_name
        if action < self.first_gps:
            return BARE[action]
        if action < self.first_blast:
            return f"{BY_COLUMN[(action - self.first_gps) // self.columns]} {self.column(action) + 1}"
        if self.is_blast(action):
            return f"blast {self.parts.names[self.colour(action)]} {self.column(action) + 1}"
        if action < self.first_repair:
            return f"{BY_CELL[(action - self.first_sacrifice) // self.cells]} {name(self.cell(action))}"
        if self.is_repair(action):
            return f"repair {self.parts.names[self.colour(action)]} {name(self.column(action))}"
        return f"move {name(self.origin(action))} {name(self.target(action))}"

    def read(self, line: str) -> i64:
        if line in BARE:
            return BARE.index(line)
        words = line.split(" ")
        verb: str = words[0]
        if len(words) == 2 and verb in BY_COLUMN:
            return self.first_gps + BY_COLUMN.index(verb) * self.columns + self.read_column(words[1])
        if len(words) == 2 and verb in BY_CELL:
            return self.first_sacrifice + BY_CELL.index(verb) * self.cells + self.read_cell(words[1])
        if len(words) == 3 and verb == "blast":
            return self.blast(self.read_colour(words[1]), self.read_column(words[2]))
        if len(words) == 3 and verb == "repair":
            return self.repair(self.read_colour(words[1]), self.read_first_line(words[2]))
        if len(words) == 3 and verb == "move":
            return self.read_move(self.read_cell(words[1]), self.read_cell(words[2]), line)
        raise BadNotation(
            f"{line!r} is no action; write {', '.join(BARE)}, {' COLUMN, '.join(BY_COLUMN)} COLUMN, "
            f"{' CELL, '.join(BY_CELL)} CELL, blast COLOUR COLUMN, repair COLOUR CELL or move CELL CELL"
        )

    def read_move(self, cell: i64, to: i64, line: str) -> i64:
        for step in range(9):
            move = self.moves[9 * cell + step]
            if move != NONE and self.target(move) == to:
                return move
        raise BadNotation(f"{line!r} is no action; a saucer moves to a cell that touches its own")

    def read_cell(self, name: str) -> i64:
        names = self.parts.cell_names()
        if name not in names:
            raise BadNotation(f"there is no cell {name!r}; the cells are {names[0]} to {names[-1]}")
        return names.index(name)

    def read_first_line(self, name: str) -> i64:
        names = self.parts.cell_names()[: self.columns]
        if name not in names:
            raise BadNotation(f"{name!r} is no cell of the first line; they are {', '.join(names)}")
        return names.index(name)

    def read_column(self, number: str) -> i64:
        numbers = [str(column + 1) for column in range(self.columns)]
        if number not in numbers:
            raise BadNotation(f"there is no column {number!r}; the columns are {', '.join(numbers)}")
        return numbers.index(number)

    def read_colour(self, name: str) -> i64:
        if name not in self.parts.names:
            raise BadNotation(f"there is no colour {name!r}; the colours are {', '.join(self.parts.names)}")
        return self.parts.names.index(name)
