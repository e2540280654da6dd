"""The pages of one browser as a fleet: each is a server of its own, on the same drawers.

So two tabs may show one table, and what must happen once is done by the one that keeps it. Who that is the browser's
locks say, which end with their page; what is new goes over a channel that all pages hear.
"""

from collections.abc import Callable
from typing import Protocol

import msgspec

from ludotheque.room.fleet import AnyNews, Listener
from ludotheque.room.news import read, written


class Locks(Protocol):
    """Of a name, one page of the browser has the lock; a page that is closed has none."""

    async def claim(self, name: str, later: Callable[[], None]) -> bool:
        """Take a lock: at once if nobody has it; else as soon as it is free, told by `later`."""
        ...

    def release(self, name: str) -> None:
        """Have it no longer, and want it no longer."""
        ...

    def watch(self, name: str, free: Callable[[], None]) -> None:
        """Tell once when nobody has a lock any more."""
        ...


class Channel(Protocol):
    """What one page says all others hear."""

    def say(self, text: str) -> None: ...

    def hear(self, heard: Callable[[str], None]) -> None: ...


class Tabs:
    """This page among all that are open. Every page has the lock of its own name: who gets it knows it is gone."""

    def __init__(self, page: str, locks: Locks, channel: Channel) -> None:
        self.page = page
        self.locks = locks
        self.channel = channel
        self._listener: Listener | None = None
        self._known: set[str] = set()
        """The other pages, as far as they were heard of."""

    async def open(self) -> None:
        await self.locks.claim(_presence(self.page), lambda: None)
        self.channel.hear(self._hear)

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    def tell(self, news: AnyNews) -> None:
        self.channel.say(written(self.page, news))

    async def claim(self, table: str) -> bool:
        return await self.locks.claim(_keeper(table), lambda: self._kept(table))

    async def release(self, table: str) -> None:
        self.locks.release(_keeper(table))

    def _kept(self, table: str) -> None:
        if self._listener is not None:
            self._listener.kept(table)

    def _hear(self, text: str) -> None:
        """What a page of another version says may be beyond us; what it appends is seen with the next append."""
        try:
            told = read(text)
        except msgspec.DecodeError:
            return
        page, news = told.server, told.news
        if page == self.page or self._listener is None:
            return
        if page not in self._known:
            self._known.add(page)
            self.locks.watch(_presence(page), lambda: self._gone(page))
        if news is not None:
            self._listener.heard(page, news)

    def _gone(self, page: str) -> None:
        self._known.discard(page)
        if self._listener is not None:
            self._listener.gone(page)


def _presence(page: str) -> str:
    return f"page {page}"


def _keeper(table: str) -> str:
    return f"table {table}"
