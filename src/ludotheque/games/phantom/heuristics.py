"""What an experienced raider would say at a glance.

Weights are hundredths of a crystal (`worth.py`): what a turn can come to with an action (`outlook.py`), what fights are
likely to end in (`odds.py`), and who is the one to beat.
"""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.contract import Heuristic, State
from ludotheque.core.prices import Prices
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.cards import NO_CARD
from ludotheque.games.phantom.duel import ATTACKER
from ludotheque.games.phantom.judgement import Judgement, turn_begins
from ludotheque.games.phantom.moves import fare
from ludotheque.games.phantom.notation import (
    BARE,
    BURY,
    COMMIT,
    CRYSTALS,
    DISCARD,
    FLY,
    GIVE,
    HAND,
    PASS,
    PAY,
    PLACE,
    RETHROW,
    ROTATE,
    STAY,
    TAKE,
    TURN,
    sort_stolen,
    victim_of,
)
from ludotheque.games.phantom.odds import CERTAIN
from ludotheque.games.phantom.outlook import Outlook
from ludotheque.games.phantom.parts import Parts
from ludotheque.games.phantom.ring import NONE
from ludotheque.games.phantom.rules import PhantomState
from ludotheque.games.phantom.setting_up import is_free
from ludotheque.games.phantom.situation import (
    ADVENTURING,
    BURYING,
    CHOOSING,
    COMMITTING,
    EQUIPPING,
    FACING_TITANS,
    HANDING,
    MOVING,
    PAYING_COST,
    PAYING_FARE,
    PHASES,
    PLACING,
    RETHROWING,
    ROTATING,
    STEALING,
)
from ludotheque.games.phantom.worth import CRYSTAL, WON

USUAL: Final[i64] = 20_000
TWIN: Final[i64] = -1


@final
class PhantomHeuristic(Heuristic):
    """Each phase has its adviser."""

    def __init__(self, prices: Prices, parts: Parts) -> None:
        self.outlook = Outlook(prices, parts)
        self.judgement = Judgement(prices, self.outlook)
        self.doubted: float = float(prices.one("doubt"))
        self.by_phase: list[Adviser] = advisers(self.outlook)

    def doubt(self) -> float:
        return self.doubted

    def estimate(self, state: State, seat: i64) -> float:
        """When a turn begins."""
        assert isinstance(state, PhantomState)
        return self.judgement.chance(state, seat) if turn_begins(state) else -1.0

    def weigh(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, PhantomState)
        return self.by_phase[state.phase].weigh(state, seat, action)


