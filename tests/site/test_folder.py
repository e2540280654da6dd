"""A site as a folder: all that is in it, and what becomes of a folder that was there before."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.errors import Mistake
from ludotheque.games import GAMES
from ludotheque.site.folder import write_site
from ludotheque.site.parts import FetchedParts


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def told_to(script: str, name: str) -> dict[str, object]:
    """The object that a script was told."""
    found = re.search(name + r"\s*=\s*({.*?})\s*[,;]\s*(?:\n|[a-z])", script)
    assert found is not None, script[:300]
    read: dict[str, object] = json.JSONDecoder().raw_decode(found[1])[0]
    return read


def house_of(folder: Path) -> Path:
    """Where the page of a site finds its house."""
    said = re.search(
        r'<meta name="ludotheque-house" content="(alone/house-\w+)" />', (folder / "index.html").read_text()
    )
    assert said is not None
    return folder / said[1]


def site_of(folder: Path) -> dict[str, Any]:
    """What the room of a site is told of it."""
    room = (house_of(folder) / "room.js").read_text()
    read: dict[str, Any] = json.JSONDecoder().raw_decode(room[room.index('{"python":') :])[0]
    return read


def kept_by_python(folder: Path) -> set[str]:
    """The files that Python's own worker keeps on a device, by where they lie in the site."""
    house, site = house_of(folder), site_of(folder)
    own = [name for name in site["files"] if name.startswith(site["python"])]
    return {(house / name).resolve().relative_to(folder.resolve()).as_posix() for name in own}


def test_a_site_has_pages_python_workers_and_answers(tmp_path: Path, pages: Path, brought: FetchedParts) -> None:
    out = tmp_path / "a" / "site"
    size = write_site(out, pages, brought)
    found = contents(out)
    assert size == sum(map(len, found.values()))
    assert {"index.html", "sw.js", "assets/main.js", "serve.py", "README.txt"} <= found.keys()
    assert (house_of(out) / "helper.js").is_file()
    assert not [name for name in found if name.endswith((".br", ".gz"))]
    assert not [path for path in out.iterdir() if path.name.startswith(".")]
    site, house = site_of(out), house_of(out)
    python = house / site["python"]
    assert (python / "pyodide.mjs").read_bytes() == b"pyodide.mjs" * 9
    assert (python / "rules-1-py3-none-any.whl").read_bytes() == b"a wheel"
    assert not (python / "pyodide-lock.json").exists()
    assert site["files"] == {name: (house / name).stat().st_size for name in site["files"]}
    names = {Path(name).name for name in site["files"]}
    assert names == {"pyodide.asm.wasm", "python_stdlib.zip", "rules-1-py3-none-any.whl", "house.zip"}
    assert [Path(name).name for name in site["wheels"]] == ["rules-1-py3-none-any.whl"]
    assert (site["house"], site["plugins"], site["lock"]) == ("house.zip", [], {"python": "3.14"})


def test_what_a_server_would_answer_is_there_as_files(tmp_path: Path, pages: Path, brought: FetchedParts) -> None:
    out = tmp_path / "site"
    write_site(out, pages, brought)
    answers = house_of(out) / "answers"
    shelf = json.loads((answers / "shelf.json").read_bytes())
    assert {*GAMES} <= {box["name"] for box in shelf["boxes"]}
    for game in GAMES:
        assert json.loads((answers / "games" / f"{game}.json").read_bytes())["name"] == game
        for name in ("diagrams.json", "shapes.json", "puzzles.json"):
            assert json.loads((answers / "games" / game / name).read_bytes())
        assert f'game = "{game}"' in (answers / "games" / game / "components.txt").read_text()
        assert not (answers / "games" / game / "texts").exists(), "the pages have them"


