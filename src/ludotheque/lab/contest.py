"""Contests between two players: who is stronger, and how sure we are.

Luck is taken out where it can be. Every deal is played once for each seat, with the challenger on that seat and the
champion on all others, under the same seed: a good deal or a good seat helps both alike. Where somebody says between
which shares of the points the truth is asked for, a contest ends as soon as that is settled.
"""

from collections.abc import Mapping
from concurrent.futures import Executor
from contextlib import closing
from functools import partial
from math import fsum
from os import PathLike

from ludotheque.core.blocks import in_order
from ludotheque.core.box import OptionValue
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.lab.forfeits import Faults, joined, scores_of
from ludotheque.lab.intervals import in_words, wilson
from ludotheque.lab.own_players import bot_of
from ludotheque.lab.program import programs_ended
from ludotheque.lab.sequential import WRONG, Sequential, Verdict
from ludotheque.lab.simulate import Progress
from ludotheque.lab.study import Study, circumstances
from ludotheque.library import game as opened_game
from ludotheque.search.levels import Bot, bot_name


class Contest(Study, frozen=True, kw_only=True):
    """What came of a contest: the challenger's points out of `games`, a draw counting for its share."""

    challenger: str
    champion: str
    games: int
    points: float
    fair: float
    """The share of points of a challenger who is just as strong: one in the number of seats."""
    between: tuple[float, float] | None = None
    """The two shares of points that a sequential test told apart; nothing if all games were to be played."""
    verdict: Verdict = "open"
    """Which of the two it is; open if the games did not suffice, and without a test."""
    faults: list[Faults]
    """As in a `Summary`."""

    @property
    def rate(self) -> float:
        return self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.points, self.games)

    def __str__(self) -> str:
        told = f"{self.challenger} against {self.champion}: {in_words(self.points, self.games)}"
        return f"{told}; {why_it_ended(self.between, self.verdict)}" if self.between else told


def why_it_ended(between: tuple[float, float], verdict: Verdict) -> str:
    """What a sequential test came to.

    >>> why_it_ended((0.5, 0.55), "high")
    'stopped: rather 55% than 50%, at a risk of 5%'
    """
    low, high = between
    if verdict == "open":
        return f"all were played, and it is open whether {low * 100:g}% or {high * 100:g}%"
    likely, unlikely = (high, low) if verdict == "high" else (low, high)
    return f"stopped: rather {likely * 100:g}% than {unlikely * 100:g}%, at a risk of {WRONG:.0%}"


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
    between: tuple[float, float] | None = None,
    executor: Executor | None = None,
) -> Contest:
    """Let the challenger play against the champion.

    `game`, `seats`, `options`, `components` and `rules` are as for `ludotheque.game`; the rest as for `simulate`.
    `between` are two shares of the points, such as 0.5 and 0.55: then the contest ends as soon as it is settled which
    of them is nearer the truth, wrong in 5 of 100 contests at most, and at the latest after `games`.
    """
    game = opened_game(game, seats, options, components, rules)
    bots = bot_of(challenger), bot_of(champion)
    takes = int(game.seats)
    if games < 1 or games % takes != 0:
        raise Mistake(f"games is {games}; every deal is played {takes} times, so take a multiple of that")
    test = Sequential(*between) if between else None
    gains: list[float] = []
    faults: list[Faults] = []
    deals = in_order(partial(play_deals, game, *bots, seed), games // takes, jobs, executor)
    with closing(deals), programs_ended():
        for gain, failed in (deal for _, block in deals for deal in block):
            gains.append(gain)
            faults = joined([*faults, *failed])
            if progress is not None:
                progress(len(gains) * takes, games)
            if test is not None and test.add(gain / takes) != "open":
                break
    return Contest(
        **circumstances(game, seed),
        challenger=bot_name(bots[0]),
        champion=bot_name(bots[1]),
        games=len(gains) * takes,
        points=fsum(gains),
        fair=1 / takes,
        between=between,
        verdict=test.verdict if test is not None else "open",
        faults=faults,
    )


Deal = tuple[float, list[Faults]]
"""The challenger's points in a deal, from every seat, and who failed in it."""


def play_deals(game: Game, challenger: Bot, champion: Bot, seed: str, first: int, end: int) -> list[Deal]:
    return [play_deal(game, challenger, champion, f"{seed}/{deal}") for deal in range(first, end)]


def play_deal(game: Game, challenger: Bot, champion: Bot, seed: str) -> Deal:
    points = 0.0
    faults: list[Faults] = []
    for seat in range(game.seats):
        bots = [challenger if other == seat else champion for other in range(game.seats)]
        scores, failed = scores_of(game, bots, seed)
        points += scores[seat]
        faults += failed
    return points, joined(faults)