class Adviser:
    """Weighs the actions of a phase; where nothing is said, all are alike."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.parts = outlook.parts
        self.worth = outlook.worth
        self.odds = outlook.odds

    def weigh(self, state: PhantomState, seat: i64, action: i64) -> i64:
        self.outlook.look(state, seat)
        return max(0, USUAL + self.weight(state, seat, action))

    def weight(self, state: PhantomState, seat: i64, action: i64) -> i64:
        """What an action comes to."""
        return 0


def advisers(outlook: Outlook) -> list[Adviser]:
    """By phase."""
    by_phase = [Adviser(outlook) for _ in PHASES.listed]
    by_phase[CHOOSING] = OnAdventurer(outlook)
    by_phase[EQUIPPING] = OnDock(outlook)
    by_phase[PLACING] = OnHold(outlook)
    by_phase[BURYING] = OnSurplus(outlook)
    by_phase[MOVING] = OnMove(outlook)
    by_phase[PAYING_FARE] = OnFare(outlook)
    by_phase[COMMITTING] = OnCommitting(outlook)
    by_phase[RETHROWING] = OnRethrow(outlook)
    by_phase[ADVENTURING] = OnAdventure(outlook)
    by_phase[PAYING_COST] = OnCost(outlook)
    by_phase[STEALING] = OnTheft(outlook)
    by_phase[HANDING] = OnMine(outlook)
    by_phase[FACING_TITANS] = OnTitans(outlook)
    by_phase[ROTATING] = OnRotating(outlook)
    return by_phase


@final
class OnAdventurer(Adviser):
    """All are alike: the first that is free will do."""

    def weigh(self, state: PhantomState, seat: i64, action: i64) -> i64:
        for other in range(action):
            if is_free(state, other):
                return TWIN
        return USUAL


# At the dock.


@final
class OnDock(Adviser):
    """What a hold makes of the hand, or one card more."""

    def weight(self, state: PhantomState, seat: i64, action: i64) -> i64:
        hand: i64 = state.hands.hand[seat]
        if action == PASS:
            return self.outlook.plan(state, seat, hand)
        if action != TURN:
            return self.outlook.plan(state, seat, hand + state.dock.holds[action - TAKE])
        return self.turn_up(state, seat, hand)

    def turn_up(self, state: PhantomState, seat: i64, hand: i64) -> i64:
        """A card more in a hold, at the risk of an overload."""
        dock = state.dock
        best: i64 = self.outlook.plan(state, seat, hand)
        overloaded: i64 = best + self.worth.card
        room: i64 = 0
        for hold in range(2):
            value: i64 = self.outlook.plan(state, seat, hand + dock.holds[hold])
            if value >= best:
                best = value
                room = self.parts.hold_limit - dock.loads[hold]
        widest: i64 = self.parts.hold_limit - min(dock.loads[0], dock.loads[1])
        pile: i64 = dock.pile if dock.pile != 0 else dock.discards
        size: i64 = max(1, cards.count(pile))
        fits: i64 = CERTAIN * within(pile, widest) // size
        useful: i64 = CERTAIN * within(pile, room) // size
        more: i64 = self.worth.card if cards.count(hand) < 5 else self.worth.crowd
        lucky: i64 = best * fits + more * useful
        return (lucky + overloaded * (CERTAIN - fits)) // CERTAIN


@final
class OnHold(Adviser):
    """Where it makes the better hold."""

    def weight(self, state: PhantomState, seat: i64, action: i64) -> i64:
        hold: i64 = action - PLACE
        hand: i64 = state.hands.hand[seat]
        holds = state.dock.holds
        into: i64 = self.outlook.plan(state, seat, hand + holds[hold] + cards.one(state.drawn))
        other: i64 = self.outlook.plan(state, seat, hand + holds[1 - hold])
        return max(into, other) + min(into, other) // 50


@final
class OnSurplus(Adviser):
    """What can be done with what is left."""

    def weight(self, state: PhantomState, seat: i64, action: i64) -> i64:
        return self.outlook.plan(state, seat, state.hands.hand[seat] - cards.one(action - BURY))


# On the way.


@final
class OnMove(Adviser):
    """What a system promises, and who defends it."""

    def weight(self, state: PhantomState, seat: i64, action: i64) -> i64:
        hand: i64 = state.hands.hand[seat]
        if action == STAY:
            return self.outlook.destination(state, seat, hand, state.places[seat], 0)
        system: i64 = action - FLY + 1
        return self.outlook.destination(state, seat, hand, system, fare(state, seat, system))


@final
class OnFare(Adviser):
    """What can be done with what is left, where the ship is now."""

    def weight(self, state: PhantomState, seat: i64, action: i64) -> i64:
        left: i64 = state.hands.hand[seat] - cards.one(action - PAY)
        return self.worth.hand(left) + self.outlook.destination(state, seat, left, state.places[seat], 0)


# Fights.


@final
class OnCommitting(Adviser):
    """A strong card wins more often, and is gone if it does."""

    def weight(self, state: PhantomState, seat: i64, action: i64) -> i64:
        card: i64 = NO_CARD if action == BARE else action - COMMIT
        duel = state.duel
        side: i64 = duel.side(seat)
        rival: i64 = duel.fighters[1 - side]
        hand: i64 = state.hands.hand[seat]
        value: i64 = 0 if card == NO_CARD else self.parts.value[card]
        left: i64 = hand if card == NO_CARD else hand - cards.one(card)
        lead: i64 = value - self.odds.likely_committed(state, seat, 1 - side)
        lead += self.odds.bonus(state, seat, rival)
        chance: i64 = self.odds.chance(side, lead)
        won: i64 = self.outlook.victory(state, seat) + self.worth.hand(left)
        lost: i64 = self.outlook.defeat(state, seat, rival) + self.worth.hand(hand)
        if side == ATTACKER:
            more: i64 = 0 if state.phantom == seat else 1
            won += self.outlook.visit(state, seat, left, state.places[seat], 0, more, True)
        return (chance * won + (CERTAIN - chance) * lost) // CERTAIN


@final
class OnRethrow(Adviser):
    """Whether another throw of the rival is likely to be weaker."""

    def weight(self, state: PhantomState, seat: i64, action: i64) -> i64:
        duel = state.duel
        side: i64 = duel.side(seat)
        rival: i64 = duel.fighters[1 - side]
        card: i64 = duel.cards[side]
        lead: i64 = 0 if card == NO_CARD else self.parts.value[card]
        lead -= self.odds.likely_committed(state, seat, 1 - side)
        if state.phantom == seat:
            lead += 1
        elif state.phantom == rival:
            lead -= 1
        own: i64 = duel.dice[side]
        if action == RETHROW:
            return self.odds.again(side, lead, own)
        return self.odds.after(side, lead, own, duel.dice[1 - side])


# Adventures.


@final
class OnAdventure(Adviser):
    """What it brings; who would win by passing passes."""

    def weight(self, state: PhantomState, seat: i64, action: i64) -> i64:
        has_phantom = state.phantom == seat
        if action == PASS:
            return WON + 1 if has_phantom and state.wealth(seat) >= self.parts.target else 0
        hand: i64 = state.hands.hand[seat]
        return self.outlook.adventure(state, seat, hand, state.adventure(), 0, 0, has_phantom)


@final
class OnCost(Adviser):
    """What the rest of the hand is worth."""

    def weight(self, state: PhantomState, seat: i64, action: i64) -> i64:
        return self.worth.hand(state.hands.hand[seat] - cards.one(action - PAY))


@final
class OnTheft(Adviser):
    """Crystals or cards, of whoever is to be beaten."""

    def weight(self, state: PhantomState, seat: i64, action: i64) -> i64:
        unit: i64 = CRYSTAL if sort_stolen(action) == CRYSTALS else self.worth.card
        return unit * (CERTAIN + self.outlook.threats[victim_of(action)]) // CERTAIN


@final
class OnMine(Adviser):
    """Whom it hurts most."""

    def weight(self, state: PhantomState, seat: i64, action: i64) -> i64:
        return self.outlook.blasted(state, action - HAND)


@final
class OnTitans(Adviser):
    """A card, or a crystal for whose turn it is."""

    def weight(self, state: PhantomState, seat: i64, action: i64) -> i64:
        hand: i64 = state.hands.hand[seat]
        if action == GIVE:
            return self.worth.hand(hand) - CRYSTAL * (CERTAIN + self.outlook.threats[state.turn]) // CERTAIN
        return self.worth.hand(hand - cards.one(action - DISCARD))


@final
class OnRotating(Adviser):
    """The adventure that comes to one's system."""

    def weight(self, state: PhantomState, seat: i64, action: i64) -> i64:
        notches: i64 = action - ROTATE + 1
        slot: i64 = (state.ring.slot(state.places[seat]) + notches) % self.parts.systems
        adventure: i64 = state.ring.slots[slot]
        if adventure == NONE:
            return 0
        hand: i64 = state.hands.hand[seat]
        return self.outlook.adventure(state, seat, hand, adventure, 0, 0, state.phantom == seat)


def within(pile: i64, room: i64) -> i64:
    """How many cards of a pile weigh no more than a room has left."""
    if room <= 0:
        return 0
    bit: i64 = 1
    one_kind: i64 = (bit << min(room, cards.VALUES)) - 1
    return cards.ones(pile & (one_kind * 0x0101010101)) + cards.galaxols(pile)
