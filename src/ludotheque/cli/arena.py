"""`arena`: every two of several bots meet, and all of them are rated."""

import os
from typing import TYPE_CHECKING

import click

from ludotheque.cli.shared import Finite, game_argument
from ludotheque.cli.simulate import print_circumstances, print_faults, progress_bar
from ludotheque.cli.study import StudyAsked, seats_option, study_options
from ludotheque.core.box import Box

if TYPE_CHECKING:
    from ludotheque.lab.arena import Arena


@click.command(short_help="Let every two of several bots meet, and rate them.")
@game_argument
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT...")
@seats_option
@click.option("--sprt", is_flag=True, help="Two bots stop as soon as it is settled which is the stronger.")
@click.option(
    "--margin",
    type=Finite(0, 50, min_open=True, max_open=True),
    default=5.0,
    show_default=True,
    metavar="PERCENT",
    help="With --sprt: how far from even the truth is asked for.",
)
@study_options(games=200, played="How many each two of them play, at most.")
@click.option("--json", "file", metavar="FILE", help="Keep everything in this file, also while it goes on.")
@click.option("--resume", metavar="FILE", help="Go on with such a file, and keep everything there.")
def arena(
    box: Box,
    asked: StudyAsked,
    bots: tuple[str, ...],
    seats: int | None,
    sprt: bool,
    margin: float,
    file: str | None,
    resume: str | None,
) -> None:
    """Let every two of these bots meet in GAME on the same deals, and rate all of them.

    A bot is named as for `contest`. A deal is played both ways round, or with one of the two alone on every seat among
    the others, so that luck helps both alike; where all win together, crews play it one after the other. Ctrl-C leaves
    in the file what is finished, and --resume goes on from there to the very same result.
    """
    from ludotheque.lab.arena import arena as met

    game = asked.game(box, seats)
    seated = [asked.bot(bot) for bot in bots]
    with progress_bar(asked.games) as progress:
        found = met(
            game,
            seated,
            asked.games,
            asked.seed,
            asked.jobs,
            progress,
            sprt=sprt,
            margin=margin / 100,
            file=file,
            resume=resume,
            executor=asked.executor,
        )
    print_arena(found)


def print_arena(found: "Arena") -> None:
    from rich.console import Console
    from rich.table import Table

    click.echo(f"{found.played():,} games of {found.game}, {found.of_a_deal} for each deal, seed {found.seed!r}")
    print_circumstances(found)
    click.echo()
    names = [rated.bot for rated in found.ratings]
    table = Table("", "bot", "rating", box=None, header_style="dim", pad_edge=False)
    for place in range(1, len(names) + 1):
        table.add_column(f"against {place}", justify="right")
    for place, rated in enumerate(found.ratings, 1):
        rating = f"{rated.rating:+.0f} ({rated.low:+.0f} to {rated.high:+.0f})"
        table.add_row(f"{place}.", rated.bot, rating, *(cell(found, rated.bot, other) for other in names))
    Console(width=None if os.isatty(1) else 1000).print(table)
    if found.margin is not None:
        click.echo()
        for met in found.meetings:
            click.echo(settled(met.one, met.other, met.verdict, len(met.deals) * found.of_a_deal))
    print_faults(found.faults)


def cell(found: "Arena", bot: str, other: str) -> str:
    """What a bot takes from another, with how sure it is."""
    if bot == other:
        return "-"
    met = found.meeting(bot, other)
    return f"{met.share:.1%} ({met.low:.1%} to {met.high:.1%})"


def settled(one: str, other: str, verdict: str, games: int) -> str:
    """What a sequential test came to.

    >>> settled("hard", "easy", "high", 24)
    'hard is stronger than easy: settled after 24 games'
    """
    if verdict == "open":
        return f"whether {one} or {other} is stronger is open after {games} games"
    stronger, weaker = (one, other) if verdict == "high" else (other, one)
    return f"{stronger} is stronger than {weaker}: settled after {games} games"
