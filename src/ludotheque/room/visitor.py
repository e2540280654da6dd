"""Somebody at a table: the rights of their keys, and what waits to be handed to them."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from ludotheque.room.bounded_queue import BoundedQueue
from ludotheque.room.keys import Rights
from ludotheque.room.wire import CLOSING

Deliver = Callable[[list[bytes]], Awaitable[None]]
"""Hands over messages, in order. Raises if it cannot."""


class Outlet(Protocol):
    """Where messages go that nobody has to wait for."""

    def soon(self, call: Callable[[], None], /) -> object:
        """Call something as soon as all that happens now has happened."""
        ...

    def hand_over(self, messages: list[bytes]) -> bool:
        """Hand over messages, in order, without waiting, if that can be: says whether it was."""
        ...


class Visitor:
    """Messages wait here, so that no table waits for a slow reader. One who is too slow is sent away and comes back."""

    def __init__(self, rights: Rights, most_waiting: int, keys: Sequence[str] = ()) -> None:
        self.rights = rights
        self.keys = [*keys]
        """Every key that this visitor has."""
        self.gone = False
        self._waiting: BoundedQueue[list[bytes]] = BoundedQueue(most_waiting)
        self._outlet: Outlet | None = None
        self._is_due = False
        """Whether what waits is about to be handed over at once."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that this visitor holds."""
        return self.rights.seats

    def send(self, *messages: bytes) -> None:
        """Send in order; never waits."""
        if self.gone:
            return
        idle = self._waiting.idle()
        try:
            self._waiting.add(list(messages))
        except asyncio.QueueFull:
            self.gone = True
        if self._outlet is None:
            self._waiting.wake()
        elif idle and not self._is_due:
            self._is_due = True
            self._outlet.soon(self._hand_over)

    def _hand_over(self) -> None:
        """What came together goes without waking whoever delivers, unless something must be waited for."""
        self._is_due = False
        messages = [message for messages in self._waiting.waiting() for message in messages]
        if self._outlet is not None and not self.gone and self._outlet.hand_over(messages):
            self._waiting.done(len(self._waiting.all()))
        else:
            self._waiting.wake()

    def dismiss(self) -> None:
        """Take all rights away and close, whatever waits; whoever has a key that is still good comes back with it."""
        self.rights = Rights()
        self._waiting.done(len(self._waiting.all()))
        self.send(CLOSING)
        self.gone = True

    async def deliver(self, deliver: Deliver, outlet: Outlet | None = None) -> None:
        """Hand over what waits, all of it together, until the reader is gone; at once where there is an outlet."""
        self._outlet = outlet
        try:
            while not self.gone:
                handed = [await self._waiting.get(), *self._waiting.all()]
                await deliver([message for messages in handed for message in messages])
                self._waiting.done(len(handed))
        finally:
            self._outlet = None  # else visitor and line would hold each other, for the collector to find

    async def flushed(self) -> None:
        await self._waiting.join()
