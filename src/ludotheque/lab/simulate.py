"""Many games between bots, and what came of them."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import ExitStack, nullcontext
from os import PathLike
from time import perf_counter
from typing import get_args

from ludotheque.core.blocks import in_order
from ludotheque.core.box import OptionValue
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.games.plugins import find_box
from ludotheque.lab.block import GamesToPlay
from ludotheque.lab.forfeits import Faults, joined
from ludotheque.lab.own_players import bot_of
from ludotheque.lab.program import programs_ended
from ludotheque.lab.records import Folder
from ludotheque.lab.rows import Kind
from ludotheque.lab.study import Study, circumstances
from ludotheque.lab.table_file import table_file
from ludotheque.library import game as opened_game
from ludotheque.search.levels import Bot, bot_name
from ludotheque.search.match import Tally

Progress = Callable[[int, int], None]
"""Told how many games are over, of how many."""


class Summary(Study, frozen=True, kw_only=True):
    """What came of a simulation. All but `seconds` follows from the seed, on any machine, with any number of jobs."""

    bots: list[str]
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
    faults: list[Faults]
    """Of programs that lost games because they fell, hung or said what is no answer."""


def simulate(
    game: str | PathLike[str] | Game,
    games: int = 1000,
    bots: Sequence[Bot] = (),
    seed: str = "0",
    jobs: int = 1,
    options: Mapping[str, OptionValue] | None = None,
    components: str | PathLike[str] = "",
    progress: Progress | None = None,
    rules: int | None = None,
    records: str | PathLike[str] | None = None,
    table: str | PathLike[str] | None = None,
    rows: Kind = "games",
    executor: Executor | None = None,
) -> Summary:
    """Play many games, a bot for each seat (`random` for all if none is named), and count what came of them.

    `game`, `options`, `components` and `rules` are as for `ludotheque.game`; there are as many seats as bots. A bot is
    a name, a class or a factory of your own, `MODULE:CLASS`, or a program as `cmd:PROGRAM ARGUMENTS`. `records` is a
    folder: each game is kept there as a record when it is over. `table` is a file that ends in .parquet, .csv or
    .jsonl: a row for each of the games goes there, or for each of the decisions, if these are the `rows`. An `executor`
    works in place of own processes.

    >>> from ludotheque.games import GAMES
    >>> simulate(GAMES[0], games=100, bots=["greedy", "random"], seed="doc").wins
    [99, 1]
    """
    opened = opened_game(game, seats_for(game, len(bots)), options, components, rules)
    seated = [bot_of(bot) for bot in bots] or ["random"] * opened.seats
    if games < 1:
        raise Mistake(f"games is {games}; at least 1 game can be played")
    if len(seated) != opened.seats:
        raise Mistake(f"{len(seated)} bots for {opened.seats} seats; name one bot for each seat")
    start = perf_counter()
    total = Tally(opened.seats)
    faults: list[Faults] = []
    folder = Folder(records, opened, games) if records is not None else None
    if rows not in get_args(Kind):
        raise Mistake(f"rows is {rows!r}; there are {' and '.join(get_args(Kind))}")
    if rows != "games" and table is None:
        raise Mistake(f"rows is {rows!r}, and there is no table for them: name its file")
    work = GamesToPlay(opened, seated, seed, folder, rows if table is not None else None, executor is not None)
    with ExitStack() as kept:
        kept.enter_context(folder.made_ready() if folder else nullcontext())
        writer = kept.enter_context(table_file(table)) if table is not None else None
        kept.enter_context(programs_ended())
        for _, batch in in_order(work, games, jobs, executor):
            total.merge(batch.tally)
            if folder is not None:
                for number, record in batch.records:
                    folder.keep(number, record)
            if writer is not None:
                writer.add(batch.rows)
            faults = joined([*faults, *batch.faults])
            if progress is not None:
                progress(total.games, games)
    return Summary(
        **circumstances(opened, seed),
        bots=[bot_name(bot) for bot in seated],
        games=total.games,
        seconds=perf_counter() - start,
        actions=total.actions,
        wins=total.wins,
        cooperative=opened.cooperative,
        draws=total.draws,
        mean_length=int(total.actions) / total.games,
        mean_clock=int(total.clock) / total.games,
        faults=faults,
    )


def seats_for(game: str | PathLike[str] | Game, bots: int) -> int | None:
    """As many seats as there are bots, where the game allows it; one that is open has them already."""
    return bots if not isinstance(game, Game) and bots in find_box(game).label.seats else None
