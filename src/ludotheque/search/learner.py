"""Teaches a network what situations were worth, one after another.

Stochastic gradient descent on the cross-entropy, each weight with a rate of its own that slows down as it is used
(Adagrad): what is rare is still learnt when what is frequent has settled. Only weights of numbers that are not 0 are
touched, so that compiled it outruns libraries for dense matrices, and the same seed gives the same weights.
"""

from math import log, sqrt
from typing import final

from mypy_extensions import i64

from ludotheque.core.chance import Rng
from ludotheque.core.interrupts import heed_interrupts
from ludotheque.core.types import Floats, Ints, ints
from ludotheque.search.network import LITTLE, Network, floats
from ludotheque.search.samples import MOST, SHIFT, Samples


@final
class Learner:
    """A network that is being taught, with how much each weight has moved."""

    def __init__(self, network: Network, rate: float) -> None:
        self.network = network
        self.rate: float = rate
        self.moved_first: Floats = warm(len(network.first))
        self.moved_bias: Floats = warm(network.hidden)
        self.moved_last: Floats = warm(network.hidden)
        self.moved_start: float = LITTLE
        self.slopes: Floats = floats(network.hidden)
        self.places: Ints = ints(len(network.spans))
        self.amounts: Floats = floats(len(network.spans))
        self.told: i64 = 0
        """The numbers of the sample at hand that are not 0: where their weights begin, how much each is, how many."""

    def study(self, samples: Samples, rng: Rng) -> None:
        """Look at every sample once, in any order."""
        order: Ints = ints(samples.size)
        for number in range(samples.size):
            order[number] = number
        rng.shuffle(order)
        for number in range(samples.size):
            if number & 1023 == 1023:
                heed_interrupts()
            self.look(samples, order[number])

    def take_up(self, samples: Samples, number: i64) -> None:
        """Unpack a sample, for all that is then done with it."""
        network = self.network
        self.told = 0
        for index in range(samples.begins[number], samples.end(number)):
            packed: i64 = samples.packed[index]
            place: i64 = packed >> SHIFT
            self.places[self.told] = place * network.hidden
            self.amounts[self.told] = float(packed & MOST) * network.spans[place]
            self.told += 1

    def judge(self, samples: Samples, number: i64) -> float:
        """What the network says of a sample now."""
        self.take_up(samples, number)
        network = self.network
        hidden: i64 = network.hidden
        sums = network.sums
        first = network.first
        for unit in range(hidden):
            sums[unit] = network.bias[unit]
        for index in range(self.told):
            at: i64 = self.places[index]
            much: float = self.amounts[index]
            for unit in range(hidden):
                sums[unit] += much * first[at + unit]
        return network.outcome(samples.priors[number])

    def look(self, samples: Samples, number: i64) -> None:
        """Move every weight that had a say a little towards what the situation was worth."""
        network = self.network
        hidden: i64 = network.hidden
        sums = network.sums
        wrong: float = self.judge(samples, number) - samples.targets[number]
        self.moved_start += wrong * wrong
        network.start -= self.rate * wrong / sqrt(self.moved_start)
        for unit in range(hidden):
            slope: float = 0.0
            if sums[unit] > 0.0:
                slope = wrong * network.last[unit]
                turn: float = wrong * sums[unit]
                self.moved_last[unit] += turn * turn
                network.last[unit] -= self.rate * turn / sqrt(self.moved_last[unit])
                self.moved_bias[unit] += slope * slope
                network.bias[unit] -= self.rate * slope / sqrt(self.moved_bias[unit])
            self.slopes[unit] = slope
        self.move_first()

    def move_first(self) -> None:
        """The weights of the numbers of the sample at hand."""
        network = self.network
        hidden: i64 = network.hidden
        first = network.first
        moved = self.moved_first
        slopes = self.slopes
        for index in range(self.told):
            at: i64 = self.places[index]
            much: float = self.amounts[index]
            for unit in range(hidden):
                if slopes[unit] != 0.0:
                    turn: float = slopes[unit] * much
                    moved[at + unit] += turn * turn
                    first[at + unit] -= self.rate * turn / sqrt(moved[at + unit])

    def surprise(self, samples: Samples) -> float:
        """How far off the network is on samples that it may not have seen: the mean cross-entropy, in bits."""
        total: float = 0.0
        for number in range(samples.size):
            said: float = min(max(self.judge(samples, number), LITTLE), 1.0 - LITTLE)
            worth: float = samples.targets[number]
            total -= worth * log(said) + (1.0 - worth) * log(1.0 - said)
        return total / (log(2.0) * float(max(1, samples.size)))


def warm(size: i64) -> Floats:
    """The first steps are no larger than those after them."""
    found = floats(size)
    for place in range(size):
        found[place] = LITTLE
    return found
