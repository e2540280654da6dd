"""What an experienced player of Arkade would say at a glance.

Everything is weighed on one scale: what a saucer is worth where it stands, more and more the nearer it comes.
"""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.contract import Heuristic, State
from ludotheque.games.arkade.board import EMPTY, NONE, Board, colour_of, has_life, is_saucer
from ludotheque.games.arkade.defender import covers
from ludotheque.games.arkade.dice import FIRE, MOVEMENT
from ludotheque.games.arkade.notation import (
    END,
    FLY,
    KEEP,
    NUGGET_LEFT,
    NUGGET_RIGHT,
    STOP,
    THROW,
    THROW_FIRST_DIE,
    THROW_SECOND_DIE,
)
from ludotheque.games.arkade.rules import ArkadeState
from ludotheque.games.arkade.situation import ALIEN, DEFENDER, NO_CHOICE, STOP_OR_GO_ON

WIN: Final[i64] = 100_000
SURE: Final[i64] = 10_000
"""What wins at once, and what is always better than anything weighed in cells."""

NOTHING_BETTER: Final[i64] = 20
"""What ending the turn or throwing anew is worth: less than a step ahead, more than one aside for its own sake."""

BONUS: Final[i64] = 150
COVERED: Final[i64] = 3
"""A saucer that the ship or a tower covers counts for a third."""

NUGGET: Final[i64] = 45
GPS_TILE: Final[i64] = 80
AMMO_TILE: Final[i64] = 120
PAIR: Final[i64] = 100
"""What the defender's means are worth, and the tile that a second saucer of a colour turns."""


@final
class ArkadeHeuristic(Heuristic):
    """The Alien runs, and gets out of the line of fire; the defender shoots whatever is nearest."""

    def weigh(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, ArkadeState)
        if seat == ALIEN:
            return weigh_alien(state, action)
        return weigh_defender(state, action)


def worth(board: Board, row: i64) -> i64:
    """What a saucer on a line is worth: it grows with the square of the way it has made."""
    return WIN if row >= board.parts.rows - 1 else 10 * (row + 1) * (row + 1)


# The Alien.


def weigh_alien(state: ArkadeState, action: i64) -> i64:
    notation = state.notation
    if notation.is_move(action):
        return weigh_step(state, notation.origin(action), notation.target(action))
    if action == STOP:
        return BONUS
    if THROW <= action <= THROW_SECOND_DIE or action == KEEP:
        return weigh_alien_dice(state, action)
    if action == END:
        return NOTHING_BETTER
    if notation.names_cell(action, notation.first_rift):
        return weigh_rift(state, notation.cell(action))
    if notation.names_cell(action, notation.first_clear):
        return 2 * NOTHING_BETTER
    return 0 if notation.names_cell(action, notation.first_sacrifice) else 1


def weigh_step(state: ArkadeState, cell: i64, to: i64) -> i64:
    """What the step gains; a win at once, or with the other die, above all."""
    if to >= state.parts.last_line:
        return WIN
    gain = standing(state, cell, to) - standing(state, cell, cell)
    if to + state.parts.columns >= state.parts.last_line and wins_next(state, to):
        gain += SURE
    if state.choice(ALIEN) != STOP_OR_GO_ON and bonus_on(state, cell, to):
        gain += BONUS
    return gain if gain > 0 else 0


