"""A test that looks after every deal, and stops as soon as enough is known: how fishtest measures chess engines.

Two answers are asked about: the challenger takes the share `low` of the points, or it takes the share `high`. What
speaks for the second is the logarithm of how much likelier it makes the deals that were seen. What else may be true of
deals, how often they are shared say, is for each answer as the deals themselves make it likeliest: the generalized
sequential probability ratio test. It knows no distribution beforehand, so pairs, draws and any number of seats are
alike to it.
"""

from collections import Counter
from math import log
from typing import Literal

from ludotheque.core.errors import Mistake

WRONG = 0.05
"""How often the test may say the one answer where the other is true."""

ENOUGH = log((1 - WRONG) / WRONG)
"""Wald's bound: with so much evidence the test stops, and is wrong no more often than that."""

UNSEEN = 0.001
"""A deal that is lost whole and one that is won whole may come, though none has: each counts for so much of one."""

HALVINGS = 40

Verdict = Literal["low", "high", "open"]
"""Which answer is settled, or neither yet."""


class Sequential:
    """What the deals seen so far say, each a share of points from 0 to 1.

    >>> test = Sequential(0.5, 0.6)
    >>> [test.add(share) for share in [1.0] * 17].index("high")
    16
    """

    def __init__(self, low: float, high: float) -> None:
        if not 0 < low < high < 1:
            raise Mistake(f"a test between {low:g} and {high:g}: take two shares of the points, 0 < low < high < 1")
        self.low = low
        self.high = high
        self.seen: Counter[float] = Counter()
        self.verdict: Verdict = "open"

    def add(self, share: float) -> Verdict:
        """One more deal, and what is settled now; once a verdict has fallen it stays."""
        self.seen[share] += 1
        found = self.evidence()
        if self.verdict == "open" and abs(found) >= ENOUGH:
            self.verdict = "high" if found > 0 else "low"
        return self.verdict

    def evidence(self) -> float:
        """For `high` if it is above 0, for `low` if it is below."""
        weights = {share: float(count) for share, count in self.seen.items()}
        for share in (0.0, 1.0):
            weights[share] = weights.get(share, 0.0) + UNSEEN
        return log_likelihood(weights, self.high) - log_likelihood(weights, self.low)


def log_likelihood(weights: dict[float, float], mean: float) -> float:
    """How likely these shares are if their mean is this one and all else as they make it likeliest, but for a constant.

    Each share is as frequent as it was seen, divided by 1 + tilt * (share - mean), with the tilt that gives the mean.
    """
    least, most = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        tilt = (least + most) / 2
        if sum(weight * (share - mean) / (1 + tilt * (share - mean)) for share, weight in weights.items()) > 0:
            least = tilt
        else:
            most = tilt
    return -sum(weight * log(1 + least * (share - mean)) for share, weight in weights.items())
