"""Games from elsewhere: modules that have a `BOX`, put on the shelf beside the others."""

import os
import sys
from collections.abc import Iterable
from importlib import import_module

from ludotheque.core.box import Box
from ludotheque.core.errors import Mistake
from ludotheque.games import register

_loaded: list[str] = []


def load_plugins(modules: Iterable[str]) -> None:
    """Put the box of each module on the shelf."""
    for name in modules:
        load_plugin(name)


def load_plugin(name: str) -> Box:
    """Put the box of a module on the shelf; it may just lie in the folder that we stand in."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        module = import_module(name)
    except ImportError as error:
        raise Mistake(f"the plugin {name} cannot be imported: {error}") from None
    found = getattr(module, "BOX", None)
    if not isinstance(found, Box):
        raise Mistake(f"the plugin {name} has no BOX; docs/add-a-game.md shows how to make one")
    register(found)
    _loaded.append(name)
    return found


def loaded_plugins() -> list[str]:
    """The modules loaded so far: a process that works for this one needs them too."""
    return [*_loaded]
