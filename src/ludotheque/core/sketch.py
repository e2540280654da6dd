"""Situations drawn with letters and lines, for a terminal and for `print`: what all sketches share.

A game declares how it is sketched in its `sketch.py`, from a view and what is printed in the box, and nothing else: so
a sketch tells a seat no more than its view does. A game that declares nothing is sketched from the plain data of its
views.
"""

import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from ludotheque.core.box import Box
from ludotheque.core.contract import Game, State
from ludotheque.core.errors import Mistake
from ludotheque.core.events import WATCHER
from ludotheque.core.types import Data

if TYPE_CHECKING:
    from ludotheque.core.texts import Texts

WIDTH = 100
"""No line of a sketch is longer, so that it stands in any window."""

NAMES = {"fr": "Joueur {}", "en": "Player {}"}
"""What seats are called that nobody has a name for."""


@dataclass(frozen=True)
class Scene:
    """What is to be sketched: the view of somebody, with the texts of a language and the names of the seats."""

    view: Data
    game: Game
    texts: "Texts"
    names: Sequence[str]

    def say(self, message: str, **data: Any) -> str:
        """A text of the game; names of variables have `_` here for `-`."""
        return self.texts.say(message, {name.replace("_", "-"): value for name, value in data.items()}, self.names)

    def pair(self, name: str, value: str) -> str:
        """A name, a colon as the language writes it, and what the name stands for."""
        return f"{name}\u00a0: {value}" if self.texts.language == "fr" else f"{name}: {value}"

    def word(self, message: str) -> str:
        """The word for a thing; one of somebody's own making goes by its bare name."""
        try:
            return self.texts.say(message)
        except Mistake:
            return message.partition("-")[2]


@dataclass(frozen=True)
class Sketch:
    """How a game is sketched: the lines for a scene, and the colours of the signs in them, where there are colours."""

    lines: Callable[[Scene], Iterable[str]]
    inks: Mapping[str, str] = field(default_factory=dict)
    """By sign: its colour on a terminal, by a name that rich knows."""


def sketched(box: Box, scene: Scene) -> str:
    """A scene as text: by the sketch of its game, or by the names of its fields."""
    drawn = box.sketch.lines(scene) if box.sketch else plainly_sketched(scene)
    return "\n".join(line.rstrip() for each in drawn for line in fitted(each))


def whole(box: Box, state: State) -> str:
    """A situation with nothing hidden, in English: what `print` shows of it."""
    from ludotheque.core.texts import Texts

    texts = Texts.of(box, "en", state.game.facts)
    return sketched(box, Scene(state.laid_open(WATCHER), state.game, texts, seat_names(texts, state.game)))


def seat_names(texts: "Texts", game: Game) -> list[str]:
    """What seats are called that nobody sits in: by their roles, where sides differ."""
    return [role(texts, seat) or NAMES[texts.language].format(seat + 1) for seat in range(game.seats)]


def role(texts: "Texts", seat: int) -> str:
    """What a seat is, where sides differ; nothing where they do not."""
    try:
        return texts.say(f"role-{seat}")
    except Mistake:
        return ""


# Without a sketch of its own: names and what they stand for.


def plainly_sketched(scene: Scene) -> Iterator[str]:
    """The fields of a view, by the names that the game gives them."""
    yield from laid_out(scene.view, lambda name: named(scene, "field", name), lambda word: named(scene, "value", word))


def named(scene: Scene, kind: str, name: str) -> str:
    """The text for a field or a value, if the game has one."""
    try:
        return scene.texts.say(f"{kind}-{name}")
    except Mistake:
        return name


def as_it_is(name: str) -> str:
    """A name that nobody translates."""
    return name


def laid_out(
    data: Data | list[Any],
    field: Callable[[str], str] = as_it_is,
    value: Callable[[str], str] = as_it_is,
    indent: str = "",
) -> Iterator[str]:
    """Plain data as lines that people can read: a name or a number, then what it stands for."""
    pairs = [(field(str(name)), part) for name, part in (data.items() if isinstance(data, dict) else enumerate(data))]
    width = max((len(name) for name, _ in pairs), default=0)
    for name, part in pairs:
        if is_deep(part):
            yield f"{indent}{name}"
            yield from laid_out(part, field, value, indent + "  ")
        elif isinstance(part, list) and any(isinstance(each, str) and " " in each for each in part):
            yield f"{indent}{name}"
            yield from (f"{indent}  {plainly(each, value)}" for each in part)
        else:
            yield f"{indent}{name:<{width}}  {plainly(part, value)}"


