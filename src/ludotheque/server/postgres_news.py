"""How news go through a database: each server gathers what it has to tell, and all servers tell it in the same moments.

Every NOTIFY wakes every session that listens, whatever it is about, and whoever is woken finds nothing of what it needs
at hand any more. So where much happens news wait for the next of the moments that follow one another so quickly that
nobody sees it, and a server that is woken hears of all that others have done since. Where little happens they go at
once.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from math import floor

import msgspec

from ludotheque.room.fleet import AnyNews, LogGrew
from ludotheque.room.news import written

CHANNEL = "ludotheque"
LOCK_SPACE = 1_819_632_751
"""Among the advisory locks of a database, those of this program."""

LONGEST = 7_999
"""So many bytes NOTIFY carries."""

NUL = "\0"
"""The one character that no text of a database holds; so no table has it in its name."""

TOGETHER = 0.04
"""Seconds between two moments at which servers tell their news."""

QUIET = 0.25
"""After so many seconds without news they go at once."""

MOST_WAITING = 10_000
"""While there is no session, no more than that is kept to be told; then only which logs have grown."""

log = logging.getLogger("ludotheque.fleet")


class Outbox:
    """The news of one server that are still to be told, in their order. `now` is the clock that all servers share."""

    def __init__(self, server: str, now: Callable[[], float]) -> None:
        self.alive = written(server)
        """The news that this server is there."""
        self.own = self.alive.removesuffix("}")
        """How all that it tells begins: it hears that, too."""
        self._server = server
        self._now = now
        self._waiting: dict[str, None] = {}
        """Each of them once, where it was put last: of what is told together and is the same, NOTIFY tells the first
        only. Who came, left and came back would else be taken to have left.
        """
        self._grown: dict[str, str] = {}
        """By table: that its log has grown, where there was no room to say by what."""
        self._filled = asyncio.Event()
        self._last = 0.0
        """When news were last taken."""

    def put(self, news: AnyNews) -> None:
        """What is to be told soon. What is too long is not told; of a log at least that it grew."""
        full = len(self._waiting) >= MOST_WAITING
        if full and isinstance(news, LogGrew):
            self._grown[news.table] = written(self._server, LogGrew(news.table))
        elif not full:
            text = self._that_fits(news)
            if text is None:
                log.error("table %s: news that are too long cannot be told: %s", news.table, type(news).__name__)
            else:
                self._waiting.pop(text, None)
                self._waiting[text] = None
                self._filled.set()

    def _that_fits(self, news: AnyNews) -> str | None:
        """As much of it as NOTIFY carries."""
        ways: list[AnyNews] = [news]
        if isinstance(news, LogGrew):
            ways += [msgspec.structs.replace(news, drawn=[]), LogGrew(news.table)]
        texts = (written(self._server, way) for way in ways)
        return next((text for text in texts if len(text.encode()) <= LONGEST), None)

    async def filled(self, seconds: float) -> bool:
        """Wait until there is something to tell, and no longer than that; says whether there is."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):  # `wait_for` would miss being cancelled while it wakes, up to 3.11
                return await self._filled.wait()
        return False

    def due_in(self) -> float:
        """So many seconds until what waits is to be told."""
        now = self._now()
        if now - self._last > QUIET:
            return 0.0
        return (floor(now / TOGETHER) + 1) * TOGETHER - now

    def take(self) -> list[str]:
        """All that waits: whoever takes it tells it at once, or puts it back."""
        taken = [*self._waiting, *self._grown.values()]
        self._waiting, self._grown = {}, {}
        if taken:
            self._last = self._now()
        self._filled.clear()
        return taken

    def put_back(self, taken: list[str]) -> None:
        """What could not be told goes before all that has come since; what has come again has its place there."""
        since = self._waiting
        self._waiting = dict.fromkeys(text for text in taken if text not in since) | since
        if self._waiting:
            self._filled.set()
