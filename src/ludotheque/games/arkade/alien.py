"""The Alien's side: saucers move by the dice, turn tiles on bonus cells, and get past what the defender puts down."""

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.games.arkade.board import ASTEROID, FIELD, LIFE, NONE, SPENT, has_life, is_saucer, is_spent
from ludotheque.games.arkade.notation import STOP
from ludotheque.games.arkade.refusals import (
    BACKWARDS,
    CHOOSE_FIRST,
    DIAGONALLY,
    NO_ASTEROID_AHEAD,
    NO_CLEARING_DIE,
    NO_DIE_OF_THAT_COLOUR,
    NO_FIELD,
    NO_SAUCER,
    NO_SAUCER_BESIDE,
    NONE_LOST,
    NOT_BEHIND,
    NOTHING_TO_ANSWER,
    OCCUPIED,
    REPAIR_TAKEN,
    RIFT_BLOCKED,
    SAUCER_STAYS,
)
from ludotheque.games.arkade.situation import (
    ALIEN,
    DEFENDER,
    HELD,
    HIT,
    NO_CHOICE,
    PICK_REPAIR,
    PICK_RIFT,
    STOP_OR_GO_ON,
    Situation,
)
from ludotheque.games.arkade.tiles import ALIEN_KINDS, ENGINE, EXTRA_LIFE, LOST_NUGGET, REPAIR, RIFT

# What the Alien may do.


def alien_actions(state: Situation, into: Actions) -> None:
    """Sacrifices at any time; with final dice, moves and clearings."""
    if state.board.asteroids > 0:
        sacrifices(state, into)
    if state.final(ALIEN):
        moves(state, into)
        if state.board.fields > 0 and state.dice.for_colour(state.parts.clearing) != NONE:
            clearings(state, into)


def alien_answers(state: Situation, into: Actions) -> None:
    """The answers to the Alien's open choice."""
    choice = state.choice(ALIEN)
    if choice == STOP_OR_GO_ON:
        into.add(STOP)
        moves_of(state, state.chosen_about(ALIEN), state.dice.colours_left(), into)
    elif choice == PICK_RIFT:
        for cell in range(state.chosen_about(ALIEN) * state.parts.columns):
            if refused_rift(state, cell) == 0:
                into.add(state.notation.first_rift + cell)
    else:
        for colour in range(state.parts.colours):
            for cell in range(state.parts.columns):
                if refused_repair(state, colour, cell) == 0:
                    into.add(state.notation.repair(colour, cell))


def alien_refusal(state: Situation, action: i64) -> i64:
    """Why an action other than throwing and ending is not the Alien's to do now; 0 if it is."""
    notation = state.notation
    choice = state.choice(ALIEN)
    if notation.is_move(action):
        if choice == NO_CHOICE or (choice == STOP_OR_GO_ON and notation.origin(action) == state.chosen_about(ALIEN)):
            return refused_move(state, notation.origin(action), notation.target(action))
        return CHOOSE_FIRST
    answer = answered_by(state, action)
    if answer == NO_CHOICE:
        return CHOOSE_FIRST if choice != NO_CHOICE else refused_removal(state, action)
    if answer != choice:
        return NOTHING_TO_ANSWER if choice == NO_CHOICE else CHOOSE_FIRST
    if answer == PICK_RIFT:
        return refused_rift(state, notation.cell(action))
    if answer == PICK_REPAIR:
        return refused_repair(state, notation.colour(action), notation.column(action))
    return 0


def answered_by(state: Situation, action: i64) -> i64:
    """The kind of choice that an action answers, apart from going on."""
    if action == STOP:
        return STOP_OR_GO_ON
    if state.notation.is_repair(action):
        return PICK_REPAIR
    return PICK_RIFT if state.notation.names_cell(action, state.notation.first_rift) else NO_CHOICE


def refused_removal(state: Situation, action: i64) -> i64:
    """A sacrifice or a clearing."""
    cell = state.notation.cell(action)
    if state.notation.names_cell(action, state.notation.first_sacrifice):
        return refused_sacrifice(state, cell)
    return refused_clear(state, cell)


def alien_apply(state: Situation, action: i64) -> None:
    notation = state.notation
    if notation.is_move(action):
        move(state, notation.origin(action), notation.target(action))
    elif action == STOP:
        stop(state)
    elif notation.names_cell(action, notation.first_sacrifice):
        sacrifice(state, notation.cell(action))
    elif notation.names_cell(action, notation.first_clear):
        clear(state, notation.cell(action))
    elif notation.is_repair(action):
        repair(state, notation.colour(action), notation.column(action))
    else:
        send_through_rift(state, notation.cell(action))


