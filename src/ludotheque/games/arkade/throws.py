"""Which dice to throw again: by what two dice are worth as they lie, and what they would be worth on the average."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.types import Ints, ints
from ludotheque.games.arkade.notation import KEEP, THROW_FIRST_DIE, THROW_SECOND_DIE

ROUNDS: Final[i64] = 2
"""With more throws to come than one after the next, two of three are the same as all."""


@final
@mypyc_attr(acyclic=True)
class Throws:
    """The worth of two dice, by what they show and by how often they may still be thrown."""

    def __init__(self, first_die: Ints, first_values: i64, second_die: Ints, second_values: i64) -> None:
        self.first_die = first_die
        self.first_values: i64 = first_values
        self.second_die = second_die
        self.second_values: i64 = second_values
        self.worth: Ints = ints(ROUNDS * first_values * second_values)

    def clear(self) -> None:
        """Whatever they show, they are worth nothing."""
        for place in range(self.first_values * self.second_values):
            self.worth[place] = 0

    def offer(self, first: i64, second: i64, worth: i64) -> None:
        """Dice that show this are worth so much as they lie, if not more."""
        place = first * self.second_values + second
        if worth > self.worth[place]:
            self.worth[place] = worth

    def think_ahead(self) -> None:
        """With another throw, dice are worth what the best of keeping and throwing brings on the average."""
        for again in range(1, ROUNDS):
            both = self.both(again - 1)
            for first in range(self.first_values):
                for second in range(self.second_values):
                    best = max(both, self.at(again - 1, first, second))
                    best = max(best, self.first(again - 1, second))
                    best = max(best, self.second(again - 1, first))
                    self.worth[(again * self.first_values + first) * self.second_values + second] = best

    def weigh(self, action: i64, left: i64, first: i64, second: i64) -> i64:
        """What keeping dice that show this, or throwing some of them again, is worth with so many throws left."""
        if action == KEEP:
            return self.at(0, first, second) + 1
        again: i64 = left - 1 if left <= ROUNDS else ROUNDS - 1
        if action == THROW_FIRST_DIE:
            return self.first(again, second)
        return self.second(again, first) if action == THROW_SECOND_DIE else self.both(again)

    def at(self, again: i64, first: i64, second: i64) -> i64:
        return self.worth[(again * self.first_values + first) * self.second_values + second]

    def first(self, again: i64, second: i64) -> i64:
        """The average over the first die."""
        total: i64 = 0
        for face in range(len(self.first_die)):
            total += self.at(again, self.first_die[face], second)
        return total // len(self.first_die)

    def second(self, again: i64, first: i64) -> i64:
        total: i64 = 0
        for face in range(len(self.second_die)):
            total += self.at(again, first, self.second_die[face])
        return total // len(self.second_die)

    def both(self, again: i64) -> i64:
        total: i64 = 0
        for face in range(len(self.first_die)):
            total += self.second(again, self.first_die[face])
        return total // len(self.first_die)
