"""The figures of a game that is over: what people talk about afterwards, counted from what happened and nothing else.

A game's `figures.py` goes through its events once, all of them, open and secret, and says what they come to. A figure
is told by its text, `figure-<name>`, in the order in which the game declares it: the first ones say the most.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

import msgspec

from ludotheque.core.types import Data

EACH: Final = -1
"""A figure of every seat by itself."""

TOGETHER: Final = -2
"""A figure of all together."""


class Figure(msgspec.Struct, frozen=True):
    """One of the figures of a game, by its name."""

    figure: str
    values: list[int | None]
    """One for each seat, none for a seat of which it is not counted; or a single one for all together."""


Figures = Callable[[Iterable[Data], int], list[Figure]]
"""What the events of a game, as plain data, come to for so many seats."""


def no_figures(events: Iterable[Data], seats: int) -> list[Figure]:
    """Those of a game that counts nothing."""
    return []


class FigureCounts:
    """Counts figures, each for the seats that are declared for it: `EACH`, `TOGETHER`, or the number of one alone.

    >>> tally = FigureCounts(2, {"hits": EACH, "rounds": TOGETHER, "shots": 1})
    >>> tally.add("hits", 0, 3)
    >>> tally.add("hits", 0)
    >>> tally.most("rounds", 0, 7)
    >>> [figure.values for figure in tally.figures()]
    [[4, 0], [7], [None, 0]]
    """

    def __init__(self, seats: int, declared: Mapping[str, int]) -> None:
        self._declared = declared
        self._values = {name: [0] * (1 if whose == TOGETHER else seats) for name, whose in declared.items()}

    def add(self, figure: str, seat: int, count: int = 1) -> None:
        """So many more for a seat, or for all."""
        self._values[figure][self._place(figure, seat)] += count

    def most(self, figure: str, seat: int, count: int) -> None:
        """So many at once; the most counts."""
        values, place = self._values[figure], self._place(figure, seat)
        values[place] = max(values[place], count)

    def _place(self, figure: str, seat: int) -> int:
        return 0 if self._declared[figure] == TOGETHER else seat

    def figures(self) -> list[Figure]:
        return [Figure(name, self._told(values, self._declared[name])) for name, values in self._values.items()]

    def _told(self, values: list[int], whose: int) -> list[int | None]:
        return [value if whose < 0 or whose == seat else None for seat, value in enumerate(values)]
