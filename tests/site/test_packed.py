"""A site as one file."""

import tarfile
import zipfile
from pathlib import Path

import pytest

from ludotheque.core.errors import Mistake
from ludotheque.site.packed import kind_of, packed_size, write_archive


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "site" / "alone").mkdir(parents=True)
    (tmp_path / "site" / "index.html").write_text("<html>")
    (tmp_path / "site" / "alone" / "room.js").write_text("room()")
    return tmp_path / "site"


def test_an_archive_holds_the_folder_under_one_name(tmp_path: Path, folder: Path) -> None:
    wanted = {"ludotheque/index.html": b"<html>", "ludotheque/alone/room.js": b"room()"}
    size = write_archive(folder, tmp_path / "new" / "site.zip")
    assert size == (tmp_path / "new" / "site.zip").stat().st_size
    with zipfile.ZipFile(tmp_path / "new" / "site.zip") as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == wanted
    write_archive(folder, tmp_path / "site.tar.gz")
    with tarfile.open(tmp_path / "site.tar.gz") as packed:
        assert {each.name: getattr(packed.extractfile(each), "read", bytes)() for each in packed} == wanted
        assert {(each.uid, each.gid, each.uname, each.mode) for each in packed} == {(0, 0, "", 0o644)}


@pytest.mark.parametrize("name", ["site.zip", "site.tar.gz"])
def test_the_same_folder_makes_the_same_archive_whenever(tmp_path: Path, folder: Path, name: str) -> None:
    write_archive(folder, tmp_path / name)
    before = (tmp_path / name).read_bytes()
    (folder / "index.html").touch()
    write_archive(folder, tmp_path / name)
    assert (tmp_path / name).read_bytes() == before


def test_endings_say_what_is_written() -> None:
    kinds = {"site.zip": ".zip", "a.b/Site.ZIP": ".zip", "site.tar.gz": ".tar.gz", "site": "", "my.site": "", ".": ""}
    assert {name: kind_of(Path(name)) for name in kinds} == kinds
    for name in ("site.tar", "site.tgz", "site.gz", "site.tar.xz", "site.7z", "site.RAR"):
        with pytest.raises(Mistake, match=r"ends with \.zip or \.tar\.gz"):
            kind_of(Path(name))


def test_the_packed_size_is_that_of_the_archive(tmp_path: Path, folder: Path) -> None:
    assert packed_size(folder) == write_archive(folder, tmp_path / "site.tar.gz")
