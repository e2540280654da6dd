"""A position changed in one place, or in two so that nothing is lost: as somebody might who writes one by hand.

What is put in a place comes from the same place of other situations, so that most of it makes sense.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from ludotheque.contract.plain import plain, through_json
from ludotheque.core.shapes import fitting, info_of
from ludotheque.core.types import Data

Path = tuple[str | int, ...]
Field = tuple[str, ...]
"""A path without the numbers of lists: all items of a list are one field."""

Changes = dict[Path, Any]
Pool = dict[Field, list[Any]]
"""The values that each field has had."""


@dataclass(frozen=True)
class Edit:
    """A position with new values in some places."""

    position: Data
    changes: Changes

    def shown_by(self, position: Data, shape: Any) -> bool:
        """Whether a position says the same; lists that were changed may be sets and have an order of their own."""
        return said(self.position, position, shape) or said(*self.ordered(position), shape)

    def ordered(self, position: Data) -> tuple[Data, Data]:
        """The own position and another one, with the changed lists of both in one order."""
        mine, other = through_json(self.position), through_json(position)
        lists = {path if isinstance(value, list) else path[:-1] for path, value in self.changes.items()}
        for path in sorted(lists, key=len, reverse=True):
            for whole in (mine, other):
                found = at(whole, path)
                if isinstance(found, list):
                    found.sort(key=plain)
        return mine, other


def said(wanted: Data, shown: Data, shape: Any) -> bool:
    """Whether all that is wanted is shown, and what was left open filled in.

    Left open is what the shape supposes where nothing is said: nobody can tell it from what was left out.
    """
    return all_said(wanted, shown, info_of(shape), msgspec.NODEFAULT)


def all_said(wanted: Any, shown: Any, info: msgspec.inspect.Type, supposed: Any) -> bool:
    if supposed is not msgspec.NODEFAULT and plain(wanted) == plain(supposed):
        return True
    info = fitting(info, wanted)
    match info:
        case msgspec.inspect.StructType() if isinstance(wanted, dict) and isinstance(shown, dict):
            return wanted.keys() == shown.keys() and all(
                all_said(wanted[name], shown[name], inner.type, default(inner))
                for inner in info.fields
                if (name := inner.encode_name) in wanted
            )
        case msgspec.inspect.ListType() if isinstance(wanted, list) and isinstance(shown, list):
            usual = supposed if isinstance(supposed, list) and len(supposed) == len(wanted) else None
            return len(wanted) == len(shown) and all(
                all_said(wanted[place], shown[place], info.item_type, usual[place] if usual else msgspec.NODEFAULT)
                for place in range(len(wanted))
            )
    return plain(wanted) == plain(shown)


def default(inner: msgspec.inspect.Field) -> Any:
    """What a shape supposes where a field is left out, as plain data, if it supposes anything."""
    supposed = inner.default if inner.default_factory is msgspec.NODEFAULT else inner.default_factory()
    return msgspec.NODEFAULT if supposed is msgspec.UNSET else supposed


def at(data: Any, path: Path) -> Any:
    for step in path:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            return None
    return data


def field(path: Path) -> Field:
    return tuple("*" if isinstance(step, int) else step for step in path)


def places(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value of plain data with its path, tables and lists too, the whole left out."""
    if path:
        yield path, data
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, value in items:
        yield from places(value, (*path, step))


def pool(positions: list[Data]) -> Pool:
    found: dict[Field, dict[bytes, Any]] = {}
    for position in positions:
        for path, value in places(position):
            found.setdefault(field(path), {})[plain(value)] = value
    return {where: list(values.values()) for where, values in found.items()}


def fields(position: Data) -> dict[Field, list[Path]]:
    """The fields of a position, each with all its places."""
    found: dict[Field, list[Path]] = {}
    for path, _ in places(position):
        found.setdefault(field(path), []).append(path)
    return found


def edited(position: Data, changes: Changes) -> Edit:
    whole = through_json(position)
    for path, value in changes.items():
        at(whole, path[:-1])[path[-1]] = value
    return Edit(whole, changes)


# The kinds of changes. Each gives nothing where it does not apply.


def borrowed(position: Data, path: Path, pool: Pool, chance: Random) -> Changes:
    """What has stood there in another situation."""
    others = [value for value in pool.get(field(path), []) if value != at(position, path)]
    return {path: chance.choice(others)} if others else {}


