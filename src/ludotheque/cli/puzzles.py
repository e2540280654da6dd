"""`puzzles`: situations out of bot games in which one action is clearly best."""

import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ludotheque.cli.shared import (
    check_apart,
    component_text,
    game_argument,
    named_value,
    plugin_option,
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
    "--seed", default="0", show_default=True, help="Decides all chance: the same seed gives the same puzzles."
)
@click.option("--seats", type=int, help="The number of players [default: all that there are, by turns].")
@setup_options
@click.option(
    "--depth", type=click.IntRange(30, 100_000), metavar="N", help="Simulations that find the best action [1500]."
)
@worker_options
@click.option("--go-on", is_flag=True, help="Keep what is in the file, and add what is missing to it.")
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
    out: Path | None,
) -> None:
    """Let bots play GAME, and write down situations in which one action is clearly best and bots miss it.

    Options that are not chosen are drawn, so that there is some of everything. Ctrl-C ends it early and keeps what was
    found; with --go-on the same command then finds the rest.
    """
    from ludotheque.puzzles.collection import collected
    from ludotheque.puzzles.setups import ChosenSetup
    from ludotheque.puzzles.shapes import read

    file = out or Path(f"{box.name}-puzzles.json")
    if not file.parent.is_dir():
        raise Mistake(f"--out {file}: there is no folder {file.parent}")
    check_apart(str(file), components)
    text = component_text(components) if components else ""
    choice = ChosenSetup.within(box, seats, dict(map(named_value, options)), text, rules)
    if go_on and not file.is_file():
        raise Mistake(f"--go-on: there is no file {file}")
    after = read(file.read_bytes()) if go_on else None
    with progress_bar() as told:
        found = collected(choice, count, seed, jobs, depth, told, after, executor)
    try:
        file.write_text(found.text(), encoding="utf-8")
    except OSError as error:
        raise Mistake(f"{file} cannot be written: {error.strerror}") from None
    click.echo(f"{len(found.puzzles)} puzzles of {count} in {found.games:,} games; {levels_told(found)}")
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
