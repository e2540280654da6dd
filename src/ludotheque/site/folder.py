"""The folder: written beside the place that it goes to, and put there when it is whole."""

import json
import re
import shutil
import tarfile
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path

from ludotheque.core.box import LANGUAGES
from ludotheque.core.errors import Mistake
from ludotheque.games import shelf
from ludotheque.puzzles.shapes import has_puzzles
from ludotheque.room import answers
from ludotheque.site import parts
from ludotheque.site.house_zip import house_zip

MARK = "alone"
"""The folder of a site that holds what pages at a server do not have: by it a site is known."""

PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
FETCHED_BY_ITSELF = {".mjs"}
"""What Python loads as scripts; all else is handed to it."""

LOCK = "pyodide-lock.json"
HOUSE = "house.zip"
BESIDE = ("serve.py", "README.txt")
"""For whoever unpacks it on a computer of their own."""

PACKED_AGAIN = {".br", ".gz"}
"""What a server hands on packed; a host packs by itself, and nothing is stored twice."""

HEAD = "<head>"
ALONE = f'<meta name="ludotheque-house" content="{MARK}" />'
FROM_THE_TOP = re.compile(r'\b(href|src)="/')
"""How the page of a server names its parts; that of a site names them from where it lies."""
LOST = """<!doctype html>
<meta charset="utf-8" />
<meta http-equiv="refresh" content="0; url={base}" />
<title>Ludothèque</title>
<p><a href="{base}">Ludothèque</a></p>
"""
SHELL = re.compile(r"(?m)^const SHELL = .*;$")


def write_site(out: Path, pages: Path, brought: Path, base: str = "", plugins: Sequence[str] = ()) -> int:
    """Write the site to a folder; says how many bytes it has. `pages` are those of a server, `brought` the parts."""
    check_free(out)
    if not (pages / "index.html").is_file():
        raise Mistake("the pages are not built: ./play builds them, or `npm run build` in web/")
    brought.mkdir(parents=True, exist_ok=True)
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.parent, prefix=f".{out.name}") as space:
        made = Path(space) / "site"
        _pages(pages, made)
        site = _python(made / MARK, brought, plugins)
        _workers(made / MARK, site)
        _answers(made / MARK / "answers")
        _front(made, base)
        for name in BESIDE:
            (made / name).write_bytes(files(__package__).joinpath(name).read_bytes())
        _shell(made, site)
        size = sum(path.stat().st_size for path in made.rglob("*") if path.is_file())
        if out.exists():
            shutil.rmtree(out)
        made.rename(out)
    out.chmod(0o755)
    return size


def check_free(out: Path) -> None:
    """Raise unless the folder may be written: nothing but a site of ours is ever replaced."""
    if out.is_file():
        raise Mistake(f"{out} is a file; a site is a folder")
    if out.is_dir() and any(out.iterdir()) and not (out / MARK / "room.js").is_file():
        raise Mistake(f"{out} holds something else than a site; name an empty folder, or a new one")


def _pages(pages: Path, made: Path) -> None:
    def left_out(folder: str, names: list[str]) -> set[str]:
        return {name for name in names if Path(name).suffix in PACKED_AGAIN}

    shutil.copytree(pages, made, ignore=left_out)


def _python(alone: Path, brought: Path, plugins: Sequence[str]) -> dict[str, object]:
    """Python and the house, in a folder that is named by all that is in it. What the worker must know of it."""
    given: dict[str, bytes] = {}
    with tarfile.open(parts.python(brought)) as packed:
        for name in (*PYTHON, LOCK):
            member = packed.extractfile(f"package/{name}")
            assert member is not None
            given[name] = member.read()
    lock = json.loads(given.pop(LOCK))["info"]
    wheels = {path.name: path.read_bytes() for path in parts.wheels(brought)}
    given |= {**wheels, HOUSE: house_zip(plugins)}
    digest = sha256(b"".join(name.encode() + data for name, data in sorted(given.items()))).hexdigest()[:10]
    folder = alone / f"python-{digest}"
    folder.mkdir(parents=True)
    for name, data in given.items():
        (folder / name).write_bytes(data)
    handed = {name: len(data) for name, data in given.items() if Path(name).suffix not in FETCHED_BY_ITSELF}
    return {
        "python": folder.name,
        "files": handed,
        "wheels": [*wheels],
        "house": HOUSE,
        "plugins": [*plugins],
        "lock": lock,
    }


def _workers(alone: Path, site: Mapping[str, object]) -> None:
    """The scripts that run beside the page, told what there is."""
    with as_file(files(__package__).joinpath("static")) as built:
        if not (built / "room.js").is_file():
            raise Mistake("the workers are not built: ./play builds them, or `npm run build` in web/")
        shutil.copytree(built, alone, dirs_exist_ok=True)
    room = alone / "room.js"
    room.write_text(room.read_text("utf-8").replace("__SITE__", json.dumps(site)), "utf-8")


def _answers(folder: Path) -> None:
    """What a server would answer of the shelf: it is there before Python is."""
    for path, told in ready_answers():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(told)


def ready_answers() -> Iterator[tuple[str, bytes]]:
    yield "shelf.json", answers.shelf_told()
    of_games: dict[str, Callable[[str], bytes]] = {
        ".json": answers.game_told,
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
        for language in LANGUAGES:
            yield f"games/{box.name}/texts/{language}.ftl", answers.texts_told(box.name, language)


def _front(made: Path, base: str) -> None:
    """The page, told that there is no server; and if it is said where it stands, one that leads the lost there."""
    index = made / "index.html"
    page = index.read_text("utf-8")
    if HEAD not in page:
        raise Mistake("the pages are of another version; build them anew with ./play")
    index.write_text(FROM_THE_TOP.sub(r'\1="./', page).replace(HEAD, f"{HEAD}\n    {ALONE}", 1), "utf-8")
    if base:
        (made / "404.html").write_text(LOST.format(base=base), "utf-8")


def _shell(made: Path, site: Mapping[str, object]) -> None:
    """The worker that keeps the pages, told of all files but those that Python's own worker keeps."""
    kept_elsewhere = {f"{MARK}/{site['python']}/{name}" for name in site["files"]}  # type: ignore[attr-defined]
    found = {path.relative_to(made).as_posix(): path for path in made.rglob("*") if path.is_file()}
    names = sorted(found.keys() - kept_elsewhere - {"sw.js", "404.html", *BESIDE})
    digest = sha256(b"".join(name.encode() + found[name].read_bytes() for name in names)).hexdigest()[:12]
    listed = ["./" if name == "index.html" else name for name in names]
    shell = json.dumps({"version": digest, "files": listed, "alone": True})
    worker = made / "sw.js"
    worker.write_text(SHELL.sub(lambda _: f"const SHELL = {shell};", worker.read_text("utf-8")), "utf-8")
