"""Ratings of many players from pairs of them: Bradley and Terry's model on the scale of Elo, with intervals.

Whoever is rated 100 above another takes 64 % of a pair's points. The average of all is 0. The same deals are
played by all pairs, and what is lucky for one is lucky for others: so the intervals count what each deal, as a whole,
says against the model (the sandwich estimator, clustered by deal).
"""

from collections import defaultdict
from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from ludotheque.lab.paired import student

POINTS: Final = 400 / log(10)
"""Of Elo, for each unit of the model's."""

PRIOR: Final = 0.5
"""Each pair is taken to have drawn one deal more than it has played, so that nobody is infinitely strong."""

STEPS: Final = 100
CLOSE: Final = 1e-9


class Met(NamedTuple):
    """Two players, by number, and the share of the first in each deal that they have played."""

    one: int
    other: int
    shares: Sequence[float]


class Rating(NamedTuple):
    value: float
    low: float
    high: float


def rated(players: int, pairs: Sequence[Met]) -> list[Rating]:
    """The rating of each.

    >>> weak, strong = rated(2, [Met(0, 1, [0.25] * 99)])
    >>> round(strong.value - weak.value)
    189
    """
    strength = [0.0] * players
    for _ in range(STEPS):
        slope, curve = [0.0] * players, level(players)
        for one, other, shares in pairs:
            expected = chance(strength[one] - strength[other])
            deals = len(shares) + 1
            push = sum(shares) + PRIOR - deals * expected
            slope[one] += push
            slope[other] -= push
            add_spring(curve, one, other, deals * expected * (1 - expected))
        inverse = inverted(curve)
        step = times(inverse, slope)
        longest = max(map(abs, step))
        strength = [old + move / max(1.0, longest) for old, move in zip(strength, step, strict=True)]
        if longest < CLOSE:
            break
    noise = scatter(players, pairs, strength)
    spread = [sqrt(max(0.0, dot(row, times(noise, row)))) for row in inverse]
    most = max((len(met.shares) for met in pairs), default=0)
    sure = student(max(1, most - 1))
    return [
        Rating(POINTS * value, POINTS * (value - sure * half), POINTS * (value + sure * half))
        for value, half in zip(strength, spread, strict=True)
    ]


def scatter(players: int, pairs: Sequence[Met], strength: list[float]) -> list[list[float]]:
    """How much deals pull at the ratings: the sum, over deals, of each one's pull times itself."""
    pulls: dict[object, list[float]] = defaultdict(lambda: [0.0] * players)
    for number, (one, other, shares) in enumerate(pairs):
        expected = chance(strength[one] - strength[other])
        for deal, share in [*enumerate(shares), (("prior", number), PRIOR)]:
            pulls[deal][one] += share - expected
            pulls[deal][other] -= share - expected
    noise = [[0.0] * players for _ in range(players)]
    for pull in pulls.values():
        for row in range(players):
            for column in range(players):
                noise[row][column] += pull[row] * pull[column]
    return noise


def chance(ahead: float) -> float:
    return 1 / (1 + exp(-ahead))


# A few lines of linear algebra, for matrices as small as the number of players.


def level(size: int) -> list[list[float]]:
    """What holds the average at 0."""
    return [[1 / size] * size for _ in range(size)]


def add_spring(curve: list[list[float]], one: int, other: int, weight: float) -> None:
    curve[one][one] += weight
    curve[other][other] += weight
    curve[one][other] -= weight
    curve[other][one] -= weight


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(left * right for left, right in zip(one, other, strict=True))


def times(matrix: list[list[float]], column: Sequence[float]) -> list[float]:
    return [dot(row, column) for row in matrix]


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """By elimination, the largest pivot first.

    >>> inverted([[2.0, 0.0], [1.0, 1.0]])
    [[0.5, 0.0], [-0.5, 1.0]]
    """
    size = len(matrix)
    rows = [[*row, *(float(number == place) for place in range(size))] for number, row in enumerate(matrix)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda number: abs(rows[number][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        head = rows[place][place]
        rows[place] = [value / head for value in rows[place]]
        for number in range(size):
            if number != place:
                factor = rows[number][place]
                rows[number] = [value - factor * lead for value, lead in zip(rows[number], rows[place], strict=True)]
    return [row[size:] for row in rows]
