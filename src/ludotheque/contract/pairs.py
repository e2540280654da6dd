"""Few rows that show every pair: most faults need only two choices to meet, and whole products grow too fast."""

from collections.abc import Collection, Hashable, Sequence
from itertools import combinations
from typing import TypeVar

Row = TypeVar("Row", bound=Sequence[Hashable])


def covering(rows: Sequence[Row], single: Collection[int] = ()) -> list[Row]:
    """Some of the rows, such that every two values that stand together in one of all rows do so in one of these.

    Values of a `single` column need only be shown, whatever they stand with.

    >>> covering(["ax1", "ax2", "ay1", "ay2", "bx1", "bx2", "by1", "by2"])
    ['ax1', 'by2', 'ax2', 'ay1', 'bx1']
    """
    shown = {row: pairs(row, single) for row in rows}
    missing = set().union(*shown.values())
    chosen = []
    while missing:
        best = max(rows, key=lambda row: len(shown[row] & missing))
        missing -= shown[best]
        chosen.append(best)
    return chosen


def pairs(row: Sequence[Hashable], single: Collection[int] = ()) -> set[object]:
    """Every two values of a row, with their places, and every single one."""
    values = [*enumerate(row)]
    return {*values, *combinations([value for value in values if value[0] not in single], 2)}
