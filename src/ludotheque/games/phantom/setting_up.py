"""Setting up: the dock, crystals and a card each, adventurers and berths, then the adventures (R1 to R6; P1, P5)."""

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.games.phantom import notation
from ludotheque.games.phantom.dock import EVERYBODY
from ludotheque.games.phantom.duel import NOBODY
from ludotheque.games.phantom.notation import ADVENTURER, BERTH
from ludotheque.games.phantom.refusals import (
    ADVENTURER_FIRST,
    ADVENTURER_TAKEN,
    BERTH_FIRST,
    NO_SUCH_SYSTEM,
    SYSTEM_TAKEN,
)
from ludotheque.games.phantom.situation import BERTHING, CHOOSING, Situation
from ludotheque.games.phantom.turns import begin_turn


def set_up(state: Situation) -> None:
    """Everything that is laid out before anybody chooses."""
    parts = state.parts
    state.first = state.rng.below(parts.seats)
    state.turn = state.first
    for hold in range(2):
        fill_hold(state, hold)
    seat: i64 = state.first
    for _ in range(parts.seats):
        state.crystals[seat] = parts.start
        state.reserve -= parts.start
        state.hands.enter_unseen(seat, state.dock.turn_up(state.rng), NOBODY)
        seat = state.left_of(seat)


def fill_hold(state: Situation, hold: i64) -> None:
    """One open card; a Galaxol of the other hold goes under the pile, and everybody has seen it (P5)."""
    card: i64 = state.dock.turn_up(state.rng)
    while not state.dock.fits(hold, card):
        state.dock.bury(card, EVERYBODY)
        card = state.dock.turn_up(state.rng)
    state.dock.load(hold, card)


# An adventurer, and a free system to start from.


def is_free(state: Situation, adventurer: i64) -> bool:
    for seat in range(state.parts.seats):
        if state.adventurers[seat] == adventurer:
            return False
    return True


def adventurer_actions(state: Situation, into: Actions) -> None:
    for adventurer in range(len(state.parts.adventurers)):
        if is_free(state, adventurer):
            into.add(ADVENTURER + adventurer)


def refused_adventurer(state: Situation, action: i64) -> i64:
    if action >= BERTH:
        return ADVENTURER_FIRST
    return 0 if is_free(state, action - ADVENTURER) else ADVENTURER_TAKEN


def choose_adventurer(state: Situation, seat: i64, adventurer: i64) -> None:
    state.adventurers[seat] = adventurer
    state.phase = BERTHING
    if state.report is not None:
        name = state.parts.adventurers[adventurer]
        state.report.add("joined", {"seat": seat, "adventurer": name, "name": f"@adventurer-{name}"})


def berth_actions(state: Situation, into: Actions) -> None:
    for system in range(1, state.parts.systems + 1):
        if state.who_is_at(system, NOBODY) == NOBODY:
            into.add(BERTH + system - 1)


def refused_berth(state: Situation, action: i64) -> i64:
    if not notation.is_berth(action):
        return BERTH_FIRST
    system: i64 = action - BERTH + 1
    if system > state.parts.systems:
        return NO_SUCH_SYSTEM
    return 0 if state.who_is_at(system, NOBODY) == NOBODY else SYSTEM_TAKEN


def choose_berth(state: Situation, seat: i64, system: i64) -> None:
    """After the last one, an adventure is laid at every system and the first player's turn begins."""
    state.places[seat] = system
    if state.report is not None:
        state.report.add("berthed", {"seat": seat, "system": system})
    following: i64 = state.left_of(seat)
    if following != state.first:
        state.turn = following
        state.phase = CHOOSING
        return
    for slot in range(state.parts.systems):
        state.lay(slot)
    begin_turn(state, state.first)
