"""The dashboards: nine buttons for each pilot, face down in groups of three, and what has been seen of them.

A button that nobody has seen since its group was last shuffled is drawn when it is: each of the group's buttons that
are not known to lie elsewhere is as likely as the others.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.chance import Rng
from ludotheque.core.hashing import Key
from ludotheque.core.types import Ints, ints
from ludotheque.games.star_clicker.board import NONE
from ludotheque.games.star_clicker.buttons import GROUP, PLACES, REPLICATOR
from ludotheque.games.star_clicker.parts import Parts

NEVER_SEEN: Final[i64] = 0


@final
@mypyc_attr(acyclic=True)
class Dashboards:
    """All dashboards in one array, nine places for each seat."""

    def __init__(self, parts: Parts, known: Ints, seen: Ints, visible: Ints) -> None:
        self.parts = parts
        self.known: Ints = known
        """The button of each place that was seen since its group was last shuffled, or `NONE`."""
        self.seen: Ints = seen
        """The round in which it was last seen: people forget, and so do some bots."""
        self.visible: Ints = visible
        """By seat, the places that lie face up, as a set of bits."""

    @staticmethod
    def face_down(parts: Parts) -> "Dashboards":
        """Every button shuffled in its group (R2)."""
        places: i64 = PLACES * parts.seats
        return Dashboards(parts, ints(places, NONE), ints(places, NEVER_SEEN), ints(parts.seats))

    def clone(self) -> "Dashboards":
        return Dashboards(self.parts, self.known[:], self.seen[:], self.visible[:])

    def add_to(self, key: Key) -> None:
        key.add_all(self.known, NONE, REPLICATOR)
        key.add_all(self.visible, 0, (1 << PLACES) - 1)
        key.add_counts(self.seen)

    def is_visible(self, seat: i64, place: i64) -> bool:
        return (self.visible[seat] >> place) & 1 == 1

    def pressed(self, seat: i64) -> i64:
        """How many buttons of a pilot lie face up."""
        count: i64 = 0
        for place in range(PLACES):
            if self.is_visible(seat, place):
                count += 1
        return count

    def shows(self, seat: i64, button: i64) -> bool:
        """Whether this button of a pilot lies face up."""
        for place in range(PLACES):
            if self.known[PLACES * seat + place] == button and self.is_visible(seat, place):
                return True
        return False

    def is_known(self, seat: i64, place: i64) -> bool:
        return self.known[PLACES * seat + place] != NONE

    def could_be(self, seat: i64, place: i64, button: i64) -> bool:
        """Whether this button of the group may lie on a place that is not known: it is not known on another one."""
        first: i64 = PLACES * seat + place - place % GROUP
        for other in range(first, first + GROUP):
            if self.known[other] == button:
                return False
        return True

    def look(self, seat: i64, place: i64, round: i64, rng: Rng) -> i64:
        """See a button, now for everybody (S2)."""
        index: i64 = PLACES * seat + place
        if self.known[index] == NONE:
            self.known[index] = self.drawn(seat, place, rng)
        self.seen[index] = round
        return self.known[index]

    def drawn(self, seat: i64, place: i64, rng: Rng) -> i64:
        """One of those that may lie there, each as likely as the others."""
        group: i64 = place - place % GROUP
        choices: i64 = 0
        found: i64 = NONE
        for index in range(group, group + GROUP):
            if self.could_be(seat, place, self.parts.buttons[index]):
                choices += 1
        number: i64 = rng.below(choices)
        for index in range(group, group + GROUP):
            if self.could_be(seat, place, self.parts.buttons[index]):
                if number == 0:
                    found = self.parts.buttons[index]
                number -= 1
        return found

    def turn_face_up(self, seat: i64, place: i64) -> None:
        bit: i64 = 1
        self.visible[seat] |= bit << place

    def turn_all_face_down(self) -> None:
        for seat in range(self.parts.seats):
            self.visible[seat] = 0

    def shuffle(self, group: i64) -> None:
        """Every pilot mixes the three buttons of a group in secret (S12)."""
        for seat in range(self.parts.seats):
            first: i64 = PLACES * seat + GROUP * group
            for index in range(first, first + GROUP):
                self.known[index] = NONE
                self.seen[index] = NEVER_SEEN

    def copyable(self, seat: i64, problem: i64) -> i64:
        """The buttons that a pilot's replicator may copy, as a set of bits (S14)."""
        found: i64 = 0
        one: i64 = 1
        for other in range(self.parts.seats):
            if other != seat and self.visible[other] != 0:
                for place in range(PLACES):
                    if self.is_visible(other, place):
                        found |= one << self.known[PLACES * other + place]
        found &= ~(one << REPLICATOR)
        if problem != NONE:
            found &= ~(one << problem)
        return found
