"""`games`, `rules` and `shapes`: what stands on the shelf, how it is played, and what its data looks like."""

import textwrap
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING

import click
import msgspec

from ludotheque.cli.shared import (
    Command,
    GameName,
    game_argument,
    language_option,
    plugin_option,
    print_json,
    version_option,
)
from ludotheque.core.box import Box, Option, OptionValue
from ludotheque.core.errors import Mistake
from ludotheque.core.sketch import aligned
from ludotheque.core.types import Data
from ludotheque.games import open_game, shelf

if TYPE_CHECKING:
    from ludotheque.core.texts import Texts

WIDTH = 88


@click.command(short_help="List the games on the shelf, or what can be chosen in GAME.")
@click.argument("box", metavar="[GAME]", type=GameName(), required=False)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list, or of GAME one JSON object.")
@plugin_option
@language_option
def games(box: Box | None, as_json: bool, lang: str) -> None:
    """List the games on the shelf; of GAME, all that can be chosen before it is played."""
    if box is not None:
        if as_json:
            print_json({**row_of(box), **chosen_of(box)})
        else:
            for line in box_in_words(box, lang):
                click.echo(line)
        return
    if as_json:
        print_json([row_of(each) for each in shelf()])
        return
    from rich.console import Console
    from rich.table import Table

    table = Table("name", "title", "players", "minutes", "", box=None, header_style="dim", pad_edge=False)
    for each in shelf():
        players = ", ".join(map(str, each.label.seats))
        ready = "ready" if each.opener else "coming"
        table.add_row(each.name, each.label.title, players, str(each.label.minutes), ready)
    Console().print(table)


def row_of(box: Box) -> Data:
    return {
        "name": box.name,
        "title": box.label.title,
        "players": box.label.seats,
        "minutes": box.label.minutes,
        "ready": box.opener is not None,
    }


def chosen_of(box: Box) -> Data:
    """What can be chosen, as plain data."""
    from ludotheque.search.levels import NAMES

    options = [*box.label.options, *box.handicaps()]
    return {
        "age": box.label.age,
        "rules": box.label.rules,
        "cooperative": box.label.cooperative,
        "timed": box.label.timed,
        "bots": NAMES,
        "options": [msgspec.to_builtins(option) for option in options],
    }


def box_in_words(box: Box, language: str) -> Iterator[str]:
    """The outside of a box, and every option with its values."""
    from ludotheque.cli.words import texts
    from ludotheque.search.levels import NAMES

    label, told = box.label, texts(box, language, box.facts())
    yield click.style(label.title, bold=True)
    yield textwrap.fill(told.say("blurb"), WIDTH)
    yield ""
    facts = [
        ("players", ", ".join(map(str, label.seats))),
        ("age", str(label.age)),
        ("minutes", str(label.minutes)),
        ("rules", str(label.rules)),
        ("by", ", ".join(label.credits.authors)),
        ("bots", ", ".join(NAMES)),
        ("timed", told.say("shelf-always") if label.timed is True else "" if not label.timed else pairs(label.timed)),
    ]
    yield from aligned([[told.say(f"shelf-{name}"), value] for name, value in facts if value])
    if label.cooperative:
        yield told.say("shelf-together")
    options = [*label.options, *box.handicaps()]
    if options:
        yield ""
        yield click.style(told.say("shelf-options"), bold=True)
    for option in options:
        yield from option_in_words(told, box, option)


def option_in_words(told: "Texts", box: Box, option: Option) -> Iterator[str]:
    """An option with what it is, and each value with what it means."""
    if option not in box.label.options:
        number = int(option.name.rpartition("-")[2])
        amounts = f"{option.values[0]} … {option.values[-1]}"
        yield f"  {option.name}={amounts}  {told.say('shelf-handicap', {'number': number})}"
        return
    conditions = [told.say("shelf-only", {"with": pairs(option.only)})] if option.only else []
    conditions += [
        told.say("shelf-otherwise", {"default": written(other.default), "with": pairs(other.when)})
        for other in option.otherwise
    ]
    yield "  " + ", ".join([f"{option.name}  {told.say(f'option-{option.name}')}", *conditions])
    for count, values in option.by_seats.items() or [("", option.values)]:
        if count:
            yield f"    {told.say('shelf-seats', {'count': int(count)})}"
        default = values[0] if count else option.default
        rows = [
            [
                f"    {written(value)}",
                told.say(f"option-{option.name}-{written(value)}"),
                f"({told.say('shelf-default')})" if value == default else "",
            ]
            for value in values
        ]
        yield from aligned(rows)


def written(value: OptionValue) -> str:
    """A value as people write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def pairs(chosen: Mapping[str, OptionValue]) -> str:
    return " ".join(f"{name}={written(value)}" for name, value in chosen.items())


@click.command(short_help="Print the rules of GAME and our rulings.")
@game_argument
@version_option
@plugin_option
@language_option
def rules(box: Box, rules: int | None, lang: str) -> None:
    """Print the rules of GAME and our rulings where the rulebook is silent."""
    if box.opener is None:
        raise Mistake(f"{box.name} is still to come: its rules are not written yet")
    from ludotheque.cli.words import texts

    game = open_game(box.setup(rules=rules))
    told = texts(box, lang, game.facts)
    for line in rule_lines(box, told):
        click.echo(line)


def rule_lines(box: Box, told: "Texts") -> Iterator[str]:
    """All rules and rulings, by section."""
    from ludotheque.cli.words import rules_in_words

    yield click.style(box.label.title, bold=True)
    yield textwrap.fill(told.say("blurb"), WIDTH)
    for title, items in rules_in_words(box, told):
        yield ""
        yield click.style(title, bold=True)
        for rule, text in items:
            yield textwrap.fill(text, WIDTH, initial_indent=f"  {rule:<4} ", subsequent_indent=" " * 7)


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
