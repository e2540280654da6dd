"""The folder: written apart from the place that it goes to, and put there when it is whole."""

import json
import re
import shutil
import tarfile
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path

from ludotheque.alone.levels import offered
from ludotheque.core.box import LANGUAGES
from ludotheque.core.errors import Mistake
from ludotheque.games import GAMES, shelf
from ludotheque.puzzles.shapes import has_puzzles
from ludotheque.room import answers
from ludotheque.site.house_zip import house_zip
from ludotheque.site.parts import FetchedParts

MARK, ROOM = "alone", "room.js"
"""The folder of a site that holds what pages at a server do not have, and its first script: by them a site is known.

What is in it lies in folders that are named by their content. So pages of one version never meet parts of another, and
Python, which is most of it, is fetched again only when it is another Python.
"""

PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
FETCHED_BY_ITSELF = {".mjs"}
"""What Python loads as scripts; all else is handed to it."""

LOCK = "pyodide-lock.json"
HOUSE = "house.zip"
BESIDE = ("serve.py", "README.txt")
"""For whoever unpacks it on a computer of their own."""

PACKED_AGAIN = {".br", ".gz"}
"""What a server hands on packed; a host packs by itself, and nothing is stored twice."""

LOST = "404.html"
"""The page of hosts for addresses that are none."""

KEEPER = "sw.js"
"""The worker that keeps the pages on a device."""

HEAD = b"<head>"
TOLD = rb"\b__SITE__\b"
SHELL = rb"(?m)^const SHELL = .*;$"
"""Where page and scripts are told what a site is."""

ALONE = HEAD.decode() + '\n    <meta name="ludotheque-house" content="{house}" />'
FROM_THE_TOP = re.compile(rb'\b(href|src)="/')
"""How the page of a server names its parts; that of a site names them from where it lies."""

LOST_PAGE = """<!doctype html>
<meta charset="utf-8" />
<meta http-equiv="refresh" content="0; url={base}" />
<title>Ludothèque</title>
<p><a href="{base}">Ludothèque</a></p>
"""

OTHER_VERSION = "the pages are of another version; build them anew with ./play"


def write_site(out: Path, pages: Path, parts: FetchedParts, base: str = "", plugins: Sequence[str] = ()) -> int:
    """Write the site to a folder; says how many bytes it has. `pages` are those of a server."""
    out = out.resolve()
    check_free(out)
    check_built(pages)
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out, prefix=".new-") as space:
        made, before = Path(space) / "made", Path(space) / "before"
        before.mkdir()
        _pages(pages, made)
        python = _python(made / MARK, parts)
        house = _house(made / MARK, python, plugins)
        _front(made, base, f"{MARK}/{house}")
        for name in BESIDE:
            (made / name).write_bytes(files(__package__).joinpath(name).read_bytes())
        _shell(made, {f"{MARK}/{python.folder}/{name}" for name in python.handed})
        size = sum(path.stat().st_size for path in made.rglob("*") if path.is_file())
        _put(made, out, before)
    return size


def _put(made: Path, out: Path, before: Path) -> None:
    """One site in place of another: what is not of a site, such as the `.git` of whoever publishes it, stays."""
    for name in sorted({path.name for path in made.iterdir()} | {LOST}):
        if (out / name).exists():
            (out / name).rename(before / name)
        if (made / name).exists():
            (made / name).rename(out / name)


def check_free(out: Path) -> None:
    """Raise unless the folder may be written: nothing but a site of ours is ever replaced."""
    if out.exists() and not out.is_dir():
        raise Mistake(f"{out} is a file; a site is a folder")
    if out.is_dir() and any(not path.name.startswith(".") for path in out.iterdir()) and not is_site(out):
        raise Mistake(f"{out} holds something else than a site; name an empty folder, or a new one")


def is_site(folder: Path) -> bool:
    return any(folder.glob(f"{MARK}/*/{ROOM}"))


def check_built(pages: Path) -> None:
    if not (pages / "index.html").is_file() or not files(__package__).joinpath("static", ROOM).is_file():
        raise Mistake("the pages are not built: ./play builds them, or `npm run build` in web/")


def _pages(pages: Path, made: Path) -> None:
    def left_out(folder: str, names: list[str]) -> set[str]:
        return {name for name in names if Path(name).suffix in PACKED_AGAIN}

    shutil.copytree(pages, made, ignore=left_out)


