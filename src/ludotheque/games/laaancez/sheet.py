"""A battle sheet: rows of cells that are filled while recruiting and fought over line by line, and the candle.

Cells are numbered row by row from 0; the candle has the last number. Each cell holds the number of its object in the
component set (`HOLE` for none), the hearts it has left (0: destroyed) and the damage ticked.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.hashing import Key
from ludotheque.core.types import Ints, ints
from ludotheque.games.laaancez.parts import Parts

HOLE: Final[i64] = -1


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
    def blank(parts: Parts, seat: i64) -> "Sheet":
        """A player's sheet with nothing on it but the candle."""
        sheet = Sheet(parts, ints(parts.cells, HOLE), ints(parts.cells), ints(parts.cells))
        sheet.put(parts.candle, parts.objects + seat)
        return sheet

    def clone(self) -> "Sheet":
        other = Sheet(self.parts, self.what[:], self.hearts[:], self.damage[:])
        other.free = self.free
        other.line = self.line
        return other

    def add_to(self, key: Key) -> None:
        """The line that fights is the first that can, so that it follows from the rest."""
        parts = self.parts
        key.add_all(self.what, HOLE, parts.objects + 1)
        key.add_all(self.hearts, 0, parts.most_hearts)
        key.add_all(self.damage, 0, parts.most_damage)

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
        living: i64 = 0
        guards: i64 = 0
        bit: i64 = 1
        for cell in range(self.start(), self.end()):
            if self.hearts[cell] > 0:
                living |= bit
                if self.parts.protects[self.what[cell]] == 1:
                    guards |= bit
            bit <<= 1
        covered: i64 = ((guards << 1) | (guards >> 1)) & ~guards
        return living & ~covered

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
