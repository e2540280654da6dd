"""Rates, with how sure they are."""

from math import sqrt

SURE = 1.96
"""So many standard errors hold the truth 95 times in 100."""


def in_words(points: float, games: int) -> str:
    """A rate with how sure it is.

    >>> in_words(50, 100)
    '50.0% (40.4% to 59.6%) of 100 games'
    """
    low, high = wilson(points, games)
    return f"{points / games:.1%} ({low:.1%} to {high:.1%}) of {games} games"


def wilson(points: float, games: int, sure: float = SURE) -> tuple[float, float]:
    """Wilson's interval for a rate: honest for few games too, and never outside 0 to 1.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    rate = points / games
    weight = sure * sure / games
    middle = (rate + weight / 2) / (1 + weight)
    half = sure / (1 + weight) * sqrt(rate * (1 - rate) / games + weight / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)
