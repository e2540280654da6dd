"""Time at a timed table: when an action arrived, and what happens although nobody acts.

A tick is an entry like any other: whoever looks on sees it, and a record replays it. One timer waits for the next
moment at which something is due; it is wound again after every change.
"""

import logging

from ludotheque.core.contract import NEVER
from ludotheque.room.ledger import Ledger
from ludotheque.room.timer import Alarm, Jobs
from ludotheque.table.entries import Entry, Tick

AFTER_A_FAILURE = 1.0

log = logging.getLogger("ludotheque.ticker")


class Ticker:
    """Lets time pass at one table, as long as its log has room (`most` entries). Does nothing at one without time."""

    def __init__(self, ledger: Ledger, jobs: Jobs, most: int) -> None:
        self.ledger = ledger
        self.most = most
        self._alarm = Alarm(jobs, self._tick)

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
            self._alarm.set((due - clock.now()) / 1000)

    def stop(self) -> None:
        self._alarm.stop()

    async def _tick(self) -> None:
        try:
            await self.ledger.add(self._due)
        except Exception:
            log.exception("table %s: time could not pass; it tries again", self.ledger.name)
            self._alarm.set(AFTER_A_FAILURE)
            return
        if self._alarm.left() is None:
            self.wind()

    def _due(self) -> list[Entry]:
        """The tick that is due; none if something else has settled it, here or on another server."""
        clock, due = self.ledger.clock, self.ledger.table.state.due()
        return [Tick(due)] if clock is not None and due != NEVER and due <= clock.now() else []