def stepped(position: Data, path: Path, pool: Pool, chance: Random) -> Changes:
    """The next number up or down, the other answer."""
    value = at(position, path)
    if isinstance(value, bool):
        return {path: not value}
    return {path: value + chance.choice([1, -1])} if isinstance(value, int) else {}


def reworded(position: Data, path: Path, pool: Pool, chance: Random) -> Changes:
    """Another word in a text: one of several words is a list too."""
    return rewritten(position, path, pool, chance, r"\S+")


def renamed(position: Data, path: Path, pool: Pool, chance: Random) -> Changes:
    """Another name for the same numbers."""
    return rewritten(position, path, pool, chance, r"[A-Za-z]+")


def renumbered(position: Data, path: Path, pool: Pool, chance: Random) -> Changes:
    """Another number of the same thing."""
    return rewritten(position, path, pool, chance, r"\d+")


def rewritten(position: Data, path: Path, pool: Pool, chance: Random, pattern: str) -> Changes:
    """Another piece of text in the place of one, out of those that have stood there."""
    value = at(position, path)
    found = list(re.finditer(pattern, value)) if isinstance(value, str) else []
    others = {word for text in pool.get(field(path), []) for word in re.findall(pattern, str(text))}
    if not found or not others:
        return {}
    place = chance.choice(found)
    changed = value[: place.start()] + chance.choice(sorted(others)) + value[place.end() :]
    return {path: changed} if changed != value else {}


def shortened(position: Data, path: Path, pool: Pool, chance: Random) -> Changes:
    value = at(position, path)
    if not isinstance(value, list) or not value:
        return {}
    gone = chance.randrange(len(value))
    return {path: value[:gone] + value[gone + 1 :]}


def lengthened(position: Data, path: Path, pool: Pool, chance: Random) -> Changes:
    value = at(position, path)
    items = pool.get((*field(path), "*"))
    return {path: [*value, chance.choice(items)]} if isinstance(value, list) and items else {}


def shuffled(position: Data, path: Path, pool: Pool, chance: Random) -> Changes:
    value = at(position, path)
    mixed = chance.sample(value, len(value)) if isinstance(value, list) else value
    return {path: mixed} if mixed != value else {}


def swapped(position: Data, path: Path, pool: Pool, chance: Random) -> Changes:
    """Two neighbours in a list, or among the words of a text."""
    value = at(position, path)
    items = value.split(" ") if isinstance(value, str) else value
    if not isinstance(items, list) or len(items) < 2:
        return {}
    first = chance.randrange(len(items) - 1)
    items = [*items[:first], items[first + 1], items[first], *items[first + 2 :]]
    changed = " ".join(items) if isinstance(value, str) else items
    return {path: changed} if changed != value else {}


def exchanged(position: Data, path: Path, pool: Pool, chance: Random) -> Changes:
    """The same values in each other's places."""
    value = at(position, path)
    others = [
        (there, other)
        for there, other in places(position)
        if type(other) is type(value) and other != value and apart(there, path)
    ]
    if not others:
        return {}
    there, other = chance.choice(others)
    return {path: other, there: value}


def moved(position: Data, path: Path, pool: Pool, chance: Random) -> Changes:
    """One item of a list goes to another, or one number loses what another gains."""
    value = at(position, path)
    same = [(there, other) for there, other in places(position) if type(other) is type(value) and apart(there, path)]
    if not same or not value or not isinstance(value, int | list) or isinstance(value, bool):
        return {}
    there, other = chance.choice(same)
    if isinstance(value, int):
        return {path: value - 1, there: other + 1}
    gone = chance.randrange(len(value))
    return {path: value[:gone] + value[gone + 1 :], there: [*other, value[gone]]}


def apart(path: Path, other: Path) -> bool:
    """Whether neither of two places is inside of the other."""
    short = min(len(path), len(other))
    return path[:short] != other[:short]


Kind = Callable[[Data, Path, Pool, Random], Changes]

KINDS: list[Kind] = [
    borrowed,
    stepped,
    reworded,
    renamed,
    renumbered,
    shortened,
    lengthened,
    shuffled,
    swapped,
    exchanged,
    moved,
]
