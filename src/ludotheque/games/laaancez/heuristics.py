"""What an experienced player of Laaancez ! would say at a glance."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.contract import Heuristic, State
from ludotheque.core.prices import Prices
from ludotheque.games.laaancez.rules import LaaancezState
from ludotheque.games.laaancez.sheet import HOLE, Sheet
from ludotheque.games.laaancez.worth import Worth


@final
class LaaancezHeuristic(Heuristic):
    """Only the hardest hitter of a line counts, for it can be thrown again and again.

    So: one strong thrower on each line, the first lines first, a shield beside it; and in combat, aim at the rival's.
    """

    def __init__(self, prices: Prices) -> None:
        self.worth = Worth(prices)

    def weigh(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, LaaancezState)
        notation = state.notation
        if notation.is_throw(action):
            thrower = notation.thrower(action)
            target = notation.target(action)
            return weigh_throw(state.sheet(seat), state.sheet(1 - seat), thrower, target)
        sheet = state.sheet(seat)
        if notation.is_tick(action):
            return weigh_tick(self.worth, sheet, notation.ticked(action))
        if notation.is_copy(action):
            return weigh_copy(self.worth, sheet, notation.copied(action), notation.copied_to(action))
        return 0


# Combat.


def weigh_throw(mine: Sheet, rival: Sheet, thrower: i64, target: i64) -> i64:
    """First whatever hits hardest, and the shields before it; then cost most hearts; then be done soonest."""
    if is_twin_throw(mine, rival, thrower, target):
        return -1
    power = hardest(mine)
    threat: i64 = rival.damage[target]
    throws: i64 = throws_to_destroy(rival, target, power)
    if rival.guards(target):
        for neighbour in range(target - 1, target + 2, 2):
            if rival.on_line(neighbour) and rival.living(neighbour) and rival.damage[neighbour] > threat:
                threat = rival.damage[neighbour]
                throws = throws_to_destroy(rival, target, power) + throws_to_destroy(rival, neighbour, power)
    return threat * 1000 + lost(mine, rival, thrower, target) * 20 + (19 - throws)


def is_twin_throw(mine: Sheet, rival: Sheet, thrower: i64, target: i64) -> bool:
    """Whether an earlier thrower costs this target as many hearts, or an earlier target is just like this one."""
    hearts = lost(mine, rival, thrower, target)
    for other in range(mine.start(), thrower):
        if mine.hurts(other) and lost(mine, rival, other, target) == hearts:
            return True
    if rival.guards(target):
        return False
    for other in range(rival.start(), target):
        if (
            rival.hearts[other] == rival.hearts[target]
            and rival.damage[other] == rival.damage[target]
            and not rival.guards(other)
            and rival.exposed(other)
        ):
            return True
    return False


def lost(mine: Sheet, rival: Sheet, thrower: i64, target: i64) -> i64:
    damage = mine.damage[thrower]
    hearts = rival.hearts[target]
    return damage if damage < hearts else hearts


def throws_to_destroy(sheet: Sheet, cell: i64, power: i64) -> i64:
    return (sheet.hearts[cell] + power - 1) // power


def hardest(sheet: Sheet) -> i64:
    """The most damage that the line can do in a throw."""
    most: i64 = 1
    for cell in range(sheet.start(), sheet.end()):
        if sheet.living(cell) and sheet.damage[cell] > most:
            most = sheet.damage[cell]
    return most


# Recruiting.


def weigh_tick(worth: Worth, sheet: Sheet, cell: i64) -> i64:
    """Every heart that keeps the object throwing does one more damage; but no cell is filled."""
    hearts: i64 = sheet.hearts[cell]
    for shield in range(cell - 1, cell + 2, 2):
        if is_shield_of(sheet, cell, shield) and sheet.damage[cell] >= shielded(sheet, shield):
            hearts += sheet.hearts[shield]
    return in_order(worth, sheet, cell, worth.ticked * hearts)


def weigh_copy(worth: Worth, sheet: Sheet, thing: i64, cell: i64) -> i64:
    """Hearts times the damage that they keep throwing: the object's own, or that of the best beside a shield."""
    parts = sheet.parts
    if is_mirrored(sheet, cell):
        return -1
    hearts = parts.hearts[thing]
    if parts.protects[thing] == 1:
        beside: i64 = worth.shielded * shielded(sheet, cell) + worth.room * holes_beside(sheet, cell)
        return in_order(worth, sheet, cell, hearts * beside)
    damage = parts.damage[thing]
    total: i64 = worth.drawn * hearts * damage
    for shield in range(cell - 1, cell + 2, 2):
        if is_shield_of(sheet, cell, shield) and damage > shielded(sheet, shield):
            total += worth.drawn * sheet.hearts[shield] * (damage - shielded(sheet, shield))
    return in_order(worth, sheet, cell, total)


def in_order(worth: Worth, sheet: Sheet, cell: i64, total: i64) -> i64:
    """A little less for each row further back: the first lines fight first, and perhaps alone."""
    return max(0, total * (worth.first_row - sheet.parts.line_of[cell]))


def shielded(sheet: Sheet, cell: i64) -> i64:
    """The most damage that a shield in this cell keeps throwing."""
    most: i64 = 0
    for neighbour in range(cell - 1, cell + 2, 2):
        if in_row_of(sheet, cell, neighbour) and sheet.damage[neighbour] > most:
            most = sheet.damage[neighbour]
    return most


def holes_beside(sheet: Sheet, cell: i64) -> i64:
    holes: i64 = 0
    for neighbour in range(cell - 1, cell + 2, 2):
        if in_row_of(sheet, cell, neighbour) and sheet.what[neighbour] == HOLE:
            holes += 1
    return holes


def is_shield_of(sheet: Sheet, cell: i64, neighbour: i64) -> bool:
    return in_row_of(sheet, cell, neighbour) and sheet.guards(neighbour)


def in_row_of(sheet: Sheet, cell: i64, other: i64) -> bool:
    parts = sheet.parts
    return 0 <= other < parts.cells and parts.line_of[other] == parts.line_of[cell]


def is_mirrored(sheet: Sheet, cell: i64) -> bool:
    """Whether the row reads the same from both ends and this cell lies in its second half."""
    row = sheet.parts.line_of[cell]
    left = sheet.parts.starts[row]
    right = sheet.parts.starts[row + 1] - 1
    if 2 * cell <= left + right:
        return False
    while left < right:
        if sheet.what[left] != sheet.what[right] or sheet.damage[left] != sheet.damage[right]:
            return False
        left += 1
        right -= 1
    return True
