"""A player that keeps what it saw, to learn from it when the game is over."""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.contract import Game, State
from ludotheque.core.types import Ints
from ludotheque.search.asked_network import prior
from ludotheque.search.greedy import GreedyPlayer
from ludotheque.search.mcts import MctsPlayer
from ludotheque.search.network import Network
from ludotheque.search.player import Player
from ludotheque.search.playout import Playout
from ludotheque.search.random_player import any_action
from ludotheque.search.samples import UNKNOWN, Samples

WANDERS: Final[i64] = 8
"""So many times in a hundred it takes any action, so that it sees what it would never come to."""

KEEPS: Final[i64] = 10
KEEPS_OF_MOMENTS: Final[i64] = 70
KEEPS_OF_BLIND: Final[i64] = 15
"""So many of a hundred situations are kept: neighbours share their outcome, and a network that sees half of them learns
games by heart. Moments that can be judged are rarer; of blind games there are so many that few of each will do."""


@final
class Student(Player):
    """Plays as its search says, wanders now and then, and keeps a share of the situations that it is shown.

    Without a search it does what looks best at a glance: blind games are a hundred times as many in the same time.

    Of each it keeps what every seat knows there: of the others, in the world that it imagines. That is what the search
    will ask the network for.
    """

    def __init__(self, game: Game, seed: str, searcher: MctsPlayer | None, network: Network, kept: Samples) -> None:
        super().__init__(game, f"{seed}/student")
        self.searcher = searcher
        self.blind = GreedyPlayer(game, seed)
        self.playout = Playout(game)
        self.network = network
        """The one that is to learn: it says which situations it will be asked about."""
        self.kept = kept
        self.room: Ints = network.room()
        self.legal = Actions()

    def choose(self, imagined: State, seat: i64) -> i64:
        if self.rng.below(100) < WANDERS:
            return any_action(imagined, seat, self.legal, self.rng)
        searcher = self.searcher
        if searcher is None:
            chosen: i64 = self.blind.choose(imagined, seat)
        else:
            chosen = searcher.choose(imagined, seat)
        if self.rng.below(100) < self.keeps() and self.playout.asks(self.network, imagined, seat):
            self.keep(imagined, seat, UNKNOWN if searcher is None else searcher.hope())
        return chosen

    def keeps(self) -> i64:
        """How many of a hundred situations it keeps."""
        if not self.network.moments:
            return KEEPS
        return KEEPS_OF_BLIND if self.searcher is None else KEEPS_OF_MOMENTS

    def keep(self, imagined: State, seat: i64, hope: float) -> None:
        network = self.network
        for looking in range(self.game.seats):
            imagined.encode(looking, self.room)
            known = prior(network, self.playout.heuristic, imagined, looking)
            self.kept.add(self.room, network.lows, looking, known, self.hope_of(looking, seat, hope))

    def hope_of(self, looking: i64, seat: i64, hope: float) -> float:
        """What the search of one seat hopes for says it all only where there are two sides, or one."""
        if looking == seat or hope == UNKNOWN or self.game.cooperative:
            return hope
        return 1.0 - hope if self.game.seats == 2 else UNKNOWN
