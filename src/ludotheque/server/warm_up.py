"""Bots that begin with uncompiled rules, and change over to compiled ones when these are ready.

The room opens at once. A command that prepares a faster tree of the package, and prints its folder, runs beside it; if
it fails, everything goes on as it began.
"""

import asyncio
import logging
import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from ludotheque.server.process_pool import ProcessPool

log = logging.getLogger("ludotheque.warm_up")


class WarmUp:
    """Runs the command, if there is one, and tells the pool when it is done."""

    def __init__(self, command: Sequence[str], pool: ProcessPool) -> None:
        self.command = command
        self.pool = pool
        self.under_way = bool(command)
        self._process: asyncio.subprocess.Process | None = None
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self.command:
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            tree = await self._prepared()
            if tree is None and not self._closing:
                log.warning("the faster rules could not be made: the bots go on with those they have")
            elif tree is not None:
                await self.pool.change_to(tree)
        except Exception:
            log.exception("the faster rules could not be made: the bots go on with those they have")
        finally:
            self.under_way = False

    async def _prepared(self) -> Path | None:
        """The folder that the command prints; none if it fails."""
        self._process = await asyncio.create_subprocess_exec(
            *self.command, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, start_new_session=True
        )
        if self._closing:
            self._stop()
        printed, _ = await self._process.communicate()
        return Path(printed.decode().strip()) if self._process.returncode == 0 else None

    async def finish(self) -> None:
        """Wait until it is over, one way or the other."""
        if self._task is not None:
            await self._task

    async def close(self) -> None:
        """End the command, also one that is only just being started, with whatever it has started itself."""
        self._closing = True
        self._stop()
        await self.finish()

    def _stop(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGTERM)
