"""`review`: a finished game looked back at, in words, as JSON or as a page."""

from pathlib import Path

import click
import msgspec

from ludotheque.cli.shared import (
    STDIN,
    Utf8,
    check_no_record,
    check_out,
    keep,
    language_option,
    plugin_option,
    read_text,
)
from ludotheque.core.errors import Mistake
from ludotheque.games import box as box_named
from ludotheque.games import open_game
from ludotheque.table import record


@click.command(short_help="Say what luck and decisions made of a game.")
@click.argument("file", type=click.Path())
@click.option("--depth", type=int, metavar="N", help="Simulations for each chance [default: about ten seconds' worth].")
@click.option("--seed", type=Utf8(), default="review", show_default=True, help="Decides the review's own chance.")
@click.option("json_file", "--json", type=click.Path(), metavar="FILE", help="Write the whole review; - prints it.")
@click.option(
    "html_file", "--html", type=click.Path(), metavar="FILE", help="Write a page with the curve; - prints it."
)
@plugin_option
@language_option
def review(file: str, depth: int | None, seed: str, json_file: str | None, html_file: str | None, lang: str) -> None:
    """Say what luck, decisions and secrets made of the game of a record FILE (.ludo): who was lucky, who erred where.

    - as FILE reads standard input. 1% is one game won out of a hundred.
    """
    from ludotheque.cli import words
    from ludotheque.review.growing import growing
    from ludotheque.review.page import page
    from ludotheque.review.shapes import Review
    from ludotheque.review.words import ToldReview, blamed, texts_of

    if same(json_file, html_file):
        raise Mistake("--json and --html name the same file: take two")
    for option, out in (("--json", json_file), ("--html", html_file)):
        if out not in (None, STDIN):
            if file != STDIN and same(file, out):
                raise Mistake(f"{file} is the record: name another file for its review")
            check_out(Path(out or ""), option)
            check_no_record(Path(out or ""), option)
    kept = record.read(read_text(file))
    for stage in growing(kept, depth, seed):
        found = stage
    assert isinstance(found, Review)
    box = box_named(kept.opening.setup.game)
    facts = open_game(kept.opening.setup).facts
    names = [words.seat_name(words.texts(box, lang, facts), seat) for seat in found.seats]
    told = ToldReview.of(found, kept, texts_of(box, lang, facts, words.own_text(lang)), names)
    if json_file is not None:
        write(json_file, msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
    if html_file is not None:
        write(html_file, page(told, box.label.title))
    if STDIN in (json_file, html_file):
        return
    click.echo(told.texts.say("review-title", {"game": box.label.title}))
    for line in told.summary():
        click.echo(line)
    for step in blamed(found):
        click.echo(f"{step.entry:>5}  {told.mistake(step)}")
    click.echo(told.texts.say("review-depth", {"depth": found.depth}))


def same(one: str | None, other: str | None) -> bool:
    """Whether two arguments name one file, under whatever name, or both standard output."""
    if one is None or other is None or STDIN in (one, other):
        return one is not None and one == other
    first, second = Path(one), Path(other)
    return first.resolve() == second.resolve() or (first.exists() and second.exists() and first.samefile(second))


def write(path: str, text: str) -> None:
    """To a file, or to standard output for `-`."""
    if path == STDIN:
        click.echo(text, nl=False)
    else:
        keep(path, text)
