"""`report`: what many games say about a design, as a page and as JSON."""

import shlex
import sys
from concurrent.futures import Executor

import click
import msgspec

from ludotheque.cli.review import write
from ludotheque.cli.shared import (
    check_apart,
    chosen_setup,
    component_text,
    game_argument,
    language_option,
    plugin_option,
    setup_options,
)
from ludotheque.cli.simulate import progress_bar, think_option
from ludotheque.cli.workers import worker_options
from ludotheque.core.box import Box
from ludotheque.games import open_game


@click.command(short_help="Say what many games tell about the design of GAME.")
@game_argument
@click.option("--out", type=click.Path(dir_okay=False), metavar="FILE.html", help="Write the page; - prints it.")
@click.option("json_file", "--json", type=click.Path(), metavar="FILE", help="Write all figures; - prints them.")
@click.option(
    "--against", type=click.Path(), metavar="FILE", help="Compare with this component file, on the same deals."
)
@click.option("--vary", default="", metavar="PATH=FROM..TO", help="Draw a curve over a number of the component file.")
@click.option("--bots", default="normal", show_default=True, metavar="BOT", help="Who plays on every seat.")
@click.option("--seats", type=int, help="The number of players, where the game leaves a choice.")
@click.option(
    "--games", type=click.IntRange(2), default=200, show_default=True, help="How many are played for each file."
)
@click.option("--reviews", type=click.IntRange(0), default=12, show_default=True, help="How many of them are reviewed.")
@click.option(
    "--depth", type=click.IntRange(1), default=32, show_default=True, help="Simulations for each chance of a review."
)
@click.option("--ladder/--no-ladder", default=True, show_default=True, help="Try levels of bots against one another.")
@click.option("--seed", default="0", show_default=True, help="Decides all chance: the same seed gives the same report.")
@setup_options
@think_option
@worker_options
@plugin_option
@language_option
def report(
    box: Box,
    out: str | None,
    json_file: str | None,
    against: str | None,
    vary: str,
    bots: str,
    seats: int | None,
    games: int,
    reviews: int,
    depth: int,
    ladder: bool,
    seed: str,
    options: tuple[str, ...],
    components: str | None,
    rules: int | None,
    think: float | None,
    jobs: int,
    executor: Executor | None,
    lang: str,
) -> None:
    """Let equal bots play GAME many times, and tell what that says about its design.

    Who wins from which seat; how long it takes and how much there is to choose; how long it stays open; luck and skill;
    what everything in the box goes with; rules that never fire. --against compares two component files on the same
    deals and names what differs beyond noise; --vary limits.hand=5..9 tries every value of a number.
    """
    from ludotheque.lab.own_players import bot_of
    from ludotheque.lab.report.making import report as reported
    from ludotheque.lab.report.page import page
    from ludotheque.lab.report.words import Told

    check_apart(out, components, against, json_file)
    check_apart(json_file, components, against)
    game = open_game(chosen_setup(box, seats, options, components, rules))
    with progress_bar(games) as progress:
        found = reported(
            game,
            bot_of(bots, think),
            games,
            seed,
            jobs,
            against=component_text(against) if against else "",
            vary=vary,
            reviews=min(reviews, games),
            depth=depth,
            ladder=ladder,
            progress=progress,
            executor=executor,
        )
    told = Told(found, box, lang, game.facts)
    if json_file is not None:
        write(json_file, msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
    if out is not None:
        write(out, page(told, shlex.join(["ludotheque", *sys.argv[1:]])))
    if "-" in (json_file, out):
        return
    for line in told.short():
        click.echo(line)
    if found.against is not None:
        for line in told.compared():
            click.echo(line)
