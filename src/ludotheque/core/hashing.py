"""Hashes of situations for search: the same compiled and uncompiled."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.types import Ints

BITS: Final[i64] = 62
MASK: Final[i64] = 0x3FFFFFFFFFFFFFFF
GOLDEN: Final[i64] = 0x278DDE6E5FD29F05
FACTOR: Final[i64] = 0x1D8E4E27C47D124F
"""The first is 2^62 through the golden ratio: of all numbers its small multiples lie furthest apart."""

WIDE: Final[i64] = 1 << 20
"""A number of more values than this is stirred in by itself; smaller ones are packed together first."""

FULL: Final[i64] = 1 << 41


def mixed(key: i64, value: i64) -> i64:
    """A key of 62 bits that `value` has been stirred into; overflow is masked away, so that wrapping does not show.

    Any key will do to begin with: two pairs of numbers below 2^30 never give the same.
    """
    result: i64 = (key * GOLDEN + value) & MASK
    result ^= result >> 31
    result = (result * FACTOR) & MASK
    return result ^ (result >> 29)


def outside(number: i64, least: i64, most: i64) -> None:
    raise ValueError(f"{number} is outside {least} to {most}, the range that this key was told")


def some_outside(numbers: Ints, least: i64, most: i64) -> None:
    for index in range(len(numbers)):
        if not least <= numbers[index] <= most:
            outside(numbers[index], least, most)


@final
@mypyc_attr(acyclic=True)
class Key:
    """The key of a situation while it is put together. Each number comes with its range, so none runs into the next.

    What follows must depend on nothing but the game and the numbers before it: `add_list` adds the length too.
    """

    def __init__(self) -> None:
        self.stirred: i64 = 0
        self.packed: i64 = 0
        self.span: i64 = 1
        """How many values the packed numbers can have together."""

    def add(self, number: i64, least: i64, most: i64) -> None:
        """One more number, from `least` to `most`."""
        if number < least or number > most:
            outside(number, least, most)
        size: i64 = most - least + 1
        if size > WIDE:
            self.stirred = mixed(self.stirred, number - least)
            return
        self.packed = self.packed * size + number - least
        self.span *= size
        if self.span >= FULL:
            self.stir()

    def add_all(self, numbers: Ints, least: i64, most: i64) -> None:
        """An array of numbers, each from `least` to `most`; its length never changes in this game.

        They are packed into words of their own, each number in as many bits as the range has.
        """
        size: i64 = most - least
        bits: i64 = 0
        while size >> bits > 0:
            bits += 1
        word: i64 = 0
        room: i64 = BITS
        wrong: i64 = 0
        for index in range(len(numbers)):
            above: i64 = numbers[index] - least
            wrong |= above | (size - above)
            room -= bits
            if room < 0:
                self.stirred = mixed(self.stirred, word)
                word = 0
                room = BITS - bits
            word = (word << bits) | above
        if wrong < 0:
            some_outside(numbers, least, most)
        self.stirred = mixed(self.stirred, word)

    def add_list(self, numbers: Ints, least: i64, most: i64) -> None:
        """An array of any length, so that what follows is not taken for more of it."""
        self.add_bits(len(numbers))
        self.add_all(numbers, least, most)

    def add_counts(self, numbers: Ints) -> None:
        """An array of numbers from 0 of which nothing more is known; its length never changes in this game."""
        most: i64 = 0
        for index in range(len(numbers)):
            if numbers[index] > most:
                most = numbers[index]
        self.add_bits(most)
        self.add_all(numbers, 0, most)

    def add_bits(self, bits: i64) -> None:
        """A set of bits, or any number from 0 of which nothing more is known."""
        if bits < 0 or bits > MASK:
            outside(bits, 0, MASK)
        self.stirred = mixed(self.stirred, bits)

    def add_flag(self, flag: bool) -> None:
        self.add(1 if flag else 0, 0, 1)

    def stir(self) -> None:
        self.stirred = mixed(self.stirred, self.packed)
        self.packed = 0
        self.span = 1

    def value(self) -> i64:
        """The key of all that has been added, which may be asked again and again."""
        return mixed(self.stirred, self.packed)
