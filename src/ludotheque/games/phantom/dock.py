"""The loading dock: the pile, cards put under it, the discards and the two holds.

The order of the pile is not kept: nobody can know it, so that the next card is drawn from it by chance. Only what was
put under the pile lies in order, and each such card is known to one seat or to all. Which cards the first pile holds is
known to nobody; every later one was discarded before all eyes, and leaves the pile before all eyes too.
"""

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.chance import Rng
from ludotheque.core.hashing import Key
from ludotheque.core.types import Ints, ints
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.parts import Parts

EVERYBODY: Final[i64] = -1
HIDDEN: Final[i64] = 63
"""Stands for a card under the pile that is still to be imagined."""


@final
@mypyc_attr(acyclic=True)
class Dock:
    def __init__(self, parts: Parts, pile: i64, discards: i64, under: Ints, holds: Ints, loads: Ints) -> None:
        self.parts = parts
        self.pile: i64 = pile
        self.discards: i64 = discards
        self.under: Ints = under
        """From top to bottom: the card, and who knows it."""
        self.holds: Ints = holds
        self.loads: Ints = loads
        self.shuffled: bool = False
        """Whether the pile was discarded and shuffled, so that all know which cards it holds (P21)."""

    @staticmethod
    def full(parts: Parts) -> "Dock":
        """Every card in the pile."""
        return Dock(parts, parts.equipment, 0, ints(0), ints(2), ints(2))

    def clone(self) -> "Dock":
        other = Dock(self.parts, self.pile, self.discards, self.under[:], self.holds[:], self.loads[:])
        other.shuffled = self.shuffled
        return other

    def add_to(self, key: Key, viewer: i64) -> None:
        """What a viewer knows; loads follow from the holds."""
        key.add_bits(self.holds[0])
        key.add_bits(self.holds[1])
        key.add_bits(self.discards)
        key.add_bits(self.known_pile())
        key.add_list(self.seen_under(viewer), 0, (HIDDEN << 4) | 15)

    # The pile.

    def size(self) -> i64:
        return cards.count(self.pile) + len(self.under)

    def can_turn(self) -> bool:
        return self.pile != 0 or len(self.under) > 0 or self.discards != 0

    def reshuffle(self) -> bool:
        """Where the pile is used up, the discards are the new one (P4)."""
        if self.pile != 0 or len(self.under) > 0:
            return False
        self.pile = self.discards
        self.discards = 0
        self.shuffled = True
        return True

    def known_pile(self) -> i64:
        """The cards of which all know that they are in the pile."""
        return self.pile if self.shuffled else 0

    def knows_top(self) -> bool:
        """Whether everybody knows already which card comes next."""
        return self.pile == 0 and self.knower(0) == EVERYBODY

    def turn_up(self, rng: Rng) -> i64:
        """The top card of a pile that is not used up."""
        if self.pile != 0:
            card: i64 = cards.any_of(self.pile, rng)
            self.pile -= cards.one(card)
            self.shuffled = self.shuffled and self.pile != 0
            return card
        top: i64 = self.card_under(0)
        self.under = self.under[1:]
        return top

    def bury(self, card: i64, knower: i64) -> None:
        self.under = append(self.under, (card << 4) | (knower + 1))

    def card_under(self, place: i64) -> i64:
        return self.under[place] >> 4

    def knower(self, place: i64) -> i64:
        """The seat that knows a card under the pile, or `EVERYBODY`."""
        return (self.under[place] & 15) - 1

    def is_known(self, place: i64, viewer: i64) -> bool:
        """Whether a viewer knows a card under the pile."""
        knower: i64 = self.knower(place)
        return knower in (EVERYBODY, viewer)

    def seen_under(self, viewer: i64) -> Ints:
        """The cards under the pile as a viewer knows them: of some, only who knows them."""
        seen = self.under[:]
        for place in range(len(seen)):
            if not self.is_known(place, viewer):
                seen[place] &= 15
        return seen

    def replace(self, place: i64, card: i64) -> None:
        self.under[place] = (card << 4) | (self.under[place] & 15)

    # The holds.

    def fits(self, hold: i64, card: i64) -> bool:
        """Whether a card may lie in a hold: within its load (R13), a Galaxol only in its own (R16)."""
        if card >= cards.SINGLES and card - cards.SINGLES != hold:
            return False
        return self.loads[hold] + self.parts.value[card] <= self.parts.hold_limit

    def has_room(self) -> bool:
        """Whether a hold has room, whatever fits into it."""
        limit: i64 = self.parts.hold_limit
        return self.loads[0] < limit or self.loads[1] < limit

    def load(self, hold: i64, card: i64) -> None:
        self.holds[hold] += cards.one(card)
        self.loads[hold] += self.parts.value[card]

    def unload(self, hold: i64) -> i64:
        """All cards of a hold."""
        found: i64 = self.holds[hold]
        self.holds[hold] = 0
        self.loads[hold] = 0
        return found
