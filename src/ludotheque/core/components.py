"""Component files: printed things as data, each entry with its provenance, and complaints that name the entry."""

import re
from collections.abc import Callable, Iterable
from typing import Literal, TypeVar, get_args

import msgspec

from ludotheque.core.errors import BadComponents

T = TypeVar("T")
File = TypeVar("File", bound="ComponentFile")

Provenance = Literal["rulebook", "inferred", "reconstructed"]

KINDS = {"int": "a whole number", "str": "text", "bool": "true or false", "array": "a list", "object": "a table"}
REASONS: tuple[tuple[str, Callable[[re.Match[str]], str]], ...] = (
    (r"Expected `(\w+)`, got `(\w+)`", lambda m: f"{KINDS.get(m[1], m[1])} is expected, not {KINDS.get(m[2], m[2])}"),
    (r"Object missing required field `(\S+)`", lambda m: f"the entry {m[1]!r} is missing"),
    (r"Object contains unknown field `(\S+)`", lambda m: f"there is no entry {m[1]!r}"),
    (r"Invalid enum value '(.*)'", lambda m: f"{m[1]!r} is none of {', '.join(get_args(Provenance))}"),
)


class Provenanced(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every entry of a component file carries: where it comes from."""

    provenance: Provenance


class Number(Provenanced, frozen=True):
    """An entry that is just a number."""

    value: int


class ComponentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every component file begins with: the game that it belongs to."""

    game: str


def checked(text: str, kind: type[File], game: str, problems: Callable[[File], Iterable[str]]) -> File:
    """The component file of a game, or `BadComponents` with the first entry that is wrong and what it should be."""
    components = decode_components(text, kind)
    if components.game != game:
        raise BadComponents(f"component file: game is {components.game!r}, not {game!r}")
    for problem in problems(components):
        raise BadComponents(f"component file: {problem}")
    return components


def decode_components(text: str, kind: type[T]) -> T:
    """The data of a component file, or `BadComponents` with the entry that is wrong and what would be right."""
    try:
        return msgspec.toml.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise BadComponents(f"component file: {in_words(str(error))}") from None


def in_words(complaint: str) -> str:
    """What the decoder says, with entries counted from 1 and in words.

    >>> in_words("Expected `int`, got `str` - at `$.objects[2].hearts`")
    'objects, entry 3, hearts: a whole number is expected, not text'
    """
    reason, _, path = complaint.partition(" - at `$")
    for pattern, told in REASONS:
        if found := re.fullmatch(pattern, reason):
            reason = told(found)
    places = [f"entry {int(number) + 1}" if number else name for name, number in re.findall(r"\.(\w+)|\[(\d+)\]", path)]
    return f"{', '.join(places)}: {reason}" if places else reason
