"""Pearson's chi-square, for what has to follow a law of chance. Seeds are fixed, so a test passes always or never."""

from collections import Counter
from collections.abc import Hashable, Mapping
from math import erfc, sqrt
from typing import Any, TypeVar

Value = TypeVar("Value", bound=Hashable)

UNBELIEVABLE = 1e-6
"""Chance alone gives a smaller probability once in a million tests."""

FEW = 8
"""Values seen less often in both samples together are counted as one."""


def fits(seen: Mapping[Any, int], law: Mapping[Any, float]) -> float:
    """How probable a sample as odd as this one is under a law, given as weights."""
    assert set(seen) <= set(law), f"impossible values: {set(seen) - set(law)}"
    total = sum(seen.values())
    whole = sum(law.values())
    expected = {value: total * weight / whole for value, weight in law.items()}
    return upper_tail(sum((seen.get(value, 0) - e) ** 2 / e for value, e in expected.items()), len(law) - 1)


def alike(first: Counter[Value], second: Counter[Value]) -> float:
    """How probable it is that two samples of one law differ as much as these two."""
    size, other_size = first.total(), second.total()
    table: Counter[Hashable] = Counter()
    other_table: Counter[Hashable] = Counter()
    for value in first | second:
        place: Hashable = value if first[value] + second[value] >= FEW else "few"
        table[place] += first[value]
        other_table[place] += second[value]
    statistic = 0.0
    for place in table | other_table:
        gap = table[place] * sqrt(other_size / size) - other_table[place] * sqrt(size / other_size)
        statistic += gap**2 / (table[place] + other_table[place])
    return upper_tail(statistic, len(table | other_table) - 1)


def upper_tail(statistic: float, freedom: int) -> float:
    """The probability of a larger value, by the cube-root approximation of Wilson and Hilferty."""
    if freedom == 0:
        return 1.0
    spread = 2 / (9 * freedom)
    return erfc(((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(2 * spread)) / 2
