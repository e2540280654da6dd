"""Perfect play where the rest of a game holds no chance and no secrets: alpha-beta with a table of what is known."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.contract import Game, Heuristic, State
from ludotheque.core.hashing import mixed
from ludotheque.core.interrupts import heed_interrupts
from ludotheque.core.types import Floats
from ludotheque.search.numbering import NONE, Numbering
from ludotheque.search.ranking import Ranking
from ludotheque.search.turns import next_to_act

NOTHING: Final[i64] = -1
"""No action: the solver does not know."""

MEMORY: Final[i64] = 8
"""Facts are forgotten when there are so many budgets of them."""

BREATH: Final[i64] = 1023
"""Ctrl-C is heeded after every 1,024 situations."""

LOST: Final[float] = 0.0
WON: Final[float] = 1.0


@final
@mypyc_attr(acyclic=True)
class Facts:
    """For each situation met, the scores between which its value lies: proven, so true for later questions too."""

    def __init__(self) -> None:
        self.numbering = Numbering()
        self.low: Floats = vec[float]([])
        self.high: Floats = vec[float]([])

    def about(self, key: i64) -> i64:
        """The number under which a situation's bounds are kept."""
        number: i64 = self.numbering.find(key)
        if number == NONE:
            number = self.numbering.add(key)
            self.low = append(self.low, LOST)
            self.high = append(self.high, WON)
        return number

    def __reduce__(self) -> tuple[object, ...]:
        return restored_facts, (self.numbering.listed(), list(self.low), list(self.high))


@final
class Solver:
    """Finds out what a seat can reach against the best play of all others, within a budget of situations looked at."""

    def __init__(self, game: Game, budget: i64) -> None:
        self.game = game
        self.heuristic: Heuristic = game.heuristic()
        self.budget: i64 = budget
        self.spent: i64 = 0
        self.rankings: list[Ranking] = []
        self.facts = Facts()

    def best(self, state: State, seat: i64) -> i64:
        """An action that is proven to win, or `NOTHING` if there is none or the budget does not suffice for a proof."""
        if not state.foreseeable() or state.settled():
            return NOTHING
        if self.facts.numbering.size > MEMORY * self.budget:
            self.facts = Facts()
        self.spent = 0
        ranking = self.ranking(0)
        ranking.fill(state, seat)
        for index in range(ranking.size):
            action: i64 = ranking.actions[index]
            if self.after(state, seat, action, seat, 1, LOST, WON) >= WON and self.spent <= self.budget:
                return action
        return NOTHING

    def value(self, state: State, seat: i64) -> float:
        """The score that a seat reaches with the best play of all; negative if the budget does not suffice."""
        self.spent = 0
        if state.settled():
            return state.score(seat)
        actor: i64 = next_to_act(state.acting(), 0, self.game.seats)
        found = self.search(state, actor, seat, 0, LOST, WON)
        return found if self.spent <= self.budget else -1.0

    def after(self, state: State, actor: i64, action: i64, seat: i64, depth: i64, alpha: float, beta: float) -> float:
        next_state = state.clone()
        next_state.apply(actor, action)
        next_state.wait()
        if next_state.settled():
            return next_state.score(seat)
        actor = next_to_act(next_state.acting(), actor, self.game.seats)
        return self.search(next_state, actor, seat, depth, alpha, beta)

    def search(self, state: State, actor: i64, seat: i64, depth: i64, alpha: float, beta: float) -> float:
        """What `seat` reaches with `actor` to act, exact between alpha and beta; all others play against it."""
        about: i64 = self.facts.about(mixed(mixed(state.key(actor), actor), seat + 1))
        low: float = self.facts.low[about]
        high: float = self.facts.high[about]
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        self.spent += 1
        if self.spent > self.budget:
            return LOST
        if self.spent & BREATH == BREATH:
            heed_interrupts()
        ranking = self.ranking(depth)
        ranking.fill(state, actor)
        mine: bool = actor == seat
        best: float = LOST if mine else WON
        a: float = alpha
        b: float = beta
        for index in range(ranking.size):
            found = self.after(state, actor, ranking.actions[index], seat, depth + 1, a, b)
            if self.spent > self.budget:
                return LOST
            if mine:
                best = max(best, found)
                a = max(a, best)
            else:
                best = min(best, found)
                b = min(b, best)
            if a >= b:
                break
        if best > alpha:
            self.facts.low[about] = best
        if best < beta:
            self.facts.high[about] = best
        return best

    def ranking(self, depth: i64) -> Ranking:
        while len(self.rankings) <= depth:
            self.rankings.append(Ranking(self.heuristic))
        return self.rankings[depth]

    def __reduce__(self) -> tuple[object, ...]:
        return restored_solver, (self.game, self.budget, self.facts)


def restored_facts(keys: list[int], low: list[float], high: list[float]) -> Facts:
    """Facts unpickled."""
    facts = Facts()
    for key in keys:
        facts.about(key)
    facts.low = vec[float](low)
    facts.high = vec[float](high)
    return facts


def restored_solver(game: Game, budget: int, facts: Facts) -> Solver:
    """A solver unpickled, with all that it has proven."""
    solver = Solver(game, budget)
    solver.facts = facts
    return solver
