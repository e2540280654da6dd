"""`new-game`: a small game that works, under a name of your own, to be turned into yours."""

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

import click

from ludotheque.core.errors import Mistake
from ludotheque.games import shelf

SKELETON = "ludotheque.skeleton"
WRITTEN = (".py", ".toml", ".ftl")


@click.command("new-game", short_help="Write the skeleton of a game of your own.")
@click.argument("name")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=".",
    help="Where its folder goes [here].",
)
def new_game(name: str, out: Path) -> None:
    """Write a whole small game into a folder NAME: it keeps the contract and can be played at once.

    Turn it into your own, file by file, as docs/add-a-game.md says.
    """
    folder = out / checked_name(name) / ""
    if folder.exists():
        raise Mistake(f"{folder} is there already")
    for path, text in skeleton(files(SKELETON), Path(), name):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    click.echo(f"{folder} holds a small game that works. In {out}:")
    click.echo(f"  ludotheque check-game {name}        hold it to the contract")
    click.echo(f"  ludotheque serve --plugin {name}    play it")


def checked_name(name: str) -> str:
    """A name that a package can have and that nothing else has."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise Mistake(f"{name!r}: a game is named like a Python package, in small letters, such as my_game")
    if name in [box.name for box in shelf()] or find_spec(name) is not None:
        raise Mistake(f"{name!r} is the name of something else already; choose another")
    return name


def skeleton(folder: Traversable, inside: Path, name: str) -> Iterator[tuple[Path, str]]:
    """Every file of the skeleton with the new name in it."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from skeleton(entry, inside / entry.name, name)
        elif entry.name.endswith(WRITTEN):
            text = entry.read_text(encoding="utf-8")
            yield inside / entry.name, text.replace(SKELETON, name).replace('"skeleton"', f'"{name}"')
