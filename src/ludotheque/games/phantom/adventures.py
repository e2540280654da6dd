"""The adventure phase: pay what the card at one's system costs, take it, and let its effect happen (R37 to R55).

The thirteen kinds are in the order of the rulebook in `happen`; what has to be chosen for a drone, for titans and for
the Mine is in `drone.py`, `titans.py` and `turns.py`, the tokens are in `tokens.py`.
"""

from typing import final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.types import Data
from ludotheque.games.phantom import cards, drone, titans, tokens
from ludotheque.games.phantom.cards import CARDS, GALAXOL, LETTERS
from ludotheque.games.phantom.duel import NOBODY
from ludotheque.games.phantom.notation import LIVE, PASS, PAY, ROTATE, SYSTEMS, is_one
from ludotheque.games.phantom.parts import (
    ALLEGIANCE,
    AMBUSH,
    ASTEROIDS,
    BLACK_MARKET,
    BLOBULOPODE,
    DRONE,
    EXPLORATION,
    INFORMER,
    MINE,
    RESUPPLY,
    SAFE,
    TITANS,
)
from ludotheque.games.phantom.refusals import (
    ADVENTURE_PHASE,
    CANNOT_PAY,
    COST_FIRST,
    COST_NOT_IN_HAND,
    GALAXOL_NEEDED_LATER,
    GALAXOL_ONLY,
    NO_ADVENTURE,
    ROTATE_FIRST,
    TOO_FAR,
    WRONG_KIND,
)
from ludotheque.games.phantom.ring import NONE
from ludotheque.games.phantom.situation import ADVENTURING, PAYING_COST, ROTATING, Phase, Situation
from ludotheque.games.phantom.turns import ask_for_receiver, end_turn, equip


def asteroids_lived(state: Situation) -> i64:
    """One adventure a turn: another was lived only if it was an asteroid field (R42, R51)."""
    return NONE if state.ring.lived == 0 else ASTEROIDS


@final
class Adventuring(Phase):
    """To live it or not (P10)."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        into.add(PASS)
        adventure: i64 = state.adventure()
        if adventure != NONE and state.parts.payable(state.hands.hand[seat], adventure, 0):
            into.add(LIVE)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if action == PASS:
            return 0
        if action != LIVE:
            return ADVENTURE_PHASE
        adventure: i64 = state.adventure()
        if adventure == NONE:
            return NO_ADVENTURE
        return 0 if state.parts.payable(state.hands.hand[seat], adventure, 0) else CANNOT_PAY

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        if action == PASS:
            if state.report is not None:
                state.report.add("passed", {"seat": seat, "phase": "adventure"})
            end_turn(state)
            return
        state.phase = PAYING_COST
        state.owed = 0
        tell_payable(state, seat)
        if state.report is not None:
            state.report.add("lived", {"seat": seat, **state.adventure_told(state.adventure())})

    def lived(self, state: Situation) -> i64:
        return asteroids_lived(state)


def tell_payable(state: Situation, seat: i64) -> None:
    """Everybody learns that the hand can pay what is left, unless that was plain from the cards that all know."""
    if not state.parts.payable(state.hands.known_to_all(seat), state.adventure(), state.owed):
        state.reveals += 1


@final
class PayingCost(Phase):
    """Symbol by symbol, in their printed order (R38, R39)."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        hand: i64 = state.hands.hand[seat]
        symbol: i64 = state.parts.symbol(state.adventure(), state.owed)
        fitting: i64 = cards.of_kind(hand, symbol)
        while fitting != 0:
            into.add(PAY + cards.lowest(fitting))
            fitting &= fitting - 1
        for card in range(cards.SINGLES, cards.CARDS):
            if cards.has(hand, card) and leaves_enough(state, hand, card):
                into.add(PAY + card)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if not is_one(action, PAY, CARDS):
            return COST_FIRST
        card: i64 = action - PAY
        hand: i64 = state.hands.hand[seat]
        if not cards.has(hand, card):
            return COST_NOT_IN_HAND
        symbol: i64 = state.parts.symbol(state.adventure(), state.owed)
        if cards.kind(card) == symbol and symbol != GALAXOL:
            return 0
        if cards.kind(card) != GALAXOL:
            return GALAXOL_ONLY if symbol == GALAXOL else WRONG_KIND
        return 0 if leaves_enough(state, hand, card) else GALAXOL_NEEDED_LATER

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        card: i64 = action - PAY
        state.spend(seat, card)
        state.owed += 1
        tell_payable(state, seat)
        if state.report is not None:
            state.report.add("paid", {"seat": seat, **state.card_told(card)})
        if state.owed == state.parts.lengths[state.adventure()]:
            state.owed = 0
            live(state, seat)

    def owed(self, state: Situation) -> Data:
        adventure = state.adventure()
        left = range(state.owed, state.parts.lengths[adventure])
        symbols = [LETTERS[state.parts.symbol(adventure, place)] for place in left]
        return {"adventure": state.parts.names[adventure], "symbols": symbols}

    def lived(self, state: Situation) -> i64:
        return asteroids_lived(state)

    def askable(self, state: Situation) -> bool:
        return state.parts.payable(state.hands.hand[state.turn], state.adventure(), state.owed)

    def problem(self, state: Situation) -> str:
        if state.adventure() == NONE:
            return "there is no adventure at the system"
        return "" if self.askable(state) else "the hand cannot pay what is owed"


