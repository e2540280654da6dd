"""Many games between bots, and what came of them."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import perf_counter

import msgspec

from ludotheque.core.box import OptionValue
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.core.types import Data
from ludotheque.games import box, open_game
from ludotheque.lab.blocks import share
from ludotheque.search.levels import check_name
from ludotheque.search.match import Tally, play_games

Progress = Callable[[int, int], None]
"""Told how many games are over, of how many."""


class Summary(msgspec.Struct, frozen=True):
    """What came of a simulation. All but `seconds` follows from the seed, on any machine, with any number of jobs."""

    game: str
    rules: int
    """The version of the rules."""
    bots: list[str]
    seed: str
    games: int
    seconds: float
    actions: int
    wins: list[int]
    """Games won, by seat; in a cooperative game every seat wins together."""
    cooperative: bool
    draws: int
    mean_length: float
    """Actions in a game."""
    mean_clock: float
    """Milliseconds on the table's clock at the end of a timed game; 0 in a game without time."""

    def plain(self) -> Data:
        data: Data = msgspec.to_builtins(self)
        return data


def simulate(
    game: str | Game,
    games: int = 1000,
    bots: Sequence[str] = (),
    seed: str = "0",
    jobs: int = 1,
    options: Mapping[str, OptionValue] | None = None,
    components: str = "",
    progress: Progress | None = None,
    rules: int | None = None,
) -> Summary:
    """Play many games, a bot for each seat (`random` for all if none is named), and count what came of them.

    >>> from ludotheque.games import GAMES
    >>> simulate(GAMES[0], games=100, bots=["greedy", "random"], seed="doc").wins
    [100, 0]
    """
    opened = opened_game(game, len(bots), options, components, rules)
    names = list(bots) or ["random"] * opened.seats
    if games < 1:
        raise Mistake(f"games is {games}; at least 1 game can be played")
    if len(names) != opened.seats:
        raise Mistake(f"{len(names)} bots for {opened.seats} seats; name one bot for each seat")
    for name in names:
        check_name(name)
    start = perf_counter()
    total = Tally(opened.seats)
    for _, tally in share(partial(play_games, opened, names, seed), games, jobs):
        total.merge(tally)
        if progress is not None:
            progress(total.games, games)
    return Summary(
        game=opened.name,
        rules=opened.setup.rules,
        bots=names,
        seed=seed,
        games=total.games,
        seconds=perf_counter() - start,
        actions=total.actions,
        wins=total.wins,
        cooperative=opened.cooperative,
        draws=total.draws,
        mean_length=int(total.actions) / total.games,
        mean_clock=int(total.clock) / total.games,
    )


def opened_game(
    game: str | Game,
    bots: int,
    options: Mapping[str, OptionValue] | None = None,
    components: str = "",
    rules: int | None = None,
) -> Game:
    """The rules, for as many seats as there are bots where the game allows it."""
    if isinstance(game, Game):
        return game
    chosen = box(game)
    seats = bots if bots in chosen.label.seats else None
    return open_game(chosen.setup(seats, options, components, rules))
