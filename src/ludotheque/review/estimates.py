"""Chances as the review counts them: estimates that know their noise, and whole ten-thousandths that add up exactly."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt

from ludotheque.table.table import without

UNIT = 10_000
"""A chance is shown in so many parts of the whole: finer than any search can tell, and sums of them are exact."""

Parts = list[int]
"""For each seat, a chance or a change of it in ten-thousandths."""


@dataclass(frozen=True, eq=False)
class Estimate:
    """What a situation is worth to each seat, and the variance of that. It is itself: where the same estimate stands
    on both sides of a step, its noise does not count there."""

    worth: list[float]
    variance: list[float]

    @classmethod
    def exact(cls, worth: list[float]) -> "Estimate":
        return cls(worth, [0.0] * len(worth))

    @classmethod
    def of_search(cls, worth: list[float], simulations: int) -> "Estimate":
        return cls(worth, [chance * (1 - chance) / simulations for chance in worth])

    @classmethod
    def mean(cls, several: list[list[float]]) -> "Estimate":
        """The mean of what several outcomes of chance are worth, with its noise as it is seen in them."""
        count = len(several)
        means = [sum(column) / count for column in zip(*several, strict=True)]
        squares = (
            sum((one - mean) ** 2 for one in column)
            for mean, column in zip(means, zip(*several, strict=True), strict=True)
        )
        return cls(means, [square / (count - 1) / count for square in squares])


@dataclass
class Doubt:
    """How noisy a sum of differences of estimates is; what is added and taken away again makes no noise."""

    weights: dict[int, int] = field(default_factory=dict)
    estimates: dict[int, Estimate] = field(default_factory=dict)

    def add(self, after: Estimate, before: Estimate) -> None:
        for estimate, sign in ((after, 1), (before, -1)):
            self.estimates[id(estimate)] = estimate
            self.weights[id(estimate)] = self.weights.get(id(estimate), 0) + sign

    def noise(self, seat: int) -> float:
        """The standard error of the sum for a seat."""
        return sqrt(sum(self.weights[key] ** 2 * one.variance[seat] for key, one in self.estimates.items()))


def shown(lost: Iterable[int], worth: list[float]) -> Parts:
    """What a situation is worth when some seats have lost already: what they might have won is shared as at the end."""
    gone = set(lost)
    if not gone:
        return [round(chance * UNIT) for chance in worth]
    alone = ([float(seat == winner) for seat in range(len(worth))] for winner in range(len(worth)))
    shares = [without(gone, scores) for scores in alone]
    mixed = (
        sum(chance * share[seat] for chance, share in zip(worth, shares, strict=True)) for seat in range(len(worth))
    )
    return [round(chance * UNIT) for chance in mixed]


def difference(after: Parts, before: Parts) -> Parts:
    return [one - other for one, other in zip(after, before, strict=True)]


def total(parts: Iterable[Parts], seats: int) -> Parts:
    found = [0] * seats
    for each in parts:
        found = [one + other for one, other in zip(found, each, strict=True)]
    return found


def written(parts: Parts) -> list[float]:
    """As decimals."""
    return [part / UNIT for part in parts]
