"""The house as a browser unpacks it: the rooms that it needs, the games of the shelf, and those from elsewhere."""

import io
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from ludotheque import library
from ludotheque.core.errors import Mistake
from ludotheque.site import trial

ROOMS = ("core", "games", "search", "table", "review", "puzzles", "room", "alone", "library.py", "__init__.py")
"""All that a live table and its bots use, and nothing that a network, a terminal or a laboratory is for."""

NEEDLESS = {"tests", "__pycache__"}
NEEDLESS_ENDINGS = {".so", ".pyd", ".pyc", ".typ"}
BESIDE_THE_PAGE = {"puzzles.json", "texts"}
"""The page has them, or finds them beside itself (`folder.py`): nothing is stored twice."""

LONG_AGO = (2026, 1, 1, 0, 0, 0)
"""The same files make the same archive, whenever it is made."""

Entry = tuple[str, Path]


def house_zip(plugins: Sequence[str]) -> bytes:
    """The archive, with the modules of `plugins`, which are imported already."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, path in sorted({*_house(), *(entry for plugin in plugins for entry in _module(plugin))}):
            about = zipfile.ZipInfo(name, LONG_AGO)
            about.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(about, path.read_bytes())
    if plugins:
        _try(packed, plugins)
    return packed.getvalue()


def _try(packed: io.BytesIO, plugins: Sequence[str]) -> None:
    """Raise unless games from elsewhere open with what is packed and nothing else."""
    with tempfile.TemporaryDirectory() as space, zipfile.ZipFile(packed) as archive:
        archive.extractall(space)
        command = (sys.executable, "-I", trial.__file__, space, *plugins)
        done = subprocess.run(command, cwd=space, capture_output=True, text=True, errors="replace")
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or ["it said nothing"]
        raise Mistake(f"{', '.join(plugins)} would not open in a browser: {last[0]}")


def _house() -> Iterator[Entry]:
    top = Path(library.__file__).parent
    for room in ROOMS:
        yield from _below(top / room, f"ludotheque/{room}")


def _module(name: str) -> Iterator[Entry]:
    """The package of a module with all that is in it, and what the packages above it begin with."""
    spec = sys.modules[name].__spec__
    package = spec.parent if spec is not None else None
    if not package:
        yield f"{name}.py", _source(name)
        return
    inside = package.replace(".", "/")
    for length in range(1, package.count(".") + 1):
        above = ".".join(package.split(".")[:length])
        if sys.modules[above].__file__ is not None:
            yield f"{above.replace('.', '/')}/__init__.py", _source(above)
    yield from _below(_source(package).parent if sys.modules[package].__file__ else _source(name).parent, inside)


def _source(name: str) -> Path:
    """The file of a module as it was written: no browser runs what was compiled for this machine."""
    place = sys.modules[name].__file__
    path = Path(place) if place is not None else Path(name)
    source = path if path.suffix == ".py" else path.with_name(f"{path.name.partition('.')[0]}.py")
    if not source.is_file():
        raise Mistake(f"the source of {name} is not here, and nothing else can be put into a site")
    return source


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
            and BESIDE_THE_PAGE.isdisjoint(inside.parts)
        ):
            yield f"{name}/{inside.as_posix()}", found
