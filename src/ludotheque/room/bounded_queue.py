"""What waits for one reader, in order and not without end.

A live table has such a queue for its jobs, and one for everybody who looks on. asyncio's is for any number of readers,
and is several times as large and as slow; a deque alone takes ten times the room of an empty list.
"""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")
Future = asyncio.Future[None]


class BoundedQueue(Generic[T]):
    """At most `most` things, or any number if it is 0; `asyncio.QueueFull` is raised for one more.

    A thing is done when the reader says so, not when it is taken: `join` waits for that.
    """

    __slots__ = ("_left", "_most", "_reader", "_things", "_waiters")

    def __init__(self, most: int = 0) -> None:
        self._most = most
        self._things: list[T] = []
        self._left = 0
        """How many are not done."""
        self._reader: Future | None = None
        self._waiters: list[Future] = []
        """Those who wait for room, or for all to be done."""

    def __len__(self) -> int:
        return len(self._things)

    def full(self) -> bool:
        return 0 < self._most <= len(self._things)

    def idle(self) -> bool:
        """Whether the reader is there and has nothing to do."""
        return self._reader is not None and not self._things and not self._reader.done()

    def put_nowait(self, thing: T) -> None:
        self.add(thing)
        self.wake()

    def add(self, thing: T) -> None:
        """Without waking the reader."""
        if self.full():
            raise asyncio.QueueFull
        self._things.append(thing)
        self._left += 1

    def wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def put(self, thing: T) -> None:
        while self.full():
            await self._change()
        self.put_nowait(thing)

    async def get(self) -> T:
        while not self._things:
            self._reader = asyncio.Future()
            await self._reader
        return self.get_nowait()

    def get_nowait(self) -> T:
        thing = self._things.pop(0)
        if self._waiters:
            self._changed()
        return thing

    def waiting(self) -> list[T]:
        """All that wait, to be looked at."""
        return self._things

    def all(self) -> list[T]:
        """Take all that wait."""
        things, self._things = self._things, []
        if self._waiters:
            self._changed()
        return things

    def done(self, count: int = 1) -> None:
        """So many of those that were taken are done."""
        self._left -= count
        if self._waiters:
            self._changed()

    async def join(self) -> None:
        """Wait until nothing is left to do."""
        while self._left:
            await self._change()

    async def _change(self) -> None:
        change: Future = asyncio.Future()
        self._waiters.append(change)
        await change

    def _changed(self) -> None:
        """Whoever waits looks again."""
        waiters, self._waiters = self._waiters, []
        for change in waiters:
            if not change.done():
                change.set_result(None)
