"""Contests between two players: who is stronger, and how sure we are.

Luck is taken out where it can be. Every deal is played once for each seat, with the challenger on that seat and the
champion on all others, under the same seed: a good deal or a good seat helps both alike.
"""

from collections.abc import Mapping
from functools import partial
from math import fsum, sqrt
from os import PathLike

from ludotheque.core.box import OptionValue
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.lab.blocks import share
from ludotheque.lab.simulate import Progress
from ludotheque.lab.study import Study, circumstances
from ludotheque.library import game as opened_game
from ludotheque.search.levels import Bot, bot_name
from ludotheque.search.match import play_game

SURE = 1.96
"""So many standard errors hold the truth 95 times in 100."""


class Contest(Study, frozen=True, kw_only=True):
    """What came of a contest: the challenger's points out of `games`, a draw counting for its share."""

    challenger: str
    champion: str
    games: int
    points: float
    fair: float
    """The share of points of a challenger who is just as strong: one in the number of seats."""

    @property
    def rate(self) -> float:
        return self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.points, self.games)

    def __str__(self) -> str:
        return f"{self.challenger} against {self.champion}: {in_words(self.points, self.games)}"


def in_words(points: float, games: int) -> str:
    """A rate with how sure it is.

    >>> in_words(50, 100)
    '50.0% (40.4% to 59.6%) of 100 games'
    """
    low, high = wilson(points, games)
    return f"{points / games:.1%} ({low:.1%} to {high:.1%}) of {games} games"


def wilson(points: float, games: int, sure: float = SURE) -> tuple[float, float]:
    """Wilson's interval for a rate: honest for few games too, and never outside 0 to 1.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    rate = points / games
    weight = sure * sure / games
    middle = (rate + weight / 2) / (1 + weight)
    half = sure / (1 + weight) * sqrt(rate * (1 - rate) / games + weight / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def contest(
    game: str | PathLike[str] | Game,
    challenger: Bot,
    champion: Bot,
    games: int = 400,
    seed: str = "0",
    jobs: int = 1,
    progress: Progress | None = None,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    components: str | PathLike[str] = "",
    rules: int | None = None,
) -> Contest:
    """Let the challenger play against the champion.

    `game`, `seats`, `options`, `components` and `rules` are as for `ludotheque.game`; a bot is a name or a class of
    your own.
    """
    game = opened_game(game, seats, options, components, rules)
    names = bot_name(challenger), bot_name(champion)
    if games < 1 or games % game.seats != 0:
        raise Mistake(f"games is {games}; every deal is played {game.seats} times, so take a multiple of that")
    gains: list[float] = []
    done = 0
    work = partial(play_deals, game, challenger, champion, seed)
    for deals, gained in share(work, games // game.seats, jobs):
        gains.append(gained)
        done += deals * game.seats
        if progress is not None:
            progress(done, games)
    return Contest(
        **circumstances(game, seed),
        challenger=names[0],
        champion=names[1],
        games=games,
        points=fsum(gains),
        fair=1 / int(game.seats),
    )


def play_deals(game: Game, challenger: Bot, champion: Bot, seed: str, first: int, end: int) -> float:
    """The challenger's points in the deals of these numbers."""
    points = 0.0
    for deal in range(first, end):
        for seat in range(game.seats):
            bots = [challenger if other == seat else champion for other in range(game.seats)]
            points += play_game(game, bots, f"{seed}/{deal}").scores[seat]
    return points
