"""The defender's side: the ship flies and fires, pairs of saucers turn tiles, and tiles put things in the way."""

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.types import Data
from ludotheque.games.arkade.board import ASTEROID, EMPTY, FIELD, LIFE, NONE, OBSTACLES, TOWER, colour_of, has_life
from ludotheque.games.arkade.dice import FIRE, MOVEMENT
from ludotheque.games.arkade.notation import FLY, NUGGET_LEFT, NUGGET_RIGHT
from ludotheque.games.arkade.refusals import (
    AMMO_TOO_EARLY,
    BONUS_CELL,
    CANNOT_GO_BACK,
    CELL_TAKEN,
    CHOOSE_FIRST,
    DIE_USED,
    EDGE,
    EMPTY_COLUMN,
    NO_AMMO,
    NO_GPS,
    NO_NUGGET,
    NO_SAUCER,
    NOT_COVERED,
    NOTHING_TO_ANSWER,
    SHIP_HELD,
    SHIP_IS_THERE,
    WRONG_COLOUR,
)
from ludotheque.games.arkade.situation import (
    DEFENDER,
    FREE,
    HELD,
    NO_CHOICE,
    PICK_COMET,
    PUT_ASTEROID,
    PUT_FIELD,
    PUT_TOWER,
    Situation,
)
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

# What the defender may do.


def defender_actions(state: Situation, into: Actions) -> None:
    """Nuggets and GPS at any time, and what the dice and the ammo allow."""
    notation = state.notation
    if refused_nugget(state, state.ship - 1) == 0:
        into.add(NUGGET_LEFT)
    if refused_nugget(state, state.ship + 1) == 0:
        into.add(NUGGET_RIGHT)
    if state.tiles.gps > 0:
        for column in range(state.parts.columns):
            if refused_gps(state, column) == 0:
                into.add(notation.first_gps + column)
    if refused_flight(state) == 0:
        into.add(FLY)
    shots(state, state.ship, into)
    if state.board.towers > 0:
        for column in range(state.parts.columns):
            if column != state.ship and state.board.tower(column):
                shots(state, column, into)


def defender_answers(state: Situation, into: Actions) -> None:
    """The answers to the defender's open choice."""
    notation = state.notation
    choice = state.choice(DEFENDER)
    if choice == PUT_TOWER:
        for column in range(state.parts.columns):
            if refused_tower(state, column) == 0:
                into.add(notation.first_tower + column)
    elif choice == PICK_COMET:
        for cell in range(state.parts.cells):
            if state.board.can_go_back(cell):
                into.add(notation.first_comet + cell)
    else:
        first = notation.first_asteroid if choice == PUT_ASTEROID else notation.first_field
        for cell in range(state.parts.cells):
            if state.board.open_for_obstacle(cell):
                into.add(first + cell)


def defender_refusal(state: Situation, action: i64) -> i64:
    """Why an action other than throwing and ending is not the defender's to do now; 0 if it is."""
    notation = state.notation
    choice = state.choice(DEFENDER)
    answer = answered_by(state, action)
    if answer != choice:
        return NOTHING_TO_ANSWER if choice == NO_CHOICE else CHOOSE_FIRST
    if answer == PUT_TOWER:
        return refused_tower(state, notation.column(action))
    if answer == PICK_COMET:
        return refused_comet(state, notation.cell(action))
    if answer != NO_CHOICE:
        return refused_obstacle(state, notation.cell(action))
    if action == FLY:
        return refused_flight(state)
    if action in (NUGGET_LEFT, NUGGET_RIGHT):
        return refused_nugget(state, state.ship - 1 if action == NUGGET_LEFT else state.ship + 1)
    if notation.is_gps(action):
        return refused_gps(state, notation.column(action))
    if notation.is_shoot(action):
        return refused_shot(state, notation.column(action))
    return refused_blast(state, notation.colour(action), notation.column(action))


def answered_by(state: Situation, action: i64) -> i64:
    """The kind of choice that an action answers."""
    notation = state.notation
    if notation.is_tower(action):
        return PUT_TOWER
    if action < notation.first_asteroid:
        return NO_CHOICE
    if action < notation.first_field:
        return PUT_ASTEROID
    return PUT_FIELD if action < notation.first_comet else PICK_COMET


def defender_apply(state: Situation, action: i64) -> None:
    notation = state.notation
    if action == FLY:
        state.dice.used[MOVEMENT] = 1
        fly(state, state.dice.shown[MOVEMENT], "die")
    elif action in (NUGGET_LEFT, NUGGET_RIGHT):
        state.nuggets -= 1
        fly(state, state.ship - 1 if action == NUGGET_LEFT else state.ship + 1, "nugget")
    elif notation.is_gps(action):
        state.tiles.gps -= 1
        fly(state, notation.column(action), "gps")
    elif notation.is_shoot(action):
        state.dice.used[FIRE] = 1
        fire(state, notation.column(action), state.dice.shown[FIRE], False)
    elif notation.is_blast(action):
        state.tiles.ammo[notation.colour(action)] -= 1
        fire(state, notation.column(action), notation.colour(action), True)
    else:
        answer(state, action)