def test_the_page_stands_anywhere_and_lost_ways_lead_to_where_it_was_said_to_stand(
    tmp_path: Path, pages: Path, brought: FetchedParts
) -> None:
    out = tmp_path / "site"
    write_site(out, pages, brought, "/games/")
    page = (out / "index.html").read_text()
    assert '<link href="./icon.svg" /><script src="./assets/main.js">' in page
    assert house_of(out).is_dir()
    assert 'content="0; url=/games/"' in (out / "404.html").read_text()
    write_site(out, pages, brought)
    assert not (out / "404.html").exists()


def test_the_worker_that_keeps_pages_lists_all_but_what_python_keeps(
    tmp_path: Path, pages: Path, brought: FetchedParts
) -> None:
    out = tmp_path / "site"
    write_site(out, pages, brought, "/")
    shell = told_to((out / "sw.js").read_text(), "SHELL")
    apart = {"index.html", "sw.js", "404.html", "serve.py", "README.txt"}
    assert {*shell["files"]} == contents(out).keys() - kept_by_python(out) - apart | {"./"}  # type: ignore[misc]
    assert shell["alone"] is True
    before = shell["version"]
    (pages / "assets" / "main.js").write_text("play(better);")
    write_site(out, pages, brought)
    assert told_to((out / "sw.js").read_text(), "SHELL")["version"] != before


def test_the_same_makes_the_same(tmp_path: Path, pages: Path, brought: FetchedParts) -> None:
    write_site(tmp_path / "one", pages, brought)
    write_site(tmp_path / "other", pages, brought)
    assert contents(tmp_path / "one") == contents(tmp_path / "other")


def test_a_new_site_takes_the_place_of_an_old_one_and_of_nothing_else(
    tmp_path: Path, pages: Path, brought: FetchedParts
) -> None:
    out = tmp_path / "site"
    write_site(out, pages, brought)
    first = house_of(out)
    (out / ".git").mkdir()
    (out / ".git" / "HEAD").write_text("mine")
    (out / "CNAME").write_text("games.example")
    (out / "assets" / "old.js").write_text("of the version before")
    brought.wheels[0].write_bytes(b"another wheel")
    write_site(out, pages, brought)
    assert (out / ".git" / "HEAD").read_text() == "mine"
    assert (out / "CNAME").read_text() == "games.example"
    assert not (out / "assets" / "old.js").exists()
    assert house_of(out) != first
    assert not first.exists()


def test_a_link_to_a_folder_stays_a_link(tmp_path: Path, pages: Path, brought: FetchedParts) -> None:
    (tmp_path / "real").mkdir()
    out = tmp_path / "link"
    out.symlink_to(tmp_path / "real")
    write_site(out, pages, brought)
    write_site(out, pages, brought)
    assert out.is_symlink()
    assert (tmp_path / "real" / "index.html").is_file()


def test_what_is_no_site_is_never_written_over(tmp_path: Path, pages: Path, brought: FetchedParts) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    with pytest.raises(Mistake, match="is a file"):
        write_site(file, pages, brought)
    folder = tmp_path / "folder"
    (folder / "alone").mkdir(parents=True)
    (folder / "thesis.txt").write_text("mine")
    with pytest.raises(Mistake, match="something else than a site"):
        write_site(folder, pages, brought)
    assert contents(folder) == {"thesis.txt": b"mine"}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("index.html", "<html></html>"),
        ("index.html", "<head></head><head></head>"),
        ("sw.js", "keep();\n"),
    ],
)
def test_pages_of_another_version_are_told_and_the_site_before_stays(
    tmp_path: Path, pages: Path, brought: FetchedParts, name: str, text: str
) -> None:
    out = tmp_path / "site"
    write_site(out, pages, brought)
    before = contents(out)
    (pages / name).write_text(text)
    with pytest.raises(Mistake, match="of another version"):
        write_site(out, pages, brought)
    assert contents(out) == before


def test_pages_that_are_not_built_are_told(tmp_path: Path, brought: FetchedParts) -> None:
    with pytest.raises(Mistake, match="not built"):
        write_site(tmp_path / "site", tmp_path, brought)
    assert not (tmp_path / "site").exists()
