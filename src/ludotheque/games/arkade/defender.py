"""The defender's turn: the ship flies and fires."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.contract import NEVER
from ludotheque.core.types import Data
from ludotheque.games.arkade.dice import FIRE, MOVEMENT
from ludotheque.games.arkade.notation import FLY, NUGGET_LEFT, NUGGET_RIGHT
from ludotheque.games.arkade.parts import NONE
from ludotheque.games.arkade.powers import turn_tile
from ludotheque.games.arkade.refusals import (
    AMMO_TOO_EARLY,
    DIE_SHOWS_ITS_CELL,
    DIE_USED,
    DIE_USED_IN_ARCADE,
    EDGE,
    EMPTY_COLUMN,
    NO_AMMO,
    NO_GPS,
    NO_NUGGET,
    NO_PAIR_TO_ANSWER,
    NOT_COVERED,
    SHIP_HELD,
    SHIP_HELD_IN_ARCADE,
    SHIP_IS_THERE,
    WRONG_COLOUR,
)
from ludotheque.games.arkade.situation import DEFENDER, FREE, Phase, Situation
from ludotheque.games.arkade.things import LIFE, colour_of, has_life
from ludotheque.games.arkade.turns import is_of_turns, refused_throws_and_end, throw_or_end, throws_and_end


@final
class DefendersTurn(Phase):
    """Throws, nuggets and GPS at any time, and what the dice and the ammo allow."""

    def can_act(self, state: Situation, seat: i64) -> bool:
        return state.lands[DEFENDER] == NEVER or any_while_falling(state)

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        throws_and_end(state, DEFENDER, into)
        if refused_nugget(state, state.ship - 1) == 0:
            into.add(NUGGET_LEFT)
        if refused_nugget(state, state.ship + 1) == 0:
            into.add(NUGGET_RIGHT)
        if state.tiles.gps > 0:
            for column in range(state.parts.columns):
                if refused_gps(state, column) == 0:
                    into.add(state.notation.gps + column)
        if refused_flight(state) == 0:
            into.add(FLY)
        shots(state, state.ship, into)
        if state.board.towers > 0:
            for column in range(state.parts.columns):
                if column != state.ship and state.board.tower(column):
                    shots(state, column, into)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if is_of_turns(action):
            return refused_throws_and_end(state, DEFENDER, action)
        notation = state.notation
        verb = notation.verb(action)
        if verb == FLY:
            return refused_flight(state)
        if verb == NUGGET_LEFT:
            return refused_nugget(state, beside(state, action))
        if verb == notation.gps:
            return refused_gps(state, notation.column(action))
        if verb == notation.shoot:
            return refused_shot(state, notation.column(action))
        if verb == notation.blast:
            return refused_blast(state, notation.colour(action), notation.column(action))
        return NO_PAIR_TO_ANSWER

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        notation = state.notation
        verb = notation.verb(action)
        if verb == FLY:
            state.dice.used[MOVEMENT] = 1
            state.fly(state.dice.shown[MOVEMENT], "die")
        elif verb == NUGGET_LEFT:
            state.nuggets -= 1
            state.fly(beside(state, action), "nugget")
        elif verb == notation.gps:
            state.tiles.gps -= 1
            state.fly(notation.column(action), "gps")
        elif verb == notation.shoot:
            state.dice.used[FIRE] = 1
            fire(state, notation.column(action), state.dice.shown[FIRE], False)
        elif verb == notation.blast:
            state.tiles.ammo[notation.colour(action)] -= 1
            fire(state, notation.column(action), notation.colour(action), True)
        else:
            throw_or_end(state, DEFENDER, action)


# The ship: by the die (R16), by nuggets (R17) and by GPS (R32), unless its reactor is damaged (R38).


def refused_flight(state: Situation) -> i64:
    """Under the reactor only a 1 or a 6 of the final throw moves the ship; in the arcade it does so by itself."""
    refused = state.refused_dice(DEFENDER)
    if refused != 0:
        return refused
    if state.dice.used[MOVEMENT] == 1:
        return refused_used(state)
    column = state.dice.shown[MOVEMENT]
    if state.reactor != FREE and (state.arcade or not state.parts.is_end(column)):
        return refused_held(state)
    if column == state.ship:
        return DIE_SHOWS_ITS_CELL
    return 0


def refused_used(state: Situation) -> i64:
    return DIE_USED_IN_ARCADE if state.arcade else DIE_USED


def refused_held(state: Situation) -> i64:
    return SHIP_HELD_IN_ARCADE if state.arcade else SHIP_HELD


def beside(state: Situation, nugget: i64) -> i64:
    """Where a nugget takes the ship; beyond the edge there is nothing."""
    return state.ship - 1 if nugget == NUGGET_LEFT else state.ship + 1


def refused_nugget(state: Situation, to: i64) -> i64:
    if state.nuggets == 0:
        return NO_NUGGET
    if state.reactor != FREE:
        return refused_held(state)
    if not 0 <= to < state.parts.columns:
        return EDGE
    return 0


def refused_gps(state: Situation, column: i64) -> i64:
    if state.tiles.gps == 0:
        return NO_GPS
    if state.reactor != FREE:
        return refused_held(state)
    return SHIP_IS_THERE if column == state.ship else 0


# Shots: from the ship or a tower, at the first saucer of the column, of the shot's colour (R18, A8).


def shots(state: Situation, column: i64, into: Actions) -> None:
    """The shots in a column that the ship or a tower covers."""
    target = state.board.first(column)
    if target == NONE:
        return
    colour = colour_of(state.board.cells[target])
    if state.final(DEFENDER) and state.dice.shown[FIRE] == colour and state.dice.used[FIRE] == 0:
        into.add(state.notation.shoot + column)
    if state.tiles.ammo[colour] > 0 and not too_early(state):
        into.add(state.notation.blast_at(colour, column))


def too_early(state: Situation) -> bool:
    """Super ammo waits for the final throw in strategy, and for nothing in the arcade (A20)."""
    return not (state.arcade or state.kept)


def refused_shot(state: Situation, column: i64) -> i64:
    refused = state.refused_dice(DEFENDER)
    if refused != 0:
        return refused
    if state.dice.used[FIRE] == 1:
        return refused_used(state)
    return refused_target(state, column, state.dice.shown[FIRE])


def refused_blast(state: Situation, colour: i64, column: i64) -> i64:
    if state.tiles.ammo[colour] == 0:
        return NO_AMMO
    if too_early(state):
        return AMMO_TOO_EARLY
    return refused_target(state, column, colour)


def refused_target(state: Situation, column: i64, colour: i64) -> i64:
    if not state.covers(column):
        return NOT_COVERED
    target = state.board.first(column)
    if target == NONE:
        return EMPTY_COLUMN
    return 0 if colour_of(state.board.cells[target]) == colour else WRONG_COLOUR


def fire(state: Situation, column: i64, colour: i64, ammo: bool) -> None:
    """An extra life is lost instead of the saucer, but not to super ammo (A8)."""
    target = state.board.first(column)
    saucer = state.board.cells[target]
    if state.report is not None:
        told: Data = {"seat": DEFENDER, "column": column + 1, "from": "ship" if column == state.ship else "tower"}
        told["colour"] = state.parts.colour_text(colour)
        told["ammo"] = ammo
        told["target"] = state.parts.cell_name(target)
        state.report.add("fired", told)
    if has_life(saucer) and not ammo:
        state.board.cells[target] = saucer - LIFE
        tell_hit(state, "life-lost", saucer, target)
    else:
        eliminate(state, target)


def eliminate(state: Situation, cell: i64) -> None:
    """The last saucer ends the game before any tile (R20, A22); each second one of a colour turns a tile (R19, A9)."""
    saucer = state.board.cells[cell]
    colour = colour_of(saucer)
    state.board.take_off(cell)
    state.board.shot[colour] += 1
    tell_hit(state, "eliminated", saucer, cell)
    if state.board.saucers == 0:
        state.win(DEFENDER, "wiped-out")
    elif state.board.shot[colour] % 2 == 0 and state.tiles.defender_left[colour] > 0:
        turn_tile(state, colour)


def tell_hit(state: Situation, what: str, saucer: i64, cell: i64) -> None:
    if state.report is not None:
        hit = {"seat": DEFENDER, "saucer": state.parts.saucer_text(colour_of(saucer))}
        state.report.add(what, {**hit, "cell": state.parts.cell_name(cell)})


def any_while_falling(state: Situation) -> bool:
    """Whether the defender can do anything while the dice fall: nuggets, GPS and super ammo (A26)."""
    if state.reactor == FREE and (state.nuggets > 0 or state.tiles.gps > 0):
        return True
    for colour in range(state.parts.colours):
        if state.tiles.ammo[colour] > 0:
            for column in range(state.parts.columns):
                if refused_target(state, column, colour) == 0:
                    return True
    return False
