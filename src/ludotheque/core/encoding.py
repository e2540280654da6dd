"""What a seat knows as numbers, declared once by each game: names, ranges, and where each number stands.

Players that learn see a game by them, those of the house and those of other programs. Whole numbers are exact; whoever
wants them between 0 and 1 has them scaled by their ranges here, in one place.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.types import Floats, Ints, ints


@final
@mypyc_attr(acyclic=True)
class Feature:
    """One number, or one of a kind for each of several things, all from `low` to `high`."""

    def __init__(self, name: str, first: i64, low: i64, high: i64, among: list[str]) -> None:
        self.name = name
        self.first: i64 = first
        """Where its numbers begin."""
        self.low: i64 = low
        self.high: i64 = high
        self.among = among
        """What each of its numbers is about; nothing where it is just one."""

    def size(self) -> i64:
        return max(1, len(self.among))

    def names(self) -> list[str]:
        return [f"{self.name} {thing}" for thing in self.among] or [self.name]


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """All numbers in their order. A game declares them once it is opened; afterwards nothing changes."""

    def __init__(self) -> None:
        self.features: list[Feature] = []
        self.size: i64 = 0
        """How many numbers there are."""
        self.left_out: dict[str, str] = {}
        """Fields of the knowledge that are not told in full, such as `pilots.seen`, each with the reason."""

    def add(self, name: str, low: i64 = 0, high: i64 = 1, among: list[str] | None = None) -> i64:
        """One more number, or one for each thing of a list; says where they begin.

        Of things that exclude each other, such as the faces of a die, the one that holds is 1 and all others 0.
        """
        feature = Feature(name, self.size, low, high, among or [])
        self.features.append(feature)
        self.size += feature.size()
        return feature.first

    def leave_out(self, field: str, reason: str) -> None:
        """Say that a field of the knowledge is not told in full, and why that does not matter."""
        self.left_out[field] = reason

    # What follows.

    def names(self) -> list[str]:
        """Of every number, each different from all others."""
        return [name for feature in self.features for name in feature.names()]

    def lows(self) -> Ints:
        return vec[i64]([feature.low for feature in self.features for _ in range(feature.size())])

    def highs(self) -> Ints:
        return vec[i64]([feature.high for feature in self.features for _ in range(feature.size())])

    def room(self) -> Ints:
        """An array that `State.encode` fills, to be used again and again."""
        return ints(self.size)

    def scaled(self, numbers: Ints) -> Floats:
        """The same numbers from 0, the lowest of its range, to 1, the highest."""
        found: Floats = vec[float]([0.0] * self.size)
        for feature in self.features:
            span: float = float(max(1, feature.high - feature.low))
            for place in range(feature.first, feature.first + feature.size()):
                found[place] = float(numbers[place] - feature.low) / span
        return found


def around(seats: i64) -> list[str]:
    """How seats are called from one of them, in turn order: the own one first.

    >>> around(3)
    ['own', 'next', 'next 2']
    """
    return ["own", *(["next"] if seats > 1 else []), *[f"next {place}" for place in range(2, seats)]]


def steps_to(seat: i64, viewer: i64, seats: i64) -> i64:
    """How many seats further round the table somebody sits.

    >>> [steps_to(seat, 1, 3) for seat in range(3)]
    [2, 0, 1]
    """
    return seat - viewer if seat >= viewer else seat - viewer + seats
