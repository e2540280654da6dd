"""Our modules as this Python compiles them: a page keeps them, so that the next start need not compile them again."""

import io
import os
import py_compile
import sys
import zipfile
from pathlib import Path


def packed(folder: str) -> bytes:
    """An archive to be unpacked over the folder. Python takes what is in it unchecked: it is kept with its source."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as made:
        for source in sorted(Path(folder).rglob("*.py")):
            place = source.parent / "__pycache__" / f"{source.stem}.{sys.implementation.cache_tag}.pyc"
            if _compiled(source, place):
                made.write(place, place.relative_to(folder))
    return archive.getvalue()


def _compiled(source: Path, place: Path) -> bool:
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    return py_compile.compile(os.fspath(source), os.fspath(place), quiet=2, invalidation_mode=mode) is not None
