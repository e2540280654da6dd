"""The component set as arrays, in the form in which the rules use it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.types import Ints

TICK: Final[i64] = -1
"""The option of the die that ticks one more damage instead of copying an object."""


@final
@mypyc_attr(acyclic=True)
class Parts:
    """Objects are numbered as in the component file; after the last come player 1's candle and player 2's."""

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
        self.widths = rows
        self.rows: i64 = len(rows)
        starts = [sum(rows[:row]) for row in range(len(rows) + 1)]
        self.starts: Ints = vec[i64](starts + [starts[-1] + 1])
        """The first cell of each line, the candle's line included, and the end of the last."""
        self.candle: i64 = starts[-1]
        self.cells: i64 = starts[-1] + 1
        self.line_of: Ints = vec[i64]([row for row, width in enumerate([*rows, 1]) for _ in range(width)])
        """The line of each cell."""
        self.names = names
        self.objects: i64 = len(names)
        self.hearts: Ints = vec[i64](hearts)
        self.damage: Ints = vec[i64](damage)
        self.limit: Ints = vec[i64](limit)
        self.most_hearts: i64 = max(hearts)
        self.most_damage: i64 = max(limit)
        self.protects: Ints = vec[i64]([1 if protection else 0 for protection in protects])
        self.die: Ints = vec[i64](die)
        """Two options for each result: the number of an object, or `TICK`."""
        self._cell_names = [
            f"{self.line_name(row)}{place + 1}" for row, n in enumerate([*rows, 1]) for place in range(n)
        ]
        self._filled: dict[int, str] = {}
        """Cells that were told before, by what is in them: all views have the same few, again and again."""

    def option(self, result: i64, number: i64) -> i64:
        """The first or second option of a result of the die (1 to 6)."""
        return self.die[2 * (result - 1) + number]

    def offers(self, result: i64, option: i64) -> bool:
        return self.option(result, 0) == option or self.option(result, 1) == option

    def name(self, thing: i64) -> str:
        return "candle" if thing >= self.objects else self.names[thing]

    def line_name(self, row: i64) -> str:
        return chr(97 + row)

    def line_names(self) -> list[str]:
        """Every line, the candle's included."""
        return [self.line_name(row) for row in range(self.rows + 1)]

    def cell_name(self, cell: i64) -> str:
        """A letter for the line and a number along it: `a1` to `e1` on the sheet of the rulebook."""
        return self._cell_names[cell]

    def cell_names(self) -> list[str]:
        return list(self._cell_names)

    def filled(self, thing: i64, hearts: i64, damage: i64) -> str:
        """A cell with an object in it, as views and positions tell it: `hat:4/1`."""
        number = (thing * (self.most_hearts + 1) + hearts) * (self.most_damage + 1) + damage
        told = self._filled.get(number)
        if told is None:
            told = self._filled[number] = f"{self.name(thing)}:{hearts}/{damage}"
        return told
