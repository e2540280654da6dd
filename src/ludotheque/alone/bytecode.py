"""Our modules as this Python compiles them: a page keeps them, so that the next start need not compile them again."""

import io
import os
import py_compile
import zipfile
from pathlib import Path


def packed(folder: str) -> bytes:
    """An archive to be unpacked over the folder. Python takes what is in it unchecked: it is kept with its source."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as made:
        for source in sorted(Path(folder).rglob("*.py")):
            compiled = py_compile.compile(
                os.fspath(source), quiet=2, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH
            )
            if compiled is not None:
                made.write(compiled, Path(compiled).relative_to(folder))
    return archive.getvalue()
