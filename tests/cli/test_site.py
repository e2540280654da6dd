"""`site`: a folder or an archive where one wants it, or one clear line."""

import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.cli import site
from ludotheque.site.parts import FetchedParts
from tests.cli.conftest import Run
from tests.site.conftest import brought, pages

__all__ = ["brought", "pages"]


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch, pages: Path, brought: FetchedParts) -> None:
    """Small pages, and parts that are there already."""
    monkeypatch.setattr(site, "STATIC", pages)
    monkeypatch.setattr(site, "brought", lambda folder, npm: brought)


@pytest.mark.usefixtures("small_parts")
def test_a_folder_is_written_and_how_to_try_it_is_told(run: Run, tmp_path: Path) -> None:
    told = run("site", tmp_path / "new" / "site", "--base", "/games/")
    assert told.exit_code == 0, told.output
    assert "Try it: python3 " in told.stdout
    assert (tmp_path / "new" / "site" / "404.html").is_file()
    assert run("site", tmp_path / "new" / "site").exit_code == 0


@pytest.mark.usefixtures("small_parts")
def test_an_archive_is_written(run: Run, tmp_path: Path) -> None:
    told = run("site", tmp_path / "site.zip")
    assert told.exit_code == 0, told.output
    assert "ludotheque/serve.py" in zipfile.ZipFile(tmp_path / "site.zip").namelist()


@pytest.mark.usefixtures("small_parts")
def test_what_cannot_be_written_is_told_in_a_line(fails: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    assert "is a file" in fails("site", tmp_path / "file")
    assert "cannot be written" in fails("site", tmp_path / "file" / "below")
    assert "something else than a site" in fails("site", tmp_path)
    assert "ends with .zip or .tar.gz" in fails("site", tmp_path / "site.tgz")
    (tmp_path / "folder.zip").mkdir()
    assert "is a folder; an archive is a file" in fails("site", tmp_path / "folder.zip")
    assert "cannot be imported" in fails("site", tmp_path / "site", "--plugin", "no_such_game")
    assert not (tmp_path / "site").exists()


@pytest.mark.usefixtures("small_parts")
@pytest.mark.parametrize(
    "base",
    [
        *("games", "/games", "games/", "//elsewhere.example/", "https://me.example/games/", "/a/../b/", "/./", "/a b/"),
        *('/"/', "/<b>/", "/?a/", "/#/", "/é/", "/a\\b/", "/%zz/", "/a/\n"),
    ],
)
def test_a_base_is_a_path(fails: Callable[..., str], tmp_path: Path, base: str) -> None:
    assert "a base is a path that begins and ends with a slash" in fails("site", tmp_path / "site", "--base", base)


@pytest.mark.usefixtures("small_parts")
@pytest.mark.parametrize("base", ["/", "/games/", "/~me/board-games_2.0/", "/%C3%A9/", "/..games/"])
def test_any_path_is_a_base(run: Run, tmp_path: Path, base: str) -> None:
    assert run("site", tmp_path / "site", "--base", base).exit_code == 0
    assert f'<a href="{base}">' in (tmp_path / "site" / "404.html").read_text()


def test_a_machine_without_npm_is_told(
    fails: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, pages: Path
) -> None:
    monkeypatch.setattr(site, "STATIC", pages)
    monkeypatch.setenv("PATH", str(tmp_path))
    told = fails("site", tmp_path / "site", "--parts", tmp_path / "parts")
    assert "is brought by npm, which is not on this machine" in told
    told = fails("site", tmp_path / "site", "--parts", tmp_path / "parts", "--npm", "'my node' npm-cli.js")
    assert "is brought by my node" in told


def test_pages_that_are_not_built_are_told_before_anything_is_fetched(
    fails: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(site, "STATIC", tmp_path)
    assert "the pages are not built" in fails("site", tmp_path / "site", "--npm", "no-such-command")


def test_parts_are_kept_where_programs_keep_such_things(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert site.cache() == tmp_path / "ludotheque"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert site.cache() == Path.home() / ".cache" / "ludotheque"
