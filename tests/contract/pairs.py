"""Few rows that show every pair: most faults need only two choices to meet, and whole products grow too fast."""

from collections.abc import Hashable, Sequence
from itertools import combinations
from typing import TypeVar

Row = TypeVar("Row", bound=Sequence[Hashable])


def covering(rows: Sequence[Row]) -> list[Row]:
    """Some of the rows, such that every two values that stand together in one of all rows do so in one of these.

    >>> covering(["ax1", "ax2", "ay1", "ay2", "bx1", "bx2", "by1", "by2"])
    ['ax1', 'ay2', 'bx2', 'by1']
    """
    missing = set().union(*map(pairs, rows))
    chosen = []
    while missing:
        best = max(rows, key=lambda row: len(pairs(row) & missing))
        missing -= pairs(best)
        chosen.append(best)
    return chosen


def pairs(row: Sequence[Hashable]) -> set[object]:
    """Every two values of a row, with their places."""
    return set(combinations(enumerate(row), 2))
