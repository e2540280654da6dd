"""How often a crew wins a game in which all win or lose together, and how often luck allows it at all."""

from collections.abc import Mapping
from concurrent.futures import Executor
from functools import partial
from os import PathLike

from mypy_extensions import i64

from ludotheque.core.blocks import in_order
from ludotheque.core.box import OptionValue
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.lab.block import BlockOutcome, GamesToPlay
from ludotheque.lab.forfeits import Faults, joined
from ludotheque.lab.intervals import in_words, wilson
from ludotheque.lab.own_players import bot_of
from ludotheque.lab.program import programs_ended
from ludotheque.lab.simulate import Progress
from ludotheque.lab.study import Study, circumstances
from ludotheque.library import game as opened_game
from ludotheque.search.levels import Bot, bot_name
from ludotheque.search.match import Result, Tally
from ludotheque.search.mcts import MctsPlayer
from ludotheque.search.turns import next_to_act

CLAIRVOYANT = "clairvoyant"
"""A crew that sees all chance to come. It can be measured here and seated nowhere."""

SIGHT = 200
"""Simulations for each of its actions: where nothing is left to chance, more of them win no more games."""


class WinRate(Study, frozen=True, kw_only=True):
    """What came of many games of one crew."""

    bot: str
    games: int
    wins: int
    faults: list[Faults]
    """As in a `Summary`."""

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def __str__(self) -> str:
        return f"{self.bot}: {in_words(self.wins, self.games)} won"


def win_rate(
    game: str | PathLike[str] | Game,
    bot: Bot,
    games: int = 400,
    seed: str = "0",
    jobs: int = 1,
    progress: Progress | None = None,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    components: str | PathLike[str] = "",
    rules: int | None = None,
    executor: Executor | None = None,
) -> WinRate:
    """Seat the same bot everywhere, or `clairvoyant`, and count the games that the crew wins.

    `game`, `seats`, `options`, `components` and `rules` are as for `ludotheque.game`; the rest as for `simulate`.
    """
    game = opened_game(game, seats, options, components, rules)
    if not game.cooperative:
        raise Mistake(f"in {game.name} players are rivals; `contest` says who is stronger")
    if games < 1:
        raise Mistake(f"games is {games}; at least 1 game can be played")
    seer = bot == CLAIRVOYANT
    crew: list[Bot] = [] if seer else [bot_of(bot)] * game.seats
    work = partial(foreseen_games, game, seed) if seer else GamesToPlay(game, crew, seed)
    total = Tally(game.seats)
    faults: list[Faults] = []
    with programs_ended():
        for _, batch in in_order(work, games, jobs, executor):
            total.merge(batch.tally)
            faults = joined([*faults, *batch.faults])
            if progress is not None:
                progress(total.games, games)
    name = CLAIRVOYANT if seer else bot_name(crew[0])
    return WinRate(**circumstances(game, seed), bot=name, games=games, wins=total.wins[0], faults=faults)


def foreseen_games(game: Game, seed: str, first: int, end: int) -> BlockOutcome:
    """The games of these numbers, the same deals that bots play, by a crew that sees what will come."""
    tally = Tally(game.seats)
    for number in range(first, end):
        tally.add(foreseen_game(game, f"{seed}/{number}"))
    return BlockOutcome(tally)


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
