"""Whatever `ludotheque` offers says what it is for: `help(ludotheque.game)` is where people look first.

Compiled too: `tools/units.py` puts into the C code what mypyc leaves out.
"""

import inspect
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

import ludotheque

ROOMS = ["contract.at_play", "core.sketch", "library"]
"""Modules that the documentation sends people to, beside the front door."""


def offered() -> Iterator[tuple[str, Any]]:
    for name in ludotheque.__all__:
        yield f"ludotheque.{name}", getattr(ludotheque, name)
    for room in ROOMS:
        module = import_module(f"ludotheque.{room}")
        for name, value in vars(module).items():
            if getattr(value, "__module__", "") == module.__name__ and not name.startswith("_"):
                yield f"{module.__name__}.{name}", value


def undocumented(name: str, value: Any) -> Iterator[str]:
    """The class, function or public method, if nothing is said of it; what a base says of a method is enough."""
    if not (inspect.isclass(value) or inspect.isroutine(value) or inspect.ismodule(value)):
        return
    if not own_words(value):
        yield name
    if inspect.isclass(value):
        for part, method in vars(value).items():
            if not part.startswith("_") and inspect.isroutine(method) and not own_words(getattr(value, part)):
                yield f"{name}.{part}"


def own_words(value: Any) -> str:
    """What is said of it, without a signature that stands for words."""
    return (inspect.getdoc(value) or "").strip()


@pytest.mark.parametrize(("name", "value"), [*offered()], ids=[name for name, _ in offered()])
def test_it_says_what_it_is_for(name: str, value: Any) -> None:
    assert [*undocumented(name, value)] == []
