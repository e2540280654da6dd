"""The pilots' powers, from level 2 on: once a round each, for 1 energy (R46, S16).

What each can be used on, why not, and what it does stand together. Max's is asked for when he moves.
"""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.events import only
from ludotheque.games.star_clicker import notation
from ludotheque.games.star_clicker.board import CELLS, LINES, NONE, cell_name
from ludotheque.games.star_clicker.buttons import BUTTONS, PLACES, button_text
from ludotheque.games.star_clicker.notation import REVEAL
from ludotheque.games.star_clicker.refusals import (
    ABSENT_PILOT,
    NO_CREEPER,
    NO_HIDDEN_TILE,
    NO_POWERS,
    NO_ROOM_BEHIND,
    NOT_BRIAN,
    NOT_LILY,
    NOT_WENDY,
    POWER_ENERGY,
    POWER_USED,
    SHOWN_OPENLY,
    UNDER_CREEPER,
)
from ludotheque.games.star_clicker.situation import Situation
from ludotheque.games.star_clicker.space import NOBODY
from ludotheque.games.star_clicker.tiles import TILES


class Power:
    """What a pilot can do besides pressing buttons; of Max, nothing."""

    def has_target(self, state: Situation, seat: i64) -> bool:
        """Whether there is anything to use it on."""
        return False

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        """Add whatever it can be used on, once it can be paid for."""

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        """Why it cannot be used like this, by the pilot who has it."""
        return 0

    def not_owned(self) -> i64:
        """The refusal for all other pilots."""
        return 0

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        """What it does, once it is paid for."""


@final
class Lily(Power):
    """Turns up a hidden tile without a Creeper on it; nothing else is triggered (R47)."""

    def has_target(self, state: Situation, seat: i64) -> bool:
        for cell in range(CELLS):
            if self.refused(state, cell) == 0:
                return True
        return False

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        for cell in range(CELLS):
            if self.refused(state, cell) == 0:
                into.add(notation.reveal(cell))

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        return self.refused(state, action - REVEAL)

    def refused(self, state: Situation, cell: i64) -> i64:
        if not state.space.lies_hidden(cell):
            return NO_HIDDEN_TILE
        return 0 if state.space.on[cell] == NOBODY else UNDER_CREEPER

    def not_owned(self) -> i64:
        return NOT_LILY

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        cell: i64 = action - REVEAL
        state.reveals += 1
        kind: i64 = state.space.turn_up(cell, state.rng)
        if state.report is not None:
            told = {"seat": seat, "cell": cell_name(cell), "tile": TILES[kind], "name": f"@tile-{TILES[kind]}"}
            state.report.add("turned", told)


@final
class Wendy(Power):
    """Pushes a Creeper one cell back on its line, over any ships (R48)."""

    def has_target(self, state: Situation, seat: i64) -> bool:
        for line in range(1, LINES + 1):
            if pushed_to(state, line) != NONE:
                return True
        return False

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        for line in range(1, LINES + 1):
            if pushed_to(state, line) != NONE:
                into.add(notation.push(line))

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        line: i64 = notation.pushed(action)
        if state.space.creepers[line] == NONE:
            return NO_CREEPER
        return 0 if pushed_to(state, line) != NONE else NO_ROOM_BEHIND

    def not_owned(self) -> i64:
        return NOT_WENDY

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        line: i64 = notation.pushed(action)
        space = state.space
        start: i64 = space.creeper_cell(line)
        place: i64 = pushed_to(state, line)
        space.take_creeper(line)
        space.put_creeper(line, place)
        if state.report is not None:
            told = {"seat": seat, "line": line, "from": cell_name(start), "to": cell_name(space.creeper_cell(line))}
            state.report.add("pushed-back", told)


def pushed_to(state: Situation, line: i64) -> i64:
    """The place to which the Creeper of a line can be pushed, or `NONE`."""
    place: i64 = state.space.creepers[line]
    return state.space.free_place(line, place - 1, -1) if place != NONE else NONE


@final
class Brian(Power):
    """Shows everybody one of his face-down buttons and one of another pilot's, and hides them again (R50)."""

    def has_target(self, state: Situation, seat: i64) -> bool:
        """There are always buttons that lie face down."""
        return True

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        for place in range(PLACES):
            if not state.boards.is_visible(seat, place):
                for other in range(state.parts.seats):
                    if other != seat:
                        for other_place in range(PLACES):
                            if not state.boards.is_visible(other, other_place):
                                into.add(notation.show(place, state.parts.colours[other], other_place))

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        other: i64 = state.parts.pilot(notation.other_colour(action))
        if other == NONE:
            return ABSENT_PILOT
        open_here = state.boards.is_visible(seat, notation.own_place(action))
        open_there = state.boards.is_visible(other, notation.other_place(action))
        return SHOWN_OPENLY if open_here or open_there else 0

    def not_owned(self) -> i64:
        return NOT_BRIAN

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        state.reveals += 1
        show(state, seat, notation.own_place(action))
        show(state, state.parts.pilot(notation.other_colour(action)), notation.other_place(action))


def show(state: Situation, seat: i64, place: i64) -> None:
    button: i64 = state.boards.look(seat, place, state.round, state.rng)
    if state.report is not None:
        told = {"seat": seat, "place": place + 1, "button": BUTTONS[button], "name": button_text(button)}
        if state.game.remembering:
            state.report.glimpse("shown", told)
        else:
            state.report.add("shown", told)


POWERS: Final[list[Power]] = [Lily(), Wendy(), Power(), Brian()]
"""By the colour of the ship."""


def refusal(state: Situation, seat: i64, action: i64) -> i64:
    """Why a pilot cannot use a power like this (R46)."""
    if state.parts.level == 1:
        return NO_POWERS
    power = POWERS[notation.owner(action)]
    if state.parts.colours[seat] != notation.owner(action):
        return power.not_owned()
    if state.has(state.powered, seat):
        return POWER_USED
    if state.energy[seat] == 0:
        return POWER_ENERGY
    return power.refusal(state, seat, action)


def use(state: Situation, seat: i64) -> None:
    """Pay for a power and remember that it is used."""
    state.powered |= only(seat)
    state.spend(seat, 1)
    if state.report is not None:
        state.report.add("power", {"seat": seat, "colour": state.parts.colour_name(seat)})
