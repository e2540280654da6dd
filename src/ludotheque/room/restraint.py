"""What keeps one person from taking a table hostage: shares of the log, and a rate for what is no move.

The log of a table has an end. What moves the game may use all of it; the host, who repairs things, three quarters; what
anybody else does besides, half. And names, seats and undos change only so often: every change is told to everybody.
"""

from ludotheque.room import wire
from ludotheque.room.errors import Wrong
from ludotheque.room.keys import Rights
from ludotheque.room.ledger import Ledger
from ludotheque.room.rates import Bucket
from ludotheque.room.services import Services

MOVES_ON = (wire.FinishAsked, wire.ResignAsked, wire.LessonAsked)
SEATING = (wire.NameAsked, wire.HoldAsked, wire.SitAsked, wire.OpenAsked)


class Restraint:
    """At one table."""

    def __init__(self, ledger: Ledger, services: Services) -> None:
        limits, now = services.limits, services.clock.now
        seats = range(len(ledger.table.seats))
        self.ledger = ledger
        self.most = limits.entries_per_table
        self._seatings = [Bucket(limits.seatings_per_second, limits.seatings_at_once, now) for _ in seats]
        self._changes = [Bucket(limits.changes_per_second, limits.changes_at_once, now) for _ in seats]
        self._host = Bucket(limits.seatings_per_second, len(seats) * limits.seatings_at_once, now)

    def check(self, rights: Rights, message: wire.Asked) -> None:
        """Raise for a request that would use more than its share of the log, or comes too soon after others."""
        moves_on = self._moves_on(message)
        share = self.most if moves_on else self.most * 3 // 4 if rights.host else self.most // 2
        if self.ledger.table.number >= share:
            raise Wrong("full", "the log of this table has no room for this")
        if not moves_on and not self._bucket(rights, message).take():
            raise Wrong("rate", "too many changes in a short time; wait a moment")

    def _moves_on(self, message: wire.Asked) -> bool:
        """Whether the game goes on by it; who proposes something else does not."""
        if isinstance(message, wire.ActAsked):
            return message.seat not in self.ledger.table.proposals
        return isinstance(message, MOVES_ON)

    def _bucket(self, rights: Rights, message: wire.Asked) -> Bucket:
        if isinstance(message, SEATING):
            return self._host if rights.host else self._seatings[message.seat]
        assert isinstance(message, wire.ActAsked | wire.UndoAsked)
        return self._changes[message.seat]
