"""Positions and knowledge of Laaancez ! read back into states, with the reason where one cannot be.

A sheet is written row by row, a word for a cell: `.` for a hole, `hat:4/1` for a hat with 4 hearts and damage 1,
`hat` for one as it is copied, `hat:0/1` for a destroyed one.
"""

from typing import Any

from mypy_extensions import i64

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.errors import BadNotation, BadPosition
from ludotheque.core.positions import read_number, read_rng
from ludotheque.core.types import Data
from ludotheque.games.laaancez.notation import Notation
from ludotheque.games.laaancez.phases import BY_PHASE, any_choice
from ludotheque.games.laaancez.plain import UNSEEN
from ludotheque.games.laaancez.rules import LaaancezState
from ludotheque.games.laaancez.sheet import Sheet
from ludotheque.games.laaancez.situation import CHOOSING, COMBAT, NOT_YET, OVER, PHASES, ROLLING


def read_position(game: Game, notation: Notation, position: Data) -> LaaancezState:
    """The state of a position; without `rng`, chance to come starts from a fixed seed."""
    state = read_open_things(game, notation, position, {"rng"})
    if "rng" in position:
        state.rng = read_rng(position["rng"])
    choices = read_choices(position)
    for seat in range(2):
        choice: str = choices[seat]
        if choice == UNSEEN:
            raise BadPosition(f"choices[{seat}] is '?'; a position holds the choice itself")
        read_choice(state, seat, choice)
    check(state)
    return state


def read_knowledge(game: Game, notation: Notation, knowledge: Data, rng: Rng) -> LaaancezState:
    """A state that fits what a seat knows: a choice made unseen is drawn from all that were possible."""
    state = read_open_things(game, notation, knowledge, {"seat"})
    state.rng = rng.fork()
    choices = read_choices(knowledge)
    for seat in range(2):
        if choices[seat] == UNSEEN:
            if state.phase != CHOOSING:
                raise BadPosition(f"choices[{seat}]: nobody chooses in phase {PHASES.listed[state.phase]!r}")
            state.choices[seat] = any_choice(state, seat, rng)
        else:
            read_choice(state, seat, choices[seat])
    check(state)
    return state


def read_open_things(game: Game, notation: Notation, data: Data, more: set[str]) -> LaaancezState:
    for name in data:
        if name not in ("phase", "turn", "die", "sheets", "choices") and name not in more:
            raise BadPosition(f"{name!r} is no part of a position")
    state = LaaancezState.fresh(game, notation, Rng("position"))
    phase = data.get("phase")
    if phase not in PHASES.listed:
        raise BadPosition(f"phase is {phase!r}; it is one of {', '.join(PHASES.listed)}")
    state.phase = PHASES.listed.index(phase)
    state.turn = read_number("turn", data.get("turn", 0), 0, 1)
    state.die = read_number("die", data.get("die", 0), 0, 6)
    sheets = data.get("sheets")
    if not isinstance(sheets, list) or len(sheets) != 2:
        raise BadPosition("sheets is a list of the two players' sheets")
    read_sheet(state.first, "sheets[0]", sheets[0])
    read_sheet(state.second, "sheets[1]", sheets[1])
    return state


def read_sheet(sheet: Sheet, where: str, data: Any) -> None:
    parts = sheet.parts
    if not isinstance(data, dict) or not set(data) <= {"rows", "candle", "line"}:
        raise BadPosition(f"{where} has rows, candle and line")
    rows = data.get("rows")
    if not isinstance(rows, list) or len(rows) != parts.rows:
        raise BadPosition(f"{where}.rows is a list of {parts.rows} rows")
    for row in range(parts.rows):
        start = parts.starts[row]
        width = parts.starts[row + 1] - start
        line = rows[row]
        words = line.split() if isinstance(line, str) else []
        if len(words) != width:
            raise BadPosition(f"{where}.rows[{row}] is a line of {width} words, a word for a cell")
        for column in range(width):
            word: str = words[column]
            if word != ".":
                read_cell(sheet, f"{where}.rows[{row}]", start + column, word)
    most = parts.hearts[parts.objects]
    sheet.hearts[parts.candle] = read_number(f"{where}.candle", data.get("candle", most), 0, most)
    lines = parts.line_names()
    line_name = data.get("line", "a")
    if line_name not in lines:
        raise BadPosition(f"{where}.line is {line_name!r}; it is one of {', '.join(lines)}")
    sheet.line = lines.index(line_name)


