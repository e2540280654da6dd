"""`play`: a whole game in the terminal, by one person against bots."""

from pathlib import Path

import click

from ludotheque.cli.completion import complete_bots
from ludotheque.cli.shared import Utf8, chosen_setup, game_argument, keep, language_option, plugin_option, setup_options
from ludotheque.core.box import Box, Setup, fits
from ludotheque.core.errors import Mistake


@click.command(short_help="Play GAME here, against bots.")
@game_argument
@click.option("--seats", type=int, help="The number of players [default: as many as bots are named, or the fewest].")
@click.option(
    "--bots",
    default="normal",
    show_default=True,
    metavar="BOTS",
    shell_complete=complete_bots,
    help="Whom you play with: one name for all others, or a name for each, with commas between.",
)
@click.option("--seat", type=click.IntRange(1), default=1, show_default=True, metavar="N", help="Where you sit.")
@click.option("--name", default="", help="What you are called.")
@click.option("--seed", type=Utf8(), help="Decides all chance; without one nobody can foresee it.")
@click.option("file", "--record", type=click.Path(), metavar="FILE", help="Keep the record (.ludo) of the game here.")
@setup_options
@plugin_option
@language_option
def play(
    box: Box,
    seats: int | None,
    bots: str,
    seat: int,
    name: str,
    seed: str | None,
    file: str | None,
    options: tuple[str, ...],
    components: str | None,
    rules: int | None,
    lang: str,
) -> None:
    """Play a whole game of GAME in the terminal, against bots.

    Choose by number or by notation; ? says what a bot would do and what else can be asked. A bot is random, newcomer,
    greedy, easy, normal, hard, master, mcts:N, a class of yours as MODULE:CLASS, or a program as cmd:PROGRAM ARGUMENTS.
    """
    from ludotheque.cli.simulate import named_bots
    from ludotheque.cli.sitting import Sitting
    from ludotheque.lab.own_players import bot_of
    from ludotheque.table.opening import Opening

    named = named_bots(bots)
    if not named:
        raise Mistake("--bots names nobody; name a bot, such as easy")
    setup = chosen_setup(box, seats or (len(named) + 1 if len(named) > 1 else None), options, components, rules)
    check_playable(box, setup)
    if seat > setup.seats:
        raise Mistake(f"--seat {seat}: {box.name} is set up for {setup.seats} players")
    if len(named) not in (1, setup.seats - 1):
        raise Mistake(f"--bots names {len(named)}; {setup.seats - 1} sit with you: name one for all, or each")
    rivals = [bot_of(each) for each in (named * (setup.seats - 1) if len(named) == 1 else named)]
    if file and Path(file).exists():
        raise Mistake(f"{file} is there already, and no record is written over; choose another name")
    opening = Opening.fresh(setup) if seed is None else Opening(setup, seed)
    sitting = Sitting(box, opening, seat - 1, rivals, name, lang)
    if file:
        keep(file, sitting.record())  # one that cannot be written is known before the first action
    try:
        sitting.play()
    finally:
        if file:
            keep(file, sitting.record())
    if file:
        sitting.tell("play-kept", file=file)


def check_playable(box: Box, setup: Setup) -> None:
    """Against the clock nobody plays by typing."""
    timed = box.label.timed
    if timed is True:
        raise Mistake(f"{box.name} is played in real time, which no terminal can keep up with: use ludotheque serve")
    if isinstance(timed, dict) and fits(timed, setup.options):
        asked = " ".join(f"{name}={value}" for name, value in timed.items())
        others = [
            f"{name}={value}" for name, wrong in timed.items() for value in box.option(name).values if value != wrong
        ]
        raise Mistake(
            f"{box.name} with {asked} is played in real time, which no terminal can keep up with: "
            f"choose --option {' or '.join(others)} here, or use ludotheque serve"
        )
