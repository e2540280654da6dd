"""The defender's tiles: each second saucer of a colour that is shot turns one (R19, R26 to R32, A9, A10)."""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.games.arkade.choice import Choice
from ludotheque.games.arkade.parts import NONE, Parts
from ludotheque.games.arkade.refusals import BONUS_CELL, CANNOT_GO_BACK, CELL_TAKEN, NONE_FOR_COMET
from ludotheque.games.arkade.situation import (
    DEFENDER,
    PICK_COMET,
    PUT_ASTEROID,
    PUT_FIELD,
    PUT_TOWER,
    Situation,
)
from ludotheque.games.arkade.things import ASTEROID, FIELD, THINGS, TOWER
from ludotheque.games.arkade.tiles import (
    AMMO,
    ASTEROID_TILE,
    COMET_1,
    COMET_2,
    DEFENDER_KINDS,
    FIELD_TILE,
    GPS,
    NUGGET_1,
    NUGGET_2,
    TOWER_TILE,
)


def turn_tile(state: Situation, colour: i64) -> None:
    kind = state.tiles.turn_defender(colour, state.rng)
    if state.report is not None:
        tile = f"@tile-{DEFENDER_KINDS.listed[kind]}"
        state.report.add("power", {"seat": DEFENDER, "colour": state.parts.colour_text(colour), "tile": tile})
    if kind == AMMO:
        state.tiles.ammo[colour] += 1
        tell_kept(state, kind, colour)
    elif kind == GPS:
        state.tiles.gps += 1
        tell_kept(state, kind, colour)
    elif kind in (NUGGET_1, NUGGET_2):
        find_nuggets(state, 1 if kind == NUGGET_1 else 2)
    elif kind == ASTEROID_TILE:
        ASTEROID_CHOICE.open(state, 0)
    elif kind == FIELD_TILE:
        FIELD_CHOICE.open(state, 0)
    elif kind == TOWER_TILE:
        TOWER_CHOICE.open(state, 0)
    else:
        COMET_CHOICE.open(state, 0 if kind == COMET_1 else 1)


def tell_kept(state: Situation, kind: i64, colour: i64) -> None:
    """Super ammo and GPS are kept until they are used (R31, R32)."""
    if state.report is not None:
        tile = f"@tile-{DEFENDER_KINDS.listed[kind]}"
        state.report.add("tile-kept", {"seat": DEFENDER, "tile": tile, "colour": state.parts.colour_text(colour)})


def find_nuggets(state: Situation, count: i64) -> None:
    """A new mine (R29)."""
    state.nuggets += count
    if state.report is not None:
        state.report.add("nuggets-found", {"seat": DEFENDER, "count": count, "left": state.nuggets})


def place(state: Situation, thing: i64, cell: i64) -> None:
    """Asteroid (R26), magnetic field (R27) or mini tower (R28)."""
    state.board.place(thing, cell)
    if state.report is not None:
        told = {"seat": DEFENDER, "thing": f"@thing-{THINGS[thing]}", "cell": state.parts.cell_name(cell)}
        state.report.add("placed", told)


# The tiles that ask for something.


class Power(Choice):
    """A choice of the defender, opened by a tile."""

    def tile(self, about: i64) -> str:
        return DEFENDER_KINDS.listed[self.kind(about)]

    def kind(self, about: i64) -> i64:
        """The kind of the tile."""
        return NONE

    def problem(self, state: Situation) -> str:
        if state.tiles.turned(self.kind(state.about[DEFENDER])) == 0:
            return "no such tile is turned"
        if not self.has_answer(state):
            return "there is no answer to it, so that it has no effect"
        return "" if state.arcade or state.kept else "nothing is shot before the final throw"


@final
class PutObstacle(Power):
    """An asteroid or a magnetic field goes where nothing is and no frame (A10)."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        first = self.verb(state)
        for cell in range(state.parts.cells):
            if state.board.open_for_obstacle(cell):
                into.add(first + cell)

    def verb(self, state: Situation) -> i64:
        return state.notation.asteroid if self.number == PUT_ASTEROID else state.notation.field

    def answers(self, state: Situation, action: i64) -> bool:
        return state.notation.verb(action) == self.verb(state)

    def refused(self, state: Situation, action: i64) -> i64:
        cell = state.notation.cell(action)
        if not state.board.free(cell):
            return CELL_TAKEN
        return 0 if state.parts.bonus[cell] == NONE else BONUS_CELL

    def carry_out(self, state: Situation, action: i64, about: i64) -> None:
        place(state, ASTEROID if self.number == PUT_ASTEROID else FIELD, state.notation.cell(action))

    def kind(self, about: i64) -> i64:
        return ASTEROID_TILE if self.number == PUT_ASTEROID else FIELD_TILE


@final
class PutTower(Power):
    """A mini tower goes on a free cell of the last line (A10)."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        for column in range(state.parts.columns):
            if state.board.free(state.parts.last_line + column):
                into.add(state.notation.tower + column)

    def answers(self, state: Situation, action: i64) -> bool:
        return state.notation.verb(action) == state.notation.tower

    def refused(self, state: Situation, action: i64) -> i64:
        return 0 if state.board.free(state.parts.last_line + state.notation.column(action)) else CELL_TAKEN

    def carry_out(self, state: Situation, action: i64, about: i64) -> None:
        place(state, TOWER, state.parts.last_line + state.notation.column(action))

    def kind(self, about: i64) -> i64:
        return TOWER_TILE


@final
class PickComet(Power):
    """A saucer goes back in its column by the number on the tile, or as far as is free, and triggers nothing (A10).

    It is about that number, counted from 0.
    """

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        for cell in range(state.parts.cells):
            if state.board.can_go_back(cell):
                into.add(state.notation.comet + cell)

    def answers(self, state: Situation, action: i64) -> bool:
        return state.notation.verb(action) == state.notation.comet

    def refused(self, state: Situation, action: i64) -> i64:
        cell = state.notation.cell(action)
        if not state.board.saucer_at(cell):
            return NONE_FOR_COMET
        return 0 if state.board.can_go_back(cell) else CANNOT_GO_BACK

    def carry_out(self, state: Situation, action: i64, about: i64) -> None:
        cell = state.notation.cell(action)
        to = state.board.pushed_back(cell, about + 1)
        state.board.move(cell, to)
        if state.report is not None:
            name = state.parts.cell_name
            told = {"seat": DEFENDER, "saucer": state.saucer_text(to), "from": name(cell), "to": name(to)}
            state.report.add("pushed", told)

    def subjects(self, parts: Parts) -> list[str]:
        return ["1", "2"]

    def kind(self, about: i64) -> i64:
        return COMET_1 if about == 0 else COMET_2


ASTEROID_CHOICE: Final = PutObstacle(PUT_ASTEROID, DEFENDER)
FIELD_CHOICE: Final = PutObstacle(PUT_FIELD, DEFENDER)
TOWER_CHOICE: Final = PutTower(PUT_TOWER, DEFENDER)
COMET_CHOICE: Final = PickComet(PICK_COMET, DEFENDER)