@dataclass(frozen=True)
class Python:
    """Python as it lies in a site: what is handed to it, with how many bytes each has, and which of it are packages."""

    folder: str
    handed: dict[str, int]
    wheels: list[str]
    lock: object


def _python(alone: Path, parts: FetchedParts) -> Python:
    given: dict[str, bytes] = {}
    with tarfile.open(parts.python) as packed:
        for name in (*PYTHON, LOCK):
            member = packed.extractfile(f"package/{name}")
            assert member is not None
            given[name] = member.read()
    lock = json.loads(given.pop(LOCK))["info"]
    wheels = {path.name: path.read_bytes() for path in parts.wheels}
    given |= wheels
    made = alone / "python"
    made.mkdir(parents=True)
    for name, data in given.items():
        (made / name).write_bytes(data)
    handed = {name: len(data) for name, data in given.items() if Path(name).suffix not in FETCHED_BY_ITSELF}
    return Python(_named(made), handed, [*wheels], lock)


def _house(alone: Path, python: Python, plugins: Sequence[str]) -> str:
    """The house, the scripts that run it beside the page, told what there is, and what it would answer of its shelf."""
    made = alone / "house"
    with as_file(files(__package__).joinpath("static")) as built:
        shutil.copytree(built, made)
    packed = house_zip(plugins)
    (made / HOUSE).write_bytes(packed)
    beside = f"../{python.folder}/"
    site = {
        "python": beside,
        "files": {HOUSE: len(packed), **{beside + name: size for name, size in python.handed.items()}},
        "wheels": [beside + name for name in python.wheels],
        "house": HOUSE,
        "plugins": [*plugins],
        "lock": python.lock,
    }
    room = made / ROOM
    room.write_bytes(_filled(room.read_bytes(), TOLD, json.dumps(site)))
    for path, told in ready_answers():
        place = made / "answers" / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(told)
    return _named(made)


def _named(made: Path) -> str:
    """Name a folder by all that is in it."""
    return made.rename(f"{made}-{_digest(_files(made))}").name


def _files(folder: Path) -> dict[str, Path]:
    return {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}


def _digest(found: Mapping[str, Path]) -> str:
    return sha256(b"".join(name.encode() + found[name].read_bytes() for name in sorted(found))).hexdigest()[:12]


def _filled(text: bytes, place: bytes, told: str) -> bytes:
    """A script of ours with what it is to be told, where it waits for it."""
    if len(re.findall(place, text)) != 1:
        raise Mistake(OTHER_VERSION)
    return re.sub(place, lambda _: told.encode(), text)


def ready_answers() -> Iterator[tuple[str, bytes]]:
    """What a server would answer of the shelf: it is there before Python is."""
    yield "shelf.json", answers.shelf_told()
    of_games: dict[str, Callable[[str], bytes]] = {
        ".json": lambda game: answers.game_told(game, offered(game)),
        "/diagrams.json": answers.diagrams_told,
        "/shapes.json": answers.shapes_told,
        "/components.txt": answers.components_told,
    }
    for box in shelf():
        if box.opener is None:
            continue
        for ending, told in of_games.items():
            yield f"games/{box.name}{ending}", told(box.name)
        if has_puzzles(box):
            yield f"games/{box.name}/puzzles.json", answers.puzzles_told(box.name)
        for language in LANGUAGES if box.name not in GAMES else ():
            yield f"games/{box.name}/texts/{language}.ftl", answers.texts_told(box.name, language)


def _front(made: Path, base: str, house: str) -> None:
    """The page, told that there is no server; and if it is said where it stands, one that leads the lost there."""
    index = made / "index.html"
    index.write_bytes(_filled(FROM_THE_TOP.sub(rb'\1="./', index.read_bytes()), HEAD, ALONE.format(house=house)))
    if base:
        (made / LOST).write_text(LOST_PAGE.format(base=base), "utf-8")


def _shell(made: Path, kept_elsewhere: Set[str]) -> None:
    """The worker that keeps the pages, told of all files but those that Python's own worker keeps."""
    found = _files(made)
    kept = {name: path for name, path in found.items() if name not in {*kept_elsewhere, KEEPER, LOST, *BESIDE}}
    listed = ["./" if name == "index.html" else name for name in sorted(kept)]
    shell = json.dumps({"version": _digest(kept), "files": listed, "alone": True})
    worker = made / KEEPER
    worker.write_bytes(_filled(worker.read_bytes(), SHELL, f"const SHELL = {shell};"))
