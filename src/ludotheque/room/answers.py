"""What may be asked of the shelf, whoever asks and wherever it stands: boxes, rules, pictures, puzzles, shapes, texts.

None of it changes while a program runs, so that it is written once; a house without a server has it in files.
"""

from functools import lru_cache

import msgspec

from ludotheque.core.box import LANGUAGES, Box
from ludotheque.core.errors import Mistake
from ludotheque.core.types import Data
from ludotheque.games import box, shelf
from ludotheque.puzzles.shapes import has_puzzles, puzzles_of
from ludotheque.room import wire
from ludotheque.room.errors import Wrong
from ludotheque.room.shown import diagram_shown, puzzles_shown
from ludotheque.table.deal import has_deals
from ludotheque.table.diagrams import Diagrams

KEPT = 64


def found(game: str) -> Box:
    """The box of a game, by its name."""
    try:
        return box(game)
    except Mistake as error:
        raise Wrong("no-game", str(error)) from None


def _ready(game: str) -> Box:
    on_shelf = found(game)
    if on_shelf.opener is None:
        raise Wrong("coming", f"{game} is still to come")
    return on_shelf


def shelf_told() -> bytes:
    return wire.encode({"boxes": [_box_shown(each) for each in shelf()]})


def _box_shown(on_shelf: Box) -> Data:
    label: Data = msgspec.to_builtins(on_shelf.label)
    del label["rules"], label["slips"], label["thinking"], label["alone"]
    return {
        "name": on_shelf.name,
        **label,
        "ready": on_shelf.opener is not None,
        "tutorial": on_shelf.taught,
        "puzzles": has_puzzles(on_shelf),
    }


@lru_cache(maxsize=KEPT)
def game_told(game: str, levels: tuple[wire.Level, ...] = wire.LEVELS) -> bytes:
    """A box that is opened, with the levels of bots that this house has for it."""
    on_shelf = found(game)
    ready = on_shelf.opener is not None
    components = msgspec.toml.decode(on_shelf.standard_components()) if ready else None
    rules = on_shelf.data("rules") if on_shelf.folder.joinpath("rules.toml").is_file() else None
    shown = {"rules": rules, "components": components, "facts": on_shelf.facts(), "levels": levels}
    return wire.encode({**_box_shown(on_shelf), **shown})


def components_told(game: str) -> bytes:
    """The standard component file."""
    return _ready(game).standard_components().encode()


@lru_cache(maxsize=KEPT)
def diagrams_told(game: str) -> bytes:
    """The pictures of the rules page, to be drawn by the board."""
    on_shelf = found(game)
    return wire.encode({"diagrams": [diagram_shown(on_shelf, each) for each in Diagrams.of(on_shelf).diagrams]})


@lru_cache(maxsize=KEPT)
def puzzles_told(game: str) -> bytes:
    """All puzzles of a game at once, so that they can be solved without the server."""
    on_shelf = found(game)
    kept = puzzles_of(on_shelf)
    if kept is None:
        raise Wrong("no-puzzles", f"{game} has no puzzles")
    return wire.encode(puzzles_shown(on_shelf, kept))


@lru_cache(maxsize=KEPT)
def shapes_told(game: str) -> bytes:
    """What crosses the game's border, as a JSON Schema: for programs, and for a board that nobody has drawn."""
    shapes = found(game).shapes
    if shapes is None:
        raise Wrong("coming", f"{game} is still to come")
    return wire.encode(shapes.schema(game))


def texts_told(game: str, language: str) -> bytes:
    """The texts of a game: the pages hold only those of the games that they were built with."""
    if language not in LANGUAGES:
        raise Wrong("no-language", f"there are no texts in {language!r}; there are {', '.join(LANGUAGES)}")
    return found(game).text(language).encode()


def deals_told(day: str) -> bytes:
    """Which day it is where the same deal is played by everybody, and for which games there is one."""
    return wire.encode(wire.Today(day, [each.name for each in shelf() if has_deals(each)]))
