"""The Alien's turn: saucers move by the dice, and get past what the defender puts down."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.contract import NEVER
from ludotheque.core.types import Ints
from ludotheque.games.arkade.bonus import advance, is_landed, trigger
from ludotheque.games.arkade.choice import Choice
from ludotheque.games.arkade.notation import AHEAD, LEFT, RIGHT, STOP
from ludotheque.games.arkade.parts import NONE, Parts
from ludotheque.games.arkade.refusals import (
    BACKWARDS,
    DIAGONALLY,
    NO_ASTEROID_AHEAD,
    NO_BONUS_TO_ANSWER,
    NO_CLEARING_DIE,
    NO_DIE_OF_THAT_COLOUR,
    NO_FIELD,
    NO_SAUCER,
    NO_SAUCER_BESIDE,
    NONE_TO_SACRIFICE,
    OCCUPIED,
    SAUCER_STAYS,
    STOP_OR_NOT,
)
from ludotheque.games.arkade.situation import ALIEN, DEFENDER, STOP_OR_GO_ON, Phase, Situation
from ludotheque.games.arkade.things import ASTEROID, EMPTY, FIELD, colour_of, is_saucer, is_spent
from ludotheque.games.arkade.turns import is_of_turns, refused_throws_and_end, throw_or_end, throws_and_end


@final
class AliensTurn(Phase):
    """Throws, sacrifices at any time, and with final dice moves and clearings."""

    def can_act(self, state: Situation, seat: i64) -> bool:
        """While dice fall only sacrifices are possible."""
        return state.lands[ALIEN] == NEVER or any_sacrifice(state)

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        throws_and_end(state, ALIEN, into)
        if state.board.asteroids > 0:
            sacrifices(state, into)
        if state.final(ALIEN):
            moves(state, 0, state.parts.last_line, into)
            if state.board.fields > 0 and state.dice.for_colour(state.parts.clearing) != NONE:
                clearings(state, into)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if is_of_turns(action):
            return refused_throws_and_end(state, ALIEN, action)
        notation = state.notation
        verb = notation.verb(action)
        if verb == notation.move:
            return refused_move(state, notation.origin(action), notation.target(action))
        if verb == notation.sacrifice:
            return refused_sacrifice(state, notation.cell(action))
        return refused_clear(state, notation.cell(action)) if verb == notation.clear else NO_BONUS_TO_ANSWER

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        notation = state.notation
        verb = notation.verb(action)
        if verb == notation.move:
            move(state, notation.origin(action), notation.target(action))
        elif verb == notation.sacrifice:
            sacrifice(state, notation.cell(action))
        elif verb == notation.clear:
            clear(state, notation.cell(action))
        else:
            throw_or_end(state, ALIEN, action)


@final
class StopOrGoOn(Choice):
    """A saucer on a bonus cell of its colour stops there, or goes on with the other die (A3)."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        into.add(STOP)
        moves(state, state.about[ALIEN], state.about[ALIEN] + 1, into)

    def answers(self, state: Situation, action: i64) -> bool:
        notation = state.notation
        if notation.verb(action) == notation.move:
            return notation.origin(action) == state.about[ALIEN]
        return action == STOP

    def refused(self, state: Situation, action: i64) -> i64:
        if action == STOP:
            return 0
        return refused_move(state, state.about[ALIEN], state.notation.target(action))

    def carry_out(self, state: Situation, action: i64, about: i64) -> None:
        """Going on leaves the bonus behind."""
        if action == STOP:
            trigger(state, about)
        else:
            move(state, about, state.notation.target(action))

    def unanswered(self) -> i64:
        return STOP_OR_NOT

    def tile(self, about: i64) -> str:
        return ""

    def subjects(self, parts: Parts) -> list[str]:
        return parts.cell_names()

    def lapse(self, state: Situation) -> None:
        """A saucer that is gone takes its bonus along (A28)."""
        cell = state.about[ALIEN]
        if not state.board.saucer_at(cell):
            state.answered(ALIEN)
            if state.report is not None:
                state.report.add("lost-bonus", {"seat": ALIEN, "cell": state.parts.cell_name(cell)})

    def problem(self, state: Situation) -> str:
        cell = state.about[ALIEN]
        saucer = state.board.cells[cell]
        if not is_saucer(saucer) or not state.board.on_bonus(cell) or is_spent(saucer):
            return "no saucer comes to a bonus cell of its colour there"
        if state.tiles.alien_left == 0:
            return "no tile is left to be turned"
        if state.dice.used[0] == state.dice.used[1]:
            return "one die has brought the saucer there, the other is left"
        return "" if state.arcade or can_go_on(state, cell) else "the saucer cannot go on"


# Moves by the dice: one cell ahead or beside, of a colour that a die shows (R10, R11, A1).


