"""The shelf: the one place that lists the games."""

import copyreg
from collections.abc import Callable
from difflib import get_close_matches
from functools import lru_cache
from hashlib import sha256
from importlib import import_module

from ludotheque.core.box import Box, OptionValue, Setup
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.core.prices import Prices

GAMES = ("laaancez", "arkade", "star_clicker", "phantom")

_boxes: dict[str, Box] = {}


def register(box: Box) -> None:
    """Put a box on the shelf."""
    if _boxes.get(box.name) != box:
        _boxes[box.name] = box
        _opened.cache_clear()


def shelf() -> list[Box]:
    """Every box, in the order of the shelf."""
    return list(_boxes.values())


def box(name: str) -> Box:
    """The box of a game, by its name."""
    if name not in _boxes:
        near = get_close_matches(name, _boxes, 1)
        meant = f"did you mean {near[0]!r}? " if near else ""
        raise Mistake(f"there is no game {name!r}; {meant}the games are {', '.join(_boxes)}")
    return _boxes[name]


def component_hash(setup: Setup) -> str:
    """The beginning of the SHA-256 of a set-up's component file, standard or not."""
    components = setup.components or box(setup.game).standard_components(setup.rules)
    return sha256(components.encode()).hexdigest()[:16]


def open_game(setup: Setup) -> Game:
    """The rules for a set-up. They never change, so that tables share them; pickled, they travel as the set-up."""
    return _opened(setup.game, setup.seats, tuple(setup.options.items()), setup.components, setup.rules)


def repriced(game: Game, prices: Prices) -> Game:
    """The same set-up for players that go by other prices: a game of its own, which travels with them."""
    own = _fresh(game.setup)
    own.prices = prices
    return own


@lru_cache(maxsize=64)
def _opened(name: str, seats: int, options: tuple[tuple[str, OptionValue], ...], components: str, rules: int) -> Game:
    return _fresh(Setup(name, seats, dict(options), components, rules))


def _fresh(setup: Setup) -> Game:
    game = box(setup.game).open(setup)
    copyreg.pickle(type(game), _packed)
    return game


def _packed(game: Game) -> tuple[Callable[..., Game], tuple[object, ...]]:
    """For pickles. Whoever unpacks a game from elsewhere may not have its box on the shelf: so that comes along.

    Other prices than those of the box do, too.
    """
    own = box(game.setup.game)
    shared = open_game(game.setup)
    if game.prices.listed != shared.prices.listed:
        return repriced, (shared, game.prices)
    return (open_game, (game.setup,)) if own in HOUSE else (unpacked, (own, game.setup))


def unpacked(box: Box, setup: Setup) -> Game:
    """A game from elsewhere unpickled."""
    register(box)
    return open_game(setup)


HOUSE: list[Box] = [import_module(f"{__name__}.{_name}").BOX for _name in GAMES]

for _box in HOUSE:
    register(_box)
