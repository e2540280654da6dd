"""`components`: what is printed in the box of a game, as a file to copy, change and check."""

import click

from ludotheque.cli.shared import (
    component_text,
    game_argument,
    language_option,
    plugin_option,
    version_option,
)
from ludotheque.core.box import Box
from ludotheque.core.errors import Mistake
from ludotheque.games import open_game
from ludotheque.lab.component_files import changes, parsed


@click.command(short_help="Print the component file of GAME, or check one.")
@game_argument
@click.option(
    "--check",
    type=click.Path(),
    metavar="FILE",
    help="Say whether this file can be played with; - reads standard input.",
)
@version_option
@plugin_option
@language_option
def components(box: Box, check: str | None, rules: int | None, lang: str) -> None:
    """Print the standard component file of GAME, to the letter: copy it, change it, and play, study or print yours.

    --check FILE says what is wrong with a file of your own, where, and what would be right; if nothing is, how it
    differs from the standard one.
    """
    from ludotheque.cli.words import texts

    if box.opener is None:
        raise Mistake(f"{box.name} is still to come: it has no component file yet")
    box.check_version(box.label.rules if rules is None else rules)
    standard = box.standard_components(rules)
    if check is None:
        click.echo(standard, nl=False)
        return
    text = component_text(check)
    game = open_game(box.setup(components=text, rules=rules))
    told = texts(box, lang, game.facts)
    found = changes(parsed(standard), parsed(text))
    click.echo(told.say("cli-components-good", {"file": check, "game": box.name, "version": game.setup.rules}))
    click.echo(told.say("cli-components-differ" if found else "cli-components-standard", {"count": len(found)}))
    for one in found:
        click.echo(f"  {one}")