def leaves_enough(state: Situation, hand: i64, card: i64) -> bool:
    """Whether the symbols after this one can still be paid without a card."""
    return state.parts.payable(hand - cards.one(card), state.adventure(), state.owed + 1)


def live(state: Situation, seat: i64) -> None:
    """The card is taken, its slot refilled, and then its effect happens (P10)."""
    slot: i64 = state.ring.slot(state.places[seat])
    adventure: i64 = state.ring.slots[slot]
    if state.parts.is_kept(adventure):
        state.kept[seat] = state.parts.with_adventure(state.kept[seat], adventure)
        if state.report is not None:
            state.report.add("kept", {"seat": seat, **state.adventure_told(adventure)})
    else:
        state.ring.lived = state.parts.with_adventure(state.ring.lived, adventure)
    state.lay(slot)
    happen(state, seat, adventure)


# The thirteen kinds (R43 to R55).


def happen(state: Situation, seat: i64, adventure: i64) -> None:
    """An effect; the turn ends after it, unless it leads on."""
    kind: i64 = state.parts.kinds[adventure]
    if kind == EXPLORATION:
        state.gain(seat, state.parts.gains[adventure], "exploration")
    elif kind == RESUPPLY:
        equip(state)
        return
    elif kind == DRONE:
        drone.arrive(state)
        return
    elif kind == AMBUSH:
        ambush(state, seat)
    elif kind == MINE:
        state.mine = NOBODY
        ask_for_receiver(state)
        return
    elif kind == BLOBULOPODE:
        tokens.catch_blobulopode(state, seat)
    elif kind == TITANS:
        titans.arrive(state)
        return
    elif kind == ALLEGIANCE:
        state.take_phantom(seat)
        state.gain(seat, 1, "allegiance")
    elif kind == ASTEROIDS:
        state.phase = ROTATING
        return
    elif kind == BLACK_MARKET:
        black_market(state, seat)
    elif kind == INFORMER:
        inform(state, seat, adventure)
    elif kind == SAFE:
        secure(state, seat)
    end_turn(state)


def ambush(state: Situation, seat: i64) -> None:
    """Every rival loses an unprotected crystal, in turn order (R46)."""
    rival: i64 = state.left_of(seat)
    while rival != seat:
        state.lose(rival, 1, "ambush")
        rival = state.left_of(rival)


def black_market(state: Situation, seat: i64) -> None:
    """More for each further card (R52)."""
    owned: i64 = state.parts.of_kind(state.kept[seat], BLACK_MARKET)
    steps = state.parts.market
    state.gain(seat, steps[min(owned, len(steps)) - 1], "black-market")


def inform(state: Situation, seat: i64, adventure: i64) -> None:
    """Two informers: a throw of crystals; the one just lived is discarded and the older kept (R53, P17)."""
    if state.parts.of_kind(state.kept[seat], INFORMER) < 2:
        return
    face: i64 = state.throw_die()
    if state.report is not None:
        state.report.add("informers", {"seat": seat, "face": face, "phantom": face == state.parts.phantom})
    state.gain(seat, face, "informer")
    state.kept[seat] = state.parts.without_adventure(state.kept[seat], adventure)
    state.ring.past = state.parts.with_adventure(state.ring.past, adventure)
    if state.report is not None:
        state.report.add("discarded", state.adventure_told(adventure))


def secure(state: Situation, seat: i64) -> None:
    """All crystals are safe for good (R55, P16)."""
    count: i64 = state.crystals[seat]
    state.safes[seat] += count
    state.crystals[seat] = 0
    if state.report is not None:
        state.report.add("secured", {"seat": seat, "count": count})


@final
class Rotating(Phase):
    """By how many notches the asteroid field turns the map (R51, P15)."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        for notches in range(1, state.parts.systems):
            into.add(ROTATE + notches - 1)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if not is_one(action, ROTATE, SYSTEMS - 1):
            return ROTATE_FIRST
        return 0 if action - ROTATE + 1 < state.parts.systems else TOO_FAR

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        """Ships turn with the map; the adventure that is now at one's system may be lived too."""
        notches: i64 = action - ROTATE + 1
        state.ring.turn(notches)
        state.phase = ADVENTURING
        if state.report is not None:
            state.report.add("rotated", {"seat": seat, "notches": notches})

    def lived(self, state: Situation) -> i64:
        return ASTEROIDS
