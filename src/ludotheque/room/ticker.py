"""Time at a timed table: what happens although nobody acts.

A tick is an entry like any other: whoever looks on sees it, and a record replays it. One timer waits for the next
moment at which something is due; it is set again after every change.
"""

import asyncio

from ludotheque.core.contract import NEVER
from ludotheque.room.attendants import Attended
from ludotheque.table.entries import Entry, Tick


class Ticker:
    """Lets time pass at one table, as long as its log has room. Does nothing at one without time."""

    def __init__(self, attended: Attended) -> None:
        self.ledger = attended.ledger
        self.viewers = attended.viewers
        self.most = attended.services.limits.entries_per_table
        self._timer = attended.timer("ticker", self._tick)

    def after_change(self) -> bool:
        """Wait for what is due next."""
        self._timer.stop()
        clock, table = self.ledger.clock, self.ledger.table
        if clock is None:
            return False
        if not self.viewers():
            clock.stand_still()
            return False
        clock.run()
        due = table.due()
        if due != NEVER and table.number < self.most:
            self._timer.set((due - clock.now()) / 1000)
        return False

    def stop(self) -> None:
        self._timer.stop()

    def tasks(self) -> list[asyncio.Task[None]]:
        return []

    async def _tick(self) -> None:
        await self.ledger.add(self._due)
        if self._timer.left() is None:
            self.after_change()

    def _due(self) -> list[Entry]:
        """The tick that is due; none if it has happened already, here or on another server."""
        clock, due = self.ledger.clock, self.ledger.table.due()
        return [Tick(due)] if clock is not None and due != NEVER and due <= clock.now() else []
