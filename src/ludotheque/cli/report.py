"""`report`: what many games say about a design, as a page and as JSON."""

import shlex
import sys

import click
import msgspec

from ludotheque.cli.review import write
from ludotheque.cli.shared import check_apart, component_text, game_argument, language_option
from ludotheque.cli.simulate import progress_bar
from ludotheque.cli.study import StudyAsked, seats_option, study_options
from ludotheque.core.box import Box


@click.command(short_help="Say what many games tell about the design of GAME.")
@game_argument
@click.option("--out", type=click.Path(dir_okay=False), metavar="FILE.html", help="Write the page; - prints it.")
@click.option("json_file", "--json", type=click.Path(), metavar="FILE", help="Write all figures; - prints them.")
@click.option(
    "--against", type=click.Path(), metavar="FILE", help="Compare with this component file, on the same deals."
)
@click.option("--vary", default="", metavar="PATH=FROM..TO", help="Draw a curve over a number of the component file.")
@click.option("--bots", default="normal", show_default=True, metavar="BOT", help="Who plays on every seat.")
@seats_option
@click.option("--reviews", type=click.IntRange(0), default=12, show_default=True, help="How many of them are reviewed.")
@click.option(
    "--depth", type=click.IntRange(1), default=32, show_default=True, help="Simulations for each chance of a review."
)
@click.option("--ladder/--no-ladder", default=True, show_default=True, help="Try levels of bots against one another.")
@study_options(games=200, least=2, played="How many are played for each file.", made="report")
@language_option
def report(
    box: Box,
    asked: StudyAsked,
    out: str | None,
    json_file: str | None,
    against: str | None,
    vary: str,
    bots: str,
    seats: int | None,
    reviews: int,
    depth: int,
    ladder: bool,
    lang: str,
) -> None:
    """Let equal bots play GAME many times, and tell what that says about its design.

    Who wins from which seat; how long it takes and how much there is to choose; how long it stays open; luck and skill;
    what everything in the box goes with; rules that never fire. --against compares two component files on the same
    deals and names what differs beyond noise; --vary limits.hand=5..9 tries every value of a number.
    """
    from ludotheque.lab.report.making import report as reported
    from ludotheque.lab.report.page import page
    from ludotheque.lab.report.words import ToldReport

    check_apart(out, asked.components, against, json_file)
    check_apart(json_file, asked.components, against)
    game = asked.game(box, seats)
    with progress_bar(asked.games) as progress:
        found = reported(
            game,
            asked.bot(bots),
            asked.games,
            asked.seed,
            asked.jobs,
            against=component_text(against) if against else "",
            vary=vary,
            reviews=min(reviews, asked.games),
            depth=depth,
            ladder=ladder,
            progress=progress,
            executor=asked.executor,
        )
    told = ToldReport(found, box, lang, game.facts)
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
