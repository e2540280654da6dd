"""Choices in common: when the time to agree is over, what most propose is done."""

import asyncio

from ludotheque.room.attendants import Attended
from ludotheque.table.entries import Decide, Entry


class Vote:
    """Ends the vote at one table, so many seconds after the first proposal."""

    def __init__(self, attended: Attended) -> None:
        self.ledger = attended.ledger
        self.seconds = attended.services.decision_seconds
        self._timer = attended.timer("vote", self._decide)
        self._open = False

    def after_change(self) -> bool:
        before, self._open = self._open, bool(self.ledger.table.proposals)
        if self._open and not before:
            self._timer.set(self.seconds)
        elif before and not self._open:
            self._timer.stop()
        return self._open != before

    def left(self) -> float | None:
        """How many seconds are left to agree; nothing where nothing is proposed."""
        return (self._timer.left() or 0.0) if self._open else None

    def stop(self) -> None:
        self._timer.stop()
        self._open = False

    def tasks(self) -> list[asyncio.Task[None]]:
        return []

    async def _decide(self) -> None:
        await self.ledger.add(self._due)

    def _due(self) -> list[Entry]:
        """None if everybody has agreed meanwhile, here or on another server."""
        return [Decide()] if self.ledger.table.proposals else []
