"""What every game reads from a position in the same way."""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import UNSET, UnsetType

from ludotheque.core.chance import Rng
from ludotheque.core.errors import BadPosition

T = TypeVar("T")


def read_number(where: str, value: int, least: int, most: int) -> int:
    if least <= value <= most:
        return value
    raise BadPosition(f"{where} is {value}; a number from {least} to {most} is possible")


def read_one_of(where: str, value: T, values: Sequence[T]) -> int:
    """The place of a value among those that are possible."""
    if value in values:
        return values.index(value)
    raise BadPosition(f"{where} is {value!r}; it is one of {', '.join(map(str, values))}")


def read_chance(words: list[int] | UnsetType) -> Rng:
    """Chance to come; it starts from a fixed seed where a position does not say how it stands."""
    return Rng("position") if words is UNSET else Rng.at(words)


def must_follow(where: str, given: Any, follows: Any) -> None:
    """What follows from the rest of a position may be left out, wholly or in part; where it is given it is right."""
    if isinstance(given, dict) and isinstance(follows, dict):
        for name in given:
            must_follow(f"{where}.{name}", given[name], follows.get(name))
    elif given is not UNSET and given != follows:
        raise BadPosition(f"{where} is {given!r}; with the rest of the position it is {follows!r}")
