"""The way in for people who write Python: games by their names."""

from collections.abc import Mapping
from os import PathLike
from pathlib import Path

from ludotheque.core.box import OptionValue
from ludotheque.core.contract import Game
from ludotheque.core.errors import BadComponents
from ludotheque.games import box, open_game


def game(
    name: str,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    components: str | PathLike[str] = "",
    rules: int | None = None,
) -> Game:
    """The rules of a game, ready to start games, with a number of seats, options and a component set chosen.

    Whatever is left out is as in the rulebook. `components` is a path, or the text of a component file. `rules` is the
    version of our rules, the newest if none is named.

    >>> import ludotheque
    >>> name = ludotheque.shelf()[0].name
    >>> state = ludotheque.game(name).start("any text is a seed")
    >>> state.to_act()
    [0]
    """
    on_shelf = box(name)
    return open_game(on_shelf.setup(seats, options, component_text(components), rules))


def component_text(components: str | PathLike[str]) -> str:
    """The text of a component file, given as its path or as the text itself (which has more than one line)."""
    if isinstance(components, str) and (not components or "\n" in components):
        return components
    try:
        text = Path(components).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents(f"the component file {components} cannot be read: {error}") from None
    if not text.strip():
        raise BadComponents(f"the component file {components} is empty; copy the standard one and change it")
    return text