# Moves by the dice: one cell ahead or beside, of a colour that a die shows (R10, R11, A1).


def moves(state: Situation, into: Actions) -> None:
    colours = state.dice.colours_left()
    if colours == 0:
        return
    cells = state.board.cells
    for cell in range(state.parts.last_line):
        if is_saucer(cells[cell]) and not is_spent(cells[cell]):
            moves_of(state, cell, colours, into)


def moves_of(state: Situation, cell: i64, colours: i64, into: Actions) -> None:
    notation = state.notation
    column = cell % state.parts.columns
    if can_enter(state, cell + state.parts.columns, colours):
        into.add(notation.ahead(cell))
    if column > 0 and can_enter(state, cell - 1, colours):
        into.add(notation.left(cell))
    if column < state.parts.columns - 1 and can_enter(state, cell + 1, colours):
        into.add(notation.right(cell))


def can_enter(state: Situation, cell: i64, colours: i64) -> bool:
    """Whether a cell is free and of one of these colours, a set of bits."""
    return state.board.free(cell) and (colours >> state.parts.colour[cell]) & 1 == 1


def can_go_on(state: Situation, cell: i64) -> bool:
    """Whether a die that is left could move the saucer further (A3)."""
    colours = state.dice.colours_left()
    columns = state.parts.columns
    column = cell % columns
    return (
        can_enter(state, cell + columns, colours)
        or (column > 0 and can_enter(state, cell - 1, colours))
        or (column < columns - 1 and can_enter(state, cell + 1, colours))
    )


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
    """By the die of the colour entered. Going on from a bonus cell leaves its bonus behind (A3)."""
    state.dice.used[state.dice.for_colour(state.parts.colour[to])] = 1
    state.answered(ALIEN)
    advance(state, cell, to, "die")
    if is_landed(state, to):
        return
    if state.board.on_bonus(to) and state.tiles.alien_left > 0:
        if can_go_on(state, to):
            state.ask(ALIEN, STOP_OR_GO_ON, to)
        else:
            trigger(state, to)


def stop(state: Situation) -> None:
    cell = state.chosen_about(ALIEN)
    state.answered(ALIEN)
    trigger(state, cell)


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


# Bonus cells and the Alien's tiles (R13, A4, A5).


