"""`print`: the box of a game as a PDF to print, cut and play with."""

from pathlib import Path

import click

from ludotheque.cli.shared import (
    check_apart,
    component_text,
    game_argument,
    language_option,
    plugin_option,
    version_option,
)
from ludotheque.core.box import Box
from ludotheque.core.errors import Mistake
from ludotheque.printing.sheets import PAPERS, inventory, pdf


@click.command("print", short_help="Make a PDF of the box of GAME: print and play.")
@game_argument
@click.option("--out", type=click.Path(dir_okay=False), required=True, metavar="FILE.pdf", help="Where to write it.")
@click.option(
    "--components",
    type=click.Path(),
    metavar="FILE",
    help="Print what this component file describes instead of the standard one.",
)
@click.option("--paper", type=click.Choice([*PAPERS]), default="a4", show_default=True, help="The paper.")
@version_option
@plugin_option
@language_option
def print_box(box: Box, out: str, components: str | None, paper: str, rules: int | None, lang: str) -> None:
    """Write a PDF of all that is in the box of GAME: boards, cards, tiles, tokens, dice, aids and the rules in short.

    It is drawn from the component file, so one of your own is printed like ours. The cover says what is inside and how
    to cut it. Needs the extra `print`.
    """
    check_apart(out, components)
    text = component_text(components) if components else ""
    made = pdf(box, lang, paper, text, rules)
    try:
        Path(out).write_bytes(made)
    except OSError as error:
        raise Mistake(f"{out} cannot be written: {error.strerror}") from None
    for name, count in inventory(box, lang, text, rules):
        click.echo(f"{count:>4} × {name}")
