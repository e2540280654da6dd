"""What lies between two fighters: who decided, their cards, their dice, and who made the other throw again."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.events import only
from ludotheque.core.hashing import Key
from ludotheque.core.types import Ints, ints
from ludotheque.games.phantom.cards import NO_CARD

ATTACKER: Final[i64] = 0
DEFENDER: Final[i64] = 1
BOTH: Final[i64] = 3
NOT_THROWN: Final[i64] = 0
NOBODY: Final[i64] = -1
MOST_FACE: Final[i64] = 9
"""No face of a die counts more."""
COVERED: Final[i64] = 62
"""A card of which only is known that it lies there."""


@final
@mypyc_attr(acyclic=True)
class Duel:
    """A fight, or room for the next one. The sides are the attacker, 0, and the defender, 1.

    A card that is not shown yet is still part of its owner's hand; one that is shown lies here and nowhere else.
    """

    def __init__(self, fighters: Ints, cards: Ints, dice: Ints) -> None:
        self.fighters: Ints = fighters
        """The two seats, `NOBODY` while there is no fight."""
        self.cards: Ints = cards
        self.dice: Ints = dice
        self.decided: i64 = 0
        self.shown: i64 = 0
        self.used: i64 = 0
        """Sets of sides: who has decided, whose card is shown, who has used Shao'Naal."""
        self.asked: i64 = NOBODY
        """The side that may make the other throw again."""

    @staticmethod
    def none() -> "Duel":
        return Duel(ints(2, NOBODY), ints(2, NO_CARD), ints(2))

    def clone(self) -> "Duel":
        other = Duel(self.fighters[:], self.cards[:], self.dice[:])
        other.decided = self.decided
        other.shown = self.shown
        other.used = self.used
        other.asked = self.asked
        return other

    def add_to(self, key: Key, viewer: i64) -> None:
        """What a viewer knows.

        Whether a fight is on follows from the phase, who fights from who stands where, whom Shao'Naal asks from whose
        die lies, and which cards are shown from which can be seen, or are in no hand any more.
        """
        if not self.is_on():
            return
        key.add_all(self.dice, NOT_THROWN, MOST_FACE)
        key.add(self.decided, 0, BOTH)
        key.add(self.used, 0, BOTH)
        for side in range(2):
            key.add(self.seen_card(side, viewer), NO_CARD, COVERED)

    def seen_card(self, side: i64, viewer: i64) -> i64:
        """The card of a side as a viewer sees it: whether there is one is a secret until both have decided."""
        if self.fighters[side] == viewer or self.is_shown(side) or self.cards[side] == NO_CARD:
            return self.cards[side]
        return COVERED if self.decided == BOTH else NO_CARD

    def begin(self, attacker: i64, defender: i64) -> None:
        self.fighters[ATTACKER] = attacker
        self.fighters[DEFENDER] = defender

    def end(self) -> None:
        for side in range(2):
            self.fighters[side] = NOBODY
            self.cards[side] = NO_CARD
            self.dice[side] = NOT_THROWN
        self.decided = 0
        self.shown = 0
        self.used = 0
        self.asked = NOBODY

    def undecided(self) -> i64:
        """The fighters who have not decided yet, as a set of seats."""
        seats: i64 = 0
        for side in range(2):
            if not self.has_decided(side):
                seats |= only(self.fighters[side])
        return seats

    def is_on(self) -> bool:
        return self.fighters[ATTACKER] != NOBODY

    def side(self, seat: i64) -> i64:
        """The side on which a seat fights, or `NOBODY`."""
        if seat == self.fighters[ATTACKER]:
            return ATTACKER
        return DEFENDER if seat == self.fighters[DEFENDER] else NOBODY

    def has_decided(self, side: i64) -> bool:
        return (self.decided >> side) & 1 == 1

    def is_shown(self, side: i64) -> bool:
        return (self.shown >> side) & 1 == 1

    def has_used(self, side: i64) -> bool:
        return (self.used >> side) & 1 == 1

    def is_hidden(self, side: i64) -> bool:
        """Whether a card of this side lies face down."""
        return self.cards[side] != NO_CARD and not self.is_shown(side)
