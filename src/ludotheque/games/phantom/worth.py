"""What the things of Phantom are worth, in hundredths of a crystal; together they say who is likely to win.

The prices stand in `prices.toml`, by the names that are asked for here.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.odds import e_to
from ludotheque.core.prices import Prices
from ludotheque.core.types import Floats, Ints
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.odds import OF_ONE_VALUE
from ludotheque.games.phantom.parts import BLACK_MARKET, INFORMER, SHAO_NAAL
from ludotheque.games.phantom.situation import Situation

CRYSTAL: Final[i64] = 100
WON: Final[i64] = 3000
"""The game: more than anything else, and still a measure, so that half a chance of it is half as good."""


@final
@mypyc_attr(acyclic=True)
class Worth:
    """The prices."""

    def __init__(self, prices: Prices, seats: i64, target: i64) -> None:
        self.card: i64 = prices.one("card")
        self.galaxol: i64 = prices.one("galaxol")
        self.crowd: i64 = prices.one("crowd")
        """A card beyond the fifth; beyond the seventh, none is kept."""
        self.kind: i64 = prices.one("kind")
        """Another kind in the hand."""
        self.best: i64 = prices.one("best")
        self.second: i64 = prices.one("second")
        self.third: i64 = prices.one("third")
        """The strength of the best card, of the second, and of those after it, for each of its points."""
        self.near: i64 = prices.one("near")
        self.near_crystals: i64 = prices.one("near-crystals")
        """One of the last crystals before the target, beyond its worth; how many are the last."""
        self.surplus: i64 = prices.one("surplus")
        """A crystal more than one needs to win."""
        self.phantom: Ints = prices.row("phantom")
        """Having the Phantom, by the crystals that are still needed to win."""
        self.markets: Ints = prices.row("markets")
        """Black market cards, by their number: what they promise."""
        self.informer: i64 = prices.one("informer")
        self.shao_naal: i64 = prices.one("shao-naal")
        self.shao_naal_again: i64 = prices.one("shao-naal-again")
        """Keeping an informer, Shao'Naal, and another of him."""
        self.mine: i64 = prices.one("mine")
        self.blobulopode: i64 = prices.one("blobulopode")
        self.safe: i64 = prices.one("safe")
        """A crystal that is safe, beyond its worth."""
        self.turn: i64 = prices.one("turn")
        """To play next, and less and less for those who come later."""
        self.exile: i64 = prices.one("exile")
        self.tribute: i64 = prices.one("tribute")
        """What titans bring of each rival who has a crystal."""
        self.resupply: i64 = prices.one("resupply")
        self.slope: float = float(prices.one("steepness")) / 100_000.0 / float(target)
        """How much a hundredth of a crystal adds to the logarithm of the odds.

        The price is what all the crystals add that one needs to win, in thousandths of that logarithm.
        """
        self.scores: Floats = vec[float]([0.0] * seats)

    def hand(self, hand: i64) -> i64:
        """What cards are worth beyond what they can buy at once."""
        galaxols: i64 = cards.galaxols(hand)
        size: i64 = cards.ones(hand) + galaxols
        total: i64 = self.card * (min(size, 5) - min(galaxols, 5)) + self.galaxol * min(galaxols, 5)
        if size > 5:
            total += self.crowd * (min(size, 7) - 5)
        for number in range(5):
            if cards.of_kind(hand, number) != 0:
                total += self.kind
        return total + self.strength(hand)

    def strength(self, hand: i64) -> i64:
        """The best card, the second, and of those after it one of each value."""
        total: i64 = 0
        counted: i64 = 0
        value: i64 = cards.VALUES
        while value > 0:
            found: i64 = hand & (OF_ONE_VALUE << (value - 1))
            while found != 0:
                if counted >= 2:
                    total += self.third * value
                    found = 0
                else:
                    total += (self.best if counted == 0 else self.second) * value
                    counted += 1
                    found &= found - 1
            value -= 1
        return total

    def having_phantom(self, state: Situation, seat: i64) -> i64:
        need: i64 = state.parts.target - state.wealth(seat)
        return self.phantom[max(0, min(need, len(self.phantom) - 1))]

    def wealth(self, crystals: i64, target: i64) -> i64:
        """What a seat's crystals are worth, all together."""
        total: i64 = CRYSTAL * min(crystals, target)
        if crystals > target - self.near_crystals:
            total += self.near * (min(crystals, target) - target + self.near_crystals)
        if crystals > target:
            total += self.surplus * (crystals - target)
        return total

    def crystals(self, state: Situation, seat: i64, more: i64) -> i64:
        """So many crystals more."""
        owned: i64 = state.wealth(seat)
        target: i64 = state.parts.target
        return self.wealth(owned + more, target) - self.wealth(owned, target)

    def kept(self, state: Situation, seat: i64) -> i64:
        owned: i64 = state.kept[seat]
        if owned == 0:
            return 0
        parts = state.parts
        total: i64 = self.markets[min(parts.of_kind(owned, BLACK_MARKET), len(self.markets) - 1)]
        if parts.of_kind(owned, INFORMER) > 0:
            total += self.informer
        if parts.of_kind(owned, SHAO_NAAL) > 0:
            total += self.shao_naal
        return total

    def standing(self, state: Situation, seat: i64) -> i64:
        """How a seat stands, but for its cards."""
        total: i64 = self.wealth(state.wealth(seat), state.parts.target) + self.safe * state.safes[seat]
        if state.phantom == seat:
            total += self.having_phantom(state, seat)
        if state.mine == seat:
            total += self.mine
        if state.blobulopode == seat:
            total += self.blobulopode
        if state.places[seat] == 0:
            total += self.exile
        before: i64 = seat - state.turn
        if before < 0:
            before += state.parts.seats
        return total - self.turn * before // state.parts.seats + self.kept(state, seat)

    def threats(self, state: Situation, seat: i64, into: Ints) -> None:
        """Of a thousand games that the rivals win, how many each of them wins."""
        whole: float = 0.0
        for rival in range(state.parts.seats):
            if rival != seat:
                self.scores[rival] = e_to(self.slope * float(self.standing(state, rival)))
                whole += self.scores[rival]
        for rival in range(state.parts.seats):
            into[rival] = 0
            if rival != seat:
                into[rival] = i64(1000.0 * self.scores[rival] / whole)