def moves(state: Situation, first: i64, end: i64, into: Actions) -> None:
    """The moves of the saucers from one cell to before another; there is none over the edge."""
    colours = state.dice.colours_left()
    if colours == 0:
        return
    cells = state.board.cells
    printed = state.parts.colour
    numbers = state.notation.moves
    columns = state.parts.columns
    for cell in range(first, end):
        if is_saucer(cells[cell]) and not is_spent(cells[cell]):
            if can_enter(cells, printed, cell + columns, colours):
                into.add(numbers[9 * cell + AHEAD])
            left: i64 = numbers[9 * cell + LEFT]
            if left != NONE and can_enter(cells, printed, cell - 1, colours):
                into.add(left)
            right: i64 = numbers[9 * cell + RIGHT]
            if right != NONE and can_enter(cells, printed, cell + 1, colours):
                into.add(right)


def can_enter(cells: Ints, printed: Ints, cell: i64, colours: i64) -> bool:
    """Whether a cell is free and of one of these colours, a set of bits; `printed` are the colours of the board."""
    return cells[cell] == EMPTY and (colours >> printed[cell]) & 1 == 1


def can_go_on(state: Situation, cell: i64) -> bool:
    """Whether a die that is left could move the saucer further (A3)."""
    possible = Actions()
    moves(state, cell, cell + 1, possible)
    return possible.size > 0


def refused_move(state: Situation, cell: i64, to: i64) -> i64:
    refused = state.refused_dice(ALIEN)
    if refused != 0:
        return refused
    if not state.board.saucer_at(cell):
        return NO_SAUCER
    columns = state.parts.columns
    if cell // columns != to // columns:
        if cell % columns != to % columns:
            return DIAGONALLY
        if to < cell:
            return BACKWARDS
    if not state.board.free(to):
        return OCCUPIED
    if is_spent(state.board.cells[cell]):
        return SAUCER_STAYS
    return 0 if state.dice.for_colour(state.parts.colour[to]) != NONE else NO_DIE_OF_THAT_COLOUR


def move(state: Situation, cell: i64, to: i64) -> None:
    """By the die of the colour entered (R10)."""
    state.dice.used[state.dice.for_colour(state.parts.colour[to])] = 1
    advance(state, cell, to, "die")
    if is_landed(state, to):
        return
    if state.board.on_bonus(to) and state.tiles.alien_left > 0:
        if can_go_on(state, to):
            state.ask(ALIEN, STOP_OR_GO_ON, to)
        else:
            trigger(state, to)


# Asteroids and magnetic fields in the way (A11).


def sacrifices(state: Situation, into: Actions) -> None:
    for cell in range(state.parts.last_line):
        if refused_sacrifice(state, cell) == 0:
            into.add(state.notation.sacrifice + cell)


def any_sacrifice(state: Situation) -> bool:
    if state.board.asteroids > 0:
        for cell in range(state.parts.last_line):
            if refused_sacrifice(state, cell) == 0:
                return True
    return False


def refused_sacrifice(state: Situation, cell: i64) -> i64:
    if not state.board.saucer_at(cell):
        return NONE_TO_SACRIFICE
    if state.board.cells[cell + state.parts.columns] != ASTEROID:
        return NO_ASTEROID_AHEAD
    return 0


def sacrifice(state: Situation, cell: i64) -> None:
    """Saucer and asteroid are gone, extra life or not (A23); the last saucer loses the game."""
    asteroid = cell + state.parts.columns
    saucer = state.board.cells[cell]
    state.board.take_off(cell)
    state.board.remove(asteroid)
    if state.report is not None:
        name = state.parts.cell_name
        told = {"seat": ALIEN, "saucer": state.parts.saucer_text(colour_of(saucer))}
        state.report.add("sacrificed", {**told, "cell": name(cell), "asteroid": name(asteroid)})
    if state.board.saucers == 0:
        state.win(DEFENDER, "sacrificed-last")


def clearings(state: Situation, into: Actions) -> None:
    for cell in range(state.parts.cells):
        if state.board.cells[cell] == FIELD and state.board.beside(cell):
            into.add(state.notation.clear + cell)


def refused_clear(state: Situation, cell: i64) -> i64:
    refused = state.refused_dice(ALIEN)
    if refused != 0:
        return refused
    if state.board.cells[cell] != FIELD:
        return NO_FIELD
    if not state.board.beside(cell):
        return NO_SAUCER_BESIDE
    return 0 if state.dice.for_colour(state.parts.clearing) != NONE else NO_CLEARING_DIE


def clear(state: Situation, cell: i64) -> None:
    """A die of the clearing colour removes the field; entering its cell takes another (R27)."""
    state.dice.used[state.dice.for_colour(state.parts.clearing)] = 1
    state.board.remove(cell)
    if state.report is not None:
        state.report.add("cleared", {"seat": ALIEN, "cell": state.parts.cell_name(cell)})
