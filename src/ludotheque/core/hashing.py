"""Hashes of situations for search: the same compiled and uncompiled."""

from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0x3FFFFFFFFFFFFFFF
FACTOR: Final[i64] = 0x1D8E4E27C47D124F


def mixed(key: i64, value: i64) -> i64:
    """A key of 62 bits that `value` has been stirred into; overflow is masked away, so that wrapping does not show.

    Begin with 1: a key that is itself a number of the game would cancel out with the value.
    """
    result: i64 = ((key ^ (value & MASK)) * FACTOR) & MASK
    return result ^ (result >> 29)
