"""What is counted at all tables."""

from bisect import bisect_left
from collections import Counter

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Histogram:
    """How long something took, in classes."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds


class Counts:
    """How much was done, refused and decided by bots, and how long it took until it was kept."""

    def __init__(self) -> None:
        self.actions = 0
        self.refusals = 0
        self.errors: Counter[str] = Counter()
        self.bot_moves = 0
        self.append = Histogram()
