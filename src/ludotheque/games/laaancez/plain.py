"""A situation of Laaancez ! as plain data: what each may know, position, and actions to be put into words."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.types import Data
from ludotheque.games.laaancez.sheet import HOLE, Sheet
from ludotheque.games.laaancez.situation import PHASES, Situation

UNSEEN: Final = "?"
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
    return state.game.lines.write(state.choices[seat]) if known else UNSEEN


def sheet_told(sheet: Sheet) -> Data:
    parts = sheet.parts
    rows = []
    for row in range(parts.rows):
        cells = range(parts.starts[row], parts.starts[row + 1])
        rows.append(" ".join([cell_told(sheet, cell) for cell in cells]))
    return {"rows": rows, "candle": sheet.hearts[parts.candle], "line": parts.line_name(sheet.line)}


def cell_told(sheet: Sheet, cell: i64) -> str:
    thing = sheet.what[cell]
    return "." if thing == HOLE else f"{sheet.parts.name(thing)}:{sheet.hearts[cell]}/{sheet.damage[cell]}"


# Words.


def words(state: Situation, seat: i64, action: i64) -> Data:
    """An action of a seat to be put into words."""
    return {"verb": state.game.lines.verb(action), **things(state, seat, action)}


def things(state: Situation, seat: i64, action: i64) -> Data:
    """What an action is done with, and where."""
    notation = state.notation
    name = state.parts.cell_name
    mine = state.sheet(seat)
    if notation.is_tick(action):
        cell = notation.ticked(action)
        return {**where(mine, cell), "damage": mine.damage[cell] + 1}
    if notation.is_copy(action):
        return {"object": text(state.parts.name(notation.copied(action))), "cell": name(notation.copied_to(action))}
    if notation.is_throw(action):
        thrower, target = notation.thrower(action), notation.target(action)
        return {
            "object": object_text(mine, thrower),
            "from": name(thrower),
            "target": object_text(state.sheet(1 - seat), target),
            "to": name(target),
            "damage": mine.damage[thrower],
        }
    return {}


def where(sheet: Sheet, cell: i64) -> Data:
    """An object where it stands."""
    return {"object": object_text(sheet, cell), "cell": sheet.parts.cell_name(cell)}


def object_text(sheet: Sheet, cell: i64) -> str:
    return text(sheet.parts.name(sheet.what[cell]))


def text(name: str) -> str:
    return f"@object-{name}"
