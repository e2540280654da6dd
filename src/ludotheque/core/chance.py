"""Chance: one small seeded generator, part of the state, the same compiled and uncompiled.

The generator is sfc32 (Chris Doty-Humphrey's "small fast counting" generator): three words of 32 bits and a counter.
Every intermediate value fits 63 bits, so nothing depends on how an overflow wraps.
"""

from hashlib import sha256
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.types import Ints

WORD: Final[i64] = 0xFFFFFFFF
HALF: Final[i64] = 0x7FFFFFFF
MOST: Final[i64] = 0x7FFFFFFFFFFFFFFF
"""The largest number that a word of a machine holds, and the largest bound."""


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A stream of chance that is fully given by its seed.

    >>> [Rng("seed").below(6) for _ in range(3)] == [Rng("seed").below(6)] * 3
    True
    """

    def __init__(self, seed: str | None) -> None:
        """The stream of a seed; without one it stands nowhere yet, for `at`, `clone` and `fork` to place."""
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.drawn: i64 = 1
        if seed is not None:
            self.sow(seed)

    def sow(self, seed: str) -> None:
        """Begin the stream of a seed."""
        digest = sha256(seed.encode()).digest()
        self.a = int.from_bytes(digest[0:4], "little")
        self.b = int.from_bytes(digest[4:8], "little")
        self.c = int.from_bytes(digest[8:12], "little")
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        drawn: i64 = self.drawn
        result: i64 = (a + b + drawn) & WORD
        self.drawn = (drawn + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + result) & WORD
        return result

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to bound - 1, each exactly as likely as the others; bound is 1 to 2 ** 63 - 1."""
        if (bound - 1) >> 31 != 0:
            return self.below_more(bound)
        product: i64 = self.word() * bound
        low: i64 = product & WORD
        if low < bound:
            threshold: i64 = (WORD + 1 - bound) % bound
            while low < threshold:
                product = self.word() * bound
                low = product & WORD
        return product >> 32

    def below_more(self, bound: i64) -> i64:
        """The same beyond 2 ** 31, where one word is not enough: as many bits as are needed, until they are below."""
        if bound < 1:
            raise ValueError(f"there is no whole number from 0 to below {bound}; a bound is 1 or more")
        if bound > MOST:
            raise OverflowError(f"a bound is at most {MOST}")
        mask: i64 = HALF
        while mask < bound - 1:
            mask = mask << 1 | 1
        while True:
            high: i64 = self.word() & HALF
            found: i64 = (high << 32 | self.word()) & mask
            if found < bound:
                return found

    def shuffle(self, items: Ints) -> None:
        """Put the items into an order of which each is as likely as the others."""
        last: i64 = len(items) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            held: i64 = items[last]
            items[last] = items[other]
            items[other] = held
            last -= 1

    def clone(self) -> "Rng":
        """The same stream from the same point on."""
        other = Rng(None)
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.drawn = self.drawn
        return other

    def fork(self) -> "Rng":
        """A new stream that this one determines; the two share nothing afterwards."""
        fresh = Rng(None)
        fresh.a = self.word()
        fresh.b = self.word()
        fresh.c = self.word()
        for _ in range(8):
            fresh.word()
        return fresh

    def words(self) -> list[int]:
        """Where the stream stands, as plain data."""
        return [self.a, self.b, self.c, self.drawn]

    def __reduce__(self) -> tuple[object, ...]:
        return restored_rng, (self.words(),)

    @staticmethod
    def at(words: list[int]) -> "Rng":
        """The stream that stands where `words` says."""
        if len(words) != 4 or any(not 0 <= word <= WORD for word in words):
            raise ValueError("the generator's position is four whole numbers from 0 to 4294967295")
        rng = Rng(None)
        rng.a = words[0]
        rng.b = words[1]
        rng.c = words[2]
        rng.drawn = words[3]
        return rng


def restored_rng(words: list[int]) -> Rng:
    """A stream unpickled."""
    return Rng.at(words)


def seed_hash(seed: str) -> str:
    """What is shown of a seed while the game runs: it commits to the seed and does not tell it."""
    return sha256(b"ludotheque seed " + seed.encode()).hexdigest()
