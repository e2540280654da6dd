"""`simulate` and `contest`: many games between bots, counted."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from ludotheque.cli.shared import game_argument, print_json
from ludotheque.cli.study import StudyAsked, seats_option, study_options
from ludotheque.core.box import Box
from ludotheque.core.errors import Mistake

if TYPE_CHECKING:
    from ludotheque.lab.forfeits import Faults
    from ludotheque.lab.rows import Kind
    from ludotheque.lab.simulate import Progress, Summary
    from ludotheque.lab.study import Study


BOTS = (
    "random, newcomer, greedy, easy, normal, hard, master, master:FILE, mcts:N, a class of yours as MODULE:CLASS or "
    "PATH:CLASS, or a program as cmd:PROGRAM ARGUMENTS"
)

json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")


@click.command()
@game_argument
@click.option("--bots", metavar="BOT,BOT", help=f"A bot for each seat: {BOTS}.")
@click.option("--records", metavar="DIR", help="Keep each game in this folder as a record, GAME-NUMBER.ludo.")
@click.option("--table", metavar="FILE", help="Write a row for each game there: a .parquet, .csv or .jsonl file.")
@click.option(
    "--rows",
    type=click.Choice(["games", "decisions"]),
    help="With --table: what a row is for [default: games].",
)
@study_options(games=1000)
@json_option
def simulate(
    box: Box,
    asked: StudyAsked,
    bots: str | None,
    records: str | None,
    table: str | None,
    rows: "Kind | None",
    as_json: bool,
) -> None:
    """Let bots play GAME many times and count who wins.

    A timed game is played by its clock, each bot with the reaction time of its level; nobody waits for it. Ctrl-C
    leaves the records and the rows of the games that are over.
    """
    from ludotheque.lab.simulate import simulate as simulated

    if rows is not None and table is None:
        raise Mistake(f"--rows {rows} says what a row of a table is for: name its file with --table FILE")
    names = named_bots(bots) if bots else []
    game = asked.game(box, seats_for(box, names))
    seated = [asked.bot(name) for name in names]
    with progress_bar(asked.games) as progress:
        summary = simulated(
            game,
            asked.games,
            seated,
            asked.seed,
            asked.jobs,
            progress=progress,
            records=records,
            table=table,
            rows=rows or "games",
            executor=asked.executor,
        )
    if as_json:
        print_json(summary.plain())
    else:
        print_summary(summary)


@click.command(short_help="Let bots find out who is stronger.")
@game_argument
@click.argument("challenger")
@click.argument("champion")
@seats_option
@click.option(
    "--between",
    type=(float, float),
    metavar="LOW HIGH",
    help="Two shares of the points, in per cent: stop as soon as it is settled which is nearer the truth.",
)
@study_options(games=400)
@json_option
def contest(
    box: Box,
    asked: StudyAsked,
    challenger: str,
    champion: str,
    seats: int | None,
    between: tuple[float, float] | None,
    as_json: bool,
) -> None:
    """Let the bot CHALLENGER play GAME against the bot CHAMPION, every deal once on each seat.

    A bot is random, newcomer, greedy, easy, normal, hard, master, mcts:N, a class of yours as MODULE:CLASS or
    PATH:CLASS, or a program as cmd:PROGRAM ARGUMENTS; master:FILE plays by what `train` has written.

    With --between 50 55 a sequential test looks after every deal and stops when it is sure, wrong in 5 of 100 contests
    at most; --games is then the most that are played.
    """
    from ludotheque.lab.contest import contest as contested

    game = asked.game(box, seats)
    with progress_bar(asked.games) as progress:
        bots = asked.bot(challenger), asked.bot(champion)
        shares = (between[0] / 100, between[1] / 100) if between else None
        found = contested(
            game, *bots, asked.games, asked.seed, asked.jobs, progress, between=shares, executor=asked.executor
        )
    if as_json:
        print_json(found.plain())
    else:
        click.echo(str(found))
        print_circumstances(found)
        print_faults(found.faults)


def named_bots(line: str) -> list[str]:
    """Names between commas; a comma within quotes, of a program's arguments, divides nothing.

    >>> named_bots("cmd:./bot --levels '1,2',easy")
    ["cmd:./bot --levels '1,2'", 'easy']
    """
    return [name.strip() for name in re.findall(r"""(?:[^,"']|"[^"]*"|'[^']*'|["'])+""", line)]


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


def print_circumstances(study: "Study") -> None:
    made_by = f"ludotheque {study.version}, components {study.components}"
    click.echo(f"by version {study.rules} of the rules, {made_by}")
    if study.options:
        click.echo(", ".join(f"{name}={value}" for name, value in study.options.items()))


def print_faults(faults: "list[Faults]") -> None:
    """What programs did wrong, where people look for what went wrong."""
    for told in faults:
        click.echo(str(told), err=True)


def print_summary(summary: "Summary") -> None:
    from rich.console import Console
    from rich.table import Table

    from ludotheque.lab.intervals import in_words

    click.echo(f"{summary.games:,} games of {summary.game} in {summary.seconds:.1f} s, seed {summary.seed!r}")
    print_circumstances(summary)
    print_faults(summary.faults)
    click.echo(f"{summary.mean_length:.1f} actions a game, {summary.games / summary.seconds:,.0f} games a second")
    if summary.mean_clock:
        click.echo(f"{summary.mean_clock / 1000:.1f} seconds a game on the clock of the table")
    if summary.cooperative:
        click.echo(f"{','.join(summary.bots)}: {in_words(summary.wins[0], summary.games)} won")
        return
    click.echo()
    table = Table("seat", "bot", "wins", "", box=None, header_style="dim", pad_edge=False)
    for seat, (bot, wins) in enumerate(zip(summary.bots, summary.wins, strict=True), 1):
        table.add_row(str(seat), bot, f"{wins:,}", f"{wins / summary.games:.1%}")
    table.add_row("", "draws", f"{summary.draws:,}", f"{summary.draws / summary.games:.1%}")
    Console().print(table)