def standing(state: ArkadeState, cell: i64, to: i64) -> i64:
    """What the saucer of a cell would be worth on another, or on its own."""
    columns = state.parts.columns
    value: i64 = worth(state.board, to // columns)
    if to + columns < state.parts.cells and state.board.cells[to + columns] != EMPTY and to + columns != cell:
        value -= value // 4
    first = state.board.first(to % columns)
    exposed = first <= to or first == cell
    if exposed and not has_life(state.board.cells[cell]) and covers(state, to % columns):
        value //= COVERED
    return value


def wins_next(state: ArkadeState, cell: i64) -> bool:
    """Whether the other die would bring a saucer from here on to the last line."""
    ahead = cell + state.parts.columns
    colour = state.parts.colour[cell]
    die = state.dice.for_colour(colour)
    other: i64 = 1 - die
    if die == NONE or state.dice.used[other] == 1 or not state.board.free(ahead):
        return False
    return state.dice.shown[other] == state.parts.colour[ahead]


def bonus_on(state: ArkadeState, cell: i64, to: i64) -> bool:
    return state.tiles.alien_left > 0 and state.parts.bonus[to] == colour_of(state.board.cells[cell])


def weigh_rift(state: ArkadeState, cell: i64) -> i64:
    """Out of the line of fire, and on to another frame."""
    to = state.chosen_about(ALIEN) * state.parts.columns + cell % state.parts.columns
    return standing(state, cell, to) + (BONUS if bonus_on(state, cell, to) else 0)


def weigh_alien_dice(state: ArkadeState, action: i64) -> i64:
    """Throw a die again if its colour serves worse than colours do on the average."""
    if state.arcade or state.throws == 0:
        return NOTHING_BETTER
    first = best_step(state, state.dice.shown[0])
    second = best_step(state, state.dice.shown[1])
    average = average_step(state)
    if action == THROW:
        return 2 * average
    if action == THROW_FIRST_DIE:
        return average + second
    if action == THROW_SECOND_DIE:
        return first + average
    return first + second


def average_step(state: ArkadeState) -> i64:
    faces = state.parts.alien_die
    total: i64 = 0
    for face in range(len(faces)):
        total += best_step(state, faces[face])
    return total // len(faces)


def best_step(state: ArkadeState, colour: i64) -> i64:
    """The most that a die of a colour gains by a step ahead."""
    columns = state.parts.columns
    best: i64 = 0
    for cell in range(state.parts.last_line):
        ahead = cell + columns
        if is_saucer(state.board.cells[cell]) and state.board.free(ahead) and state.parts.colour[ahead] == colour:
            gain: i64 = worth(state.board, ahead // columns) - worth(state.board, cell // columns)
            if bonus_on(state, cell, ahead):
                gain += BONUS
            if gain > best:
                best = gain
    return best


# The defender.


def weigh_defender(state: ArkadeState, action: i64) -> i64:
    notation = state.notation
    if state.choice(DEFENDER) != NO_CHOICE:
        return weigh_answer(state, action)
    if notation.is_shoot(action):
        return SURE + target_worth(state, notation.column(action), state.dice.shown[FIRE])
    if notation.is_blast(action):
        value = target_worth(state, notation.column(action), notation.colour(action))
        return value - AMMO_TILE if value > AMMO_TILE else 0
    if action == NUGGET_LEFT:
        return weigh_flight(state, state.ship - 1, NUGGET)
    if action == NUGGET_RIGHT:
        return weigh_flight(state, state.ship + 1, NUGGET)
    if notation.is_gps(action):
        return weigh_flight(state, notation.column(action), GPS_TILE)
    if action == FLY:
        return weigh_flight(state, state.dice.shown[MOVEMENT], 0)
    if THROW <= action <= THROW_SECOND_DIE or action == KEEP:
        return weigh_defender_dice(state, action)
    return NOTHING_BETTER


def target_worth(state: ArkadeState, column: i64, colour: i64) -> i64:
    """What a shot of a colour in a column takes from the Alien; 0 if it hits nothing."""
    target = state.board.first(column)
    if target == NONE or colour_of(state.board.cells[target]) != colour:
        return 0
    value: i64 = worth(state.board, target // state.parts.columns)
    if state.board.shot[colour] % 2 == 1 and state.tiles.defender_left[colour] > 0:
        value += PAIR
    return value


def best_shot(state: ArkadeState, colour: i64, column: i64) -> i64:
    """The most that a shot of a colour brings from a column, nuggets spent on the way taken off."""
    best: i64 = 0
    for goal in range(state.parts.columns):
        steps: i64 = goal - column if goal > column else column - goal
        if steps > state.nuggets:
            continue
        value: i64 = target_worth(state, goal, colour) - NUGGET * steps
        if value > best:
            best = value
    return best


def weigh_flight(state: ArkadeState, column: i64, price: i64) -> i64:
    """With a shot left, what it gains; without, a place before whatever has come nearest."""
    if state.final(DEFENDER) and state.dice.used[FIRE] == 0:
        colour = state.dice.shown[FIRE]
        gain: i64 = best_shot(state, colour, column) - best_shot(state, colour, state.ship) - price
        if gain > 0:
            return NOTHING_BETTER + gain
        if best_shot(state, colour, state.ship) > 0:
            return 0
    if price > 0:
        return 0
    return threat(state, column) // 10 if threat(state, column) > threat(state, state.ship) else 0


def threat(state: ArkadeState, column: i64) -> i64:
    first = state.board.first(column)
    return 0 if first == NONE else worth(state.board, first // state.parts.columns)


def weigh_defender_dice(state: ArkadeState, action: i64) -> i64:
    """Throw a die again if the shots that it allows are worse than those that it would allow on the average."""
    if state.arcade or state.throws == 0:
        return NOTHING_BETTER
    colour = state.dice.shown[FIRE]
    column = state.dice.shown[MOVEMENT]
    if action == KEEP:
        return from_either(state, colour, column)
    if action == THROW_FIRST_DIE:
        return average_fire(state, column)
    return average_move(state, colour) if action == THROW_SECOND_DIE else average_both(state)


def from_either(state: ArkadeState, colour: i64, column: i64) -> i64:
    """The best shot of a colour, from where the ship is or from the column of the die."""
    here = best_shot(state, colour, state.ship)
    there = best_shot(state, colour, column)
    return here if here > there else there


def average_fire(state: ArkadeState, column: i64) -> i64:
    faces = state.parts.fire_die
    total: i64 = 0
    for face in range(len(faces)):
        total += from_either(state, faces[face], column)
    return total // len(faces)


def average_move(state: ArkadeState, colour: i64) -> i64:
    faces = state.parts.movement_die
    total: i64 = 0
    for face in range(len(faces)):
        total += from_either(state, colour, faces[face])
    return total // len(faces)


def average_both(state: ArkadeState) -> i64:
    faces = state.parts.movement_die
    total: i64 = 0
    for face in range(len(faces)):
        total += average_fire(state, faces[face])
    return total // len(faces)


def weigh_answer(state: ArkadeState, action: i64) -> i64:
    """Right before the saucer that has come nearest, or that very saucer, or the column in which it stands."""
    notation = state.notation
    columns = state.parts.columns
    if notation.is_tower(action):
        return threat(state, notation.column(action))
    cell = notation.cell(action)
    if notation.names_cell(action, notation.first_comet):
        return worth(state.board, cell // columns)
    behind = cell - columns
    return worth(state.board, cell // columns) if behind >= 0 and state.board.saucer_at(behind) else 0
