"""Bonus cells and the Alien's tiles, some of which open a choice (R13, R33 to R38, A4, A5)."""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.games.arkade.choice import Choice
from ludotheque.games.arkade.parts import Parts
from ludotheque.games.arkade.refusals import NONE_FOR_RIFT, NONE_LOST, NOT_BEHIND, REPAIR_TAKEN, RIFT_BLOCKED
from ludotheque.games.arkade.situation import ALIEN, DEFENDER, HELD, HIT, PICK_REPAIR, PICK_RIFT, Situation
from ludotheque.games.arkade.things import LIFE, SPENT, has_life
from ludotheque.games.arkade.tiles import ALIEN_KINDS, ENGINE, EXTRA_LIFE, LOST_NUGGET, REPAIR, RIFT


def advance(state: Situation, cell: i64, to: i64, by: str) -> None:
    state.board.move(cell, to)
    if state.report is not None:
        name = state.parts.cell_name
        told = {"seat": ALIEN, "saucer": state.saucer_text(to), "from": name(cell), "to": name(to), "by": by}
        state.report.add("moved", told)


def is_landed(state: Situation, cell: i64) -> bool:
    """Whether the cell is of the last line: then the Alien wins at once (R21, A12)."""
    if cell < state.parts.last_line:
        return False
    state.win(ALIEN, "landed")
    return True


def trigger(state: Situation, cell: i64) -> None:
    """Turn a tile and apply it; no die moves this saucer before the next throws (A16)."""
    state.board.cells[cell] |= SPENT
    kind = state.tiles.turn_alien(state.rng)
    if state.report is not None:
        told = {"seat": ALIEN, "cell": state.parts.cell_name(cell), "tile": f"@tile-{ALIEN_KINDS.listed[kind]}"}
        state.report.add("bonus", told)
    if kind == EXTRA_LIFE:
        extra_life(state, cell)
    elif kind == ENGINE:
        engine(state, cell)
    elif kind == RIFT:
        RIFT_CHOICE.open(state, cell // state.parts.columns)
    elif kind == LOST_NUGGET:
        lose_nugget(state)
    elif kind == REPAIR:
        REPAIR_CHOICE.open(state, 0)
    else:
        hit_reactor(state)


def arrive(state: Situation, cell: i64) -> None:
    """A tile has moved a saucer here: it may have landed, or trigger the next bonus, a combo (A4)."""
    if is_landed(state, cell):
        return
    if state.board.on_bonus(cell) and state.tiles.alien_left > 0:
        trigger(state, cell)


def extra_life(state: Situation, cell: i64) -> None:
    """The saucer shows its heart, if it does not yet (R33)."""
    if has_life(state.board.cells[cell]):
        state.no_effect(ALIEN, ALIEN_KINDS.listed[EXTRA_LIFE])
        return
    state.board.cells[cell] |= LIFE
    if state.report is not None:
        told = {"seat": ALIEN, "saucer": state.saucer_text(cell), "cell": state.parts.cell_name(cell)}
        state.report.add("life", told)


def engine(state: Situation, cell: i64) -> None:
    """One cell ahead whatever its colour, if it is free (R34)."""
    ahead = cell + state.parts.columns
    if not state.board.free(ahead):
        state.no_effect(ALIEN, ALIEN_KINDS.listed[ENGINE])
        return
    advance(state, cell, ahead, "engine")
    arrive(state, ahead)


def lose_nugget(state: Situation) -> None:
    """The defender loses a nugget, if there is one (R36)."""
    if state.nuggets == 0:
        state.no_effect(ALIEN, ALIEN_KINDS.listed[LOST_NUGGET])
        return
    state.nuggets -= 1
    if state.report is not None:
        state.report.add("nugget-lost", {"seat": DEFENDER, "left": state.nuggets})


def hit_reactor(state: Situation) -> None:
    """The ship is held: in strategy in the defender's next turn (A6), in the arcade at once (A27)."""
    state.reactor = HELD if state.arcade else HIT
    state.held = 0
    if state.report is not None:
        state.report.add("reactor-hit", {"seat": DEFENDER})


# The tiles that ask for something.


@final
class PickRift(Choice):
    """A saucer further back comes up to the line of the bonus cell (R35, A24)."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        for cell in range(state.about[ALIEN] * state.parts.columns):
            if self.refused_from(state, cell) == 0:
                into.add(state.notation.rift + cell)

    def answers(self, state: Situation, action: i64) -> bool:
        return state.notation.verb(action) == state.notation.rift

    def refused(self, state: Situation, action: i64) -> i64:
        return self.refused_from(state, state.notation.cell(action))

    def refused_from(self, state: Situation, cell: i64) -> i64:
        row = state.about[ALIEN]
        if not state.board.saucer_at(cell):
            return NONE_FOR_RIFT
        if cell // state.parts.columns >= row:
            return NOT_BEHIND
        return 0 if state.board.clear_to(cell, row) else RIFT_BLOCKED

    def carry_out(self, state: Situation, action: i64, about: i64) -> None:
        cell = state.notation.cell(action)
        to = about * state.parts.columns + cell % state.parts.columns
        advance(state, cell, to, "rift")
        arrive(state, to)

    def tile(self, about: i64) -> str:
        return ALIEN_KINDS.listed[RIFT]

    def subjects(self, parts: Parts) -> list[str]:
        return parts.line_names()

    def problem(self, state: Situation) -> str:
        if state.tiles.alien[RIFT] > 0 and self.has_answer(state):
            return ""
        return "no rift tile is turned, or no saucer can go through it"


@final
class PickRepair(Choice):
    """A saucer that is off the board comes back on to the first line (R37), without extra life (A23)."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        for colour in range(state.parts.colours):
            for cell in range(state.parts.columns):
                if self.refused_at(state, colour, cell) == 0:
                    into.add(state.notation.repair_at(colour, cell))

    def answers(self, state: Situation, action: i64) -> bool:
        return state.notation.verb(action) == state.notation.repair

    def refused(self, state: Situation, action: i64) -> i64:
        return self.refused_at(state, state.notation.colour(action), state.notation.column(action))

    def refused_at(self, state: Situation, colour: i64, cell: i64) -> i64:
        if state.board.out[colour] == 0:
            return NONE_LOST
        return 0 if state.board.free(cell) else REPAIR_TAKEN

    def carry_out(self, state: Situation, action: i64, about: i64) -> None:
        cell = state.notation.column(action)
        state.board.bring_back(state.notation.colour(action), cell)
        if state.report is not None:
            told = {"seat": ALIEN, "saucer": state.saucer_text(cell), "cell": state.parts.cell_name(cell)}
            state.report.add("repaired", told)

    def tile(self, about: i64) -> str:
        return ALIEN_KINDS.listed[REPAIR]

    def problem(self, state: Situation) -> str:
        if state.tiles.alien[REPAIR] > 0 and self.has_answer(state):
            return ""
        return "no repair tile is turned, or nothing can be repaired"


RIFT_CHOICE: Final = PickRift(PICK_RIFT, ALIEN)
REPAIR_CHOICE: Final = PickRepair(PICK_REPAIR, ALIEN)
