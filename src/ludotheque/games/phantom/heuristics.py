"""What an experienced raider would say at a glance.

Weights are hundredths of a crystal (`worth.py`): what a turn can come to with an action (`outlook.py`), what fights are
likely to end in (`odds.py`), and who is the one to beat.
"""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.contract import Heuristic, State
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.cards import NO_CARD
from ludotheque.games.phantom.duel import ATTACKER
from ludotheque.games.phantom.judgement import Judgement
from ludotheque.games.phantom.moves import fare
from ludotheque.games.phantom.notation import (
    BARE,
    BURY,
    COMMIT,
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
    victim,
)
from ludotheque.games.phantom.notation import CRYSTALS as STOLEN_CRYSTALS
from ludotheque.games.phantom.odds import CERTAIN, Odds, bonus, likely_committed
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
    PLACING,
    RETHROWING,
    ROTATING,
    STEALING,
)
from ludotheque.games.phantom.worth import CRYSTAL, WON, Worth

USUAL: Final[i64] = 20_000
TWIN: Final[i64] = -1
DOUBT: Final[float] = 60.0


@final
class PhantomHeuristic(Heuristic):
    """Each phase has its question."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.worth = Worth(parts.seats, parts.target)
        self.odds = Odds(parts)
        self.outlook = Outlook(parts, self.worth, self.odds)
        self.judgement = Judgement(self.outlook)
        self.doubted: float = DOUBT

    def doubt(self) -> float:
        return self.doubted

    def estimate(self, state: State, seat: i64) -> float:
        """When a turn begins."""
        assert isinstance(state, PhantomState)
        if state.phase != EQUIPPING or state.turned_up == 1 or state.ring.lived != 0:
            return -1.0
        return self.judgement.chance(state, seat)

    def weigh(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, PhantomState)
        if state.phase == CHOOSING:
            return self.adventurer(state, action)
        self.outlook.look(state, seat)
        return max(0, USUAL + self.weight(state, seat, action))

    def weight(self, state: PhantomState, seat: i64, action: i64) -> i64:
        phase: i64 = state.phase
        outlook = self.outlook
        hand: i64 = state.hands.hand[seat]
        if phase == EQUIPPING:
            return self.dock(state, seat, action)
        if phase == PLACING:
            return self.place(state, seat, action - PLACE)
        if phase == BURYING:
            return outlook.plan(state, seat, hand - cards.one(action - BURY))
        if phase == MOVING:
            return self.move(state, seat, action)
        if phase == PAYING_FARE:
            return self.pay_fare(state, seat, hand - cards.one(action - PAY))
        if phase == COMMITTING:
            return self.commit(state, seat, NO_CARD if action == BARE else action - COMMIT)
        if phase == RETHROWING:
            return self.rethrow(state, seat, action == RETHROW)
        if phase == ADVENTURING:
            return self.adventure(state, seat, action)
        if phase == PAYING_COST:
            return self.worth.hand(hand - cards.one(action - PAY))
        if phase == STEALING:
            return self.steal(state, action)
        if phase == HANDING:
            return outlook.blasted(state, action - HAND)
        if phase == FACING_TITANS:
            return self.titans(state, seat, action)
        if phase == ROTATING:
            return self.rotate(state, seat, action - ROTATE + 1)
        return 0

    # Setting up.

    def adventurer(self, state: PhantomState, action: i64) -> i64:
        """All are alike: the first that is free will do."""
        for other in range(action):
            if is_free(state, other):
                return TWIN
        return USUAL

    # At the dock.

    def dock(self, state: PhantomState, seat: i64, action: i64) -> i64:
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

    def place(self, state: PhantomState, seat: i64, hold: i64) -> i64:
        """Where it makes the better hold."""
        hand: i64 = state.hands.hand[seat]
        holds = state.dock.holds
        into: i64 = self.outlook.plan(state, seat, hand + holds[hold] + cards.one(state.drawn))
        other: i64 = self.outlook.plan(state, seat, hand + holds[1 - hold])
        return max(into, other) + min(into, other) // 50

    # On the way.

    def move(self, state: PhantomState, seat: i64, action: i64) -> i64:
        hand: i64 = state.hands.hand[seat]
        if action == STAY:
            return self.outlook.destination(state, seat, hand, state.places[seat], 0)
        system: i64 = action - FLY + 1
        return self.outlook.destination(state, seat, hand, system, fare(state, seat, system))

    def pay_fare(self, state: PhantomState, seat: i64, left: i64) -> i64:
        return self.worth.hand(left) + self.outlook.destination(state, seat, left, state.places[seat], 0)

    # Fights.

    def commit(self, state: PhantomState, seat: i64, card: i64) -> i64:
        """A strong card wins more often, and is gone if it does."""
        duel = state.duel
        side: i64 = duel.side(seat)
        rival: i64 = duel.fighters[1 - side]
        hand: i64 = state.hands.hand[seat]
        value: i64 = 0 if card == NO_CARD else self.parts.value[card]
        left: i64 = hand if card == NO_CARD else hand - cards.one(card)
        lead: i64 = value - likely_committed(state, seat, 1 - side) + bonus(state, seat, rival, duel.phantom)
        chance: i64 = self.odds.chance(side, lead)
        won: i64 = self.outlook.victory(state, seat) + self.worth.hand(left)
        lost: i64 = self.outlook.defeat(state, seat, rival) + self.worth.hand(hand)
        if side == ATTACKER:
            more: i64 = 0 if state.phantom == seat else 1
            won += self.outlook.visit(state, seat, left, state.places[seat], 0, more, True)
        return (chance * won + (CERTAIN - chance) * lost) // CERTAIN

    def rethrow(self, state: PhantomState, seat: i64, again: bool) -> i64:
        duel = state.duel
        side: i64 = duel.side(seat)
        rival: i64 = duel.fighters[1 - side]
        card: i64 = duel.cards[side]
        lead: i64 = 0 if card == NO_CARD else self.parts.value[card]
        lead -= likely_committed(state, seat, 1 - side)
        if duel.phantom == seat:
            lead += 1
        elif duel.phantom == rival:
            lead -= 1
        own: i64 = duel.dice[side]
        if again:
            return self.odds.again(side, lead, own)
        return self.odds.after(side, lead, own, duel.dice[1 - side])

    # Adventures.

    def adventure(self, state: PhantomState, seat: i64, action: i64) -> i64:
        has_phantom = state.phantom == seat
        if action == PASS:
            return WON + 1 if has_phantom and state.wealth(seat) >= self.parts.target else 0
        hand: i64 = state.hands.hand[seat]
        return self.outlook.adventure(state, seat, hand, state.adventure(), 0, 0, has_phantom)

    def steal(self, state: PhantomState, action: i64) -> i64:
        unit: i64 = CRYSTAL if sort_stolen(action) == STOLEN_CRYSTALS else self.worth.card
        return unit * (CERTAIN + self.outlook.threats[victim(action)]) // CERTAIN

    def titans(self, state: PhantomState, seat: i64, action: i64) -> i64:
        hand: i64 = state.hands.hand[seat]
        if action == GIVE:
            return self.worth.hand(hand) - CRYSTAL * (CERTAIN + self.outlook.threats[state.turn]) // CERTAIN
        return self.worth.hand(hand - cards.one(action - DISCARD))

    def rotate(self, state: PhantomState, seat: i64, notches: i64) -> i64:
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
