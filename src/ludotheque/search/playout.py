"""A game played on quickly, to see who comes out ahead."""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, Heuristic, State
from ludotheque.search.greedy import best_of
from ludotheque.search.turns import next_to_act

GLANCES: Final[i64] = 3


@final
class Playout:
    """Every seat glances at a few of its actions and takes the most promising: sensible, quick, and varied.

    Once nothing is left to chance, every action gets a glance: then the best guess at both sides' play tells most.
    So does every action always, if the game's heuristic measures what it weighs.
    """

    def __init__(self, game: Game, glances: i64 = GLANCES) -> None:
        self.seats: i64 = game.seats
        self.heuristic: Heuristic = game.heuristic()
        self.glances: i64 = glances
        self.thorough: bool = self.heuristic.doubt() > 0.0
        self.legal = Actions()

    def finish(self, state: State, seat: i64, rng: Rng) -> None:
        """Play on until the outcome is certain or can be judged; `seat` is asked first if it is awaited."""
        while not state.settled() and self.heuristic.estimate(state, seat) < 0.0:
            awaited: i64 = state.awaited()
            if awaited == 0:
                state.wait()
                continue
            if (awaited >> seat) & 1 == 0:
                seat = next_to_act(awaited, seat, self.seats)
            state.apply(seat, self.glance(state, seat, rng))
            seat += 1
            if seat == self.seats:
                seat = 0

    def score(self, state: State, seat: i64) -> float:
        """What has come of it for a seat: the outcome, or the estimate where the playout ended."""
        return state.score(seat) if state.settled() else self.heuristic.estimate(state, seat)

    def glance(self, state: State, seat: i64, rng: Rng) -> i64:
        legal = self.legal
        legal.clear()
        state.legal(seat, legal)
        best: i64 = legal.items[rng.below(legal.size)]
        if legal.size == 1 or self.glances == 1:
            return best
        if self.thorough or state.foreseeable():
            return best_of(legal, state, seat, self.heuristic, rng)
        most: i64 = self.heuristic.weigh(state, seat, best)
        for _ in range(1, self.glances):
            action: i64 = legal.items[rng.below(legal.size)]
            weight: i64 = self.heuristic.weigh(state, seat, action)
            if weight > most:
                most = weight
                best = action
        return best
