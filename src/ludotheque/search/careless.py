"""A player whose attention wanders."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.contract import Game, State
from ludotheque.search.player import Player
from ludotheque.search.random_player import any_action


@final
class CarelessPlayer(Player):
    """Plays as another would, but so many times in a hundred it does not look and takes any action."""

    def __init__(self, game: Game, seed: str, careful: Player, slips: i64) -> None:
        super().__init__(game, f"{seed}/slips")
        self.careful = careful
        self.slips: i64 = slips
        self.legal = Actions()

    def choose(self, imagined: State, seat: i64) -> i64:
        if self.rng.below(100) < self.slips:
            return any_action(imagined, seat, self.legal, self.rng)
        return self.careful.choose(imagined, seat)

    def __reduce__(self) -> tuple[object, ...]:
        return CarelessPlayer, (self.game, "", self.careful, self.slips), (self.habits(), None)
