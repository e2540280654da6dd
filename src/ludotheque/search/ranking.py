"""A seat's actions in the order in which they deserve a look."""

from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Heuristic, State
from ludotheque.core.types import Floats, Ints, ints


@final
class Ranking:
    """The most promising first, without those that are another's twin; in room that is used again and again."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic
        self.legal = Actions()
        self.actions: Ints = ints(64)
        self.weights: Ints = ints(64)
        self.shares: Floats = floats(64)
        """How much of the search each action deserves, if that is asked for; all together, the whole."""
        self.size: i64 = 0

    def fill(self, state: State, seat: i64, rng: Rng | None = None) -> None:
        """Rank the seat's actions; equals are ranked by chance, or as they are listed if there is no chance."""
        legal = self.legal
        legal.clear()
        state.legal(seat, legal)
        if rng is not None:
            legal.shuffle(rng)
        if legal.size > len(self.actions):
            self.actions = ints(2 * legal.size)
            self.weights = ints(2 * legal.size)
            self.shares = floats(2 * legal.size)
        self.size = 0
        for index in range(legal.size):
            action: i64 = legal.items[index]
            weight: i64 = self.heuristic.weigh(state, seat, action)
            if weight >= 0:
                self.insert(action, weight)

    def share(self, doubt: float) -> None:
        """Share the search out: an action that weighs `doubt` less deserves e times less of it."""
        whole: float = 0.0
        for index in range(self.size):
            part: float = exp(float(self.weights[index] - self.weights[0]) / doubt)
            self.shares[index] = part
            whole += part
        for index in range(self.size):
            self.shares[index] /= whole

    def head(self) -> i64:
        """How many share the highest weight."""
        count: i64 = 0
        while count < self.size and self.weights[count] == self.weights[0]:
            count += 1
        return count

    def insert(self, action: i64, weight: i64) -> None:
        place: i64 = self.size
        while place > 0 and self.weights[place - 1] < weight:
            self.actions[place] = self.actions[place - 1]
            self.weights[place] = self.weights[place - 1]
            place -= 1
        self.actions[place] = action
        self.weights[place] = weight
        self.size += 1


def floats(size: i64) -> Floats:
    return vec[float]([0.0] * size)
