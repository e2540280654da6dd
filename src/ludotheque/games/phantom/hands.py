"""Hands, and what everybody knows of the hands of others (P21).

A card is known to whoever saw it enter. Once it is seen to leave, it is known no more; when a card leaves unseen, all
that was known of that hand lapses for those who did not see it.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.hashing import Key
from ludotheque.core.types import Ints, ints
from ludotheque.games.phantom import cards

NOBODY: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class Hands:
    """`hand` by seat; `known` by viewer and owner. The viewer after the last seat is the public: what all know."""

    def __init__(self, seats: i64, strong: i64, hand: Ints, known: Ints, weak: Ints) -> None:
        self.seats: i64 = seats
        self.strong: i64 = strong
        """The cards that titans want."""
        self.hand: Ints = hand
        self.known: Ints = known
        self.weak: Ints = weak
        """By owner: of the cards that not all know, so many are known to all not to be strong."""

    @staticmethod
    def empty(seats: i64, strong: i64) -> "Hands":
        return Hands(seats, strong, ints(seats), ints((seats + 1) * seats), ints(seats))

    def clone(self) -> "Hands":
        return Hands(self.seats, self.strong, self.hand[:], self.known[:], self.weak[:])

    def add_to(self, key: Key, viewer: i64) -> None:
        """What a viewer knows of all hands; of the own one also what the others know of it."""
        for owner in range(self.seats):
            key.add(self.weak[owner], 0, cards.MOST_CARDS)
            key.add_bits(self.known_to(viewer, owner))
            key.add_bits(self.known_to_all(owner))
            if owner == viewer:
                for other in range(self.seats):
                    key.add_bits(self.known_to(other, owner))

    def size(self, owner: i64) -> i64:
        return cards.count(self.hand[owner])

    def known_to(self, viewer: i64, owner: i64) -> i64:
        """What a seat, or anybody (`NOBODY` in particular), knows of a hand; one's own is known."""
        if viewer == owner:
            return self.hand[owner]
        row: i64 = self.seats if viewer == NOBODY else viewer
        return self.known[row * self.seats + owner]

    def known_to_all(self, owner: i64) -> i64:
        return self.known[self.seats * self.seats + owner]

    def enter(self, owner: i64, added: i64) -> None:
        """Cards enter a hand and everybody sees them."""
        self.hand[owner] += added
        place: i64 = owner
        for viewer in range(self.seats + 1):
            if viewer != owner:
                self.known[place] += added
            place += self.seats

    def enter_unseen(self, owner: i64, card: i64, witness: i64) -> None:
        """A card enters a hand, and at most one other seat sees it."""
        self.hand[owner] += cards.one(card)
        if witness != NOBODY:
            self.known[witness * self.seats + owner] += cards.one(card)

    def leave(self, owner: i64, card: i64) -> None:
        """A card leaves a hand and everybody sees it."""
        gone: i64 = cards.one(card)
        self.hand[owner] -= gone
        if self.weak[owner] > 0 and not self.is_strong(card) and not cards.has(self.known_to_all(owner), card):
            self.weak[owner] -= 1
        place: i64 = owner
        for viewer in range(self.seats + 1):
            if viewer != owner and cards.has(self.known[place], card):
                self.known[place] -= gone
            place += self.seats

    def leave_unseen(self, owner: i64, card: i64, witness: i64) -> None:
        """A card leaves a hand, and at most one other seat sees it: for all others everything lapses."""
        gone: i64 = cards.one(card)
        self.hand[owner] -= gone
        self.weak[owner] = 0
        place: i64 = owner
        for viewer in range(self.seats + 1):
            if viewer != witness:
                self.known[place] = 0
            elif cards.has(self.known[place], card):
                self.known[place] -= gone
            place += self.seats

    def is_strong(self, card: i64) -> bool:
        return cards.has(self.strong, card)

    def has_strong(self, owner: i64) -> bool:
        return self.hand[owner] & self.strong != 0

    def show_weak(self, owner: i64) -> None:
        """Titans passed this hand over: all that not everybody knows of it is known not to be strong."""
        self.weak[owner] = cards.count(self.hand[owner] - self.known_to_all(owner))

    def surely_weak(self, viewer: i64, owner: i64) -> i64:
        """Of the cards that a viewer does not know, how many cannot be strong."""
        more: i64 = self.known_to(viewer, owner) - self.known_to_all(owner)
        left: i64 = self.weak[owner] - cards.count(more & ~self.strong)
        if left > 0:
            return left
        return 0

    def forget(self, viewer: i64) -> None:
        """Leave of what the others know only what this viewer knows that they know: all of it about the own hand."""
        for other in range(self.seats):
            for owner in range(self.seats):
                if other != viewer and owner != viewer and owner != other:
                    self.known[other * self.seats + owner] = self.known_to_all(owner)
