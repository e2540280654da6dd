"""The sheets of a game: what its component file holds, told in one language, drawn by Typst.

Every game of the house has a `print.typ`, which says what lies on its sheets, and a `drawings.toml`, what is drawn on
them; what all games share is in `house.typ`. All of it follows from the component file, so that a designer's own
file is printed like ours.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any, cast

import msgspec

from ludotheque import __version__
from ludotheque.core.box import Box
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.core.texts import Texts
from ludotheque.core.types import Data
from ludotheque.games import component_hash, open_game

SHEETS, DRAWINGS, HOUSE = "print.typ", "drawings.toml", "house.typ"

PAPERS = {"a4": "a4", "letter": "us-letter"}
"""The papers that people have, and what Typst calls them."""

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
RULE = re.compile(r"R\d+")
"""The rules of the book; our rulings on rare cases are for the rules page."""


def pdf(box: Box, language: str, paper: str = "a4", components: str = "", rules: int | None = None) -> bytes:
    """The PDF of a box; `components` is the text of a component file, the standard one if there is none."""
    with laid_out(box, language, paper, components, rules) as (typst, options):
        return cast(bytes, typst.compile(**options, format="pdf"))


def pictures(box: Box, language: str, paper: str = "a4", components: str = "", dots: int = 60) -> list[bytes]:
    """Every page as a PNG, with so many dots an inch: to look at."""
    with laid_out(box, language, paper, components, None) as (typst, options):
        found = typst.compile(**options, format="png", ppi=float(dots))
        return cast(list[bytes], found if isinstance(found, list) else [found])


def inventory(box: Box, language: str, components: str = "", rules: int | None = None) -> list[tuple[str, int]]:
    """What lies on the sheets, and how many of it: what the cover says."""
    with laid_out(box, language, "a4", components, rules) as (typst, options):
        found = msgspec.json.decode(typst.query(**options, selector="<piece>", field="value"))
        return [(one["name"], one["count"]) for one in found]


@contextmanager
def laid_out(
    box: Box, language: str, paper: str, components: str, rules: int | None
) -> Iterator[tuple[ModuleType, dict[str, Any]]]:
    """Typst, and what it is to work on: the sheets, and all that they are made of, in a folder of their own."""
    if box.opener is None or not box.folder.joinpath(SHEETS).is_file():
        raise Mistake(f"{box.name} has no {SHEETS} in its folder: nobody has said yet how its box is printed")
    if paper not in PAPERS:
        raise Mistake(f"there is no paper {paper!r}; the papers are {', '.join(PAPERS)}")
    try:
        import typst
    except ImportError:
        raise Mistake("to print, Typst is needed: install ludotheque with the extra `print`") from None

    told = contents(box, language, paper, components, rules)
    with TemporaryDirectory() as folder:
        place = Path(folder)
        (place / "box.json").write_bytes(msgspec.json.encode(told))
        (place / HOUSE).write_bytes(files(__package__).joinpath(HOUSE).read_bytes())
        for name in (SHEETS, DRAWINGS):
            (place / name).write_bytes(box.folder.joinpath(name).read_bytes())
        fonts = {"ignore_system_fonts": True, "font_paths": []}
        try:
            yield typst, {"input": str(place / SHEETS), "root": str(place), **fonts}
        except (typst.TypstError, RuntimeError) as error:
            raise Mistake(f"this component file of {box.name} cannot be printed: {error}") from None


def contents(box: Box, language: str, paper: str, components: str, rules: int | None) -> Data:
    """All that sheets are made of, as plain data."""
    setup = box.setup(components=components, rules=rules)
    game = open_game(setup)
    text = setup.components or box.standard_components(setup.rules)
    texts = Texts.of(box, language, game.facts)
    own = Texts(language, files(__package__).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8"))
    return {
        "title": box.label.title,
        "language": language,
        "paper": PAPERS[paper],
        "components": msgspec.toml.decode(text),
        "texts": spoken(box.text(language), texts),
        "house": spoken(files(__package__).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8"), own),
        "rules": [*in_short(box, texts)],
        **of_the_label(box, own),
        "provenance": provenance(box, own, game),
    }


def in_short(box: Box, texts: Texts) -> Iterator[Data]:
    """The rules of the book, section by section."""
    for section in box.data("rules")["sections"]:
        items = [texts.say(rule) for rule in section["items"] if RULE.fullmatch(rule)]
        if items:
            yield {"title": texts.say(f"section-{section['id']}"), "items": items}


def spoken(source: str, texts: Texts) -> dict[str, str]:
    """Every message of a file that needs nothing but the facts of the game."""
    found = {}
    for name in MESSAGE.findall(source):
        try:
            found[name] = texts.say(name)
        except Mistake:
            continue  # it speaks of somebody or something at a table
    return found


def of_the_label(box: Box, own: Texts) -> Data:
    """What stands on the outside of a box."""
    label, seats = box.label, box.label.seats
    credits = msgspec.to_builtins(label.credits)
    named = [own.say(f"credits-{part}", {"names": ", ".join(names)}) for part, names in credits.items() if names]
    many = {"least": min(seats), "most": max(seats)}
    return {
        "players": own.say("players", many) if len(seats) > 1 else own.say("players-just", {"count": seats[0]}),
        "minutes": own.say("minutes", {"minutes": label.minutes}),
        "age": own.say("age", {"age": label.age}),
        "credits": " · ".join(named) or own.say("credits-nobody"),
    }


def provenance(box: Box, own: Texts, game: Game) -> str:
    setup = game.setup
    told = {"version": __version__, "game": box.label.title, "rules": setup.rules, "hash": component_hash(setup)}
    return own.say("provenance-own" if setup.components else "provenance-standard", told)
