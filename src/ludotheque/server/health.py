"""Whether the house is well: it is if something can be kept. A full disk is found out before anybody loses a move."""

import asyncio
import logging
import time

from ludotheque.room.store import Store

FRESH_SECONDS = 1.0
"""So long an answer is good for everybody who asks: each try is a write to the disk."""

LONGEST_WRITE = 5.0

log = logging.getLogger("ludotheque.health")


class Health:
    """Tries to keep something, and remembers the answer for a moment."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._ok = True
        self._when = -FRESH_SECONDS
        self._asking = asyncio.Lock()

    async def ok(self) -> bool:
        async with self._asking:
            if time.monotonic() - self._when >= FRESH_SECONDS:
                await self._try()
        return self._ok

    async def _try(self) -> None:
        before = self._ok
        try:
            await asyncio.wait_for(self.store.check(), LONGEST_WRITE)
            self._ok = True
        except Exception as error:  # whatever it is, nothing can be kept
            self._ok = False
            if before:
                log.error("nothing can be kept: %r", error)
        self._when = time.monotonic()
