"""The dice of both players: the Alien's two, and the defender's fire die and movement die.

Seat 0 holds the Alien's dice 0 and 1; seat 1 the fire die, 2, and the movement die, 3. Colour dice show the number of
a colour, the movement die a column counted from 0.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.chance import Rng
from ludotheque.core.hashing import Key
from ludotheque.core.types import Ints, ints
from ludotheque.games.arkade.parts import NONE, Parts

FIRE: Final[i64] = 2
MOVEMENT: Final[i64] = 3


@final
@mypyc_attr(acyclic=True)
class Dice:
    """What the four dice show, and which have been used."""

    def __init__(self, parts: Parts, shown: Ints, used: Ints) -> None:
        self.parts = parts
        self.shown: Ints = shown
        self.used: Ints = used

    @staticmethod
    def fresh(parts: Parts) -> "Dice":
        return Dice(parts, ints(4, NONE), ints(4))

    def clone(self) -> "Dice":
        return Dice(self.parts, self.shown[:], self.used[:])

    def add_to(self, key: Key) -> None:
        most = max(self.parts.colours, self.parts.columns) - 1
        key.add_all(self.shown, NONE, most)
        key.add_all(self.used, 0, 1)

    def faces(self, die: i64) -> Ints:
        if die == MOVEMENT:
            return self.parts.movement_die
        return self.parts.fire_die if die == FIRE else self.parts.alien_die

    def lie(self, seat: i64) -> bool:
        """Whether the dice of a seat have been thrown and lie on the table."""
        return self.shown[2 * seat] != NONE

    def roll(self, die: i64, rng: Rng) -> None:
        faces = self.faces(die)
        self.shown[die] = faces[rng.below(len(faces))]
        self.used[die] = 0

    def pick_up(self, seat: i64) -> None:
        """Whatever they showed is lost (A26)."""
        for die in range(2 * seat, 2 * seat + 2):
            self.shown[die] = NONE
            self.used[die] = 0

    def unused(self, die: i64) -> bool:
        return self.shown[die] != NONE and self.used[die] == 0

    def colours_left(self) -> i64:
        """The colours that the Alien's unused dice show, as a set of bits."""
        one: i64 = 1
        found: i64 = 0
        for die in range(2):
            if self.unused(die):
                found |= one << self.shown[die]
        return found

    def for_colour(self, colour: i64) -> i64:
        """The Alien's first unused die that shows a colour, `NONE` if there is none."""
        if self.shown[0] == colour and self.used[0] == 0:
            return 0
        if self.shown[1] == colour and self.used[1] == 0:
            return 1
        return NONE

    # Plain data.

    def told(self, seat: i64) -> list[str | int]:
        """What the dice of a seat show, nothing if they do not lie."""
        return [self.face(die) for die in range(2 * seat, 2 * seat + 2)] if self.lie(seat) else []

    def face(self, die: i64) -> str | int:
        return self.shown[die] + 1 if die == MOVEMENT else self.parts.names[self.shown[die]]

    def text(self, die: i64) -> str | int:
        """What a die shows, to be put into words."""
        return self.shown[die] + 1 if die == MOVEMENT else self.parts.colour_text(self.shown[die])
