"""How many examples each test tries, and from which seed.

A run that has more time, or less, scales them all before it loads the tests.
"""

import os

from ludotheque.core import contract

UNCOMPILED = contract.__file__.endswith(".py")

share = 1 / 3 if UNCOMPILED else 1.0
"""The same source is tested compiled and uncompiled, and once takes long: then a third will do."""


SEED = "LUDOTHEQUE_SEED"
"""In the environment, so that all processes of a run have the same."""


def seed() -> str:
    """From which all examples of a run follow that hypothesis does not draw."""
    return os.environ.get(SEED, "0")


def as_many(examples: int) -> int:
    """So many examples at full share."""
    return max(1, int(examples * share))
