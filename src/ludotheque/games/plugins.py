"""Games from elsewhere: modules that have a `BOX`, put on the shelf beside the others."""

import os
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from os import PathLike
from pathlib import Path
from types import ModuleType

from ludotheque.core.box import Box
from ludotheque.core.errors import Mistake
from ludotheque.games import box, register, shelf


def find_box(game: str | PathLike[str]) -> Box:
    """The box of a game: by its name on the shelf, or from elsewhere by its module or the path of its folder."""
    name = os.fspath(game)
    on_shelf = name in (each.name for each in shelf())
    return load_plugin(game) if not on_shelf and (is_path(game) or is_module(name)) else box(name)


def load_plugins(plugins: Iterable[str]) -> None:
    """Put the box of each on the shelf."""
    for plugin in plugins:
        load_plugin(plugin)


def load_plugin(plugin: str | PathLike[str]) -> Box:
    """Put the box of a module on the shelf."""
    found = getattr(own_module(plugin), "BOX", None)
    if not isinstance(found, Box):
        raise Mistake(f"the plugin {os.fspath(plugin)} has no BOX; docs/add-a-game.md shows how to make one")
    register(found)
    return found


def own_module(place: str | PathLike[str], called: str = "the plugin") -> ModuleType:
    """A module by its name, which may just lie in the folder that we stand in, or by its path.

    What it is `called` is said if it cannot be had, also because it would end everything instead of being imported.
    """
    look_in(Path.cwd())
    name = module_at(Path(place)) if is_path(place) else os.fspath(place)
    try:
        return import_module(name)
    except ImportError as error:
        raise Mistake(f"{called} {name} cannot be imported: {error}") from None
    except SystemExit as left:
        raise Mistake(f"{called} {name} cannot be imported: {left!r}") from None


def look_in(folder: Path) -> None:
    """Let modules be found that lie in a folder."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def is_path(place: str | PathLike[str]) -> bool:
    return not isinstance(place, str) or Path(place).name != place or place.endswith(".py")


def is_module(name: str) -> bool:
    """Whether there is a module of this name, also one that just lies in the folder that we stand in."""
    look_in(Path.cwd())
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def module_at(path: Path) -> str:
    """The name of the module that lies at a path, which can be imported from now on."""
    place = path.resolve()
    place = place.parent if place.name == "__init__.py" else place
    source = place / "__init__.py" if place.is_dir() else place
    if source.suffix != ".py" or not source.is_file():
        raise Mistake(f"there is no module at {path}: no file of Python, and no folder with an __init__.py")
    names = [place.stem]
    folder = place.parent
    while (folder / "__init__.py").is_file():
        names.insert(0, folder.name)
        folder = folder.parent
    look_in(folder)
    name = ".".join(names)
    found = find_spec(name)
    if found is None or found.origin is None or Path(found.origin).resolve() != source:
        raise Mistake(f"what lies at {path} cannot be had: {name} is the name of another module; rename it")
    return name
