"""Positions and knowledge of Laaancez ! read back into states, with the reason where one cannot be."""

from mypy_extensions import i64

from ludotheque.core import shapes
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.errors import BadPosition
from ludotheque.core.positions import read_chance, read_number, read_one_of
from ludotheque.core.types import Data
from ludotheque.games.laaancez.checks import check
from ludotheque.games.laaancez.notation import Notation
from ludotheque.games.laaancez.phases import any_choice
from ludotheque.games.laaancez.plain import UNKNOWN
from ludotheque.games.laaancez.rules import LaaancezState
from ludotheque.games.laaancez.shapes import Position, SheetSeen, SheetSetUp, View
from ludotheque.games.laaancez.sheet import Sheet
from ludotheque.games.laaancez.situation import CHOOSING, PHASES


def read_position(game: Game, notation: Notation, position: Data) -> LaaancezState:
    """The state of a position; without `rng`, chance to come starts from a fixed seed."""
    told = shapes.read_position(position, Position)
    return laid_out(game, notation, told, read_chance(told.rng), None)


def read_knowledge(game: Game, notation: Notation, knowledge: Data, rng: Rng) -> LaaancezState:
    """A state that fits what a seat knows: a choice made unseen is drawn from all that were possible."""
    return laid_out(game, notation, shapes.read_position(knowledge, View), rng.fork(), rng)


def laid_out(game: Game, notation: Notation, told: Position | View, rng: Rng, unseen: Rng | None) -> LaaancezState:
    state = LaaancezState.fresh(game, notation, rng)
    state.phase = PHASES.listed.index(told.phase)
    state.turn = told.turn
    state.die = told.die
    for seat in range(2):
        lay_sheet(state.sheet(seat), f"sheets[{seat}]", told.sheets[seat])
    for seat in range(2):
        if told.choices[seat]:
            lay_choice(state, seat, told.choices[seat], unseen)
    check(state)
    return state


def lay_sheet(sheet: Sheet, where: str, told: SheetSetUp | SheetSeen) -> None:
    parts = sheet.parts
    rows = [row.split() for row in told.rows]
    if [len(row) for row in rows] != parts.widths:
        raise BadPosition(f"{where}.rows are lines of {', '.join(map(str, parts.widths))} words, a word for a cell")
    words = [word for row in rows for word in row]
    for cell in range(parts.candle):
        lay_object(sheet, f"{where}: {parts.cell_name(cell)} is {words[cell]!r}", cell, words[cell])
    most = parts.hearts[sheet.what[parts.candle]]
    sheet.hearts[parts.candle] = read_number(f"{where}.candle", shapes.given(told.candle, most), 0, most)
    sheet.line = read_one_of(f"{where}.line", told.line, parts.line_names())


def lay_object(sheet: Sheet, where: str, cell: i64, word: str) -> None:
    """An object as it is written: `hat:4/1` with 4 hearts and damage 1, `hat` as it is copied; `.` for none."""
    parts = sheet.parts
    name, _, points = word.partition(":")
    if name == ".":
        return
    if name not in parts.names:
        raise BadPosition(f"{where}; the objects are {', '.join(parts.names)}")
    thing: i64 = parts.names.index(name)
    sheet.copy(cell, thing)
    if points:
        most, least, limit = parts.hearts[thing], parts.damage[thing], parts.limit[thing]
        if points not in [f"{hearts}/{damage}" for hearts in range(most + 1) for damage in range(least, limit + 1)]:
            raise BadPosition(f"{where}; possible are 0 to {most} hearts and damage {least} to {limit}")
        sheet.hearts[cell], sheet.damage[cell] = map(int, points.split("/"))


def lay_choice(state: LaaancezState, seat: i64, line: str, unseen: Rng | None) -> None:
    if state.phase != CHOOSING or state.die == 0:
        raise BadPosition(f"choices[{seat}]: nobody chooses in phase {PHASES.listed[state.phase]!r}, die {state.die}")
    if line == UNKNOWN and unseen is not None:
        state.choices[seat] = any_choice(state, seat, unseen)
        return
    if line not in [state.game.write(action) for action in state.actions(seat)]:
        raise BadPosition(f"choices[{seat}]: {line!r} cannot be chosen with a {state.die}")
    state.choices[seat] = state.game.read(line)
