"""A game played on quickly, to see who comes out ahead."""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, Heuristic, State
from ludotheque.core.types import Floats
from ludotheque.search.asked_network import AskedNetwork
from ludotheque.search.greedy import best_of
from ludotheque.search.network import Network
from ludotheque.search.turns import next_to_act

GLANCES: Final[i64] = 3
ALL: Final[i64] = 0
"""As many glances as there are actions."""


@final
class Playout:
    """Every seat glances at a few of its actions and takes the most promising: sensible, quick, and varied.

    Once nothing is left to chance, every action gets a glance: then the best guess at both sides' play tells most.
    So does every action always, if the game's heuristic measures what it weighs, or if that is asked for.

    A network that has learnt the game judges where the heuristic would, or at once if the heuristic never does; what it
    says is mixed with what comes of playing on, or with what the heuristic says, by the share that it has earned.
    """

    def __init__(self, game: Game, glances: i64 = GLANCES, network: Network | None = None) -> None:
        self.seats: i64 = game.seats
        self.heuristic: Heuristic = game.heuristic()
        self.glances: i64 = glances
        self.thorough: bool = glances == ALL or self.heuristic.doubt() > 0.0
        self.legal = Actions()
        self.asked: AskedNetwork | None = None
        if network is not None:
            self.asked = AskedNetwork(game, network, self.heuristic)
        self.judged: bool = False
        """Whether the network has said something on the way."""

    def finish(self, state: State, seat: i64, rng: Rng) -> None:
        """Play on until the outcome is certain or can be judged; `seat` is asked first if it is awaited."""
        asked = self.asked
        self.judged = False
        if asked is not None:
            self.play_on(state, seat, rng, asked.network)
            if state.settled():
                return
            asked.look(state)
            self.judged = True
            if asked.network.share == 1.0:
                return
        self.play_on(state, seat, rng, None)

    def play_on(self, state: State, seat: i64, rng: Rng, network: Network | None) -> None:
        while not state.settled() and not self.asks(network, state, seat):
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

    def asks(self, network: Network | None, state: State, seat: i64) -> bool:
        """Whether such a situation is judged: by a network at once, unless it has learnt the heuristic's moments."""
        if network is None or network.moments:
            return self.heuristic.estimate(state, seat) >= 0.0
        return True

    def scores(self, state: State, into: Floats) -> None:
        """What has come of it for each seat: the outcome, or what was said where the playout ended."""
        asked = self.asked
        share: float = 0.0
        if asked is not None and self.judged:
            share = asked.network.share
        settled = state.settled()
        for seat in range(self.seats):
            said: float = 0.0
            if settled:
                said = state.score(seat)
            elif share < 1.0:
                said = self.heuristic.estimate(state, seat)
            if asked is not None and share > 0.0:
                said = share * asked.scores[seat] + (1.0 - share) * said
            into[seat] = said

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
