"""Whether the luck of a review is luck: its mean over many games is zero: `python3 -m bench luck GAME`.

Bots play, every game is reviewed, and what each cause came to for each seat is averaged, and so is the noise that the
review itself gives its luck: one row each, with the interval in which the true mean lies nineteen times in twenty.
"""

from collections.abc import Iterator
from functools import partial
from math import sqrt
from multiprocessing import get_context

import click

from bench.asked import AT_LEAST_ONE, Asked, seats_option, table_command
from bench.report import table
from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.contract import NEVER
from ludotheque.games import open_game
from ludotheque.review.growing import review
from ludotheque.review.shapes import Totals
from ludotheque.search.levels import player
from ludotheque.search.turns import next_to_act
from ludotheque.table.entries import Act, Entry, Seat, Tick
from ludotheque.table.opening import Opening
from ludotheque.table.record import Record, recorded
from ludotheque.table.table import Table

COLUMNS = ("luck", "noise", "decisions", "others", "secret", "time")
SURE = 1.96


def bot_record(setup: Setup, level: str, seed: str) -> Record:
    """A game between bots at a table; where there is a clock, each acts when its reaction time is over."""
    game = open_game(setup)
    seats = [Seat(seat, "bot", level) for seat in range(game.seats)]
    table = Table(Opening(setup, seed), seats)
    entries = list(by_the_clock(table, level, seed) if game.timed else in_turn(table, level, seed))
    return recorded(table, seats, entries)


def in_turn(table: Table, level: str, seed: str) -> Iterator[Entry]:
    game, rng, seat = table.game, Rng(f"{seed}/imagined"), table.game.seats - 1
    players = [player(level, game, f"{seed}/{each}") for each in range(game.seats)]
    while not table.over():
        seat = next_to_act(table.state.awaited(), seat, game.seats)
        entry = Act(seat, game.write(players[seat].choose(players[seat].recall(table.state, seat, rng), seat)))
        table.add(entry)
        yield entry


def by_the_clock(table: Table, level: str, seed: str) -> Iterator[Entry]:
    """As `search/timed_match.py` has it, entry by entry."""
    game, rng = table.game, Rng(f"{seed}/imagined")
    players = [player(level, game, f"{seed}/{each}") for each in range(game.seats)]
    coming: dict[int, tuple[int, int]] = {}
    while not table.over():
        state = table.state
        for seat in range(game.seats):
            if seat not in coming and state.awaited() >> seat & 1:
                action = players[seat].choose(players[seat].recall(state, seat, rng), seat)
                coming[seat] = (state.clock + players[seat].reaction(rng), action)
        first = min(coming, key=lambda seat: coming[seat][0], default=None)
        due = state.due()
        entry: Entry = Tick(due)
        if first is not None and (due == NEVER or coming[first][0] < due):
            at, action = coming.pop(first)
            then = state.clone()
            then.tick(at)
            entry = Act(first, game.write(action), at) if then.refusal(first, action) == 0 else Tick(at)
        table.add(entry)
        yield entry


def judged(setup: Setup, level: str, depth: int, seed: str, number: int) -> list[Totals]:
    return review(bot_record(setup, level, f"{seed}/{number}"), depth, f"{seed}/{number}").totals


def mean(values: list[float]) -> str:
    """In points, hundredths of a game."""
    count = len(values)
    middle = sum(values) / count
    spread = sqrt(sum((value - middle) ** 2 for value in values) / max(1, count - 1))
    return f"{100 * middle:+.1f} (± {100 * SURE * spread / sqrt(count):.1f})"


@table_command(games=300, seed="luck")
@seats_option
@click.option("--bots", default="easy", show_default=True, help="The level of all bots.")
@click.option("--depth", type=AT_LEAST_ONE, default=30, show_default=True, help="Simulations for each chance.")
def main(asked: Asked, seats: int | None, bots: str, depth: int) -> None:
    """Print a table in Markdown: means in points, hundredths of a whole game."""
    game = asked.game(seats)
    one = partial(judged, game.setup, bots, depth, asked.seed)
    if asked.jobs > 1:
        with get_context("spawn").Pool(asked.jobs) as pool:
            found = pool.map(one, range(asked.games))
    else:
        found = [one(number) for number in range(asked.games)]
    rows = []
    for name in COLUMNS:
        columns = [[getattr(totals[seat], name) for totals in found] for seat in range(game.seats)]
        rows.append([name, *(mean(column) for column in columns)])
    click.echo(table([f"{asked.games} games", *(f"seat {seat + 1}" for seat in range(game.seats))], rows))


if __name__ == "__main__":
    main()
