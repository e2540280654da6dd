"""A site as one file: the same bytes whenever and by whomever it is made, with nothing in it of who made it."""

import gzip
import io
import tarfile
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

from ludotheque.core.errors import Mistake
from ludotheque.site.house_zip import LONG_AGO

FOLDER = "ludotheque"
"""What is unpacked."""


def _zip(folder: Path, file: IO[bytes]) -> None:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, path in _listed(folder):
            about = zipfile.ZipInfo(name, LONG_AGO)
            about.compress_type = zipfile.ZIP_DEFLATED
            about.external_attr = 0o644 << 16
            archive.writestr(about, path.read_bytes())


def _tar(folder: Path, file: IO[bytes]) -> None:
    with (
        gzip.GzipFile("", "wb", 9, file, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for name, path in _listed(folder):
            about = tarfile.TarInfo(name)
            about.size = path.stat().st_size
            with path.open("rb") as data:
                archive.addfile(about, data)


def _listed(folder: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield f"{FOLDER}/{path.relative_to(folder).as_posix()}", path


KINDS: dict[str, Callable[[Path, IO[bytes]], None]] = {".zip": _zip, ".tar.gz": _tar}
OTHER_KINDS = (".tar", ".tgz", ".gz", ".bz2", ".xz", ".zst", ".7z", ".rar", ".br")


def kind_of(place: Path) -> str:
    """The ending by which a place is an archive; empty for a folder, a `Mistake` for an archive of another kind."""
    name = place.name.lower()
    kind = next((ending for ending in KINDS if name.endswith(ending)), "")
    if not kind and name.endswith(OTHER_KINDS):
        raise Mistake(f"{place}: an archive of a site ends with {' or '.join(KINDS)}")
    return kind


def write_archive(folder: Path, place: Path) -> int:
    """Put a folder into an archive, which is there when it is whole. How many bytes it has."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place.parent, prefix=".") as space:
        made = Path(space) / "made"
        with made.open("wb") as file:
            KINDS[kind_of(place)](folder, file)
        made.replace(place)
    return place.stat().st_size


def packed_size(folder: Path) -> int:
    """How many bytes a folder has when it is packed as hosts pack what they send."""
    packed = io.BytesIO()
    _tar(folder, packed)
    return packed.tell()
