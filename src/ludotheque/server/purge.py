"""Tables that nobody has touched for many days are forgotten, if the host wants it."""

import logging
from collections.abc import Sequence
from typing import Protocol

from ludotheque.room.clock import LoopClock, sleep
from ludotheque.room.errands import Errands
from ludotheque.room.rooms import Rooms
from ludotheque.server.steady_time import DAY

HOUR = 3600.0

LOOKED_AT_ONCE = 500
FORGOTTEN_AT_ONCE = 10
REST = 0.05
"""Seconds between two of them: whoever plays must not notice."""

log = logging.getLogger("ludotheque.purge")


class Forgetful(Protocol):
    """What a store has for tables that grow old."""

    def now(self) -> float:
        """The time by which they do."""
        ...

    async def check(self) -> None: ...

    async def old_ones(self, before: float, after: str, most: int) -> list[tuple[str, bool]]:
        """Look at `most` tables, in the order of their names after one: whether nothing happened there since a time."""
        ...

    async def forget(self, tables: Sequence[str], before: float) -> int:
        """Remove tables at which nothing has happened since a time; says how many."""
        ...


class Purge:
    """Looks every hour for tables to forget; never one that somebody uses. Also keeps what time it is."""

    def __init__(self, store: Forgetful, rooms: Rooms, keep_days: float | None) -> None:
        self.store = store
        self.rooms = rooms
        self.keep_days = keep_days
        self._clock = LoopClock()
        self._errands = Errands("purge", self._clock, lambda: None)

    def open(self) -> None:
        self._errands.begin("purge", self._on)

    def close(self) -> None:
        self._errands.stop()

    async def _on(self) -> None:
        while True:
            await self.store.check()
            if self.keep_days is not None:
                await self.purge(self.keep_days)
            await sleep(self._clock, HOUR)

    async def purge(self, days: float) -> None:
        """Forget what is older, a few at a time."""
        before = self.store.now() - days * DAY
        gone, after = 0, ""
        while looked := await self.store.old_ones(before, after, LOOKED_AT_ONCE):
            after, _ = looked[-1]
            old = [table for table, is_old in looked if is_old]
            for first in range(0, len(old), FORGOTTEN_AT_ONCE):
                some = [table for table in old[first : first + FORGOTTEN_AT_ONCE] if table not in self.rooms.live]
                gone += await self.store.forget(some, before)
                await sleep(self._clock, REST)
        if gone:
            await self.rooms.count()
            log.info("%d tables without any move for %g days were removed", gone, days)
