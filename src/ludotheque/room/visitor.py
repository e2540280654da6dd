"""Somebody at a table: the rights of their keys, and what waits to be handed to them."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from ludotheque.room.bounded_queue import BoundedQueue
from ludotheque.room.keys import Rights
from ludotheque.room.wire import CLOSING

Deliver = Callable[[list[bytes]], Awaitable[None]]
"""Hands over messages, in order. Raises if it cannot."""


class Visitor:
    """Messages wait here, so that no table waits for a slow reader. One who is too slow is sent away and comes back."""

    def __init__(self, rights: Rights, most_waiting: int, keys: Sequence[str] = ()) -> None:
        self.rights = rights
        self.keys = [*keys]
        """Every key that this visitor has."""
        self.gone = False
        self._waiting: BoundedQueue[list[bytes]] = BoundedQueue(most_waiting)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that this visitor holds."""
        return self.rights.seats

    def send(self, *messages: bytes) -> None:
        """Send in order; never waits."""
        if self.gone:
            return
        try:
            self._waiting.put_nowait(list(messages))
        except asyncio.QueueFull:
            self.gone = True

    def dismiss(self) -> None:
        """Take all rights away and close, whatever waits; whoever has a key that is still good comes back with it."""
        self.rights = Rights()
        self._waiting.done(len(self._waiting.all()))
        self.send(CLOSING)
        self.gone = True

    async def deliver(self, deliver: Deliver) -> None:
        """Hand over what waits, all of it at once, until the reader is gone."""
        while not self.gone:
            handed = [await self._waiting.get(), *self._waiting.all()]
            await deliver([message for messages in handed for message in messages])
            self._waiting.done(len(handed))

    async def flushed(self) -> None:
        await self._waiting.join()