def trigger(state: Situation, cell: i64) -> None:
    """Turn a tile and apply it; no die moves this saucer before the next throws (A16)."""
    state.board.cells[cell] |= SPENT
    kind = state.tiles.turn_alien(state.rng)
    if state.report is not None:
        told = {"seat": ALIEN, "cell": state.parts.cell_name(cell), "tile": f"@tile-{ALIEN_KINDS[kind]}"}
        state.report.add("bonus", told)
    if kind == EXTRA_LIFE:
        extra_life(state, cell)
    elif kind == ENGINE:
        engine(state, cell)
    elif kind == RIFT:
        rift(state, cell // state.parts.columns)
    elif kind == LOST_NUGGET:
        lose_nugget(state)
    elif kind == REPAIR:
        offer_repair(state)
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
        state.no_effect(ALIEN, ALIEN_KINDS[EXTRA_LIFE])
        return
    state.board.cells[cell] |= LIFE
    if state.report is not None:
        told = {"seat": ALIEN, "saucer": state.saucer_text(cell), "cell": state.parts.cell_name(cell)}
        state.report.add("life", told)


def engine(state: Situation, cell: i64) -> None:
    """One cell ahead whatever its colour, if it is free (R34)."""
    ahead = cell + state.parts.columns
    if not state.board.free(ahead):
        state.no_effect(ALIEN, ALIEN_KINDS[ENGINE])
        return
    advance(state, cell, ahead, "engine")
    arrive(state, ahead)


def rift(state: Situation, row: i64) -> None:
    """A saucer further back comes up to the line of the bonus cell (R35, A24)."""
    if any_rift(state, row):
        state.ask(ALIEN, PICK_RIFT, row)
    else:
        state.no_effect(ALIEN, ALIEN_KINDS[RIFT])


def any_rift(state: Situation, row: i64) -> bool:
    for cell in range(row * state.parts.columns):
        if state.board.saucer_at(cell) and state.board.clear_to(cell, row):
            return True
    return False


def refused_rift(state: Situation, cell: i64) -> i64:
    row = state.chosen_about(ALIEN)
    if not state.board.saucer_at(cell):
        return NO_SAUCER
    if cell // state.parts.columns >= row:
        return NOT_BEHIND
    return 0 if state.board.clear_to(cell, row) else RIFT_BLOCKED


def send_through_rift(state: Situation, cell: i64) -> None:
    to = state.chosen_about(ALIEN) * state.parts.columns + cell % state.parts.columns
    state.answered(ALIEN)
    advance(state, cell, to, "rift")
    arrive(state, to)


def lose_nugget(state: Situation) -> None:
    """The defender loses a nugget, if there is one (R36)."""
    if state.nuggets == 0:
        state.no_effect(ALIEN, ALIEN_KINDS[LOST_NUGGET])
        return
    state.nuggets -= 1
    if state.report is not None:
        state.report.add("nugget-lost", {"seat": DEFENDER, "left": state.nuggets})


def offer_repair(state: Situation) -> None:
    """A saucer that is off the board comes back on to the first line (R37)."""
    if any_repair(state):
        state.ask(ALIEN, PICK_REPAIR)
    else:
        state.no_effect(ALIEN, ALIEN_KINDS[REPAIR])


def any_repair(state: Situation) -> bool:
    lost: i64 = 0
    for colour in range(state.parts.colours):
        lost += state.board.out[colour]
    if lost == 0:
        return False
    for cell in range(state.parts.columns):
        if state.board.free(cell):
            return True
    return False


def refused_repair(state: Situation, colour: i64, cell: i64) -> i64:
    if state.board.out[colour] == 0:
        return NONE_LOST
    return 0 if state.board.free(cell) else REPAIR_TAKEN


def repair(state: Situation, colour: i64, cell: i64) -> None:
    """It comes back without extra life (A23)."""
    state.answered(ALIEN)
    state.board.bring_back(colour, cell)
    if state.report is not None:
        told = {"seat": ALIEN, "saucer": state.saucer_text(cell), "cell": state.parts.cell_name(cell)}
        state.report.add("repaired", told)


def hit_reactor(state: Situation) -> None:
    """The ship is held: in strategy in the defender's next turn (A6), in the arcade at once (A27)."""
    state.reactor = HELD if state.arcade else HIT
    state.held = 0
    if state.report is not None:
        state.report.add("reactor-hit", {"seat": DEFENDER})


# Asteroids and magnetic fields in the way (A11).


def sacrifices(state: Situation, into: Actions) -> None:
    for cell in range(state.parts.last_line):
        if refused_sacrifice(state, cell) == 0:
            into.add(state.notation.first_sacrifice + cell)


def any_sacrifice(state: Situation) -> bool:
    if state.board.asteroids > 0:
        for cell in range(state.parts.last_line):
            if refused_sacrifice(state, cell) == 0:
                return True
    return False


def refused_sacrifice(state: Situation, cell: i64) -> i64:
    if not state.board.saucer_at(cell):
        return NO_SAUCER
    return 0 if state.board.cells[cell + state.parts.columns] == ASTEROID else NO_ASTEROID_AHEAD


def sacrifice(state: Situation, cell: i64) -> None:
    """Saucer and asteroid are gone, extra life or not (A23); the last saucer loses the game."""
    asteroid = cell + state.parts.columns
    if state.report is not None:
        name = state.parts.cell_name
        told = {"seat": ALIEN, "saucer": state.saucer_text(cell), "cell": name(cell), "asteroid": name(asteroid)}
        state.report.add("sacrificed", told)
    state.board.take_off(cell)
    state.board.remove(asteroid)
    if state.board.saucers == 0:
        state.win(DEFENDER, "sacrificed-last")


def clearings(state: Situation, into: Actions) -> None:
    for cell in range(state.parts.cells):
        if state.board.cells[cell] == FIELD and state.board.beside(cell):
            into.add(state.notation.first_clear + cell)


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


# Arcade: what the defender does may undo an open choice.


def lapse_alien(state: Situation) -> None:
    """A saucer that is gone takes its bonus along (A28); a choice that has become impossible has no effect (A18)."""
    choice = state.choice(ALIEN)
    about = state.chosen_about(ALIEN)
    if choice == STOP_OR_GO_ON:
        if not state.board.saucer_at(about):
            state.answered(ALIEN)
            if state.report is not None:
                state.report.add("lost-bonus", {"seat": ALIEN, "cell": state.parts.cell_name(about)})
    elif choice == PICK_RIFT:
        if not any_rift(state, about):
            state.answered(ALIEN)
            state.no_effect(ALIEN, ALIEN_KINDS[RIFT])
    elif choice == PICK_REPAIR and not any_repair(state):
        state.answered(ALIEN)
        state.no_effect(ALIEN, ALIEN_KINDS[REPAIR])
