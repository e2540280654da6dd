"""One server at a time uses a data folder: two would not hear of each other's tables."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludotheque.core.errors import Mistake

LOCK = "in-use"


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the folder; raises `Mistake` if another server holds it. The end of the process always lets go of it."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOCK).open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Mistake(f"another game room uses {folder}; close it, or name another folder with --data") from None
        yield
