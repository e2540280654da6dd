"""All that a state holds, value by value, whatever its classes are and compiled or not: so that nothing is forgotten.

What hangs at the game itself (components, notation, tables made once) is shared by all states and never changes; what
a report holds has happened already. Neither is part of a situation.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from ludotheque.core.contract import Game, State
from ludotheque.core.events import Report

SINGLE = (int, float, str, bytes, type(None))
"""Values that nothing is inside of; yes and no are numbers too."""


@dataclass(frozen=True)
class Held:
    """One value, and where it is held: an attribute or an item of something."""

    holder: Any
    name: Any
    value: Any

    def change(self) -> bool:
        """Put another value of its kind in its place, if that can be done at all."""
        other = another(self.value)
        try:
            if isinstance(self.name, str) and not isinstance(self.holder, dict):
                setattr(self.holder, self.name, other)
            else:
                self.holder[self.name] = other
        except (AttributeError, TypeError):
            return False
        return True


def another(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int() | float():
            return value + 1
        case str():
            return f"{value}?"
        case bytes():
            return value + b"?"
    return value


def graph(state: State) -> dict[str, Any]:
    """Every value of a state by its place, and how much every list holds."""
    return {place: held.value for place, held in holdings(state).items()}


def holdings(state: State) -> dict[str, Held]:
    """Every value of a state by its place, with where it is held."""
    return dict(walk(state, "", {**shared_by_all(state.game)}))


@lru_cache(maxsize=8)
def shared_by_all(game: Game) -> dict[int, object]:
    """Everything that hangs at a game."""
    seen: dict[int, object] = {}
    for _ in walk(game, "", seen):
        pass
    return seen


def walk(thing: Any, place: str, seen: dict[int, object]) -> Iterator[tuple[str, Held]]:
    """What is inside of a thing that has not been seen yet; it is kept there, so that its number stays its own."""
    if id(thing) in seen or callable(thing) or isinstance(thing, Report):
        return
    seen[id(thing)] = thing
    for name, value in inside(thing):
        inner = f"{place}.{name}".removeprefix(".")
        if isinstance(value, SINGLE):
            yield inner, Held(thing, name, value)
        else:
            yield from walk(value, inner, seen)


def inside(thing: Any) -> Iterator[tuple[Any, Any]]:
    """The items of a table, of anything like a list, or the attributes of an object."""
    if isinstance(thing, dict):
        yield from thing.items()
    elif isinstance(thing, set | frozenset):
        yield from enumerate(sorted(thing))
    elif hasattr(thing, "__len__") and hasattr(thing, "__getitem__"):
        yield "size", len(thing)
        yield from ((index, thing[index]) for index in range(len(thing)))
    else:
        yield from ((name, getattr(thing, name)) for name in attributes(thing) if hasattr(thing, name))


def attributes(thing: Any) -> list[str]:
    """The names of what an object holds: by itself, or compiled, by its class."""
    names = dict.fromkeys(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        for name, value in vars(kind).items():
            if isinstance(value, GetSetDescriptorType | MemberDescriptorType) and not name.startswith("__"):
                names[name] = None
    return list(names)
