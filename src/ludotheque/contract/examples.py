"""How many examples each test tries. A run that has more time, or less, scales them all before it loads the tests."""

from ludotheque.core import contract

UNCOMPILED = contract.__file__.endswith(".py")

share = 1 / 3 if UNCOMPILED else 1.0
"""The same source is tested compiled and uncompiled, and once takes long: then a third will do."""


def as_many(examples: int) -> int:
    """So many examples at full share."""
    return max(1, int(examples * share))
