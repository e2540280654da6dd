"""`new-game`: a small game that works, under a name of your own, to be turned into yours."""

import keyword
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

import click

from ludotheque.core.errors import Mistake
from ludotheque.games import shelf

SKELETON = "ludotheque.skeleton"
WRITTEN = (".py", ".toml", ".ftl")
HOUSE = Path("src/ludotheque/games")
TESTS = Path("tests/games")


@click.command("new-game", short_help="Write the skeleton of a game of your own.")
@click.argument("name")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=".",
    help="Where its folder goes [here].",
)
@click.option("--house", is_flag=True, help="A game of this repository: its tests go to tests/games.")
def new_game(name: str, out: Path, house: bool) -> None:
    """Write a whole small game into a folder NAME: it keeps the contract and can be played at once.

    Turn it into your own, file by file, as docs/add-a-game.md says.
    """
    place = in_the_house(out, checked_name(name)) if house else anywhere(out, checked_name(name))
    for folder in (place.folder, place.tests):
        if folder.exists():
            raise Mistake(f"{folder} is there already")
    for path, text in skeleton(files(SKELETON), Path(), place):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    click.echo(f"{place.folder} holds a small game that works. In {out}:")
    if house:
        click.echo(f"  add {name!r} to GAMES in {HOUSE / '__init__.py'}")
    check, serve = f"ludotheque check-game {name}", f"ludotheque serve{'' if house else f' --plugin {name}'}"
    width = max(len(check), len(serve))
    click.echo(f"  {check:<{width}}    hold it to the contract")
    click.echo(f"  {serve:<{width}}    play it")


@dataclass(frozen=True)
class Place:
    """Where a game goes: its folders, and the names of its packages."""

    name: str
    folder: Path
    package: str
    tests: Path
    tests_package: str

    def of(self, path: Path) -> Path:
        """Where a file of the skeleton goes."""
        inside = path.parts[:1] == ("tests",)
        return self.tests / path.relative_to("tests") if inside else self.folder / path

    def renamed(self, text: str) -> str:
        text = text.replace(f"{SKELETON}.tests", self.tests_package).replace(SKELETON, self.package)
        return text.replace('"skeleton"', f'"{self.name}"')


def anywhere(out: Path, name: str) -> Place:
    return Place(name, out / name, name, out / name / "tests", f"{name}.tests")


def in_the_house(out: Path, name: str) -> Place:
    if not (out / HOUSE).is_dir():
        raise Mistake(f"there is no {HOUSE} in {out}; --house is for the source of Ludothèque: go there, or use --out")
    return Place(name, out / HOUSE / name, f"ludotheque.games.{name}", out / TESTS / name, f"tests.games.{name}")


def checked_name(name: str) -> str:
    """A name that a package can have and that nothing else has."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise Mistake(f"{name!r}: a game is named like a Python package, in small letters, such as my_game")
    if name in [box.name for box in shelf()] or find_spec(name) is not None:
        raise Mistake(f"{name!r} is the name of something else already; choose another")
    return name


def skeleton(folder: Traversable, inside: Path, place: Place) -> Iterator[tuple[Path, str]]:
    """Every file of the skeleton, where it goes, with the new name in it."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from skeleton(entry, inside / entry.name, place)
        elif entry.name.endswith(WRITTEN):
            yield place.of(inside / entry.name), place.renamed(entry.read_text(encoding="utf-8"))
