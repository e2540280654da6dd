"""What a turn can come to: adventures by what they bring, systems by their adventure and by who defends them.

Everything is in hundredths of a crystal. What a rival gains or loses counts as far as that rival is the one to beat.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.prices import Prices
from ludotheque.core.types import Ints, ints
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.duel import NOBODY
from ludotheque.games.phantom.odds import CERTAIN, Odds, best_value
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
    NO_ROUTE,
    RESUPPLY,
    SAFE,
    SHAO_NAAL,
    TITANS,
    Parts,
)
from ludotheque.games.phantom.ring import NONE, RED_GLIX
from ludotheque.games.phantom.situation import Situation
from ludotheque.games.phantom.worth import CRYSTAL, WON, Worth

HOPELESS: Final[i64] = -1_000_000


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """Weighs for one seat in one situation; `look` says which."""

    def __init__(self, prices: Prices, parts: Parts) -> None:
        self.parts = parts
        self.worth = Worth(prices, parts.seats, parts.target)
        self.odds = Odds(prices, parts)
        self.most_hoped: i64 = prices.one("most-hoped")
        self.hope: i64 = max(1, prices.one("hope"))
        """An adventure that cannot be paid yet counts one part in `hope`, of `most_hoped` at the most."""
        self.threats: Ints = ints(parts.seats)

    def look(self, state: Situation, seat: i64) -> None:
        """Find out who is to be beaten."""
        self.worth.threats(state, seat, self.threats)

    # Hands.

    def plan(self, state: Situation, seat: i64, hand: i64) -> i64:
        """What a hand is worth with the best that its owner can do with it at once."""
        return self.worth.hand(hand) + self.reach(state, seat, hand)

    def reach(self, state: Situation, seat: i64, hand: i64) -> i64:
        """The best that a seat can do from where it stands."""
        here: i64 = state.places[seat]
        best: i64 = HOPELESS if here == RED_GLIX else self.destination(state, seat, hand, here, 0)
        size: i64 = cards.count(hand)
        fare: i64 = 0
        for system in range(1, self.parts.systems + 1):
            if here != RED_GLIX:
                fare = self.parts.fare(here, system)
            if system != here and fare != NO_ROUTE and fare <= size:
                best = max(best, self.destination(state, seat, hand, system, fare))
        return best

    # Systems.

    def destination(self, state: Situation, seat: i64, hand: i64, system: i64, fare: i64) -> i64:
        """What it brings to fly to a system, or to stay on it."""
        rival: i64 = state.who_is_at(system, seat)
        has_phantom = state.phantom == seat
        spent: i64 = fare * self.worth.card
        if rival == NOBODY:
            return self.visit(state, seat, hand, system, fare, 0, has_phantom) - spent
        lead: i64 = best_value(hand) - self.odds.likely_best(state, seat, rival) + self.odds.bonus(state, seat, rival)
        chance: i64 = self.odds.attack(lead)
        won: i64 = self.victory(state, seat)
        won += self.visit(state, seat, hand, system, fare + 1, 0 if has_phantom else 1, True)
        lost: i64 = self.defeat(state, seat, rival)
        return (chance * won + (CERTAIN - chance) * lost) // CERTAIN - spent

    def visit(
        self, state: Situation, seat: i64, hand: i64, system: i64, spent: i64, more: i64, has_phantom: bool
    ) -> i64:
        """What a system brings to who is alone on it, with so many cards spent and so many crystals more."""
        adventure: i64 = state.ring.adventure(system)
        passing: i64 = 0
        if has_phantom and state.wealth(seat) + more >= self.parts.target:
            passing = WON
        if adventure == NONE:
            return passing
        return max(passing, self.adventure(state, seat, hand, adventure, spent, more, has_phantom))

    # Fights.

    def victory(self, state: Situation, seat: i64) -> i64:
        """What winning a fight brings, but for the adventure after it."""
        if state.phantom == seat:
            return 0
        return self.worth.crystals(state, seat, 1) + self.phantom(state, seat)

    def defeat(self, state: Situation, seat: i64, rival: i64) -> i64:
        """What losing one costs."""
        holder: i64 = state.phantom
        total: i64 = 2 * self.worth.crowd
        if holder == seat:
            total -= self.worth.having_phantom(state, seat)
        elif holder != NOBODY and holder != rival:
            total += self.threats[holder] * self.worth.having_phantom(state, holder) // CERTAIN
        if holder != rival:
            gained: i64 = CRYSTAL + self.worth.having_phantom(state, rival)
            total -= self.threats[rival] * gained // CERTAIN
        return total

    # Adventures.

    def adventure(
        self, state: Situation, seat: i64, hand: i64, adventure: i64, spent: i64, more: i64, has_phantom: bool
    ) -> i64:
        """What an adventure brings less what it costs; a little where it cannot be paid yet."""
        gain: i64 = self.gain(state, seat, hand, adventure)
        length: i64 = self.parts.lengths[adventure]
        if cards.count(hand) < length + spent or not self.parts.payable(hand, adventure, 0):
            return min(gain, self.most_hoped) // self.hope
        if has_phantom or self.parts.kinds[adventure] == ALLEGIANCE:
            need: i64 = self.parts.target - state.wealth(seat) - more
            chance: i64 = self.surely(state, seat, adventure, need)
            if chance > 0:
                return (chance * WON + (CERTAIN - chance) * gain) // CERTAIN
        return gain - self.cost(hand, adventure)

    def cost(self, hand: i64, adventure: i64) -> i64:
        """What the cards are worth that pay for an adventure: the lowest of each kind."""
        left: i64 = hand
        for place in range(self.parts.lengths[adventure]):
            symbol: i64 = self.parts.symbol(adventure, place)
            fitting: i64 = cards.of_kind(left, symbol)
            if fitting != 0:
                left -= fitting & -fitting
            elif cards.has(left, cards.GALAXOL_A):
                left -= cards.one(cards.GALAXOL_A)
            elif cards.has(left, cards.GALAXOL_B):
                left -= cards.one(cards.GALAXOL_B)
        return self.worth.hand(hand) - self.worth.hand(left)

    def surely(self, state: Situation, seat: i64, adventure: i64, need: i64) -> i64:
        """How likely an adventure brings so many crystals."""
        if need <= 0:
            return CERTAIN
        if self.parts.kinds[adventure] == INFORMER and self.parts.of_kind(state.kept[seat], INFORMER) > 0:
            enough: i64 = 0
            for face in self.parts.faces:
                if face >= need:
                    enough += 1
            return CERTAIN * enough // len(self.parts.faces)
        if self.crystals_of(state, seat, adventure) >= need:
            return CERTAIN
        return 0

    def crystals_of(self, state: Situation, seat: i64, adventure: i64) -> i64:
        """The crystals that an adventure brings for sure."""
        kind: i64 = self.parts.kinds[adventure]
        if kind == EXPLORATION:
            return self.parts.gains[adventure]
        if kind == BLACK_MARKET:
            owned: i64 = self.parts.of_kind(state.kept[seat], BLACK_MARKET)
            return self.parts.market[min(owned, len(self.parts.market) - 1)]
        if kind == DRONE:
            loot: i64 = 0
            for rival in range(self.parts.seats):
                if rival != seat:
                    loot += state.crystals[rival]
            return min(2, loot)
        if kind == TITANS:
            given: i64 = 0
            for rival in range(self.parts.seats):
                if rival != seat and state.crystals[rival] > 0 and state.hands.hand[rival] == 0:
                    given += 1
            return given
        return 1 if kind in (BLOBULOPODE, ALLEGIANCE) else 0

    def gain(self, state: Situation, seat: i64, hand: i64, adventure: i64) -> i64:
        """What an adventure is worth to a seat, whatever it costs."""
        kind: i64 = self.parts.kinds[adventure]
        worth = self.worth
        if kind in (EXPLORATION, BLACK_MARKET):
            total: i64 = worth.crystals(state, seat, self.crystals_of(state, seat, adventure))
            if kind == BLACK_MARKET:
                owned: i64 = self.parts.of_kind(state.kept[seat], BLACK_MARKET)
                last: i64 = len(worth.markets) - 1
                total += worth.markets[min(owned + 1, last)] - worth.markets[min(owned, last)]
            return total
        if kind == RESUPPLY:
            return worth.resupply
        if kind == DRONE:
            return self.theft(state, seat)
        if kind == AMBUSH:
            return self.ambush(state)
        if kind == MINE:
            return self.blast(state)
        if kind == BLOBULOPODE:
            brought: i64 = worth.crystals(state, seat, 1)
            return brought if state.blobulopode == seat else brought + worth.blobulopode
        if kind == TITANS:
            return self.tribute(state, seat)
        if kind == ALLEGIANCE:
            return worth.crystals(state, seat, 1) + self.phantom(state, seat)
        if kind == ASTEROIDS:
            return self.anywhere(state, seat, hand, adventure)
        owned = state.kept[seat]
        if kind == INFORMER:
            if self.parts.of_kind(owned, INFORMER) == 0:
                return worth.informer
            return worth.crystals(state, seat, 3)
        if kind == SHAO_NAAL:
            return worth.shao_naal if self.parts.of_kind(owned, SHAO_NAAL) == 0 else worth.shao_naal_again
        assert kind == SAFE
        return worth.safe * state.crystals[seat]

    def phantom(self, state: Situation, seat: i64) -> i64:
        """What it brings to get the Phantom, also by whom it is taken from."""
        holder: i64 = state.phantom
        if holder == seat:
            return 0
        total: i64 = self.worth.having_phantom(state, seat)
        if holder != NOBODY:
            total += self.threats[holder] * self.worth.having_phantom(state, holder) // CERTAIN
        return total

    def theft(self, state: Situation, seat: i64) -> i64:
        """Two crystals of the rival who is ahead, or of whoever has any."""
        most: i64 = 0
        for rival in range(self.parts.seats):
            if rival != seat and state.crystals[rival] > 0:
                most = max(most, min(2, state.crystals[rival]) * (CERTAIN + self.threats[rival]))
        return max(most * CRYSTAL // CERTAIN, 2 * self.worth.card)

    def ambush(self, state: Situation) -> i64:
        total: i64 = 0
        for rival in range(self.parts.seats):
            if state.crystals[rival] > 0:
                total += self.threats[rival]
        return CRYSTAL * total // CERTAIN

    def blast(self, state: Situation) -> i64:
        """The Mine for the rival whom it hurts most."""
        most: i64 = 0
        for rival in range(self.parts.seats):
            most = max(most, self.blasted(state, rival))
        return most

    def blasted(self, state: Situation, rival: i64) -> i64:
        return min(2, state.crystals[rival]) * CRYSTAL * self.threats[rival] // (2 * CERTAIN)

    def tribute(self, state: Situation, seat: i64) -> i64:
        """A crystal of every rival, or a strong card."""
        total: i64 = 0
        for rival in range(self.parts.seats):
            if rival != seat:
                if state.crystals[rival] > 0:
                    total += self.worth.tribute * (CERTAIN + self.threats[rival])
                elif state.hands.hand[rival] != 0:
                    total += self.worth.card * self.threats[rival]
        return total // CERTAIN

    def anywhere(self, state: Situation, seat: i64, hand: i64, but: i64) -> i64:
        """The best adventure of the table, once the asteroid field is paid."""
        left: i64 = hand
        symbol: i64 = self.parts.symbol(but, 0)
        fitting: i64 = cards.of_kind(hand, symbol)
        if fitting != 0:
            left -= fitting & -fitting
        has_phantom = state.phantom == seat
        best: i64 = 0
        for slot in range(self.parts.systems):
            adventure: i64 = state.ring.slots[slot]
            if adventure != NONE and self.parts.kinds[adventure] != ASTEROIDS:
                best = max(best, self.adventure(state, seat, left, adventure, 0, 0, has_phantom))
        return best
