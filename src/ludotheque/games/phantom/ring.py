"""The star map: a ring of systems that turns under the adventures around it, with their deck and discards.

Adventures are numbered by name: equal cards are one adventure. A set of them is one whole number with a bit for each
card; of equal cards, the first ones are in the set. Slots lie around the table; a system is at another slot when the
map has turned.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.chance import Rng
from ludotheque.core.hashing import Key
from ludotheque.core.types import Ints, ints
from ludotheque.games.phantom.parts import Parts

NONE: Final[i64] = -1
RED_GLIX: Final[i64] = 0
"""The station in the middle; systems are numbered from 1."""


@final
@mypyc_attr(acyclic=True)
class Ring:
    def __init__(self, parts: Parts, slots: Ints) -> None:
        self.parts = parts
        self.slots: Ints = slots
        self.turned: i64 = 0
        self.deck: i64 = 0
        self.past: i64 = 0
        self.lived: i64 = 0
        """Adventures of this turn, discarded at its end."""

    @staticmethod
    def full(parts: Parts) -> "Ring":
        """Every adventure in the deck."""
        ring = Ring(parts, ints(parts.systems, NONE))
        ring.deck = parts.adventures
        return ring

    def clone(self) -> "Ring":
        other = Ring(self.parts, self.slots[:])
        other.turned = self.turned
        other.deck = self.deck
        other.past = self.past
        other.lived = self.lived
        return other

    def add_to(self, key: Key) -> None:
        """All of it is open; the deck is what lies nowhere else."""
        key.add(self.turned, 0, self.parts.systems - 1)
        key.add_all(self.slots, NONE, len(self.parts.kinds) - 1)
        key.add_bits(self.past)
        key.add_bits(self.lived)

    def slot(self, system: i64) -> i64:
        return (system - 1 + self.turned) % self.parts.systems

    def system(self, slot: i64) -> i64:
        """The system that lies at a slot now."""
        return (slot - self.turned + self.parts.systems) % self.parts.systems + 1

    def adventure(self, system: i64) -> i64:
        """The adventure at a system, or `NONE`; there is none at Red-Glix."""
        return NONE if system <= RED_GLIX else self.slots[self.slot(system)]

    def turn(self, notches: i64) -> None:
        self.turned = (self.turned + notches) % self.parts.systems

    def reshuffle(self) -> bool:
        """Where the deck is used up, the discards are the new one (P10)."""
        if self.deck != 0 or self.past == 0:
            return False
        self.deck = self.past
        self.past = 0
        return True

    def draw(self, rng: Rng) -> i64:
        """The next adventure; `NONE` if there is none left."""
        if self.deck == 0:
            return NONE
        found: i64 = self.parts.any_adventure(self.deck, rng)
        self.deck = self.parts.without_adventure(self.deck, found)
        return found
