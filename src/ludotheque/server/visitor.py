"""Somebody at a table: one socket, the rights of its keys, and what waits to be sent to it."""

import asyncio
from collections.abc import Awaitable, Callable

from ludotheque.server.keys import Rights
from ludotheque.server.limits import Limits

Send = Callable[[str], Awaitable[None]]


class Visitor:
    """Messages wait here, so that no table waits for a slow reader. One who is too slow is sent away and comes back."""

    def __init__(self, rights: Rights, send: Send, limits: Limits) -> None:
        self.rights = rights
        self.seats = rights.seats
        self.hinting = False
        self.gone = False
        self._send = send
        self._limits = limits
        self._waiting: asyncio.Queue[list[bytes]] = asyncio.Queue(limits.waiting_messages)

    def send(self, *messages: bytes) -> None:
        """Send in order; never waits."""
        if self.gone:
            return
        try:
            self._waiting.put_nowait(list(messages))
        except asyncio.QueueFull:
            self.gone = True

    async def write(self) -> None:
        """Write what waits, until the reader is gone or too slow."""
        while not self.gone:
            for message in await self._waiting.get():
                await asyncio.wait_for(self._send(message.decode()), self._limits.write_seconds)
            self._waiting.task_done()

    async def flushed(self) -> None:
        await self._waiting.join()
