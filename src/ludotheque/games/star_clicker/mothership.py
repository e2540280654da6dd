"""The mothership: stacks of Creepers, floppy disks, and the tokens that are neither on the board nor a pilot's.

The order of the deck is nobody's, the program's neither: the next floppy disk is drawn when it is turned up.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.chance import Rng
from ludotheque.core.hashing import Key
from ludotheque.core.types import Ints, ints
from ludotheque.games.star_clicker.board import NONE
from ludotheque.games.star_clicker.parts import Parts

STACKS: Final[i64] = 4

# What a floppy disk does.

ION_GUNS: Final[i64] = 0
ATTACK: Final[i64] = 1
OUTAGE: Final[i64] = 2
PROBLEM: Final[i64] = 3
DOUBLE_ATTACK: Final[i64] = 4
ION_RAYS: Final[i64] = 5
BUG: Final[i64] = 6
FLOPPIES: Final = ["ion-guns", "attack", "outage", "problem", "double-attack", "ion-rays", "bug"]

# Where a floppy disk is: perhaps in the deck, on the discards, beside the mothership, or in the box for certain.

UNSEEN: Final[i64] = 0
DISCARDED: Final[i64] = 1
OPEN: Final[i64] = 2
LEFT_OUT: Final[i64] = 3


@final
@mypyc_attr(acyclic=True)
class Mothership:
    """The enemy's side of the table."""

    def __init__(self, parts: Parts, stacks: Ints, floppies: Ints) -> None:
        self.parts = parts
        self.stacks: Ints = stacks
        self.floppies: Ints = floppies
        """By floppy disk: where it is."""
        self.deck: i64 = parts.deck
        """How many floppy disks lie face down."""
        self.open: i64 = NONE
        """The floppy disk that was drawn last."""
        self.reserve: i64 = 0
        """Energy that is nobody's."""
        self.lost: i64 = 0
        """Creepers that left the game: they reached the planet, or it was lost as they came."""

    @staticmethod
    def full(parts: Parts) -> "Mothership":
        return Mothership(parts, parts.stacks[:], ints(len(parts.floppies), UNSEEN))

    def clone(self) -> "Mothership":
        other = Mothership(self.parts, self.stacks[:], self.floppies[:])
        other.deck = self.deck
        other.open = self.open
        other.reserve = self.reserve
        other.lost = self.lost
        return other

    def add_to(self, key: Key) -> None:
        """The deck and the open floppy disk follow from where all of them are, the reserve from all other tokens."""
        key.add_all(self.stacks, 0, self.parts.tokens)
        key.add_all(self.floppies, UNSEEN, LEFT_OUT)
        key.add(self.lost, 0, self.parts.tokens)

    def kind(self) -> i64:
        return self.parts.kinds[self.open] if self.open != NONE else NONE

    def problem(self) -> i64:
        """The button of the technical problem that holds now, or `NONE`."""
        return self.parts.details[self.open] if self.kind() == PROBLEM else NONE

    def leftmost(self) -> i64:
        """The stack from which the next Creeper comes."""
        stack: i64 = 0
        while stack < STACKS - 1 and self.stacks[stack] == 0:
            stack += 1
        return stack

    # The deck.

    def discard(self) -> None:
        if self.open != NONE:
            self.floppies[self.open] = DISCARDED
            self.open = NONE

    def reshuffle(self) -> None:
        """Make a new deck of the discards; from now on it is known which floppy disks it holds (S18)."""
        self.deck = 0
        for floppy in range(len(self.floppies)):
            if self.floppies[floppy] == DISCARDED:
                self.floppies[floppy] = UNSEEN
                self.deck += 1
            else:
                self.floppies[floppy] = LEFT_OUT

    def draw(self, rng: Rng) -> None:
        """Turn up the next floppy disk.

        Of the cards left, those of level 1 are there for certain and the rest are any of the others still unseen.
        """
        sure: i64 = self.unseen(1)
        number: i64 = rng.below(self.deck)
        basic: i64 = 1
        if number >= sure:
            basic = 0
            number = rng.below(self.unseen(0))
        floppy: i64 = 0
        while number > 0 or self.floppies[floppy] != UNSEEN or self.parts.basic[floppy] != basic:
            if self.floppies[floppy] == UNSEEN and self.parts.basic[floppy] == basic:
                number -= 1
            floppy += 1
        self.floppies[floppy] = OPEN
        self.open = floppy
        self.deck -= 1
        if self.deck == self.unseen(1):
            self.leave_out_the_others()

    def leave_out_the_others(self) -> None:
        """Once no room is left for them in the deck, it is known which ones are not in it."""
        for floppy in range(len(self.floppies)):
            if self.floppies[floppy] == UNSEEN and self.parts.basic[floppy] == 0:
                self.floppies[floppy] = LEFT_OUT

    def unseen(self, basic: i64) -> i64:
        """How many floppy disks may still come, of level 1 or of the others."""
        count: i64 = 0
        for floppy in range(len(self.floppies)):
            if self.floppies[floppy] == UNSEEN and self.parts.basic[floppy] == basic:
                count += 1
        return count
