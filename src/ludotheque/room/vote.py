"""Choices in common: when the time to agree is over, what most propose is done."""

import logging

from ludotheque.room.ledger import Ledger
from ludotheque.room.timer import Alarm, Jobs
from ludotheque.table.entries import Entry, Settle

AFTER_A_FAILURE = 1.0

log = logging.getLogger("ludotheque.decider")


class Decider:
    """Settles what is proposed at one table, so many seconds after the first proposal."""

    def __init__(self, ledger: Ledger, jobs: Jobs, seconds: float) -> None:
        self.ledger = ledger
        self.seconds = seconds
        self._alarm = Alarm(jobs, self._settle)

    def wind(self) -> bool:
        """To be called after every change: says whether the time to agree has begun or ended with it."""
        waits, wanted = self._alarm.left() is not None, bool(self.ledger.table.proposals)
        if wanted and not waits:
            self._alarm.set(self.seconds)
        elif waits and not wanted:
            self._alarm.stop()
        return waits != wanted

    def left(self) -> float | None:
        """How many seconds are left to agree; nothing where nothing is proposed."""
        return self._alarm.left()

    def stop(self) -> None:
        self._alarm.stop()

    async def _settle(self) -> None:
        try:
            await self.ledger.add(self._due)
        except Exception:
            log.exception("table %s: nothing could be settled; it tries again", self.ledger.name)
            self._alarm.set(AFTER_A_FAILURE)

    def _due(self) -> list[Entry]:
        """None if everybody has agreed meanwhile, here or on another server."""
        return [Settle()] if self.ledger.table.proposals else []
