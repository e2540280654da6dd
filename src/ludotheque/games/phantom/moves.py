"""Moving: stay, or fly along one route and pay for it in cards; from Red-Glix anywhere, free (R19 to R25; P6)."""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.types import Data
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.cards import CARDS
from ludotheque.games.phantom.duel import NOBODY
from ludotheque.games.phantom.equipment import card_actions
from ludotheque.games.phantom.fight import challenge
from ludotheque.games.phantom.notation import FLY, PAY, STAY, SYSTEMS, is_one
from ludotheque.games.phantom.parts import NO_ROUTE as UNLINKED
from ludotheque.games.phantom.refusals import (
    ALREADY_THERE,
    FARE_FIRST,
    FARE_NOT_IN_HAND,
    FARE_TOO_HIGH,
    MOVE_PHASE,
    MUST_LEAVE,
    NO_ROUTE,
    NO_SUCH_SYSTEM,
)
from ludotheque.games.phantom.ring import RED_GLIX
from ludotheque.games.phantom.situation import ADVENTURING, PAYING_FARE, Phase, Situation

ROUTES: Final = ["free", "one", "two", "three"]


def fare(state: Situation, seat: i64, system: i64) -> i64:
    """Cards to pay from where a ship stands: none from Red-Glix (R21), `UNLINKED` where no route leads."""
    start: i64 = state.places[seat]
    if start == RED_GLIX:
        return 0
    return state.parts.fare(start, system)


@final
class Moving(Phase):
    """Stay, or fly to a system that a route leads to."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        if state.places[seat] != RED_GLIX:
            into.add(STAY)
        size: i64 = state.hands.size(seat)
        for system in range(1, state.parts.systems + 1):
            price: i64 = fare(state, seat, system)
            if price != UNLINKED and price <= size:
                into.add(FLY + system - 1)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if action == STAY:
            return MUST_LEAVE if state.places[seat] == RED_GLIX else 0
        if not is_one(action, FLY, SYSTEMS):
            return MOVE_PHASE
        system: i64 = action - FLY + 1
        if system > state.parts.systems:
            return NO_SUCH_SYSTEM
        if system == state.places[seat]:
            return ALREADY_THERE
        price: i64 = fare(state, seat, system)
        if price == UNLINKED:
            return NO_ROUTE
        return FARE_TOO_HIGH if price > state.hands.size(seat) else 0

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        if action == STAY:
            if state.report is not None:
                state.report.add("passed", {"seat": seat, "phase": "move"})
            state.phase = ADVENTURING
        else:
            fly(state, seat, action - FLY + 1)

    def may_be_exiled(self) -> bool:
        return True


def fly(state: Situation, seat: i64, system: i64) -> None:
    start: i64 = state.places[seat]
    state.owed = fare(state, seat, system)
    state.places[seat] = system
    if state.report is not None:
        route = "red-glix" if start == RED_GLIX else ROUTES[state.owed]
        state.report.add("flew", {"seat": seat, "from": start, "to": system, "route": route})
    if state.owed > 0:
        state.phase = PAYING_FARE
    else:
        arrive(state, seat)


def arrive(state: Situation, seat: i64) -> None:
    """A system that a rival defends is fought for (R22, R23)."""
    rival: i64 = state.who_is_at(state.places[seat], seat)
    if rival == NOBODY:
        state.phase = ADVENTURING
    else:
        challenge(state, seat, rival)


@final
class PayingFare(Phase):
    """Any card of the hand, until the route is paid; the ship is there already."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        card_actions(state.hands.hand[seat], PAY, into)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if not is_one(action, PAY, CARDS):
            return FARE_FIRST
        return 0 if cards.has(state.hands.hand[seat], action - PAY) else FARE_NOT_IN_HAND

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        state.spend(seat, action - PAY)
        state.owed -= 1
        if state.report is not None:
            state.report.add("paid", {"seat": seat, **state.card_told(action - PAY)})
        if state.owed == 0:
            arrive(state, seat)

    def owed(self, state: Situation) -> Data:
        return {"cards": state.owed}

    def may_share(self) -> bool:
        return True

    def problem(self, state: Situation) -> str:
        if state.owed == 0:
            return "owed.cards says how many cards are left to pay"
        return "" if state.owed <= state.hands.size(state.turn) else "there are fewer cards than are owed"
