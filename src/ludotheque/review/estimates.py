"""Chances as the review counts them: estimates that know their noise, and whole ten-thousandths that add up exactly."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from ludotheque.table.table import without

UNIT = 10_000
"""A chance is shown in so many parts of the whole: finer than any search can tell, and sums of them are exact."""

TINY = 1e-9
"""Less than this is an error of arithmetic."""

Parts = list[int]
"""For each seat, a chance or a change of it in ten-thousandths."""


TOLD = 2.0
"""Two estimates are told apart when they differ by more than so many times the standard error of that."""

CHANCE_TOLD = 2.5
"""What chance made of a step is told when its outcomes spread so many times wider than their noise (as variances)."""


@dataclass(frozen=True, eq=False)
class Look:
    """One question to the search, independent of all others: how uncertain its answer is for each seat."""

    variance: list[float]


@dataclass(frozen=True)
class WorthEstimate:
    """What something is worth to each seat, and the looks that this was added up from: what is added and taken away
    again makes no noise."""

    worth: list[float]
    looks: dict[Look, float]

    @classmethod
    def exact(cls, worth: list[float]) -> "WorthEstimate":
        return cls(worth, {})

    @classmethod
    def of_search(cls, worth: list[float], simulations: int) -> "WorthEstimate":
        """As if one simulation more had been won and one lost: few that end alike prove nothing."""
        likely = ((chance * simulations + 1) / (simulations + 2) for chance in worth)
        return cls(worth, {Look([chance * (1 - chance) / simulations for chance in likely]): 1})

    @classmethod
    def mean(cls, several: "list[WorthEstimate]") -> "WorthEstimate":
        """The mean of what several outcomes of chance are worth, with its noise as it is seen in them."""
        count = len(several)
        columns = list(zip(*(one.worth for one in several), strict=True))
        means = [sum(column) / count for column in columns]
        squares = (spread(column) for column in columns)
        return cls(means, {Look([square / count for square in squares]): 1})

    def plus(self, other: "WorthEstimate", times: float = 1) -> "WorthEstimate":
        looks = dict(self.looks)
        for look, weight in other.looks.items():
            looks[look] = looks.get(look, 0) + times * weight
        worth = [one + times * another for one, another in zip(self.worth, other.worth, strict=True)]
        return WorthEstimate(worth, {look: weight for look, weight in looks.items() if weight})

    def less(self, other: "WorthEstimate") -> "WorthEstimate":
        return self.plus(other, -1)

    def variance(self, seat: int) -> float:
        return sum(weight**2 * look.variance[seat] for look, weight in self.looks.items())

    def noise(self, seat: int) -> float:
        """The standard error for a seat."""
        return sqrt(self.variance(seat))

    def told(self, times: float = TOLD) -> bool:
        """Whether it is so many times its noise from nothing, for any seat."""
        return any(abs(one) > times * self.noise(seat) + TINY for seat, one in enumerate(self.worth))


def spread(values: Iterable[float]) -> float:
    """Their variance."""
    found = list(values)
    middle = sum(found) / len(found)
    return sum((one - middle) ** 2 for one in found) / (len(found) - 1)


def chance_told(outcomes: list[WorthEstimate]) -> bool:
    """Whether outcomes of chance differ by more than their noise, for any seat.

    It does not ask which of them came: so luck that is counted only where this holds is still 0 on average.
    """
    for seat in range(len(outcomes[0].worth)):
        noise = sum(one.variance(seat) for one in outcomes) / len(outcomes)
        if spread(one.worth[seat] for one in outcomes) > CHANCE_TOLD * noise + TINY:
            return True
    return False


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
