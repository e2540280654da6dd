"""Actions of Laaancez ! as whole numbers, and in notation: `roll`, `copy hat a1`, `tick b2`, `pass`, `throw a1 b2`."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.notation import Lines, Verbs
from ludotheque.core.types import Ints
from ludotheque.games.laaancez.parts import Parts


@final
@mypyc_attr(acyclic=True)
class Notation:
    """The numbering of the actions for one component set.

    Ticks are numbered by cell, copies by object and cell, throws by thrower and target.
    """

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.cells: i64 = parts.cells
        verbs = Verbs()
        self.roll: i64 = verbs.add("roll")
        self.passing: i64 = verbs.add("pass")
        self.first_tick: i64 = verbs.add("tick", self.cells)
        self.first_copy: i64 = verbs.add("copy", parts.objects * self.cells)
        self.first_throw: i64 = verbs.add("throw", self.cells * self.cells)
        self.throwers: Ints = vec[i64]([thrower for thrower in range(self.cells) for _ in range(self.cells)])
        self.targets: Ints = vec[i64]([target for _ in range(self.cells) for target in range(self.cells)])
        """The two cells of each throw: search asks for them all the time, and a division is slow."""
        cells = parts.cell_names()
        copies = [f"{thing} {cell}" for thing in parts.names for cell in cells]
        throws = [f"{thrower} {target}" for thrower in cells for target in cells]
        self.lines = Lines(verbs, {"tick": cells, "copy": copies, "throw": throws})

    def tick(self, cell: i64) -> i64:
        return self.first_tick + cell

    def copy(self, thing: i64, cell: i64) -> i64:
        return self.first_copy + thing * self.cells + cell

    def throw(self, thrower: i64, target: i64) -> i64:
        return self.first_throw + thrower * self.cells + target

    def is_tick(self, action: i64) -> bool:
        return self.first_tick <= action < self.first_copy

    def is_copy(self, action: i64) -> bool:
        return self.first_copy <= action < self.first_throw

    def is_throw(self, action: i64) -> bool:
        return action >= self.first_throw

    def ticked(self, action: i64) -> i64:
        return action - self.first_tick

    def copied(self, action: i64) -> i64:
        return (action - self.first_copy) // self.cells

    def copied_to(self, action: i64) -> i64:
        return (action - self.first_copy) % self.cells

    def thrower(self, action: i64) -> i64:
        return self.throwers[action - self.first_throw]

    def target(self, action: i64) -> i64:
        return self.targets[action - self.first_throw]
