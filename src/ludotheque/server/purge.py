"""Tables that nobody has touched for many days are forgotten, if the host wants it."""

import logging
from functools import partial

from ludotheque.room.clock import LoopClock, sleep
from ludotheque.room.errands import Errands
from ludotheque.room.rooms import Rooms
from ludotheque.server.sqlite_store import SqliteStore

HOUR = 3600.0
DAY = 24 * HOUR

log = logging.getLogger("ludotheque.purge")


class Purge:
    """Looks every hour for tables to forget; never one that somebody uses."""

    def __init__(self, store: SqliteStore, rooms: Rooms, keep_days: float | None) -> None:
        self.store = store
        self.rooms = rooms
        self.keep_days = keep_days
        self._clock = LoopClock()
        self._errands = Errands("purge", self._clock, lambda: None)

    def open(self) -> None:
        if self.keep_days is not None:
            self._errands.begin("purge", partial(self._on, self.keep_days))

    def close(self) -> None:
        self._errands.stop()

    async def _on(self, days: float) -> None:
        while True:
            await self.purge(days)
            await sleep(self._clock, HOUR)

    async def purge(self, days: float) -> None:
        gone = await self.store.purge(self.store.now() - days * DAY, set(self.rooms.live))
        self.rooms.stored -= gone
        if gone:
            log.info("%d tables without any move for %g days were removed", gone, days)
