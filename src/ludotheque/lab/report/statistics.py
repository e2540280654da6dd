"""Means and differences with how sure they are, and what is left of many of them once all were looked at."""

from collections.abc import Sequence
from math import erfc, fsum, sqrt

from ludotheque.lab.intervals import SURE, wilson
from ludotheque.lab.report.shapes import Estimate

RISK = 0.05
"""How often a report may call something a finding that is none, all that it looks at taken together."""

FEW = 12
"""Fewer than so many on one side say nothing about a difference."""


def rate(points: float, games: int) -> Estimate:
    """A share of games, from points of 0 to 1."""
    return Estimate(points / games, *wilson(points, games))


def mean(values: Sequence[float]) -> Estimate:
    """A mean; of a single value nobody knows how sure it is.

    >>> mean([1.0, 1.0, 1.0])
    Estimate(value=1.0, low=1.0, high=1.0)
    """
    middle = fsum(values) / len(values)
    return around(middle, error(values, middle))


def error(values: Sequence[float], middle: float) -> float:
    """The standard error of a mean."""
    if len(values) < 2:
        return 0.0
    return sqrt(fsum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))


def never_negative(values: Sequence[float]) -> Estimate:
    """A mean of counts."""
    found = mean(values)
    return Estimate(found.value, max(0.0, found.low), found.high)


def share_of(values: Sequence[float]) -> Estimate:
    """A mean of shares, which is never below 0 nor above 1."""
    found = never_negative(values)
    return Estimate(found.value, found.low, min(1.0, found.high))


def around(value: float, spread: float) -> Estimate:
    return Estimate(value, value - SURE * spread, value + SURE * spread)


def doubt(value: float, spread: float) -> float:
    """How likely a value so far from 0 comes about by itself.

    >>> doubt(0.0, 0.0), doubt(1.0, 0.0), round(doubt(1.96, 1.0), 3)
    (1.0, 0.0, 0.05)
    """
    if spread == 0.0:
        return 1.0 if value == 0.0 else 0.0
    return erfc(abs(value) / spread / sqrt(2))


def beyond_noise(doubts: Sequence[float], risk: float = RISK) -> list[bool]:
    """Which of many doubts are small enough, by Holm's method: the more was looked at, the more it takes.

    >>> beyond_noise([0.03, 0.001, 0.5])
    [False, True, False]
    """
    found = [False] * len(doubts)
    for place, number in enumerate(sorted(range(len(doubts)), key=doubts.__getitem__)):
        if doubts[number] > risk / (len(doubts) - place):
            break
        found[number] = True
    return found


def effect(users: Sequence[Sequence[bool]], worth: Sequence[Sequence[float]]) -> tuple[float, float] | None:
    """How much more those had who did something than those who did not, and the standard error of that.

    One row for each game, with a column for each player: what they did and what they had. The players of one game share
    their luck, so the error counts games and not players; and it is never less than if nothing had been done at
    all, for the few who did may all have had the same. Nothing where too few did, or did not.
    """
    rows = [list(zip(row, had, strict=True)) for row, had in zip(users, worth, strict=True)]
    did = [value for row in rows for one, value in row if one]
    rest = [value for row in rows for one, value in row if not one]
    if len(did) < FEW or len(rest) < FEW:
        return None
    with_it, without = fsum(did) / len(did), fsum(rest) / len(rest)
    whole = fsum([*did, *rest]) / (len(did) + len(rest))

    def spread(middle: float, other: float) -> float:
        pulls = (
            fsum((value - middle) / len(did) if one else (other - value) / len(rest) for one, value in row)
            for row in rows
        )
        return sqrt(fsum(pull * pull for pull in pulls))

    return with_it - without, max(spread(with_it, without), spread(whole, whole))
