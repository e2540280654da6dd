"""Pages and parts as small as they can be, of which a site is made at once."""

import io
import tarfile
from pathlib import Path

import pytest

from ludotheque.site.folder import LOCK, PYTHON
from ludotheque.site.parts import FetchedParts

PAGE = '<html>\n  <head>\n    <link href="/icon.svg" /><script src="/assets/main.js"></script>\n  </head></html>\n'
KEEPER = 'const SHELL = {"version":"0","files":[]};\nkeep(SHELL);\n'


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """What a server shows, built."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "sw.js").write_text(KEEPER)
    (folder / "assets" / "main.js").write_text("play();")
    for ending in (".br", ".gz"):
        (folder / "assets" / f"main.js{ending}").write_bytes(b"the same, packed")
    return folder


@pytest.fixture
def brought(tmp_path: Path) -> FetchedParts:
    """Parts that are none."""
    python = tmp_path / "python.tgz"
    with tarfile.open(python, "w:gz") as packed:
        for name in (*PYTHON, LOCK, "README.md"):
            data = b'{"info": {"python": "3.14"}, "packages": {"numpy": {}}}' if name == LOCK else name.encode() * 9
            about = tarfile.TarInfo(f"package/{name}")
            about.size = len(data)
            packed.addfile(about, io.BytesIO(data))
    wheel = tmp_path / "rules-1-py3-none-any.whl"
    wheel.write_bytes(b"a wheel")
    return FetchedParts(python, [wheel])
