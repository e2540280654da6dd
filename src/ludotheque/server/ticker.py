"""Time at a timed table: when an action arrived, and what happens although nobody acts.

A tick is an entry like any other: whoever looks on sees it, and a record replays it. One timer waits for the next
moment at which something is due; it is wound again after every change.
"""

import asyncio
import logging

from ludotheque.core.contract import NEVER
from ludotheque.server.ledger import Ledger
from ludotheque.server.thinkers import Jobs
from ludotheque.table.entries import Entry, Tick

AFTER_A_FAILURE = 1.0
QUEUE_IS_FULL = 0.02

log = logging.getLogger("ludotheque.ticker")


class Ticker:
    """Lets time pass at one table, as long as its log has room (`most` entries). Does nothing at one without time."""

    def __init__(self, ledger: Ledger, jobs: Jobs, most: int) -> None:
        self.ledger = ledger
        self.jobs = jobs
        self.most = most
        self._timer: asyncio.TimerHandle | None = None

    def wind(self) -> None:
        """Wait for what is due next. To be called after every change, and when people come or go."""
        self.stop()
        clock, table = self.ledger.clock, self.ledger.table
        if clock is None:
            return
        if not self.ledger.viewers():
            clock.stand_still()
            return
        clock.run()
        due = table.state.due()
        if due != NEVER and table.number < self.most:
            self._in((due - clock.now()) / 1000)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _in(self, seconds: float) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(max(0.0, seconds), self._ring)

    def _ring(self) -> None:
        """What is due goes through the table's queue, behind what has arrived before it."""
        self._timer = None
        try:
            self.jobs.put_nowait(self._tick)
        except asyncio.QueueFull:
            self._in(QUEUE_IS_FULL)

    async def _tick(self) -> None:
        try:
            await self.ledger.add(self._due)
        except Exception:
            log.exception("table %s: time could not pass; it tries again", self.ledger.name)
            self._in(AFTER_A_FAILURE)
            return
        if self._timer is None:
            self.wind()

    def _due(self) -> list[Entry]:
        """The tick that is due; none if something else has settled it, here or on another server."""
        clock, due = self.ledger.clock, self.ledger.table.state.due()
        return [Tick(due)] if clock is not None and due != NEVER and due <= clock.now() else []
