"""`puzzles`: situations out of bot games in which one action is clearly best."""

import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ludotheque.cli.shared import (
    Utf8,
    check_apart,
    check_idle,
    check_no_record,
    check_out,
    component_text,
    game_argument,
    keep,
    named_value,
    plugin_option,
    read_text,
    setup_options,
)
from ludotheque.cli.workers import worker_options
from ludotheque.core.box import Box
from ludotheque.core.errors import Mistake

if TYPE_CHECKING:
    from ludotheque.puzzles.collection import CollectingProgress
    from ludotheque.puzzles.shapes import Puzzles


@click.command(short_help="Find puzzles in games between bots.")
@game_argument
@click.option("--count", type=click.IntRange(1, 10_000), default=10, show_default=True, help="How many are wanted.")
@click.option(
    "--seed",
    type=Utf8(),
    default="0",
    show_default=True,
    help="Decides all chance: the same seed gives the same puzzles.",
)
@click.option("--seats", type=int, help="The number of players [default: all that there are, by turns].")
@setup_options
@click.option(
    "--depth", type=click.IntRange(30, 100_000), metavar="N", help="Simulations that find the best action [1500]."
)
@worker_options
@click.option("--go-on", is_flag=True, help="Keep what is in the file, and add what is missing to it.")
@click.option("--rate", is_flag=True, help="Find nothing, but judge what is in the file anew.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="The file [GAME-puzzles.json, here].")
@plugin_option
def puzzles(
    box: Box,
    count: int,
    seed: str,
    seats: int | None,
    options: tuple[str, ...],
    components: str | None,
    rules: int | None,
    depth: int | None,
    jobs: int,
    executor: Executor | None,
    go_on: bool,
    rate: bool,
    out: Path | None,
) -> None:
    """Let bots play GAME, and write down situations in which one action is clearly best and bots miss it.

    Options that are not chosen are drawn, so that there is some of everything. Ctrl-C ends it early and keeps what was
    found; with --go-on the same command then finds the rest. When search or bots have changed, --rate asks them anew.
    """
    from ludotheque.puzzles.collection import collected
    from ludotheque.puzzles.rating import rated_again
    from ludotheque.puzzles.setups import ChosenSetup
    from ludotheque.puzzles.shapes import read

    file = out or Path(f"{box.name}-puzzles.json")
    check_apart(str(file), components)
    if rate:
        check_idle("--rate", "count", "seed", "seats", "options", "components", "rules", "depth")
    text = component_text(components) if components else ""
    choice = ChosenSetup.within(box, seats, dict(map(named_value, options)), text, rules)
    if go_on and rate:
        raise Mistake("--go-on finds more puzzles and --rate none; one of them is possible")
    if (go_on or rate) and not file.is_file():
        raise Mistake(f"{'--go-on' if go_on else '--rate'}: there is no file {file}")
    after = read(read_text(str(file)).encode()) if go_on or rate else None
    if after is not None and after.game != box.name:
        raise Mistake(f"{file} holds puzzles of {after.game}, not of {box.name}")
    check_out(file)
    check_no_record(file)
    with progress_bar() as told:
        if rate and after is not None:
            found = rated_again(after, jobs, told, executor)
        else:
            found = collected(choice, count, seed, jobs, depth, told, after, executor)
    if not found.puzzles:
        raise Mistake(f"no puzzle was found in {found.games:,} games, and nothing is written; a greater --depth may do")
    keep(file, found.text())
    wanted = len(after.puzzles) if rate and after is not None else count
    click.echo(f"{len(found.puzzles)} puzzles of {wanted} in {found.games:,} games; {levels_told(found)}")
    click.echo(str(file))


def levels_told(found: "Puzzles") -> str:
    from ludotheque.puzzles.shapes import LEVELS

    counts = {level: sum(puzzle.level == level for puzzle in found.puzzles) for level in LEVELS}
    return ", ".join(f"{count} of level {level}" for level, count in counts.items())


@contextmanager
def progress_bar() -> "Iterator[CollectingProgress | None]":
    """A bar on standard error while a person watches."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress

    columns = ("{task.description}", BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("")
        yield lambda found, of, games: bar.update(task, completed=found, total=of, description=f"{games:,} games")
