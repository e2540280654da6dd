"""`train`: bots learn a game from games among themselves."""

import os
import shlex
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ludotheque.cli.shared import (
    Utf8,
    check_apart,
    check_idle,
    check_no_record,
    check_out,
    chosen_setup,
    game_argument,
    keep,
    plugin_option,
    setup_options,
)
from ludotheque.cli.workers import worker_options
from ludotheque.core.box import Box
from ludotheque.core.errors import Mistake
from ludotheque.games import open_game
from ludotheque.search.trained import Trained, read_trained

if TYPE_CHECKING:
    from ludotheque.lab.appraisal import Told


@click.command(short_help="Let bots learn a game from games among themselves.")
@game_argument
@click.option("--seats", type=int, help="The number of players, where the game leaves a choice.")
@click.option(
    "--generations",
    type=click.IntRange(0),
    default=100,
    show_default=True,
    help="How long prices evolve; 0: they do not.",
)
@click.option(
    "--deals", type=click.IntRange(1), default=100, show_default=True, help="What each candidate plays in a generation."
)
@click.option(
    "--games",
    type=click.IntRange(0),
    default=2000,
    show_default=True,
    help="What a network learns from; 0: no network.",
)
@click.option("--rounds", type=click.IntRange(1), default=4, show_default=True, help="How often they learn in between.")
@click.option(
    "--simulations",
    type=click.IntRange(0),
    default=100,
    show_default=True,
    help="How long they think for an action; 0: they play blindly.",
)
@click.option(
    "--trials", type=click.IntRange(1), default=200, show_default=True, help="In how many games it must prove itself."
)
@click.option("--hidden", type=click.IntRange(1, 1024), default=32, show_default=True, help="The size of the network.")
@click.option(
    "--seed",
    type=Utf8(),
    default="0",
    show_default=True,
    help="Decides all chance: the same seed gives the same weights.",
)
@setup_options
@worker_options
@click.option(
    "--begin",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Begin with the prices of another such file, of the same game.",
)
@click.option(
    "--alike",
    type=int,
    metavar="NUMBER",
    help="Begin with all prices at this number, and keep what they come to in any case.",
)
@click.option(
    "--fits",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    help="How often prices are read off what came of games, before they evolve.",
)
@click.option(
    "--list",
    "standard",
    is_flag=True,
    help="Write a list for the game's prices.toml, of all set-ups that share it; no network.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The file [here: GAME-trained.toml, or GAME-prices.toml].",
)
@plugin_option
def train(
    box: Box,
    seats: int | None,
    generations: int,
    deals: int,
    games: int,
    rounds: int,
    simulations: int,
    trials: int,
    hidden: int,
    seed: str,
    options: tuple[str, ...],
    components: str | None,
    rules: int | None,
    jobs: int,
    executor: Executor | None,
    begin: Path | None,
    alike: int | None,
    fits: int,
    standard: bool,
    out: Path | None,
) -> None:
    """Let bots play GAME among themselves, learn from it, and write what they have learnt into a file.

    First they find out what things are worth, where the game's bots go by prices; then a network learns what is to be
    added to that. Both are kept only if those who learnt them win more; prices that began all --alike, in any case. The
    file is for one set-up: `--bots master:FILE` plays by it. With --list it is a list of prices for all set-ups that
    share one, for the game's folder. Ctrl-C ends learning early; what was learnt by then is tried and kept.
    """
    from ludotheque.lab.appraisal import appraise
    from ludotheque.lab.train import begun_with
    from ludotheque.lab.train import train as trained

    file = out or Path(f"{box.name}-{'prices' if standard else 'trained'}.toml")
    check_apart(str(file), components)
    check_apart(str(file), str(begin) if begin else None)
    if standard:
        check_idle("--list", "games", "rounds", "hidden")
    game = open_game(chosen_setup(box, seats, options, components, rules))
    begun = begun_from(begin)
    check_out(file)
    check_no_record(file)
    with progress_bar() as told:
        size: dict[str, Any] = {"simulations": simulations, "generations": generations, "deals": deals}
        size |= {"trials": trials, "fits": fits, "alike": alike}
        size |= {"command": shlex.join(words()), "told": told, "executor": executor}
        if standard:
            listed = appraise(game, seed, jobs, start=begun_with(game, begun), **size)
            keep(file, listed.text())
            click.echo(f"{listed.trial}\n{file}: a list for prices.toml")
            return
        size |= {"rounds": rounds, "hidden": hidden, "begin": begun}
        found = trained(game, games, seed, jobs, **size)
    keep(file, found.text())
    click.echo(f"prices: {found.bred}" + ("" if found.prices else "; so a master goes by those of the game"))
    if found.games:
        learnt = f"{found.games:,} games, {found.samples:,} situations learnt"
        click.echo(f"network: {learnt}, {found.surprise:.3f} bits off on others")
        click.echo(f"network: {found.trial}" + ("" if found.share else "; so a master does without it"))
    click.echo(f"{file}: play by it as master:{file}")


def begun_from(path: Path | None) -> Trained | None:
    """The file to begin with."""
    try:
        return read_trained(path.read_text(encoding="utf-8")) if path else None
    except (OSError, UnicodeDecodeError) as error:
        raise Mistake(f"--begin {path} cannot be read: {error}") from None


def words() -> list[str]:
    """The command as it was typed, in characters that a file can hold."""
    return ["ludotheque", *(os.fsencode(word).decode(errors="replace") for word in sys.argv[1:])]


@contextmanager
def progress_bar() -> "Iterator[Told]":
    """A bar on standard error while a person watches."""
    from ludotheque.lab.appraisal import silent

    if not sys.stderr.isatty():
        yield silent
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("")
        yield lambda done, of, what: bar.update(task, completed=done, total=of, description=what)
