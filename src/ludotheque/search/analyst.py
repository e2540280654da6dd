"""What a situation is worth to every seat, and one action against another: what whoever looks back at a game asks.

Unlike a player an analyst may see the true situation: everything hidden as it was, and only chance to come drawn
afresh. What a seat could have known is asked from its own guesses, as a player would.
"""

from math import sqrt
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.interrupts import heed_interrupts
from ludotheque.core.types import Floats
from ludotheque.search.mcts import BREATH, MctsPlayer, known
from ludotheque.search.solver import Solver
from ludotheque.search.turns import next_to_act


@final
class Tried:
    """One of a seat's actions: how often the search tried it, and how it fared on average."""

    def __init__(self, action: i64, tries: i64, chance: float) -> None:
        self.action: i64 = action
        self.tries: i64 = tries
        self.chance: float = chance


@final
class Comparison:
    """Two actions side by side in so many guesses: what each came to, and the standard error of the difference."""

    def __init__(self, first: float, second: float, noise: float, pairs: i64) -> None:
        self.first: float = first
        self.second: float = second
        self.noise: float = noise
        self.pairs: i64 = pairs


@final
class Analyst:
    """Answers by simulations; every answer depends on its question and the seed that comes with it, on nothing else."""

    def __init__(self, game: Game, budget: i64) -> None:
        """Where the rest can be seen through, `budget` situations are looked at for a proof before search has to do."""
        self.game = game
        self.thinker = MctsPlayer(game, "", 0)
        self.solver = Solver(game, budget)

    def worth(self, state: State, simulations: i64, seed: str) -> list[float]:
        """What the true situation is worth to each seat when all go on sensibly, chance to come drawn afresh.

        It rests on so many simulations, after as many that find out what is sensible.
        """
        seats: i64 = self.game.seats
        if state.settled():
            return [state.score(seat) for seat in range(seats)]
        if state.foreseeable():
            proven = self.proven(state)
            if proven is not None:
                return proven
        thinker = self.thinker
        thinker.tree.clear()
        thinker.rng = Rng(seed)
        sums: Floats = vec[float]([0.0] * seats)
        for number in range(2 * simulations):
            self.heed(number, simulations)
            self.go_on(afresh(state, thinker.rng))
            if not thinker.exploring:
                for seat in range(seats):
                    sums[seat] += thinker.scores[seat]
        thinker.exploring = True
        return [sums[seat] / float(simulations) for seat in range(seats)]

    def heed(self, number: i64, exploring: i64) -> None:
        """So many simulations find out how to play on, and as many see what that comes to.

        What exploring comes to says less: it costs something, and more where there is more to find out.
        """
        self.thinker.exploring = number < exploring
        if number & BREATH == BREATH:
            heed_interrupts()

    def proven(self, state: State) -> list[float] | None:
        """What a situation whose rest can be seen through comes to with perfect play; nothing if that is too far."""
        if self.game.seats == 2 and not self.game.cooperative:
            value = self.solver.value(state, 0)
            return None if value < 0.0 else [value, 1.0 - value]
        found: list[float] = []
        for seat in range(self.game.seats):
            value = self.solver.value(state, seat)
            if value < 0.0:
                return None
            found.append(value)
        return found

    def go_on(self, state: State) -> None:
        """One simulation from here, whoever is to act."""
        state.wait()
        awaited: i64 = state.awaited()
        self.thinker.simulate(state, next_to_act(awaited, self.game.seats - 1, self.game.seats) if awaited != 0 else 0)

    def options(self, state: State, seat: i64, simulations: i64, seed: str) -> list[Tried]:
        """A seat's actions as it would have seen them, the most tried first; those that are another's twin left out."""
        thinker = self.thinker
        thinker.tree.clear()
        thinker.rng = Rng(seed)
        root: i64 = thinker.expand(state, seat, known(state, seat))
        for number in range(simulations):
            if number & BREATH == BREATH:
                heed_interrupts()
            thinker.simulate(state.guess(seat, thinker.rng), seat)
        tree = thinker.tree
        found: list[Tried] = []
        start: i64 = tree.first[root]
        for edge in range(start, start + tree.width[root]):
            tries: i64 = tree.tried[edge]
            found.append(Tried(tree.action[edge], tries, tree.gained[edge] / float(tries) if tries > 0 else 0.0))
        return found

    def compared(self, state: State, seat: i64, first: i64, second: i64, pairs: i64, seed: str) -> Comparison:
        """Two actions of a seat by what it knew: both are tried in each of so many guesses, as often as each other."""
        thinker = self.thinker
        thinker.tree.clear()
        thinker.rng = Rng(seed)
        sum_first: float = 0.0
        sum_second: float = 0.0
        squares: float = 0.0
        for number in range(2 * pairs):
            self.heed(number, pairs)
            imagined = state.guess(seat, thinker.rng)
            one: float = self.tried(afresh(imagined, thinker.rng), seat, first)
            other: float = self.tried(imagined, seat, second)
            if thinker.exploring:
                continue
            sum_first += one
            sum_second += other
            squares += (one - other) * (one - other)
        thinker.exploring = True
        count: float = float(pairs)
        mean: float = (sum_first - sum_second) / count
        spread: float = squares / count - mean * mean
        noise: float = sqrt(spread / count) if spread > 0.0 else 0.0
        return Comparison(sum_first / count, sum_second / count, noise, pairs)

    def tried(self, state: State, seat: i64, action: i64) -> float:
        """What an action came to for its seat in one simulation."""
        state.apply(seat, action)
        self.go_on(state)
        return self.thinker.scores[seat]


def afresh(state: State, rng: Rng) -> State:
    """The same situation with other chance to come."""
    other = state.clone()
    other.rng = rng.fork()
    return other
