"""What every game reads from a position in the same way."""

from typing import Any

from ludotheque.core.chance import Rng
from ludotheque.core.errors import BadPosition


def read_number(where: str, value: Any, least: int, most: int) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    raise BadPosition(f"{where} is {value!r}; a number from {least} to {most} is possible")


def read_rng(words: Any) -> Rng:
    """Where the generator stands."""
    if not isinstance(words, list) or not all(isinstance(word, int) and not isinstance(word, bool) for word in words):
        raise BadPosition("rng is a list of four numbers")
    try:
        return Rng.at(words)
    except ValueError as error:
        raise BadPosition(f"rng: {error}") from None
