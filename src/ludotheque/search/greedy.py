"""The player that does what looks best at a glance."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, Heuristic, State
from ludotheque.search.player import Player


@final
class GreedyPlayer(Player):
    """Takes the action that the game's heuristic weighs most, and one of the best by chance where several are equal."""

    def __init__(self, game: Game, seed: str) -> None:
        super().__init__(game, seed)
        self.heuristic = game.heuristic()
        self.legal = Actions()

    def choose(self, imagined: State, seat: i64) -> i64:
        self.legal.clear()
        imagined.legal(seat, self.legal)
        return best_of(self.legal, imagined, seat, self.heuristic, self.rng)

    def __reduce__(self) -> tuple[object, ...]:
        return GreedyPlayer, (self.game, ""), (self.habits(), None)


def best_of(legal: Actions, state: State, seat: i64, heuristic: Heuristic, rng: Rng) -> i64:
    """The action of most weight; among equals, each is as likely as the others."""
    best: i64 = legal.items[0]
    most: i64 = -1
    equals: i64 = 1
    for index in range(legal.size):
        action: i64 = legal.items[index]
        weight: i64 = heuristic.weigh(state, seat, action)
        if weight > most:
            best = action
            most = weight
            equals = 1
        elif weight == most and most >= 0:
            equals += 1
            if rng.below(equals) == 0:
                best = action
    return best
