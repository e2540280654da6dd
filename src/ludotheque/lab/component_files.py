"""Component files as plain data: how one differs from another, and one with a number of it changed.

A place in a file is named by its path: `limits.hand`, `objects.star.hearts`, `market.crystals[2]`. An entry of a list
goes by what it is called, where it has a name of its own, and by its number otherwise; so a path means the same
thing when entries are added before it.
"""

from collections import Counter
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

import msgspec

from ludotheque.core.errors import BadComponents, Mistake
from ludotheque.core.types import Data

SILENT = "provenance"
"""Where an entry comes from is no difference in how it plays."""

NAMING = ("name", "number", "level", "players", "kind", "hold", "zone", "colour")
"""What an entry of a list may be called by, if no two of them are called the same."""

NOTHING = "-"
"""How a place is told that one of the files does not have."""


class Change(msgspec.Struct, frozen=True):
    """A place at which two component files differ, and what stands there; nothing if the file has no such place."""

    path: str
    before: Any
    after: Any

    def __str__(self) -> str:
        return f"{self.path}: {told(self.before)} → {told(self.after)}"


def told(value: Any) -> str:
    """A value as a component file writes it, more or less.

    >>> told([1, "a"]), told(None)
    ('[1, "a"]', '-')
    """
    return NOTHING if value is None else msgspec.json.encode(value).decode().replace(",", ", ")


def parsed(text: str) -> Data:
    """What a component file holds."""
    try:
        found: Data = msgspec.toml.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadComponents(f"component file: {error}") from None
    return found


def changes(before: Data, after: Data) -> list[Change]:
    """All places at which they differ, in the order of the files.

    >>> [str(one) for one in changes({"a": {"value": 1}, "b": [1]}, {"a": {"value": 2}, "b": [1, 3]})]
    ['a: 1 → 2', 'b[2]: - → 3']
    """
    left, right = dict(leaves(before)), dict(leaves(after))
    paths = dict.fromkeys([*left, *right])
    return [Change(path, left.get(path), right.get(path)) for path in paths if left.get(path) != right.get(path)]


def leaves(data: Any, path: str = "", naming: str | None = None) -> Iterator[tuple[str, Any]]:
    """Every number and word of a file, with its path; not the words that paths are made of."""
    if isinstance(data, dict):
        for name, inner in data.items():
            if name not in (SILENT, naming):
                yield from leaves(inner, below(path, name))
    elif isinstance(data, list):
        named = name_of(data)
        for number, inner in enumerate(data, 1):
            yield from leaves(inner, entry(path, number, inner, named), named)
    else:
        yield path, data


def below(path: str, name: str) -> str:
    """A part of a table. A table that is just a number goes by its own name."""
    return path if name == "value" else f"{path}.{name}" if path else name


def entry(path: str, number: int, inner: Any, naming: str | None) -> str:
    """An entry of a list."""
    return f"{path}.{called(inner[naming])}" if naming else f"{path}[{number}]"


def name_of(entries: list[Any]) -> str | None:
    """The field by which the entries of a list can be told apart, if there is one."""
    if not entries or not all(isinstance(entry, dict) for entry in entries):
        return None
    for field in NAMING:
        values = Counter(called(entry[field]) for entry in entries if field in entry)
        if sum(values.values()) == len(entries) == len(values):
            return field
    return None


def called(value: Any) -> str:
    """A name within a path: players = [2, 3] is called 2-3."""
    return "-".join(map(str, value)) if isinstance(value, list) else str(value)


def with_number(data: Data, path: str, number: int) -> Data:
    """The same file with another number at a path.

    >>> with_number({"limits": {"hand": {"value": 7}}}, "limits.hand", 9)
    {'limits': {'hand': {'value': 9}}}
    """
    numbers = {name: value for name, value in leaves(data) if isinstance(value, int) and not isinstance(value, bool)}
    if path not in numbers:
        near = get_close_matches(path, numbers, n=5, cutoff=0.5) or list(numbers)[:5]
        raise Mistake(f"there is no number {path[:80]!r} in this component file; there are {', '.join(near)}")
    found: Data = replaced(data, "", path, number)
    return found


def replaced(data: Any, here: str, path: str, number: int) -> Any:
    if isinstance(data, dict):
        return {name: replaced(inner, below(here, name), path, number) for name, inner in data.items()}
    if isinstance(data, list):
        named = name_of(data)
        return [replaced(inner, entry(here, at, inner, named), path, number) for at, inner in enumerate(data, 1)]
    return number if here == path else data


def written(data: Data) -> str:
    """Plain data as a component file; comments are gone."""
    return "".join(lines(data, ""))


def lines(data: Data, path: str) -> Iterator[str]:
    plain = {name: inner for name, inner in data.items() if not is_table(inner)}
    yield from (f"{key(name)} = {inline(inner)}\n" for name, inner in plain.items())
    for name, inner in data.items():
        place = f"{path}.{key(name)}" if path else key(name)
        if isinstance(inner, dict):
            yield f"\n[{place}]\n"
            yield from lines(inner, place)
        elif is_table(inner):
            for entry in inner:
                yield f"\n[[{place}]]\n"
                yield from lines(entry, place)


def is_table(value: Any) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and all(isinstance(x, dict) for x in value)
    )


def key(name: str) -> str:
    return name if name.replace("-", "").replace("_", "").isalnum() and name.isascii() else inline(name)


def inline(value: Any) -> str:
    """A value as TOML writes it in one line: numbers, words and lists as JSON does."""
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    return msgspec.json.encode(value).decode()
