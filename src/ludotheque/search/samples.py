"""Situations to learn from: what a seat knew as numbers, and what came of it. Packed, since there are many."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.types import Floats, Ints, ints

SHIFT: Final[i64] = 24
MOST: Final[i64] = 0xFFFFFF
"""A number that is not at its lowest is kept as its place and how far it is above."""

UNKNOWN: Final[float] = -1.0
"""The worth of a situation that nobody has judged yet."""


@final
class Samples:
    """The numbers of all situations one after another; those of number `n` begin at `begins[n]`."""

    def __init__(self) -> None:
        self.packed: Ints = ints(0)
        self.begins: Ints = ints(0)
        self.seats: Ints = ints(0)
        """Which seat looked."""
        self.priors: Floats = vec[float]([])
        """What was known of each without a network: the logarithm of the odds."""
        self.targets: Floats = vec[float]([])
        """What each situation was worth to that seat: until the game is over, what its search hoped for."""
        self.size: i64 = 0

    def add(self, numbers: Ints, lows: Ints, seat: i64, prior: float, target: float) -> None:
        self.begins = append(self.begins, len(self.packed))
        self.seats = append(self.seats, seat)
        self.priors = append(self.priors, prior)
        self.targets = append(self.targets, target)
        self.size += 1
        for place in range(len(numbers)):
            above: i64 = numbers[place] - lows[place]
            if above != 0:
                self.packed = append(self.packed, (place << SHIFT) | above)

    def reward(self, first: i64, scores: list[float], trust: float) -> None:
        """A game is over: what was kept of it, from number `first` on, is worth what came of it and what was hoped for.

        `trust` is the share of the hope; it is less at the mercy of chance, and may be wrong.
        """
        for number in range(first, self.size):
            outcome: float = scores[self.seats[number]]
            hope: float = self.targets[number]
            self.targets[number] = outcome if hope == UNKNOWN else trust * hope + (1.0 - trust) * outcome

    def end(self, number: i64) -> i64:
        return self.begins[number + 1] if number + 1 < self.size else len(self.packed)

    def join(self, other: "Samples") -> None:
        """All of the other's after the own ones."""
        shift: i64 = len(self.packed)
        for place in range(len(other.packed)):
            self.packed = append(self.packed, other.packed[place])
        for number in range(other.size):
            self.begins = append(self.begins, other.begins[number] + shift)
            self.seats = append(self.seats, other.seats[number])
            self.priors = append(self.priors, other.priors[number])
            self.targets = append(self.targets, other.targets[number])
        self.size += other.size

    def __reduce__(self) -> tuple[object, ...]:
        arrays = (self.packed, self.begins, self.seats, self.priors, self.targets)
        return restored_samples, tuple([bytes(memoryview(array)) for array in arrays])


def restored_samples(packed: bytes, begins: bytes, seats: bytes, priors: bytes, targets: bytes) -> Samples:
    """Samples unpickled."""
    samples = Samples()
    samples.packed = vec[i64](memoryview(packed).cast("q").tolist())
    samples.begins = vec[i64](memoryview(begins).cast("q").tolist())
    samples.seats = vec[i64](memoryview(seats).cast("q").tolist())
    samples.priors = vec[float](memoryview(priors).cast("d").tolist())
    samples.targets = vec[float](memoryview(targets).cast("d").tolist())
    samples.size = len(samples.begins)
    return samples
