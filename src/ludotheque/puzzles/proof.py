"""Whether one action is clearly best for what a seat knows: proven where that is possible, searched elsewhere."""

from dataclasses import dataclass

from ludotheque.core.contract import Game, State
from ludotheque.search.analyst import Analyst, Comparison
from ludotheque.search.reasons import Reasons

CLEAR = 0.05
"""The best is worth so much more than any other action, at least."""

SURE = 4.0
"""And so many times the standard error of that."""

FEW = 16
"""Every other action is compared in so many times fewer guesses than the depth, and where it is close in as many."""

RIVALS = 3
"""So many that come closest are compared in as many guesses as the depth in any case."""

AGAIN = 4
"""And the closest of all once more, in so many times as many: of many comparisons one or the other is luck."""

LEAST = 40

BUDGET = 100_000
"""Situations that are looked at for a proof."""

EXACT = 4
"""Decimals of chances and costs."""


@dataclass(frozen=True)
class Best:
    """The best action, what it is worth, and how much less every other legal action is."""

    action: int
    chance: float
    costs: dict[int, float]
    proven: bool


class Prover:
    """Judges situations of one game; an answer depends on its question and the seed alone."""

    def __init__(self, game: Game, depth: int, seed: str) -> None:
        self.game = game
        self.depth = depth
        self.seed = seed
        self.analyst = Analyst(game, BUDGET)

    def best(self, state: State, seat: int) -> Best | None:
        """Nothing where no action is clearly best."""
        legal = state.actions(seat)
        if len(legal) < 2 or state.settled():
            return None
        values = self.proven(state, seat, legal)
        if values is not None:
            found = max(values, key=lambda action: values[action])
            costs = {action: values[found] - value for action, value in values.items() if action != found}
            return Best(found, values[found], costs, True) if min(costs.values()) > 0 else None
        return self.searched(state, seat, legal)

    def proven(self, state: State, seat: int, legal: list[int]) -> dict[int, float] | None:
        """What each action comes to with perfect play, until two of them win; nothing where that cannot be seen."""
        if not state.foreseeable():
            return None
        values: dict[int, float] = {}
        for action in legal:
            after = state.clone()
            after.apply(seat, action)
            values[action] = self.analyst.solver.value(after, seat)
            if values[action] < 0.0:
                return None
            if [*values.values()].count(1.0) > 1:
                break
        return values

    def searched(self, state: State, seat: int, legal: list[int]) -> Best | None:
        """The favourite of a search, if it beats each of the others by itself; the closest are asked first."""
        tried = self.analyst.options(state, seat, self.depth, f"{self.seed}/options")
        tries = {one.action: int(one.tries) for one in tried}
        best = max(legal, key=lambda action: tries.get(action, 0))
        others = sorted((action for action in legal if action != best), key=lambda action: -tries.get(action, 0))
        if any(self.twins(state, seat, best, other) for other in others):
            return None
        costs: dict[int, float] = {}
        for other in others:
            gain = self.gain(state, seat, best, other)
            if gain is None:
                return None
            costs[other] = gain
        for other in sorted(costs, key=lambda action: costs[action])[:RIVALS]:
            found = self.compared(state, seat, best, other, self.depth)
            if not self.is_clear(found):
                return None
            costs[other] = found.first - found.second
        closest = min(costs, key=lambda action: costs[action])
        found = self.compared(state, seat, best, closest, AGAIN * self.depth)
        if not self.is_clear(found):
            return None
        costs[closest] = found.first - found.second
        chance = round(found.first, EXACT)
        return Best(best, chance, {other: min(round(cost, EXACT), chance) for other, cost in costs.items()}, False)

    def gain(self, state: State, seat: int, best: int, other: int) -> float | None:
        """How much better the one is than the other; nothing if that is not clear."""
        few = self.compared(state, seat, best, other, max(LEAST, self.depth // FEW))
        if few.first - few.second - SURE * noise(few) > CLEAR:
            return few.first - few.second
        found = self.compared(state, seat, best, other, self.depth) if few.first > few.second else few
        return found.first - found.second if self.is_clear(found) else None

    def compared(self, state: State, seat: int, best: int, other: int, pairs: int) -> Comparison:
        return self.analyst.compared(state, seat, best, other, pairs, f"{self.seed}/{other}/{pairs}")

    def is_clear(self, found: Comparison) -> bool:
        return found.first - found.second >= max(CLEAR, SURE * noise(found))

    def twins(self, state: State, seat: int, best: int, other: int) -> bool:
        """Whether the other is the same under another name."""
        return Reasons(self.game, f"{self.seed}/twins").are_twins(state, seat, best, other)


def noise(found: Comparison) -> float:
    """The standard error of a comparison, which is never quite nothing."""
    return max(found.noise, 1 / found.pairs)
