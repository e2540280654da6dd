"""What players of Laaancez ! look at after a blow, or when both have drawn: hearts, throws, shields and lines."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.contract import LESS, MORE, State, Term, Terms
from ludotheque.core.types import Floats
from ludotheque.games.laaancez.parts import Parts
from ludotheque.games.laaancez.rules import LaaancezState
from ludotheque.games.laaancez.sheet import Sheet
from ludotheque.games.laaancez.situation import COMBAT, ROLLING


@final
class LaaancezTerms(Terms):
    """The own sheet beside the rival's."""

    def __init__(self, parts: Parts) -> None:
        lines = float(parts.rows)
        damage = float(parts.rows * parts.most_damage)
        hearts = float(parts.candle * parts.most_hearts)
        super().__init__(
            [
                Term("rival-lines", LESS, 0.3, 0.0, lines),
                Term("own-lines", MORE, 0.3, 0.0, lines),
                Term("own-throws", MORE, 0.7, 0.0, damage),
                Term("rival-throws", LESS, 0.7, 0.0, damage),
                Term("sheltered", MORE, 0.7, 0.0, float(parts.candle * parts.most_damage)),
                Term("own-hearts", MORE, 1.0, 0.0, hearts),
                Term("rival-hearts", LESS, 1.0, 0.0, hearts),
            ]
        )

    def measure(self, state: State, seat: i64, into: Floats) -> None:
        assert isinstance(state, LaaancezState)
        mine = state.sheet(seat)
        rival = state.sheet(1 - seat)
        into[0] = float(lines_left(rival))
        into[1] = float(lines_left(mine))
        into[2] = float(hardest_of_all(mine))
        into[3] = float(hardest_of_all(rival))
        into[4] = float(sheltered(mine))
        into[5] = float(hearts_left(mine))
        into[6] = float(hearts_left(rival))

    def stock(self, state: State, seat: i64) -> bool:
        """Once both have drawn, and in combat when the rival has thrown back."""
        assert isinstance(state, LaaancezState)
        return state.phase == ROLLING or (state.phase == COMBAT and state.turn == seat)


def terms(parts: Parts, seat: i64) -> Terms:
    """The same for both."""
    return LaaancezTerms(parts)


def lines_left(sheet: Sheet) -> i64:
    """Lines that still fight, or will; the candle's is none."""
    return sheet.parts.rows - sheet.line


def hardest_of_all(sheet: Sheet) -> i64:
    """The hardest throw of every line that is left, added up: only the hardest counts, for it is thrown again."""
    total: i64 = 0
    for line in range(sheet.line, sheet.parts.rows):
        most: i64 = 0
        for cell in range(sheet.parts.starts[line], sheet.parts.starts[line + 1]):
            if sheet.living(cell) and sheet.damage[cell] > most:
                most = sheet.damage[cell]
        total += most
    return total


def sheltered(sheet: Sheet) -> i64:
    """The damage of all objects that stand beside a living shield."""
    total: i64 = 0
    for line in range(sheet.line, sheet.parts.rows):
        end: i64 = sheet.parts.starts[line + 1]
        for cell in range(sheet.parts.starts[line], end):
            if sheet.living(cell) and not sheet.guards(cell):
                before: bool = cell > sheet.parts.starts[line] and sheet.guards(cell - 1)
                if before or (cell + 1 < end and sheet.guards(cell + 1)):
                    total += sheet.damage[cell]
    return total


def hearts_left(sheet: Sheet) -> i64:
    """All hearts on the lines that are left, without the candle's."""
    total: i64 = 0
    for cell in range(sheet.parts.starts[sheet.line], sheet.parts.candle):
        total += sheet.hearts[cell]
    return total
