"""The strongest player: perfect where the rest of the game can be seen through, thoughtful everywhere else."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.contract import Game, State
from ludotheque.search.certain import wins_at_once
from ludotheque.search.mcts import MctsPlayer
from ludotheque.search.network import Network
from ludotheque.search.player import Player
from ludotheque.search.playout import GLANCES
from ludotheque.search.solver import NOTHING, Solver


@final
class ExpertPlayer(Player):
    """Plays a proven win, and never loses it again; without one it searches, for rivals may err."""

    def __init__(
        self,
        game: Game,
        seed: str,
        simulations: i64,
        budget: i64,
        network: Network | None = None,
        conviction: float = 1.0,
        glances: i64 = GLANCES,
    ) -> None:
        super().__init__(game, seed)
        self.solver = Solver(game, budget)
        self.thinker = MctsPlayer(game, seed, simulations, network=network, conviction=conviction, glances=glances)
        self.proven: bool = False
        """Whether the last choice is proven to win."""

    def choose(self, imagined: State, seat: i64) -> i64:
        winning: i64 = self.solver.best(imagined, seat)
        if winning == NOTHING:
            winning = at_once(imagined, seat)
        self.proven = winning != NOTHING
        return winning if self.proven else self.thinker.choose(imagined, seat)

    def __reduce__(self) -> tuple[object, ...]:
        thinker = self.thinker
        made = (self.game, "", thinker.simulations, self.solver.budget, thinker.network)
        ways = (thinker.conviction, thinker.playout.glances)
        return ExpertPlayer, (*made, *ways), ({**self.habits(), "solver": self.solver, "thinker": thinker}, None)


def at_once(state: State, seat: i64) -> i64:
    """An action that wins at once and for certain, however the rest might turn out; `NOTHING` if there is none."""
    if state.open():
        for action in state.actions(seat):
            if wins_at_once(state, seat, action):
                return action
    return NOTHING