def answer(state: Situation, action: i64) -> None:
    choice = state.choice(DEFENDER)
    about = state.chosen_about(DEFENDER)
    state.answered(DEFENDER)
    if choice == PUT_TOWER:
        place(state, TOWER, state.parts.last_line + state.notation.column(action))
    elif choice == PICK_COMET:
        push_back(state, state.notation.cell(action), about)
    else:
        place(state, ASTEROID if choice == PUT_ASTEROID else FIELD, state.notation.cell(action))


# The ship: by the die (R16), by nuggets (R17) and by GPS (R32), unless its reactor is damaged (R38).


def refused_flight(state: Situation) -> i64:
    """Under the reactor only a 1 or a 6 of the final throw moves the ship; in the arcade it does so by itself."""
    refused = state.refused_dice(DEFENDER)
    if refused != 0:
        return refused
    if state.dice.used[MOVEMENT] == 1:
        return DIE_USED
    column = state.dice.shown[MOVEMENT]
    if state.reactor != FREE and (state.arcade or not state.parts.is_end(column)):
        return SHIP_HELD
    return SHIP_IS_THERE if column == state.ship else 0


def refused_nugget(state: Situation, to: i64) -> i64:
    if state.nuggets == 0:
        return NO_NUGGET
    if state.reactor != FREE:
        return SHIP_HELD
    return 0 if 0 <= to < state.parts.columns else EDGE


def refused_gps(state: Situation, column: i64) -> i64:
    if state.tiles.gps == 0:
        return NO_GPS
    if state.reactor != FREE:
        return SHIP_HELD
    return SHIP_IS_THERE if column == state.ship else 0


def fly(state: Situation, to: i64, by: str) -> None:
    if state.report is not None:
        told: Data = {"seat": DEFENDER, "from": state.ship + 1, "to": to + 1, "by": by}
        if by == "nugget":
            told["left"] = state.nuggets
        state.report.add("flew", told)
    state.ship = to


def must_obey(state: Situation) -> bool:
    """Whether the damaged reactor still has to take the ship to the 1 or the 6 of the final throw (A6)."""
    column = state.dice.shown[MOVEMENT]
    return state.reactor == HELD and state.parts.is_end(column) and column != state.ship


# Shots: from the ship or a tower, at the first saucer of the column, of the shot's colour (R18, A8).


def covers(state: Situation, column: i64) -> bool:
    return column == state.ship or state.board.tower(column)


def shots(state: Situation, column: i64, into: Actions) -> None:
    """The shots in a column that the ship or a tower covers."""
    target = state.board.first(column)
    if target == NONE:
        return
    colour = colour_of(state.board.cells[target])
    if state.final(DEFENDER) and state.dice.shown[FIRE] == colour and state.dice.used[FIRE] == 0:
        into.add(state.notation.first_shoot + column)
    if state.tiles.ammo[colour] > 0 and not too_early(state):
        into.add(state.notation.blast(colour, column))


def too_early(state: Situation) -> bool:
    """Super ammo waits for the final throw in strategy, and for nothing in the arcade (A20)."""
    return not (state.arcade or state.kept)


def refused_shot(state: Situation, column: i64) -> i64:
    refused = state.refused_dice(DEFENDER)
    if refused != 0:
        return refused
    if state.dice.used[FIRE] == 1:
        return DIE_USED
    return refused_target(state, column, state.dice.shown[FIRE])


def refused_blast(state: Situation, colour: i64, column: i64) -> i64:
    if state.tiles.ammo[colour] == 0:
        return NO_AMMO
    if too_early(state):
        return AMMO_TOO_EARLY
    return refused_target(state, column, colour)


def refused_target(state: Situation, column: i64, colour: i64) -> i64:
    if not covers(state, column):
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
        told["colour"] = state.colour_text(colour)
        told["ammo"] = ammo
        told["target"] = state.parts.cell_name(target)
        state.report.add("fired", told)
        hit = {"seat": DEFENDER, "saucer": state.saucer_text(target), "cell": state.parts.cell_name(target)}
        state.report.add("life-lost" if has_life(saucer) and not ammo else "eliminated", hit)
    if has_life(saucer) and not ammo:
        state.board.cells[target] = saucer - LIFE
    else:
        eliminate(state, target)


def eliminate(state: Situation, cell: i64) -> None:
    """The last saucer ends the game before any tile (R20, A22); each second one of a colour turns a tile (R19, A9)."""
    colour = colour_of(state.board.cells[cell])
    state.board.take_off(cell)
    state.board.shot[colour] += 1
    if state.board.saucers == 0:
        state.win(DEFENDER, "wiped-out")
    elif state.board.shot[colour] % 2 == 0 and state.tiles.defender_left[colour] > 0:
        turn_tile(state, colour)


