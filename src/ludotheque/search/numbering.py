"""Situations numbered as they come, found again by their keys."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.types import Ints, ints

NONE: Final[i64] = -1

SMALLEST: Final[i64] = 1024


@final
@mypyc_attr(acyclic=True)
class Numbering:
    """A hash table with open addressing: the first key has number 0, the next 1, and so on."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.keys: Ints = ints(SMALLEST)
        self.numbers: Ints = ints(SMALLEST, NONE)

    def clear(self) -> None:
        self.size = 0
        for slot in range(len(self.numbers)):
            self.numbers[slot] = NONE

    def find(self, key: i64) -> i64:
        """The number of a key, or `NONE`."""
        return self.numbers[self.slot(key)]

    def add(self, key: i64) -> i64:
        """The number of a key that was not there."""
        if 2 * self.size >= len(self.keys):
            self.spread()
        self.put(key, self.size)
        self.size += 1
        return self.size - 1

    def listed(self) -> list[int]:
        """All keys, by their numbers."""
        found = [0] * self.size
        for slot in range(len(self.numbers)):
            if self.numbers[slot] != NONE:
                found[self.numbers[slot]] = self.keys[slot]
        return found

    def slot(self, key: i64) -> i64:
        """Where a key is, or where it belongs."""
        mask: i64 = len(self.keys) - 1
        slot: i64 = key & mask
        while self.numbers[slot] != NONE and self.keys[slot] != key:
            slot = (slot + 1) & mask
        return slot

    def put(self, key: i64, number: i64) -> None:
        slot = self.slot(key)
        self.keys[slot] = key
        self.numbers[slot] = number

    def spread(self) -> None:
        """Twice the room."""
        keys = self.keys
        numbers = self.numbers
        self.keys = ints(2 * len(keys))
        self.numbers = ints(2 * len(keys), NONE)
        for slot in range(len(keys)):
            if numbers[slot] != NONE:
                self.put(keys[slot], numbers[slot])
