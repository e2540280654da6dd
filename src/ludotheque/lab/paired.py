"""What paired deals say about a mean, and how sure it is.

A deal is one observation, whatever was played in it: that is what pairing is worth. The interval holds every mean that
the deals do not speak against, by the same likelihood as the sequential test, so it knows no distribution beforehand,
never leaves 0 to 1, and is honest where all deals came out alike.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ludotheque.lab.intervals import SURE
from ludotheque.lab.sequential import UNSEEN, log_likelihood

HALVINGS: Final = 40


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Where the mean of such shares lies, 95 times in 100.

    >>> low, high = interval([0.5] * 20)
    >>> round(low, 2), round(high, 2)
    (0.45, 0.55)
    >>> interval([1.0])
    (0.0, 1.0)
    """
    if len(shares) < 2:
        return 0.0, 1.0
    weights = {share: float(count) for share, count in Counter(shares).items()}
    for share in (0.0, 1.0):
        weights[share] = weights.get(share, 0.0) + UNSEEN
    best = sum(share * weight for share, weight in weights.items()) / sum(weights.values())
    enough = -(student(len(shares) - 1) ** 2) / 2
    return bound(weights, best, 0.0, enough), bound(weights, best, 1.0, enough)


def bound(weights: dict[float, float], inside: float, outside: float, enough: float) -> float:
    """The last mean on the way from one to the other that the deals do not speak against."""
    for _ in range(HALVINGS):
        middle = (inside + outside) / 2
        if middle in (inside, outside):
            break  # nothing lies between them any more
        if log_likelihood(weights, middle) > enough:
            inside = middle
        else:
            outside = middle
    return outside


def student(freedom: int) -> float:
    """So many standard errors hold the truth 95 times in 100, where few deals say how large those are.

    >>> [round(student(freedom), 2) for freedom in (5, 10, 1000)]
    [2.55, 2.23, 1.96]
    """
    z = SURE
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
