"""How often a crew wins a game in which all win or lose together, and how often luck allows it at all."""

from functools import partial

import msgspec
from mypy_extensions import i64

from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.lab.arena import wilson
from ludotheque.lab.blocks import share
from ludotheque.lab.simulate import Progress
from ludotheque.search.levels import check_name
from ludotheque.search.match import Result, Tally, play_games
from ludotheque.search.mcts import MctsPlayer
from ludotheque.search.turns import next_to_act

CLAIRVOYANT = "clairvoyant"
"""A crew that sees all chance to come. It can be measured here and seated nowhere."""

SIGHT = 200
"""Simulations for each of its actions: where nothing is left to chance, more of them win no more games."""


class WinRate(msgspec.Struct, frozen=True):
    """What came of many games of one crew."""

    bot: str
    games: int
    wins: int

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.bot}: {self.rate:.1%} ({low:.1%} to {high:.1%}) of {self.games} games won"


def win_rate(
    game: Game, bot: str, games: int = 400, seed: str = "0", jobs: int = 1, progress: Progress | None = None
) -> WinRate:
    """Seat the same bot everywhere, or `clairvoyant`, and count the games that the crew wins."""
    if not game.cooperative:
        raise Mistake(f"in {game.name} players are rivals; `contest` says who is stronger")
    if games < 1:
        raise Mistake(f"games is {games}; at least 1 game can be played")
    work = partial(foreseen_games, game, seed)
    if bot != CLAIRVOYANT:
        check_name(bot)
        work = partial(play_games, game, [bot] * game.seats, seed)
    total = Tally(game.seats)
    for _, tally in share(work, games, jobs):
        total.merge(tally)
        if progress is not None:
            progress(total.games, games)
    return WinRate(bot, games, total.wins[0])


def foreseen_games(game: Game, seed: str, first: int, end: int) -> Tally:
    """The games of these numbers, the same deals that bots play, by a crew that sees what will come."""
    tally = Tally(game.seats)
    for number in range(first, end):
        tally.add(foreseen_game(game, f"{seed}/{number}"))
    return tally


def foreseen_game(game: Game, seed: str, simulations: int = SIGHT) -> Result:
    """One game, each seat shown the true state: its clones draw what the game itself will draw."""
    seers = [MctsPlayer(game, f"{seed}/{seat}", simulations, foresight=True) for seat in range(game.seats)]
    state = game.start(seed)
    seat: i64 = game.seats - 1
    actions = 0
    while not state.over():
        seat = next_to_act(state.awaited(), seat, game.seats)
        state.play(seat, seers[seat].choose(state.clone(), seat))
        actions += 1
    return Result([state.score(seat) for seat in range(game.seats)], actions, state.clock)
