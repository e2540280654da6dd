"""A battle sheet: rows of cells that are filled while recruiting and fought over line by line, and the candle.

Cells are numbered row by row from 0; the candle has the last number. Each cell holds the number of its object in the
component set (`HOLE` for none), the hearts it has left (0: destroyed) and the damage ticked.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.types import Ints, ints

HOLE: Final[i64] = -1
TICK: Final[i64] = -1
"""The option of the die that ticks one more damage instead of copying an object."""


@final
@mypyc_attr(acyclic=True)
class Parts:
    """The component set as arrays. Objects are numbered as in the component file; the candle comes after the last."""

    def __init__(
        self,
        rows: list[int],
        names: list[str],
        hearts: list[int],
        damage: list[int],
        limit: list[int],
        protects: list[bool],
        die: list[int],
    ) -> None:
        self.rows: i64 = len(rows)
        starts = [sum(rows[:row]) for row in range(len(rows) + 1)]
        self.starts: Ints = vec[i64](starts + [starts[-1] + 1])
        """The first cell of each line, the candle's line included, and the end of the last."""
        self.candle: i64 = starts[-1]
        self.cells: i64 = starts[-1] + 1
        self.names = names
        self.objects: i64 = len(names)
        self.hearts: Ints = vec[i64](hearts)
        self.damage: Ints = vec[i64](damage)
        self.limit: Ints = vec[i64](limit)
        self.protects: Ints = vec[i64]([1 if protection else 0 for protection in protects])
        self.die: Ints = vec[i64](die)
        """Two options for each result: the number of an object, or `TICK`."""

    def option(self, result: i64, number: i64) -> i64:
        """The first or second option of a result of the die (1 to 6)."""
        return self.die[2 * (result - 1) + number]

    def offers(self, result: i64, option: i64) -> bool:
        return self.option(result, 0) == option or self.option(result, 1) == option

    def name(self, thing: i64) -> str:
        return "candle" if thing == self.objects else self.names[thing]

    def row_of(self, cell: i64) -> i64:
        row: i64 = 0
        while cell >= self.starts[row + 1]:
            row += 1
        return row

    def cell_name(self, cell: i64) -> str:
        """A letter for the line and a number along it: `a1` to `e1` on the sheet of the rulebook."""
        row = self.row_of(cell)
        return f"{chr(97 + row)}{cell - self.starts[row] + 1}"

    def cell_names(self) -> list[str]:
        return [self.cell_name(cell) for cell in range(self.cells)]


@final
@mypyc_attr(acyclic=True)
class Sheet:
    """One player's sheet."""

    def __init__(self, parts: Parts, what: Ints, hearts: Ints, damage: Ints) -> None:
        self.parts = parts
        self.what: Ints = what
        self.hearts: Ints = hearts
        self.damage: Ints = damage
        self.free: i64 = parts.candle
        """How many cells are still holes."""
        self.line: i64 = 0
        """The row that fights; `parts.rows` is the candle's."""

    @staticmethod
    def blank(parts: Parts) -> "Sheet":
        """A sheet with nothing on it but the candle."""
        sheet = Sheet(parts, ints(parts.cells, HOLE), ints(parts.cells), ints(parts.cells))
        sheet.put(parts.candle, parts.objects)
        return sheet

    def clone(self) -> "Sheet":
        other = Sheet(self.parts, self.what[:], self.hearts[:], self.damage[:])
        other.free = self.free
        other.line = self.line
        return other

    # Recruiting.

    def put(self, cell: i64, thing: i64) -> None:
        self.what[cell] = thing
        self.hearts[cell] = self.parts.hearts[thing]
        self.damage[cell] = self.parts.damage[thing]

    def copy(self, cell: i64, thing: i64) -> None:
        """Draw an object into a free cell."""
        self.put(cell, thing)
        self.free -= 1

    def can_grow(self, cell: i64) -> bool:
        """Whether one more damage can be ticked there: on a recruited object below its limit, never the candle (L3)."""
        thing = self.what[cell]
        return thing != HOLE and cell != self.parts.candle and self.damage[cell] < self.parts.limit[thing]

    def can_grow_anywhere(self) -> bool:
        for cell in range(self.parts.candle):
            if self.can_grow(cell):
                return True
        return False

    # Combat.

    def start(self) -> i64:
        """The first cell of the line that fights."""
        return self.parts.starts[self.line]

    def end(self) -> i64:
        """The cell after the last of the line that fights."""
        return self.parts.starts[self.line + 1]

    def on_line(self, cell: i64) -> bool:
        return self.start() <= cell < self.end()

    def on_candle(self) -> bool:
        return self.line == self.parts.rows

    def living(self, cell: i64) -> bool:
        return self.hearts[cell] > 0

    def hurts(self, cell: i64) -> bool:
        """Whether the object there can be thrown: alive, with damage 1 or more (L8)."""
        return self.hearts[cell] > 0 and self.damage[cell] > 0

    def guards(self, cell: i64) -> bool:
        """Whether a living shield stands there."""
        thing = self.what[cell]
        return thing != HOLE and self.hearts[cell] > 0 and self.parts.protects[thing] == 1

    def covered(self, cell: i64) -> bool:
        """Whether a neighbour on the line protects this cell; a shield itself is never covered (L9)."""
        if self.guards(cell):
            return False
        if cell > self.start() and self.guards(cell - 1):
            return True
        return cell + 1 < self.end() and self.guards(cell + 1)

    def exposed(self, cell: i64) -> bool:
        """Whether the object there can be hit: alive and not protected (L8)."""
        return self.hearts[cell] > 0 and not self.covered(cell)

    def targets(self) -> i64:
        """The exposed cells of the line that fights, as a set of bits from its first cell on."""
        found: i64 = 0
        bit: i64 = 1
        for cell in range(self.start(), self.end()):
            if self.exposed(cell):
                found |= bit
            bit <<= 1
        return found

    def beaten(self) -> bool:
        """Whether the line that fights is lost: nothing on it can be thrown any more (L7). The candle's never is."""
        if self.on_candle():
            return False
        for cell in range(self.start(), self.end()):
            if self.hurts(cell):
                return False
        return True

    def hit(self, cell: i64, damage: i64) -> i64:
        """Cross out hearts; surplus damage is lost (L14). Says how many were crossed out."""
        lost = damage if damage < self.hearts[cell] else self.hearts[cell]
        self.hearts[cell] -= lost
        return lost
