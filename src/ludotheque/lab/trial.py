"""Trials: games of players who have learnt something against such as have not."""

from concurrent.futures import Executor
from dataclasses import dataclass

from ludotheque.core.contract import Game
from ludotheque.core.prices import Prices
from ludotheque.games import repriced
from ludotheque.lab.contest import contest
from ludotheque.lab.intervals import in_words, wilson
from ludotheque.lab.weary import WearyPlayer
from ludotheque.lab.win_rate import win_rate
from ludotheque.search.greedy import GreedyPlayer
from ludotheque.search.mcts import MctsPlayer
from ludotheque.search.network import Network
from ludotheque.search.player import Player

DOUBT = 1.0
"""What was learnt has proven itself if it is better by so many standard errors."""


@dataclass(frozen=True)
class Trial:
    """Games of players who have learnt something, against such as do without it."""

    points: float
    games: int
    par: float
    """The rate of those who do without."""

    @property
    def gain(self) -> float:
        """How much better it is at least, by a cautious look."""
        return wilson(self.points, self.games, DOUBT)[0] - self.par

    def __str__(self) -> str:
        return f"{in_words(self.points, self.games)}, without it {self.par:.1%}"


@dataclass(frozen=True)
class Searching:
    """A player of a trial: it goes by these prices, judges by this network, and thinks so long."""

    prices: Prices
    simulations: int
    network: Network | None = None

    def __call__(self, game: Game, seed: str) -> Player:
        priced = repriced(game, self.prices)
        if self.simulations == 0:
            return WearyPlayer(GreedyPlayer(priced, seed))
        return WearyPlayer(MctsPlayer(priced, seed, self.simulations, network=self.network))


def tried(
    setups: list[Game],
    learnt: Searching,
    plain: Searching,
    games: int,
    seed: str,
    jobs: int = 1,
    executor: Executor | None = None,
) -> Trial:
    """Those who have learnt, against those who have not, over all set-ups; where all win together, side by side."""
    points, played, par = 0.0, 0, 0.0
    for number, game in enumerate(setups):
        some = (number + 1) * games // len(setups) - number * games // len(setups)
        if game.cooperative:
            crew, other = (win_rate(game, bot, max(1, some), seed, jobs, executor=executor) for bot in (learnt, plain))
            points, played, par = points + crew.wins, played + crew.games, par + other.wins
        else:
            seats = int(game.seats)
            found = contest(game, learnt, plain, max(seats, some + -some % seats), seed, jobs, executor=executor)
            points, played, par = points + found.points, played + found.games, par + found.fair * found.games
    return Trial(points, played, par / played)
