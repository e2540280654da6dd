"""Evolution: a row of numbers grows better by trying many like it, generation after generation.

Each generation is a brood around the middle of the one before; the better half breeds the next middle, and tells along
which numbers, and how far, the next brood strays. It is the separable form of CMA-ES (Ros and Hansen), in which every
number has a width of its own: for the many numbers of a heuristic it learns as much from a generation as there is.
Scores may be noisy; only their order counts.
"""

from collections.abc import Collection
from math import cos, exp, log, pi, sqrt

from ludotheque.core.chance import Rng

BROOD = 16
WIDTH = 0.25
"""At first a number strays by this share of itself, and by one where it is small."""

BOLDNESS = 0.6
"""How far the first brood strays, in those widths."""

FINE = 1 << 30


class Evolution:
    """A middle, how far broods stray from it, and along which numbers."""

    def __init__(self, start: list[int], rng: Rng, fixed: Collection[int] = (), size: int = BROOD) -> None:
        """`fixed` are the places of numbers that stay as they are."""
        self.rng = rng
        self.size = size
        self.middle = [float(number) for number in start]
        self.units = [0.0 if place in fixed else max(1.0, WIDTH * abs(number)) for place, number in enumerate(start)]
        self.boldness = BOLDNESS
        self.widths = [1.0] * len(start)
        """The variance of each number, in its units."""
        self.trend = [0.0] * len(start)
        self.leaning = [0.0] * len(start)
        """Where the last generations went: as steps of equal length, and as they were."""
        self.steps: list[list[float]] = []
        self.generation = 0
        self.settings(len(start))

    def settings(self, count: int) -> None:
        """How fast to learn from a generation, as Hansen's tutorial has it, sped up for numbers one by one."""
        parents = self.size // 2
        raw = [log(parents + 0.5) - log(place) for place in range(1, parents + 1)]
        self.votes = [vote / sum(raw) for vote in raw]
        self.voices = 1.0 / sum(vote * vote for vote in self.votes)
        voices = self.voices
        self.trend_pace = (voices + 2) / (count + voices + 5)
        self.damping = 1 + 2 * max(0.0, sqrt((voices - 1) / (count + 1)) - 1) + self.trend_pace
        self.lean_pace = (4 + voices / count) / (count + 4 + 2 * voices / count)
        faster = (count + 2) / 3
        self.one = faster * 2 / ((count + 1.3) ** 2 + voices)
        self.many = min(1 - self.one, faster * 2 * (voices - 2 + 1 / voices) / ((count + 2) ** 2 + voices))
        self.usual = sqrt(count) * (1 - 1 / (4 * count) + 1 / (21 * count * count))
        """How long a step of chance alone is."""

    def brood(self) -> list[list[int]]:
        """The next ones to try."""
        self.steps = [[sqrt(width) * normal(self.rng) for width in self.widths] for _ in range(self.size)]
        return [self.at(step) for step in self.steps]

    def best(self) -> list[int]:
        """The middle: what all generations together have come to."""
        return self.at([0.0] * len(self.middle))

    def at(self, step: list[float]) -> list[int]:
        return [
            round(middle + self.boldness * unit * far)
            for middle, unit, far in zip(self.middle, self.units, step, strict=True)
        ]

    def breed(self, scores: list[float]) -> None:
        """The brood has been tried: move on."""
        ranked = sorted(range(self.size), key=lambda one: -scores[one])
        chosen = [self.steps[one] for one in ranked[: len(self.votes)]]
        moved = [self.voted([step[place] for step in chosen]) for place in self.places()]
        for place in self.places():
            self.middle[place] += self.boldness * self.units[place] * moved[place]
        self.generation += 1
        steady = self.remember(moved)
        for place in self.places():
            spread = self.voted([step[place] ** 2 for step in chosen])
            kept = (1 - self.one - self.many) * self.widths[place]
            self.widths[place] = kept + self.one * self.leaning[place] ** 2 + self.many * spread
        self.boldness *= exp(min(1.0, self.trend_pace / self.damping * (steady / self.usual - 1)))

    def voted(self, values: list[float]) -> float:
        """The mean over the better half, the best of which counts most."""
        return sum(vote * value for vote, value in zip(self.votes, values, strict=True))

    def remember(self, moved: list[float]) -> float:
        """Where it went, into both memories; says how long the trend is."""
        pace, lean = self.trend_pace, self.lean_pace
        for place in self.places():
            even = moved[place] / sqrt(self.widths[place])
            self.trend[place] = (1 - pace) * self.trend[place] + sqrt(pace * (2 - pace) * self.voices) * even
        steady = sqrt(sum(far * far for far in self.trend))
        warm = sqrt(1 - (1 - pace) ** (2 * self.generation))
        usual = (1.4 + 2 / (len(moved) + 1)) * self.usual
        weight = sqrt(lean * (2 - lean) * self.voices) if steady / warm < usual else 0.0
        for place in self.places():
            self.leaning[place] = (1 - lean) * self.leaning[place] + weight * moved[place]
        return steady

    def places(self) -> range:
        return range(len(self.middle))


def normal(rng: Rng) -> float:
    """A number of the normal distribution (Box and Muller)."""
    far = sqrt(-2 * log((int(rng.below(FINE)) + 1) / FINE))
    return far * cos(2 * pi * int(rng.below(FINE)) / FINE)
