"""Setting up: the dock, crystals and a card each, adventurers and berths, then the adventures (R1 to R6; P1, P5)."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.games.phantom.dock import EVERYBODY
from ludotheque.games.phantom.duel import NOBODY
from ludotheque.games.phantom.notation import ADVENTURER, BERTH, PLAYERS, SYSTEMS, is_one
from ludotheque.games.phantom.refusals import (
    ADVENTURER_FIRST,
    ADVENTURER_TAKEN,
    BERTH_FIRST,
    NO_SUCH_SYSTEM,
    SYSTEM_TAKEN,
)
from ludotheque.games.phantom.ring import RED_GLIX
from ludotheque.games.phantom.situation import BERTHING, CHOOSING, NOWHERE, Phase, Situation
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
        state.crystals[seat] = starting_crystals(state, seat)
        state.reserve -= state.crystals[seat]
        state.hands.enter_unseen(seat, state.dock.turn_up(state.rng), NOBODY)
        seat = state.left_of(seat)


def starting_crystals(state: Situation, seat: i64) -> i64:
    """Those of the box, and with a handicap more, as long as there are some and nobody has won by them."""
    parts = state.parts
    given: i64 = state.game.setup.handicap(seat)
    while given > 0 and (parts.start + given >= parts.target or (parts.start + given) * parts.seats > parts.crystals):
        given -= 1
    return parts.start + given


def fill_hold(state: Situation, hold: i64) -> None:
    """One open card; a Galaxol of the other hold goes under the pile, and everybody has seen it (P5)."""
    card: i64 = state.dock.turn_up(state.rng)
    while not state.dock.fits(hold, card):
        state.dock.bury(card, EVERYBODY)
        card = state.dock.turn_up(state.rng)
    state.dock.load(hold, card)


def is_free(state: Situation, adventurer: i64) -> bool:
    for seat in range(state.parts.seats):
        if state.adventurers[seat] == adventurer:
            return False
    return True


@final
class Choosing(Phase):
    """An adventurer that nobody has yet."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        for adventurer in range(len(state.parts.adventurers)):
            if is_free(state, adventurer):
                into.add(ADVENTURER + adventurer)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if not is_one(action, ADVENTURER, PLAYERS):
            return ADVENTURER_FIRST
        return 0 if is_free(state, action - ADVENTURER) else ADVENTURER_TAKEN

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        adventurer: i64 = action - ADVENTURER
        state.adventurers[seat] = adventurer
        state.phase = BERTHING
        if state.report is not None:
            name = state.parts.adventurers[adventurer]
            state.report.add("joined", {"seat": seat, "adventurer": name, "name": f"@adventurer-{name}"})

    def problem(self, state: Situation) -> str:
        return out_of_order(state, False)


@final
class Berthing(Phase):
    """A free system to start from."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        for system in range(1, state.parts.systems + 1):
            if state.who_is_at(system, NOBODY) == NOBODY:
                into.add(BERTH + system - 1)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if not is_one(action, BERTH, SYSTEMS):
            return BERTH_FIRST
        system: i64 = action - BERTH + 1
        if system > state.parts.systems:
            return NO_SUCH_SYSTEM
        return 0 if state.who_is_at(system, NOBODY) == NOBODY else SYSTEM_TAKEN

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        """After the last one, an adventure is laid at every system and the first player's turn begins."""
        system: i64 = action - BERTH + 1
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

    def problem(self, state: Situation) -> str:
        return out_of_order(state, True)


def out_of_order(state: Situation, named: bool) -> str:
    """In turn order from the first player, each takes an adventurer and then a system (P1)."""
    order = f"in turn order from seat {state.first}, each takes"
    seat: i64 = state.first
    before = True
    for _ in range(state.parts.seats):
        if seat == state.turn:
            before = False
        if (state.adventurers[seat] != NOBODY) != (before or (seat == state.turn and named)):
            return f"players[{seat}].adventurer: {order} one"
        if (state.places[seat] != NOWHERE) != before or state.places[seat] == RED_GLIX:
            return f"players[{seat}].place: {order} a system"
        if state.kept[seat] != 0:
            return "nobody has lived an adventure yet"
        seat = state.left_of(seat)
    if state.phantom + state.mine + state.blobulopode != 3 * NOBODY or state.round != 1:
        return "nobody has the Phantom or a token yet, and it is round 1"
    return ""
