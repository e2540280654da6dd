"""Actions of Arkade as whole numbers, and in notation: `throw 1`, `move c4 d4`, `shoot 3`, `repair green a3`.

Both seats share one numbering. `move` takes any two cells that touch, so that a diagonal is an action and refused.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.notation import Lines, Verbs, counted
from ludotheque.core.types import Ints, ints
from ludotheque.games.arkade.parts import NONE, Parts

BARE: Final = Verbs()
"""The verbs that name no place: their numbers are the same on every board."""

READY: Final[i64] = BARE.add("ready")
THROW: Final[i64] = BARE.add("throw", 3)
THROW_FIRST_DIE: Final[i64] = THROW + 1
THROW_SECOND_DIE: Final[i64] = THROW + 2
KEEP: Final[i64] = BARE.add("keep")
STOP: Final[i64] = BARE.add("stop")
FLY: Final[i64] = BARE.add("fly")
NUGGET_LEFT: Final[i64] = BARE.add("nugget", 2)
NUGGET_RIGHT: Final[i64] = NUGGET_LEFT + 1
END: Final[i64] = BARE.add("end")

AHEAD: Final[i64] = 7
LEFT: Final[i64] = 3
RIGHT: Final[i64] = 5
"""Steps to the next line and to the cells beside, left towards column 1."""

ALIENS: Final = ["stop", "sacrifice", "clear", "rift", "repair", "move"]
DEFENDERS: Final = ["fly", "nugget", "gps", "shoot", "tower", "blast", "asteroid", "field", "comet"]
"""What only one side ever does; both throw, keep, end and say that they are ready."""


@final
@mypyc_attr(acyclic=True)
class Notation:
    """The numbering of the actions for one component set: each verb by the number of its first action."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.columns: i64 = parts.columns
        self.cells: i64 = parts.cells
        verbs = Verbs()
        for place in range(len(BARE.names)):
            verbs.add(BARE.names[place], BARE.many(place))
        self.gps: i64 = verbs.add("gps", parts.columns)
        self.shoot: i64 = verbs.add("shoot", parts.columns)
        self.tower: i64 = verbs.add("tower", parts.columns)
        self.blast: i64 = verbs.add("blast", parts.colours * parts.columns)
        self.sacrifice: i64 = verbs.add("sacrifice", parts.cells)
        self.clear: i64 = verbs.add("clear", parts.cells)
        self.rift: i64 = verbs.add("rift", parts.cells)
        self.asteroid: i64 = verbs.add("asteroid", parts.cells)
        self.field: i64 = verbs.add("field", parts.cells)
        self.comet: i64 = verbs.add("comet", parts.cells)
        self.repair: i64 = verbs.add("repair", parts.colours * parts.columns)
        self.origins: Ints = vec[i64]()
        self.targets: Ints = vec[i64]()
        """The two cells of each move."""
        self.moves: Ints = ints(9 * parts.cells, NONE)
        """The number of the move from a cell by a step, `9 * cell + 3 * down + right` with steps of 0, 1 and 2; `NONE`
        over the edge."""
        self.number_moves(verbs.count)
        self.move: i64 = verbs.add("move", len(self.origins))
        self.lines: Lines = self.named(verbs)
        self.verbs: Ints = vec[i64](
            [first for place, first in enumerate(verbs.firsts) for _ in range(verbs.many(place))]
        )
        """The verb of each action."""
        self.sides: Ints = vec[i64]([side_of(verb) for verb in self.lines.verb_at])
        """The seat that alone does each action, `NONE` if both do."""

    def number_moves(self, first: i64) -> None:
        columns = self.columns
        for cell in range(self.cells):
            for step in range(9):
                row: i64 = cell // columns + step // 3 - 1
                column: i64 = cell % columns + step % 3 - 1
                if step != 4 and 0 <= row < self.parts.rows and 0 <= column < columns:
                    self.moves[9 * cell + step] = first + len(self.origins)
                    self.origins = append(self.origins, cell)
                    self.targets = append(self.targets, row * columns + column)

    def named(self, verbs: Verbs) -> Lines:
        """The lines of all actions, by the names of what each verb is said of."""
        cells = self.parts.cell_names()
        columns = counted(self.columns)
        things: dict[str, list[str]] = {"throw": ["", "1", "2"], "nugget": ["left", "right"]}
        for verb in ("gps", "shoot", "tower"):
            things[verb] = columns
        for verb in ("sacrifice", "clear", "rift", "asteroid", "field", "comet"):
            things[verb] = cells
        things["blast"] = [f"{colour} {column}" for colour in self.parts.names for column in columns]
        things["repair"] = [f"{colour} {cell}" for colour in self.parts.names for cell in cells[: self.columns]]
        moves = range(len(self.origins))
        things["move"] = [f"{cells[self.origins[move]]} {cells[self.targets[move]]}" for move in moves]
        return Lines(verbs, things)

    # Numbers of actions.

    def blast_at(self, colour: i64, column: i64) -> i64:
        return self.blast + colour * self.columns + column

    def repair_at(self, colour: i64, cell: i64) -> i64:
        return self.repair + colour * self.columns + cell

    # What actions name.

    def verb(self, action: i64) -> i64:
        """The verb of an action, as the number of the first action of that verb."""
        return self.verbs[action]

    def origin(self, move: i64) -> i64:
        return self.origins[move - self.move]

    def target(self, move: i64) -> i64:
        return self.targets[move - self.move]

    def colour(self, action: i64) -> i64:
        """The colour that `blast` or `repair` names."""
        return (action - self.verbs[action]) // self.columns

    def column(self, action: i64) -> i64:
        """The column that `gps`, `shoot`, `tower`, `blast` or `repair` names; cells of the first line go by it."""
        return (action - self.verbs[action]) % self.columns

    def cell(self, action: i64) -> i64:
        """The cell that `sacrifice`, `clear`, `rift`, `asteroid`, `field` or `comet` names."""
        return action - self.verbs[action]


def side_of(verb: str) -> i64:
    if verb in ALIENS:
        return 0
    return 1 if verb in DEFENDERS else NONE
