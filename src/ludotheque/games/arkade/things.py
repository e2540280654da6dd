"""What can stand in a cell of Arkade's board, as one number: nothing, an obstacle, or a saucer.

A saucer's number tells its colour, its extra life and whether it has triggered a bonus.
"""

from typing import Final

from mypy_extensions import i64

EMPTY: Final[i64] = 0
ASTEROID: Final[i64] = 1
FIELD: Final[i64] = 2
TOWER: Final[i64] = 3
THINGS: Final = [".", "asteroid", "field", "tower"]
FIRST_SAUCER: Final[i64] = 4
LIFE: Final[i64] = 1
SPENT: Final[i64] = 2
"""A saucer is `FIRST_SAUCER + 4 * colour`, plus `LIFE` for an extra life, plus `SPENT` after a bonus (A16)."""


def saucer_of(colour: i64) -> i64:
    return FIRST_SAUCER + 4 * colour


def is_saucer(thing: i64) -> bool:
    return thing >= FIRST_SAUCER


def colour_of(saucer: i64) -> i64:
    return (saucer - FIRST_SAUCER) >> 2


def has_life(saucer: i64) -> bool:
    return saucer & LIFE != 0


def is_spent(saucer: i64) -> bool:
    """Whether it has triggered a bonus, so that no die moves it before the Alien's next throws (A16)."""
    return saucer & SPENT != 0


def words(colours: list[str]) -> list[str]:
    """The word for everything that can stand in a cell, by its number: `.`, `asteroid`, `green+*`."""
    return THINGS + [f"{colour}{marks}" for colour in colours for marks in ("", "+", "*", "+*")]
