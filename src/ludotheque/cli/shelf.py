"""`games`, `rules` and `shapes`: what stands on the shelf, how it is played, and what its data looks like."""

import textwrap
from collections.abc import Callable
from importlib import import_module

import click

from ludotheque.cli.shared import Command, game_argument, language_option, plugin_option, print_json, version_option
from ludotheque.core.box import Box
from ludotheque.core.errors import Mistake
from ludotheque.games import open_game, shelf

WIDTH = 88


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
@plugin_option
def games(as_json: bool) -> None:
    """List the games on the shelf."""
    rows = [
        {
            "name": box.name,
            "title": box.label.title,
            "players": box.label.seats,
            "minutes": box.label.minutes,
            "ready": box.opener is not None,
        }
        for box in shelf()
    ]
    if as_json:
        print_json(rows)
        return
    from rich.console import Console
    from rich.table import Table

    table = Table("name", "title", "players", "minutes", "", box=None, header_style="dim", pad_edge=False)
    for row, box in zip(rows, shelf(), strict=True):
        players = ", ".join(map(str, box.label.seats))
        table.add_row(box.name, box.label.title, players, str(box.label.minutes), "ready" if row["ready"] else "coming")
    Console().print(table)


@click.command(short_help="Print the rules of GAME and our rulings.")
@game_argument
@version_option
@plugin_option
@language_option
def rules(box: Box, rules: int | None, lang: str) -> None:
    """Print the rules of GAME and our rulings where the rulebook is silent."""
    if box.opener is None:
        raise Mistake(f"{box.name} is still to come: its rules are not written yet")
    from ludotheque.cli.words import rules_in_words, texts

    game = open_game(box.setup(rules=rules))
    told = texts(box, lang, game.facts)
    click.echo(click.style(box.label.title, bold=True))
    click.echo(textwrap.fill(told.say("blurb"), WIDTH))
    for title, items in rules_in_words(box, told):
        click.echo()
        click.echo(click.style(title, bold=True))
        for rule, text in items:
            click.echo(textwrap.fill(text, WIDTH, initial_indent=f"  {rule:<4} ", subsequent_indent=" " * 7))


def shapes_of(room: str) -> Callable[[click.Context, click.Parameter, bool], None]:
    """The shapes that are the same for all games, so that none has to be named."""

    def show(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
        if asked:
            print_json(import_module(f"ludotheque.{room}.shapes").schema())
            ctx.exit()

    return show


def shapes_option(name: str, room: str) -> Callable[[Command], Command]:
    said = f"That of {name.strip('-')}s instead."
    return click.option(name, is_flag=True, is_eager=True, expose_value=False, callback=shapes_of(room), help=said)


@click.command(short_help="Print the JSON Schema of all data of GAME, of reviews or reports.")
@game_argument
@shapes_option("--review", "review")
@shapes_option("--report", "lab.report")
@plugin_option
def shapes(box: Box) -> None:
    """Print the JSON Schema of all data of GAME: view, knowledge, position, events, words, components."""
    if box.shapes is None:
        raise Mistake(f"{box.name} declares no shapes: it has no shapes.py, or does not hand it to its box")
    print_json(box.shapes.schema(box.name))
