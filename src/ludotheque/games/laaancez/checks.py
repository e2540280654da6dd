"""What holds in every situation of Laaancez ! that the rules can lead to, whoever set it up."""

from collections.abc import Iterator

from ludotheque.core.errors import BadPosition
from ludotheque.games.laaancez.rules import LaaancezState
from ludotheque.games.laaancez.sheet import HOLE, Sheet
from ludotheque.games.laaancez.situation import CHOOSING, COMBAT, OVER


def check(state: LaaancezState) -> None:
    for problem in problems(state):
        raise BadPosition(problem)


def problems(state: LaaancezState) -> Iterator[str]:
    fights = state.phase in (COMBAT, OVER)
    if (state.die > 0) != (state.phase == CHOOSING):
        yield f"die is {state.die}; in phase 'choose' it shows 1 to 6, otherwise it is 0"
    if state.has_chosen(0) and state.has_chosen(1):
        yield "choices: when both have chosen, both are carried out at once"
    for seat in range(2):
        found = sheet_problems(state.sheet(seat), fights)
        yield from (f"sheets[{seat}]: {problem}" for problem in found)
    out = [seat for seat in range(2) if not state.sheet(seat).living(state.parts.candle)]
    if len(out) != (1 if state.phase == OVER else 0):
        yield "the game is over when just one of the two candles is out, and not before"
    if fights and state.first.free > 0 and state.second.free > 0:
        yield "neither sheet is complete, so that nobody fights yet"


def sheet_problems(sheet: Sheet, fights: bool) -> Iterator[str]:
    """Nothing that can be thrown is folded away, and nothing behind the fighting line was ever hit (L7, L8)."""
    parts = sheet.parts
    if not fights and sheet.line != 0:
        yield "nothing is folded while recruiting"
    if not fights and sheet.free == 0:
        yield "the sheet is complete, so that recruiting is over"
    if fights and sheet.beaten():
        yield f"line {parts.line_name(sheet.line)} has nothing to throw and would be folded"
    for cell in range(parts.cells):
        if cell < sheet.start() and sheet.hurts(cell):
            yield f"{parts.cell_name(cell)} is folded away and could still be thrown"
        safe = sheet.what[cell] != HOLE and (not fights or cell >= sheet.end())
        if safe and sheet.hearts[cell] != parts.hearts[sheet.what[cell]]:
            when = "behind the line that fights" if fights else "while recruiting"
            yield f"{parts.cell_name(cell)} has lost hearts {when}"