def read_cell(sheet: Sheet, where: str, cell: i64, word: str) -> None:
    parts = sheet.parts
    name, _, points = word.partition(":")
    if name not in parts.names:
        raise BadPosition(f"{where}: there is no object {name!r}; the objects are {', '.join(parts.names)}")
    thing: i64 = parts.names.index(name)
    sheet.copy(cell, thing)
    if points:
        hearts, _, damage = points.partition("/")
        sheet.hearts[cell] = read_points(f"{where}: hearts of {word!r}", hearts, 0, parts.hearts[thing])
        sheet.damage[cell] = read_points(
            f"{where}: damage of {word!r}", damage, parts.damage[thing], parts.limit[thing]
        )


def read_points(where: str, text: str, least: i64, most: i64) -> i64:
    if text.isdecimal() and text.isascii() and len(text) < 4 and least <= int(text) <= most:
        return int(text)
    raise BadPosition(f"{where}: a number from {least} to {most} is possible")


def read_choices(data: Data) -> list[str]:
    choices = data.get("choices", ["", ""])
    if not isinstance(choices, list) or len(choices) != 2 or not all(isinstance(choice, str) for choice in choices):
        raise BadPosition("choices is a list of two lines, empty for a player who has not chosen")
    return choices


def read_choice(state: LaaancezState, seat: i64, choice: str) -> None:
    if not choice:
        return
    if state.phase != CHOOSING:
        raise BadPosition(f"choices[{seat}]: nobody chooses in phase {PHASES.listed[state.phase]!r}")
    if state.die == 0:
        raise BadPosition("die is 0; in phase 'choose' it shows 1 to 6")
    try:
        action = state.notation.lines.read(choice)
    except BadNotation as error:
        raise BadPosition(f"choices[{seat}]: {error}") from None
    if BY_PHASE[CHOOSING].refusal(state, seat, action) != 0:
        raise BadPosition(f"choices[{seat}]: {choice!r} cannot be chosen with a {state.die}")
    state.choices[seat] = action


def check(state: LaaancezState) -> None:
    """What holds in every situation that the rules can lead to, whoever set it up."""
    if state.phase == CHOOSING:
        if state.die == 0:
            raise BadPosition("die is 0; in phase 'choose' it shows 1 to 6")
        if state.choices[0] != NOT_YET and state.choices[1] != NOT_YET:
            raise BadPosition("choices: when both have chosen, both are carried out at once")
    elif state.die != 0:
        raise BadPosition(f"die is {state.die}; it counts in phase 'choose' only and is 0 otherwise")
    for seat in range(2):
        sheet = state.sheet(seat)
        if state.phase == ROLLING or state.phase == CHOOSING:
            check_recruiting(sheet, f"sheets[{seat}]")
        elif state.phase == COMBAT:
            check_fighting(sheet, f"sheets[{seat}]")
    if state.phase == OVER:
        check_end(state)


def check_recruiting(sheet: Sheet, where: str) -> None:
    parts = sheet.parts
    if sheet.line != 0:
        raise BadPosition(f"{where}.line: nothing is folded while recruiting")
    if sheet.free == 0:
        raise BadPosition(f"{where} is complete, so that recruiting is over")
    for cell in range(parts.cells):
        if sheet.what[cell] >= 0 and sheet.hearts[cell] != parts.hearts[sheet.what[cell]]:
            raise BadPosition(f"{where}: {parts.cell_name(cell)} has lost hearts while recruiting")


def check_fighting(sheet: Sheet, where: str) -> None:
    if not sheet.living(sheet.parts.candle):
        raise BadPosition(f"{where}.candle is 0, so that the game is over")
    if not sheet.on_candle() and sheet.hearts[sheet.parts.candle] != sheet.parts.hearts[sheet.parts.objects]:
        raise BadPosition(f"{where}.candle has lost hearts behind a line that still fights")
    if sheet.beaten():
        raise BadPosition(f"{where}: line {sheet.parts.line_name(sheet.line)} has nothing to throw and would be folded")
    check_lines(sheet, where)


def check_lines(sheet: Sheet, where: str) -> None:
    """Nothing that can be thrown is folded away, and nothing behind the fighting line was ever hit (L7, L8)."""
    parts = sheet.parts
    for cell in range(parts.candle):
        if cell < sheet.start() and sheet.hurts(cell):
            raise BadPosition(f"{where}: {parts.cell_name(cell)} is folded away and could still be thrown")
        if cell >= sheet.end() and sheet.what[cell] >= 0 and sheet.hearts[cell] != parts.hearts[sheet.what[cell]]:
            raise BadPosition(f"{where}: {parts.cell_name(cell)} has lost hearts behind the line that fights")


def check_end(state: LaaancezState) -> None:
    out = [not state.sheet(seat).living(state.parts.candle) for seat in range(2)]
    if out[0] == out[1]:
        raise BadPosition("the game is over when just one of the two candles is out")
    if not state.sheet(0 if out[0] else 1).on_candle():
        raise BadPosition("a candle is out behind a line that still fights")
    for seat in range(2):
        check_lines(state.sheet(seat), f"sheets[{seat}]")
