"""Component files: printed things as data, each entry with its provenance, and complaints that name the entry."""

from collections.abc import Callable, Iterable
from typing import Literal, TypeVar

from ludotheque.core.errors import BadComponents
from ludotheque.core.shapes import Shape, read_components

File = TypeVar("File", bound="ComponentFile")

Provenance = Literal["rulebook", "inferred", "reconstructed"]
"""Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing."""


class Provenanced(Shape):
    """What every entry of a component file carries: where it comes from."""

    provenance: Provenance


class Number(Provenanced):
    """An entry that is just a number."""

    value: int
    """The number."""


class ComponentFile(Shape):
    """What every component file begins with: the game that it belongs to."""

    game: str
    """The name of the game's folder."""


def checked(text: str, kind: type[File], game: str, problems: Callable[[File], Iterable[str]]) -> File:
    """The component file of a game, or `BadComponents` with the first entry that is wrong and what it should be."""
    components = read_components(text, kind, game)
    for problem in problems(components):
        raise BadComponents(f"component file: {problem}")
    return components
