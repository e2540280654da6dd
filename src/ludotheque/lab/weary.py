"""Players of a trial who grow weary: bots that go by prices nobody has tried may keep each other busy for ever."""

from typing import Final

from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.search.player import Player

LONG: Final = 1_000
"""So many choices of one player: several times as many as in any usual game."""


class WearyPlayer(Player):
    """Plays a game as another would, and takes any action once it has gone on for far too long: by chance all end."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.game, f"{player.memory}/weary")
        self.player = player
        self.chosen = 0

    def choose(self, imagined: State, seat: int) -> int:
        self.chosen += 1
        if self.chosen <= LONG:
            return self.player.choose(imagined, seat)
        actions = imagined.actions(seat)
        return actions[self.rng.below(len(actions))]

    def reaction(self, rng: Rng) -> int:
        return self.player.reaction(rng)

    def recall(self, state: State, seat: int, rng: Rng) -> State:
        return self.player.recall(state, seat, rng)
