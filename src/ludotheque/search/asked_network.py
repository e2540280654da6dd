"""What a network says of a situation, for all seats at once."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.contract import Game, Heuristic, State
from ludotheque.core.types import Floats, Ints
from ludotheque.search.network import Network, floats, log_odds


@final
class AskedNetwork:
    """Asks the network once for each seat, with what that seat knows; rivals share one victory."""

    def __init__(self, game: Game, network: Network, heuristic: Heuristic) -> None:
        self.seats: i64 = game.seats
        self.cooperative: bool = game.cooperative
        self.network = network
        self.heuristic: Heuristic = heuristic
        self.room: Ints = network.room()
        self.scores: Floats = floats(game.seats)

    def look(self, state: State) -> None:
        """Fill `scores` with what the game is worth to each seat."""
        scores = self.scores
        whole: float = 0.0
        for seat in range(self.seats):
            state.encode(seat, self.room)
            scores[seat] = self.network.value(self.room, prior(self.network, self.heuristic, state, seat))
            whole += scores[seat]
        if self.cooperative:
            for seat in range(self.seats):
                scores[seat] = whole / float(self.seats)
        elif whole > 0.0:
            for seat in range(self.seats):
                scores[seat] /= whole


def prior(network: Network, heuristic: Heuristic, state: State, seat: i64) -> float:
    """What a network begins with: the heuristic's odds at moments at which it judges, and nothing at any others."""
    return log_odds(heuristic.estimate(state, seat)) if network.moments else 0.0
