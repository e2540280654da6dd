"""The way in for people who write Python: games by their names."""

from collections.abc import Mapping
from os import PathLike
from pathlib import Path

from ludotheque.core import contract
from ludotheque.core.box import OptionValue
from ludotheque.core.contract import Game, State
from ludotheque.core.errors import BadComponents, Mistake
from ludotheque.core.events import WATCHER
from ludotheque.games import box, open_game
from ludotheque.games.plugins import find_box


def game(
    name: str | PathLike[str] | Game,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    components: str | PathLike[str] = "",
    rules: int | None = None,
) -> Game:
    """The rules of a game, ready to start games, with a number of seats, options and a component set chosen.

    `name` is that of a game on the shelf, or for one from elsewhere its module or the path of its folder. Whatever is
    left out is as in the rulebook. `components` is a path, or the text of a component file. `rules` is the version
    of our rules, the newest if none is named.

    >>> import ludotheque
    >>> name = ludotheque.shelf()[0].name
    >>> state = ludotheque.game(name).start("any text is a seed")
    >>> state.to_act()
    [0]
    """
    if not isinstance(name, Game):
        return open_game(find_box(name).setup(seats, options, component_text(components), rules))
    if seats or options or components or rules:
        raise Mistake(f"this {name.name} is open: seats, options, components and rules are chosen before that")
    return name


def sketch(state: State, seat: int | None = None, language: str = "en") -> str:
    """A situation drawn with letters and lines: through the eyes of a seat, or of `WATCHER`; whole, if none is named.

    `print(state)` shows it whole, in English.

    >>> import ludotheque
    >>> state = ludotheque.game(ludotheque.shelf()[0].name).start("any text is a seed")
    >>> str(state) == ludotheque.sketch(state)
    True
    """
    from ludotheque.core.sketch import Scene, seat_names, sketched
    from ludotheque.core.texts import Texts

    if seat is not None and not WATCHER <= seat < state.game.seats:
        raise Mistake(
            f"there is no seat {seat}; the seats are 0 to {state.game.seats - 1}, and {WATCHER} for a watcher"
        )
    own = box(state.game.name)
    texts = Texts.of(own, language, state.game.facts)
    view = state.laid_open(WATCHER) if seat is None else state.view(seat)
    return sketched(own, Scene(view, state.game, texts, seat_names(texts, state.game)))


def component_text(components: str | PathLike[str]) -> str:
    """The text of a component file, given as its path or as the text itself (which has more than one line)."""
    if isinstance(components, str) and (not components or "\n" in components):
        return components
    try:
        text = Path(components).read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents(f"the component file {components} cannot be read: {error}") from None
    if not text.strip():
        raise BadComponents(f"the component file {components} is empty; copy the standard one and change it")
    return text


def is_compiled() -> bool:
    """Whether rules and bots run compiled here; uncompiled they play the same games, many times slower."""
    return not str(contract.__file__).endswith(".py")
