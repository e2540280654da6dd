"""Actions of Laaancez ! as whole numbers, and in notation: `roll`, `copy hat a1`, `tick b2`, `pass`, `throw a1 b2`."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.errors import BadNotation
from ludotheque.games.laaancez.sheet import Parts

ROLL: Final[i64] = 0
PASS: Final[i64] = 1
FIRST_TICK: Final[i64] = 2


@final
@mypyc_attr(acyclic=True)
class Notation:
    """The numbering of the actions for one component set, and reading and writing, exact inverses of each other.

    roll, pass, then tick by cell, then copy by object and cell, then throw by thrower and target.
    """

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.cells: i64 = parts.cells
        self.first_copy: i64 = FIRST_TICK + parts.cells
        self.first_throw: i64 = self.first_copy + parts.objects * parts.cells
        self.count: i64 = self.first_throw + parts.cells * parts.cells

    def tick(self, cell: i64) -> i64:
        return FIRST_TICK + cell

    def copy(self, thing: i64, cell: i64) -> i64:
        return self.first_copy + thing * self.cells + cell

    def throw(self, thrower: i64, target: i64) -> i64:
        return self.first_throw + thrower * self.cells + target

    def is_tick(self, action: i64) -> bool:
        return FIRST_TICK <= action < self.first_copy

    def is_copy(self, action: i64) -> bool:
        return self.first_copy <= action < self.first_throw

    def is_throw(self, action: i64) -> bool:
        return action >= self.first_throw

    def ticked(self, action: i64) -> i64:
        return action - FIRST_TICK

    def copied(self, action: i64) -> i64:
        return (action - self.first_copy) // self.cells

    def copied_to(self, action: i64) -> i64:
        return (action - self.first_copy) % self.cells

    def thrower(self, action: i64) -> i64:
        return (action - self.first_throw) // self.cells

    def target(self, action: i64) -> i64:
        return (action - self.first_throw) % self.cells

    def write(self, action: i64) -> str:
        if action == ROLL:
            return "roll"
        if action == PASS:
            return "pass"
        name = self.parts.cell_name
        if self.is_tick(action):
            return f"tick {name(self.ticked(action))}"
        if self.is_copy(action):
            return f"copy {self.parts.names[self.copied(action)]} {name(self.copied_to(action))}"
        return f"throw {name(self.thrower(action))} {name(self.target(action))}"

    def read(self, line: str) -> i64:
        words = line.split(" ")
        if words == ["roll"]:
            return ROLL
        if words == ["pass"]:
            return PASS
        if len(words) == 2 and words[0] == "tick":
            return self.tick(self.cell(words[1]))
        if len(words) == 3 and words[0] == "copy":
            return self.copy(self.thing(words[1]), self.cell(words[2]))
        if len(words) == 3 and words[0] == "throw":
            return self.throw(self.cell(words[1]), self.cell(words[2]))
        raise BadNotation(f"{line!r} is no action; write roll, copy OBJECT CELL, tick CELL, pass or throw CELL CELL")

    def cell(self, name: str) -> i64:
        names = self.parts.cell_names()
        if name not in names:
            raise BadNotation(f"there is no cell {name!r}; the cells are {', '.join(names)}")
        return names.index(name)

    def thing(self, name: str) -> i64:
        if name not in self.parts.names:
            raise BadNotation(f"there is no object {name!r}; the objects are {', '.join(self.parts.names)}")
        return self.parts.names.index(name)
