"""A small network that says how likely the seat that looks is to win, from what it knows as numbers.

It begins with what the game's heuristic says, where that says anything, and learns what is to be added to it: so it
need not find out again what somebody has put down already, and knows no less than that from the first game on.
One layer of hidden units, each a weighted sum that counts only when it is positive, and one number from 0 to 1. Most
numbers of a situation are 0, and cost nothing but a look.
"""

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.chance import Rng
from ludotheque.core.encoding import Features
from ludotheque.core.types import Floats, Ints, ints

LITTLE: Final[float] = 0.000001


@final
@mypyc_attr(acyclic=True)
class Network:
    """Weights by number and hidden unit, then those of the hidden units; ranges say how numbers are scaled."""

    def __init__(self, size: i64, hidden: i64, lows: Ints, spans: Floats) -> None:
        self.size: i64 = size
        self.hidden: i64 = hidden
        self.lows: Ints = lows
        self.spans: Floats = spans
        """What one step of each number counts: the whole range is 1."""
        self.first: Floats = floats(size * hidden)
        self.bias: Floats = floats(hidden)
        self.last: Floats = floats(hidden)
        self.start: float = 0.0
        """What is left when all hidden units are silent."""
        self.sums: Floats = floats(hidden)
        self.moments: bool = False
        """Whether it knows only those moments at which the game's heuristic can judge."""
        self.share: float = 1.0
        """How much of a judgement is its own; the rest is what search says without it."""

    @staticmethod
    def blank(features: Features, hidden: i64) -> "Network":
        """All weights 0: everything is a toss-up."""
        lows = features.lows()
        highs = features.highs()
        spans = floats(features.size)
        for place in range(features.size):
            spans[place] = 1.0 / float(highs[place] - lows[place])
        return Network(features.size, hidden, lows, spans)

    @staticmethod
    def untrained(features: Features, hidden: i64, rng: Rng) -> "Network":
        """Small weights by chance, so that hidden units differ; at first nobody listens to them."""
        network = Network.blank(features, hidden)
        for place in range(len(network.first)):
            network.first[place] = small(rng, 0.1)
        for unit in range(hidden):
            network.bias[unit] = 0.1
        return network

    def room(self) -> Ints:
        """An array for the numbers of a situation."""
        return ints(self.size)

    def value(self, numbers: Ints, prior: float) -> float:
        """How likely the seat that looks is to win; `prior` is the logarithm of its odds without the network."""
        hidden: i64 = self.hidden
        sums = self.sums
        first = self.first
        for unit in range(hidden):
            sums[unit] = self.bias[unit]
        for place in range(self.size):
            number: i64 = numbers[place] - self.lows[place]
            if number != 0:
                much: float = float(number) * self.spans[place]
                at: i64 = place * hidden
                for unit in range(hidden):
                    sums[unit] += much * first[at + unit]
        return self.outcome(prior)

    def outcome(self, prior: float) -> float:
        """The chance that follows from the sums of the hidden units and what was known before."""
        total: float = prior + self.start
        for unit in range(self.hidden):
            if self.sums[unit] > 0.0:
                total += self.sums[unit] * self.last[unit]
        return chance(total)

    def weights(self) -> list[float]:
        """All of them, in the order in which files keep them."""
        return [*self.first, *self.bias, *self.last, self.start]

    def set_weights(self, weights: list[float]) -> None:
        count: i64 = self.size * self.hidden
        self.first = vec[float](weights[:count])
        self.bias = vec[float](weights[count : count + self.hidden])
        self.last = vec[float](weights[count + self.hidden : count + 2 * self.hidden])
        self.start = weights[count + 2 * self.hidden]

    def count(self) -> i64:
        """How many weights there are."""
        return (self.size + 2) * self.hidden + 1

    def __reduce__(self) -> tuple[object, ...]:
        return restored_network, (
            self.hidden,
            list(self.lows),
            list(self.spans),
            self.moments,
            self.share,
            self.weights(),
        )


def restored_network(
    hidden: int, lows: list[int], spans: list[float], moments: bool, share: float, weights: list[float]
) -> Network:
    """A network unpickled."""
    network = Network(len(lows), hidden, vec[i64](lows), vec[float](spans))
    network.moments = moments
    network.share = share
    network.set_weights(weights)
    return network


def chance(odds: float) -> float:
    """From the logarithm of the odds."""
    if odds < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-odds))


def log_odds(likely: float) -> float:
    """The logarithm of the odds of a chance; of certainty, a large one."""
    if likely < LITTLE:
        likely = LITTLE
    elif likely > 1.0 - LITTLE:
        likely = 1.0 - LITTLE
    return log(likely / (1.0 - likely))


def small(rng: Rng, most: float) -> float:
    """Any number between minus and plus `most`."""
    return most * (float(rng.below(2001)) / 1000.0 - 1.0)


def floats(size: i64) -> Floats:
    return vec[float]([0.0] * size)
