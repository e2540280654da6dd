"""Hashes of situations for search: the same compiled and uncompiled."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.types import Ints

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


@final
@mypyc_attr(acyclic=True)
class Key:
    """The key of a situation while it is put together. Each number comes with its range, so none runs into the next.

    What follows must depend on nothing but the game and the numbers before it: of a list, add the length first.
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
        """An array of numbers, each from `least` to `most`; its length never changes in this game."""
        size: i64 = most - least + 1
        if size > WIDE:
            for each in range(len(numbers)):
                self.add(numbers[each], least, most)
            return
        packed: i64 = self.packed
        span: i64 = self.span
        for index in range(len(numbers)):
            number: i64 = numbers[index]
            if number < least or number > most:
                outside(number, least, most)
            packed = packed * size + number - least
            span *= size
            if span >= FULL:
                self.stirred = mixed(self.stirred, packed)
                packed = 0
                span = 1
        self.packed = packed
        self.span = span

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
