"""Somebody at a table: one socket, the rights of its keys, and what waits to be sent to it."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence

from ludotheque.room.keys import Rights
from ludotheque.room.wire import CLOSING
from ludotheque.server.limits import Bucket, Limits

Send = Callable[[str], Awaitable[None]]


class Visitor:
    """Messages wait here, so that no table waits for a slow reader. One who is too slow is sent away and comes back."""

    def __init__(
        self,
        rights: Rights,
        send: Send,
        limits: Limits,
        address: Bucket,
        fresh: Mapping[str, str] | None = None,
        keys: Sequence[str] = (),
    ) -> None:
        self.rights = rights
        self.seats = rights.seats
        self.fresh = fresh or {}
        """The key that this visitor is given for each invitation it came with."""
        self.keys = [*keys, *self.fresh.values()]
        """Every key that this visitor has."""
        self.gone = False
        self._send = send
        self._limits = limits
        self._buckets = Bucket(limits.messages_per_second, limits.messages_at_once), address
        self._waiting: asyncio.Queue[list[bytes]] = asyncio.Queue(limits.waiting_messages)

    def may_speak(self) -> bool:
        """Whether one more message is within the rates of this socket and of its address."""
        own, address = self._buckets
        return own.take() and address.take()

    def send(self, *messages: bytes) -> None:
        """Send in order; never waits."""
        if self.gone:
            return
        try:
            self._waiting.put_nowait(list(messages))
        except asyncio.QueueFull:
            self.gone = True

    def dismiss(self) -> None:
        """Take all rights away and close; whoever has a key that is still good comes back with it."""
        self.rights = Rights()
        self.send(CLOSING)
        self.gone = True

    async def write(self) -> None:
        """Write what waits, until the reader is gone or too slow."""
        while not self.gone:
            messages = await self._waiting.get()
            async with asyncio.timeout(self._limits.write_seconds):
                for message in messages:
                    await self._send(message.decode())
            self._waiting.task_done()

    async def flushed(self) -> None:
        await self._waiting.join()
