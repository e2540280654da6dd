"""The house as a browser unpacks it: the rooms that it needs, the games of the shelf, and those from elsewhere."""

import io
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from ludotheque import library

ROOMS = ("core", "games", "search", "table", "review", "puzzles", "room", "alone", "library.py", "__init__.py")
"""All that a live table and its bots use, and nothing that a network, a terminal or a laboratory is for."""

NEEDLESS = {"tests", "__pycache__"}
NEEDLESS_ENDINGS = {".so", ".pyd", ".pyc", ".typ"}
NEEDLESS_FILES = {"puzzles.json"}
"""The page finds them beside itself (`folder.py`)."""

LONG_AGO = (2026, 1, 1, 0, 0, 0)
"""The same files make the same archive, whenever it is made."""

Entry = tuple[str, Path]


def house_zip(plugins: Iterable[str]) -> bytes:
    """The archive, with the modules of `plugins`, which are imported already."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, path in sorted({*_house(), *(entry for plugin in plugins for entry in _module(plugin))}):
            about = zipfile.ZipInfo(name, LONG_AGO)
            about.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(about, path.read_bytes())
    return packed.getvalue()


def _house() -> Iterator[Entry]:
    top = Path(library.__file__).parent
    for room in ROOMS:
        yield from _below(top / room, f"ludotheque/{room}")


def _module(name: str) -> Iterator[Entry]:
    """A module and the packages above it, with all files beside it that it may read."""
    for length in range(1, name.count(".") + 1):
        above = ".".join(name.split(".")[:length])
        place = sys.modules[above].__file__
        if place is not None:
            yield f"{above.replace('.', '/')}/__init__.py", Path(place)
    place = sys.modules[name].__file__
    assert place is not None
    path = Path(place)
    inside = name.replace(".", "/")
    yield from _below(path.parent, inside) if path.name == "__init__.py" else [(f"{inside}.py", path)]


def _below(path: Path, name: str) -> Iterator[Entry]:
    if path.is_file():
        yield name, path
        return
    for found in sorted(path.rglob("*")):
        inside = found.relative_to(path)
        if (
            found.is_file()
            and NEEDLESS.isdisjoint(inside.parts)
            and found.suffix not in NEEDLESS_ENDINGS
            and inside.name not in NEEDLESS_FILES
        ):
            yield f"{name}/{inside.as_posix()}", found
