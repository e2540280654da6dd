"""What an experienced player of Laaancez ! would say at a glance."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.contract import Heuristic, State
from ludotheque.games.laaancez.rules import LaaancezState
from ludotheque.games.laaancez.sheet import Sheet


@final
class LaaancezHeuristic(Heuristic):
    """Only the hardest hitter of a line counts, for it can be thrown again and again.

    So: one strong thrower on each line, the first lines first, a shield beside it; and in combat, aim at the rival's.
    """

    def weigh(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, LaaancezState)
        notation = state.notation
        if notation.is_throw(action):
            thrower = notation.thrower(action)
            target = notation.target(action)
            return weigh_throw(state.sheet(seat), state.sheet(1 - seat), thrower, target)
        sheet = state.sheet(seat)
        if notation.is_tick(action):
            return weigh_tick(sheet, notation.ticked(action))
        if notation.is_copy(action):
            return weigh_copy(sheet, notation.copied(action), notation.copied_to(action))
        return 0


# Combat.


def weigh_throw(mine: Sheet, rival: Sheet, thrower: i64, target: i64) -> i64:
    """What the target threatens for each throw it takes to be rid of it, then the hearts that this throw costs it."""
    if is_twin_throw(mine, rival, thrower, target):
        return -1
    power = hardest(mine)
    threat: i64 = rival.damage[target]
    throws: i64 = throws_to_destroy(rival, target, power)
    if rival.guards(target):
        for neighbour in range(target - 1, target + 2):
            if rival.on_line(neighbour) and neighbour != target and rival.damage[neighbour] > threat:
                threat = rival.damage[neighbour]
                throws = throws_to_destroy(rival, target, power) + throws_to_destroy(rival, neighbour, power)
    return 120 * threat // throws * 16 + lost(mine, rival, thrower, target)


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


def weigh_tick(sheet: Sheet, cell: i64) -> i64:
    """A tick on what hits hardest already, the first lines first."""
    parts = sheet.parts
    row = parts.row_of(cell)
    return 30 + 10 * sheet.damage[cell] + 4 * (parts.rows - row)


def weigh_copy(sheet: Sheet, thing: i64, cell: i64) -> i64:
    """Hearts and room to grow, where the line has least."""
    parts = sheet.parts
    row = parts.row_of(cell)
    return 10 + 4 * parts.hearts[thing] + 2 * parts.limit[thing] + 3 * (parts.rows - row)
