"""`simulate`: many games between bots, counted."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from ludotheque.cli.shared import chosen_setup, game_argument, plugin_option, print_json, setup_options
from ludotheque.core.box import Box
from ludotheque.core.errors import Mistake
from ludotheque.games import open_game

if TYPE_CHECKING:
    from ludotheque.lab.simulate import Progress, Summary


@click.command()
@game_argument
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="How many games are played.")
@click.option("--bots", metavar="NAME,NAME", help="A bot for each seat: random, greedy, easy, normal, hard or mcts:N.")
@click.option("--seed", default="0", show_default=True, help="Decides all chance: the same seed, the same games.")
@setup_options
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="How many processes work.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@plugin_option
def simulate(
    box: Box,
    games: int,
    bots: str | None,
    seed: str,
    options: tuple[str, ...],
    components: str | None,
    rules: int | None,
    jobs: int,
    as_json: bool,
) -> None:
    """Let bots play GAME many times and count who wins.

    A timed game is played by its clock, each bot with the reaction time of its level; nobody waits for it.
    """
    from ludotheque.lab.simulate import simulate as simulated

    names = bots.split(",") if bots else []
    game = open_game(chosen_setup(box, seats_for(box, names), options, components, rules))
    with progress_bar(games) as progress:
        summary = simulated(game, games, names, seed, jobs, progress=progress)
    if as_json:
        print_json(summary.plain())
    else:
        print_summary(summary)


def seats_for(box: Box, bots: list[str]) -> int | None:
    """As many seats as there are bots."""
    if bots and len(bots) not in box.label.seats:
        told = " or ".join(map(str, box.label.seats))
        raise Mistake(f"{box.name} is for {told} players; --bots names {len(bots)}: {','.join(bots)}")
    return len(bots) or None


@contextmanager
def progress_bar(games: int) -> "Iterator[Progress | None]":
    """A bar on standard error while a person watches."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = ("games", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def print_summary(summary: "Summary") -> None:
    from rich.console import Console
    from rich.table import Table

    from ludotheque.lab.win_rate import WinRate

    click.echo(f"{summary.games:,} games of {summary.game} in {summary.seconds:.1f} s, seed {summary.seed!r}")
    click.echo(f"by version {summary.rules} of the rules")
    click.echo(f"{summary.mean_length:.1f} actions a game, {summary.games / summary.seconds:,.0f} games a second")
    if summary.mean_clock:
        click.echo(f"{summary.mean_clock / 1000:.1f} seconds a game on the clock of the table")
    if summary.cooperative:
        click.echo(str(WinRate(",".join(summary.bots), summary.games, summary.wins[0])))
        return
    click.echo()
    table = Table("seat", "bot", "wins", "", box=None, header_style="dim", pad_edge=False)
    for seat, (bot, wins) in enumerate(zip(summary.bots, summary.wins, strict=True), 1):
        table.add_row(str(seat), bot, f"{wins:,}", f"{wins / summary.games:.1%}")
    table.add_row("", "draws", f"{summary.draws:,}", f"{summary.draws / summary.games:.1%}")
    Console().print(table)