# The defender's tiles.


def turn_tile(state: Situation, colour: i64) -> None:
    kind = state.tiles.turn_defender(colour, state.rng)
    if state.report is not None:
        told = {"seat": DEFENDER, "colour": state.colour_text(colour), "tile": f"@tile-{DEFENDER_KINDS[kind]}"}
        state.report.add("power", told)
    if kind == AMMO:
        state.tiles.ammo[colour] += 1
        tell_kept(state, kind, colour)
    elif kind == GPS:
        state.tiles.gps += 1
        tell_kept(state, kind, colour)
    elif kind in (NUGGET_1, NUGGET_2):
        find_nuggets(state, 1 if kind == NUGGET_1 else 2)
    elif kind == ASTEROID_TILE:
        offer(state, PUT_ASTEROID, 0)
    elif kind == FIELD_TILE:
        offer(state, PUT_FIELD, 0)
    elif kind == TOWER_TILE:
        offer(state, PUT_TOWER, 0)
    else:
        offer(state, PICK_COMET, 1 if kind == COMET_1 else 2)


def tell_kept(state: Situation, kind: i64, colour: i64) -> None:
    """Super ammo and GPS are kept until they are used (R31, R32)."""
    if state.report is not None:
        told = {"seat": DEFENDER, "tile": f"@tile-{DEFENDER_KINDS[kind]}", "colour": state.colour_text(colour)}
        state.report.add("tile-kept", told)


def find_nuggets(state: Situation, count: i64) -> None:
    """A new mine (R29)."""
    state.nuggets += count
    if state.report is not None:
        state.report.add("nuggets-found", {"seat": DEFENDER, "count": count, "left": state.nuggets})


def offer(state: Situation, choice: i64, about: i64) -> None:
    """The defender picks where, if there is anywhere (A10, A18)."""
    if is_possible(state, choice):
        state.ask(DEFENDER, choice, about)
    else:
        state.no_effect(DEFENDER, DEFENDER_KINDS[tile_of(choice, about)])


def tile_of(choice: i64, about: i64) -> i64:
    """The tile that opens a choice."""
    if choice == PICK_COMET:
        return COMET_1 if about == 1 else COMET_2
    if choice == PUT_TOWER:
        return TOWER_TILE
    return ASTEROID_TILE if choice == PUT_ASTEROID else FIELD_TILE


def is_possible(state: Situation, choice: i64) -> bool:
    """Whether an open choice of the defender has an answer."""
    board = state.board
    first: i64 = state.parts.last_line if choice == PUT_TOWER else 0
    for cell in range(first, state.parts.cells):
        if choice == PUT_TOWER:
            if board.free(cell):
                return True
        elif choice == PICK_COMET:
            if board.can_go_back(cell):
                return True
        elif board.open_for_obstacle(cell):
            return True
    return False


def refused_tower(state: Situation, column: i64) -> i64:
    return 0 if state.board.free(state.parts.last_line + column) else CELL_TAKEN


def refused_obstacle(state: Situation, cell: i64) -> i64:
    if not state.board.free(cell):
        return CELL_TAKEN
    return 0 if state.parts.bonus[cell] == NONE else BONUS_CELL


def refused_comet(state: Situation, cell: i64) -> i64:
    if not state.board.saucer_at(cell):
        return NO_SAUCER
    return 0 if state.board.can_go_back(cell) else CANNOT_GO_BACK


def place(state: Situation, thing: i64, cell: i64) -> None:
    """Asteroid (R26), magnetic field (R27) or mini tower (R28)."""
    state.board.place(thing, cell)
    if state.report is not None:
        told = {"seat": DEFENDER, "thing": f"@thing-{OBSTACLES[thing]}", "cell": state.parts.cell_name(cell)}
        state.report.add("placed", told)


def push_back(state: Situation, cell: i64, number: i64) -> None:
    """A comet: back in its column by the number on the tile, or as far as is free; it triggers nothing (R30, A10)."""
    columns = state.parts.columns
    to: i64 = cell
    while number > 0 and to >= columns and state.board.cells[to - columns] == EMPTY:
        to -= columns
        number -= 1
    state.board.move(cell, to)
    if state.report is not None:
        name = state.parts.cell_name
        told = {"seat": DEFENDER, "saucer": state.saucer_text(to), "from": name(cell), "to": name(to)}
        state.report.add("pushed", told)


# Arcade: what the Alien does may undo an open choice, and time passes.


def lapse_defender(state: Situation) -> None:
    """A choice that has become impossible has no effect (A18)."""
    choice = state.choice(DEFENDER)
    if choice != NO_CHOICE and not is_possible(state, choice):
        tile = tile_of(choice, state.chosen_about(DEFENDER))
        state.answered(DEFENDER)
        state.no_effect(DEFENDER, DEFENDER_KINDS[tile])


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
