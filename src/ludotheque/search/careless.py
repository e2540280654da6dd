"""A player whose attention wanders."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.contract import Game, State
from ludotheque.search.player import Player


@final
class CarelessPlayer(Player):
    """Plays as another would, but so many times in a hundred it only glances at some actions and takes the best.

    With one glance it does not look at all, and takes any action.
    """

    def __init__(self, game: Game, seed: str, careful: Player, slips: i64, glances: i64 = 1) -> None:
        super().__init__(game, f"{seed}/slips")
        self.careful = careful
        self.slips: i64 = slips
        self.glances: i64 = glances
        self.heuristic = game.heuristic()
        self.legal = Actions()

    def choose(self, imagined: State, seat: i64) -> i64:
        if self.rng.below(100) < self.slips:
            return self.glance(imagined, seat)
        return self.careful.choose(imagined, seat)

    def glance(self, state: State, seat: i64) -> i64:
        """The most promising of a few actions that happen to be seen."""
        legal = self.legal
        legal.clear()
        state.legal(seat, legal)
        best: i64 = legal.items[self.rng.below(legal.size)]
        if self.glances == 1:
            return best
        most: i64 = self.heuristic.weigh(state, seat, best)
        for _ in range(1, self.glances):
            action: i64 = legal.items[self.rng.below(legal.size)]
            weight: i64 = self.heuristic.weigh(state, seat, action)
            if weight > most:
                most = weight
                best = action
        return best

    def __reduce__(self) -> tuple[object, ...]:
        made = (self.game, "", self.careful, self.slips, self.glances)
        return CarelessPlayer, made, (self.habits(), None)
