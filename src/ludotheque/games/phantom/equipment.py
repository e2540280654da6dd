"""The equipment phase at the dock: take a hold, or turn up cards until one does (R11 to R18; P3, P4)."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.events import all_but, only
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.cards import CARDS, HOLDS, NO_CARD
from ludotheque.games.phantom.notation import BURY, PASS, PLACE, TAKE, TURN, is_one
from ludotheque.games.phantom.parts import RESUPPLY
from ludotheque.games.phantom.refusals import (
    BURY_FIRST,
    CANNOT_PASS_NOW,
    EQUIPMENT_PHASE,
    HOLD_EMPTY,
    HOLDS_FULL,
    NOTHING_TO_TURN,
    PLACE_FIRST,
    SURPLUS_NOT_IN_HAND,
)
from ludotheque.games.phantom.ring import NONE
from ludotheque.games.phantom.situation import BURYING, EQUIPPING, MOVING, PLACING, Phase, Situation
from ludotheque.games.phantom.turns import end_turn


class AtDock(Phase):
    """What the phases at the dock have in common: a resupply leads here too, and ships may still be at Red-Glix."""

    def may_be_exiled(self) -> bool:
        return True

    def lived(self, state: Situation) -> i64:
        return NONE if state.ring.lived == 0 else RESUPPLY


@final
class Equipping(AtDock):
    """A hold, another card, or neither as long as none was turned up."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        if not state.turned_up:
            into.add(PASS)
        for hold in range(2):
            if state.dock.holds[hold] != 0:
                into.add(TAKE + hold)
        if self.refused_turn(state) == 0:
            into.add(TURN)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if action == PASS:
            return CANNOT_PASS_NOW if state.turned_up else 0
        if is_one(action, TAKE, 2):
            return HOLD_EMPTY if state.dock.holds[action - TAKE] == 0 else 0
        return self.refused_turn(state) if action == TURN else EQUIPMENT_PHASE

    def refused_turn(self, state: Situation) -> i64:
        """The first card may be turned up whatever the holds carry, another only as long as one has room (P3)."""
        if not state.dock.can_turn():
            return NOTHING_TO_TURN
        full = state.turned_up and not state.dock.has_room()
        return HOLDS_FULL if full and state.parts.versions.full_holds_stop_drawing else 0

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        if action == TURN:
            turn_up(state, seat)
        elif action == PASS:
            if state.report is not None:
                state.report.add("passed", {"seat": seat, "phase": "equipment"})
            end_phase(state, seat)
        else:
            take(state, seat, action - TAKE)

    def problem(self, state: Situation) -> str:
        if state.turned_up and state.dock.holds[0] + state.dock.holds[1] == 0:
            return "revealed: the card turned up lies in one of the holds"
        return ""


def take(state: Situation, seat: i64, hold: i64) -> None:
    """All cards of a hold, which everybody sees (R11)."""
    found: i64 = state.dock.unload(hold)
    state.hands.enter(seat, found)
    if state.report is not None:
        told = {"seat": seat, "hold": HOLDS[hold], "cards": cards.names(found), "count": cards.count(found)}
        state.report.add("took", told)
    end_phase(state, seat)


def turn_up(state: Situation, seat: i64) -> None:
    """The top card goes into the hold where it fits, by choice if in both; if in none, it is an overload (R14)."""
    if state.dock.reshuffle() and state.report is not None:
        state.report.add("reshuffled", {})
    if not state.dock.knows_top():
        state.reveals += 1
    card: i64 = state.dock.turn_up(state.rng)
    state.turned_up = True
    state.drawn = card
    if state.report is not None:
        state.report.add("revealed", {"seat": seat, **state.card_told(card)})
    in_a = state.dock.fits(0, card)
    in_b = state.dock.fits(1, card)
    if in_a and in_b:
        state.phase = PLACING
        return
    state.drawn = NO_CARD
    if in_a or in_b:
        load(state, seat, card, 0 if in_a else 1)
    else:
        state.hands.enter(seat, cards.one(card))
        if state.report is not None:
            state.report.add("overload", {"seat": seat, **state.card_told(card)})
        end_phase(state, seat)


def load(state: Situation, seat: i64, card: i64, hold: i64) -> None:
    state.dock.load(hold, card)
    if state.report is not None:
        state.report.add("placed", {"seat": seat, "hold": HOLDS[hold], **state.card_told(card)})


@final
class Placing(AtDock):
    """A card that fits in both holds."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        for hold in range(2):
            into.add(PLACE + hold)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        return 0 if is_one(action, PLACE, 2) else PLACE_FIRST

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        card: i64 = state.drawn
        state.drawn = NO_CARD
        state.phase = EQUIPPING
        load(state, seat, card, action - PLACE)

    def problem(self, state: Situation) -> str:
        if not (state.dock.fits(0, state.drawn) and state.dock.fits(1, state.drawn)):
            return f"{cards.name(state.drawn)} does not fit in both holds, so that nothing is asked"
        return "" if state.turned_up else "revealed is true: the card was turned up"


# The end of the phase: the surplus goes under the pile (R17).


def end_phase(state: Situation, seat: i64) -> None:
    state.turned_up = False
    if state.hands.size(seat) > state.parts.hand_limit:
        state.phase = BURYING
    else:
        leave_dock(state)


def leave_dock(state: Situation) -> None:
    """On to the move; after a resupply, the turn is over (P18)."""
    if state.ring.lived != 0:
        end_turn(state)
    else:
        state.phase = MOVING


@final
class Burying(AtDock):
    """A card of the surplus, until the hand is within its limit."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        card_actions(state.hands.hand[seat], BURY, into)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if not is_one(action, BURY, CARDS):
            return BURY_FIRST
        return 0 if cards.has(state.hands.hand[seat], action - BURY) else SURPLUS_NOT_IN_HAND

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        """Face down under the pile, below what lies there: nobody else sees it."""
        card: i64 = action - BURY
        state.hands.leave_unseen(seat, card, seat)
        state.dock.bury(card, seat)
        if state.report is not None:
            state.report.add("buried", {"seat": seat, **state.card_told(NO_CARD)}, all_but(seat))
            state.report.add("buried", {"seat": seat, **state.card_told(card)}, only(seat))
        if state.hands.size(seat) <= state.parts.hand_limit:
            leave_dock(state)

    def problem(self, state: Situation) -> str:
        limit: i64 = state.parts.hand_limit
        return "" if state.hands.size(state.turn) > limit else f"the hand has no more than {limit} cards"


def card_actions(found: i64, first: i64, into: Actions) -> None:
    """One action for each different card of a set, numbered from `first`."""
    single: i64 = found & cards.SINGLE_BITS
    while single != 0:
        into.add(first + cards.lowest(single))
        single &= single - 1
    for card in range(cards.SINGLES, CARDS):
        if cards.has(found, card):
            into.add(first + card)