def is_deep(value: Any) -> bool:
    """Whether it holds lists or tables of its own."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(isinstance(part, dict | list) for part in parts)


def plainly(told: Any, value: Callable[[str], str] = as_it_is) -> str:
    """A value without marks of data around it: a list as a row of words, nothing as a dash."""
    if isinstance(told, dict):
        return ", ".join(f"{name} {plainly(part, value)}" for name, part in told.items())
    if isinstance(told, list):
        return ", ".join(plainly(part, value) for part in told) or "-"
    return "-" if told in ("", None) else value(str(told))


# Of what sketches are made.


def fitted(line: str) -> list[str]:
    """A line, broken where it is too long."""
    if len(line) <= WIDTH:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.wrap(line, WIDTH, subsequent_indent=indent, break_on_hyphens=False)


def grid(rows: Sequence[Sequence[str]], beside: Sequence[str], above: Sequence[str] = (), room: int = 3) -> list[str]:
    """Cells between lines, with a name beside each row; rows may be of different lengths, each in the middle.

    A cell may have several lines of its own, as many as the others of its row.

    >>> print(*grid([["x", ""], ["", "o"]], "ab", "12"), sep="\\n")
        1   2
      ┌───┬───┐
    a │ x │   │
      ├───┼───┤
    b │   │ o │
      └───┴───┘
    """
    margin = " " * max(map(len, beside), default=0)
    found = [f"{margin}  {' '.join(name.center(room) for name in above)}"] if above else []
    most = max(map(len, rows))
    before: set[int] = set()
    for row, name in zip([*rows, ()], [*beside, margin], strict=True):
        start = (room + 1) * (most - len(row)) // 2
        walls = {start + (room + 1) * place for place in range(len(row) + 1)} if row else set()
        found.append(f"{margin} {ruled(before, walls)}")
        for number, cells in enumerate(zip(*(cell.split("\n") for cell in row), strict=True)):
            label = name if number == 0 else ""
            inside = "".join(f"│{short(cell, room).center(room)}" for cell in cells)
            found.append(f"{label:<{len(margin)}} {' ' * start}{inside}│")
        before = walls
    return [line.rstrip() for line in found]


def two_lines(text: str, room: int) -> str:
    """A name on two lines of a cell.

    >>> two_lines("boule de neige", 8)
    'boule de\\nneige'
    """
    first, *rest = textwrap.wrap(text, room, break_on_hyphens=False) or [""]
    return f"{first}\n{' '.join(rest)}"


def short(text: str, room: int) -> str:
    """A text, cut where there is no room for it.

    >>> short("gingerbread man", 8)
    'gingerb…'
    """
    return text if len(text) <= room else f"{text[: room - 1]}…"


CORNERS = {
    # above, below, to the left, to the right
    (False, True, False, True): "┌",
    (False, True, True, True): "┬",
    (False, True, True, False): "┐",
    (True, True, False, True): "├",
    (True, True, True, True): "┼",
    (True, True, True, False): "┤",
    (True, False, False, True): "└",
    (True, False, True, True): "┴",
    (True, False, True, False): "┘",
}


def ruled(above: set[int], below: set[int]) -> str:
    """The line between two rows, by the places of the walls above and below it."""
    spans = [(min(walls), max(walls)) for walls in (above, below) if walls]

    def inked(place: float) -> bool:
        return any(first < place < last for first, last in spans)

    signs = []
    for place in range(max((last for _, last in spans), default=-1) + 1):
        if place in above or place in below:
            signs.append(CORNERS[place in above, place in below, inked(place - 0.5), inked(place + 0.5)])
        else:
            signs.append("─" if inked(place) else " ")
    return "".join(signs)


def framed(title: str, lines: Iterable[str], least: int = 0) -> list[str]:
    """Lines in a frame with a title.

    >>> print(*framed("Dock", ["a card"]), sep="\\n")
    ┌ Dock ──┐
    │ a card │
    └────────┘
    """
    inside = [part for line in lines for part in ([line] if len(line) <= WIDTH - 4 else textwrap.wrap(line, WIDTH - 4))]
    width = max([len(title), least - 4, *map(len, inside)])
    body = [f"│ {line:<{width}} │" for line in inside]
    return [f"┌ {title} {'─' * (width - len(title))}┐", *body, f"└{'─' * (width + 2)}┘"]


def beside(*blocks: Sequence[str], gap: str = "   ") -> list[str]:
    """Blocks of lines side by side; what does not fit into the width goes below.

    >>> print(*beside(["one", "1"], ["two"]), sep="\\n")
    one   two
    1
    """
    rows: list[list[Sequence[str]]] = []
    room = 0
    for block in blocks:
        wide = max(map(len, block), default=0)
        if not rows or room + len(gap) + wide > WIDTH:
            rows.append([])
            room = -len(gap)
        rows[-1].append(block)
        room += len(gap) + wide
    found: list[str] = []
    for row in rows:
        widths = [max(map(len, block), default=0) for block in row]
        found += [
            gap.join(f"{part:<{width}}" for part, width in zip(line, widths, strict=True)).rstrip()
            for line in zip_longest(*row, fillvalue="")
        ]
    return found


def aligned(rows: Sequence[Sequence[str]], gap: str = "  ") -> list[str]:
    """Rows of words, each column as wide as it must be.

    >>> aligned([["a", "bc"], ["def", "g"]])
    ['a    bc', 'def  g']
    """
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    return [gap.join(f"{word:<{width}}" for word, width in zip(row, widths, strict=False)).rstrip() for row in rows]
