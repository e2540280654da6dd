"""The few plain types that every room uses: arrays and plain data."""

from typing import Any, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Ints: TypeAlias = "vec[i64]"
"""An array of whole numbers, unboxed when compiled."""

Floats: TypeAlias = "vec[float]"
"""An array of numbers with fractions, unboxed when compiled."""

Data: TypeAlias = dict[str, Any]
"""Plain data: what JSON can hold."""


def ints(size: i64, value: i64 = 0) -> Ints:
    """An array of `size` whole numbers."""
    return vec[i64]([value] * size)


def catch_up(kept: Ints, now: Ints) -> bool:
    """Make one array hold the same as another of its length; says whether that changes anything.

    >>> kept = ints(2)
    >>> catch_up(kept, ints(2, 3)), catch_up(kept, ints(2, 3)), list(kept)
    (True, False, [3, 3])
    """
    changed = False
    for index in range(len(now)):
        if kept[index] != now[index]:
            kept[index] = now[index]
            changed = True
    return changed
