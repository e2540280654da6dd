"""A situation of Laaancez ! as plain data: what each may know, position, and actions to be put into words."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ludotheque.core.types import Data
from ludotheque.core.words import words_of
from ludotheque.games.laaancez.sheet import HOLE, Sheet
from ludotheque.games.laaancez.situation import PHASES, Situation

UNKNOWN: Final = "?"
"""A choice of which only is known that it was made."""


def knowledge(state: Situation, viewer: i64) -> Data:
    """All but the choice that a rival has made in secret (L1)."""
    told = on_the_table(state)
    told["seat"] = viewer
    told["choices"] = [choice_seen(state, seat, seat == viewer) for seat in range(2)]
    return told


def laid_open(state: Situation, viewer: i64) -> Data:
    """What is shown after the end: secret choices too."""
    told = knowledge(state, viewer)
    told["choices"] = [choice_seen(state, seat, True) for seat in range(2)]
    return told


def position(state: Situation) -> Data:
    told = on_the_table(state)
    told["choices"] = [choice_seen(state, seat, True) for seat in range(2)]
    told["rng"] = state.rng.words()
    return told


def on_the_table(state: Situation) -> Data:
    return {
        "phase": PHASES.listed[state.phase],
        "turn": state.turn,
        "die": state.die,
        "sheets": [sheet_told(state.first), sheet_told(state.second)],
    }


def choice_seen(state: Situation, seat: i64, known: bool) -> str:
    if not state.has_chosen(seat):
        return ""
    return state.game.lines.write(state.choices[seat]) if known else UNKNOWN


def sheet_told(sheet: Sheet) -> Data:
    parts = sheet.parts
    rows = []
    for row in range(parts.rows):
        cells = range(parts.starts[row], parts.starts[row + 1])
        rows.append(" ".join([cell_told(sheet, cell) for cell in cells]))
    return {"rows": rows, "candle": sheet.hearts[parts.candle], "line": parts.line_name(sheet.line)}


def cell_told(sheet: Sheet, cell: i64) -> str:
    thing = sheet.what[cell]
    return "." if thing == HOLE else sheet.parts.filled(thing, sheet.hearts[cell], sheet.damage[cell])


# Words.


def words(state: Situation, seat: i64, action: i64) -> Data:
    return words_of(state, seat, action, SAID_OF)


def said_of(state: Situation, seat: i64, action: i64) -> Data:
    """What an action is done with, and where, for the event that tells it."""
    told = words(state, seat, action)
    del told["verb"]
    return told


def tick_words(state: Situation, seat: i64, action: i64) -> Data:
    mine = state.sheet(seat)
    cell = state.notation.ticked(action)
    return {**object_words(mine, cell), "damage": mine.damage[cell] + 1}


def copy_words(state: Situation, seat: i64, action: i64) -> Data:
    notation, parts = state.notation, state.parts
    return {"object": text(parts.name(notation.copied(action))), "cell": parts.cell_name(notation.copied_to(action))}


def throw_words(state: Situation, seat: i64, action: i64) -> Data:
    name = state.parts.cell_name
    mine = state.sheet(seat)
    thrower, target = state.notation.thrower(action), state.notation.target(action)
    return {
        "object": object_text(mine, thrower),
        "from": name(thrower),
        "target": object_text(state.sheet(1 - seat), target),
        "to": name(target),
        "damage": mine.damage[thrower],
    }


def object_words(sheet: Sheet, cell: i64) -> Data:
    """An object where it stands."""
    return {"object": object_text(sheet, cell), "cell": sheet.parts.cell_name(cell)}


def object_text(sheet: Sheet, cell: i64) -> str:
    return text(sheet.parts.name(sheet.what[cell]))


def text(name: str) -> str:
    return f"@object-{name}"


SAID_OF: Final[dict[str, Callable[[Situation, i64, i64], Data]]] = {
    "tick": tick_words,
    "copy": copy_words,
    "throw": throw_words,
}
"""By verb: what it is said of; the others stand alone."""
