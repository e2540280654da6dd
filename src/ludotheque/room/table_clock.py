"""The clock of a timed table: milliseconds of its own time, whatever the time of day.

It goes on from where the log stands, by the clock of whoever runs the table, so that neither a restart nor a changed
system time is seen at the table. It runs while somebody is there and stands still otherwise.
"""

from ludotheque.room.clock import Clock


class TableClock:
    """The time at a table."""

    __slots__ = ("_clock", "_reached", "_since")

    def __init__(self, clock: Clock, reached: int) -> None:
        self._clock = clock
        self._reached = reached
        self._since: float | None = None
        """When it began to run from `_reached`; nothing while it stands still."""

    def now(self) -> int:
        if self._since is None:
            return self._reached
        return self._reached + int((self._clock.now() - self._since) * 1000)

    def run(self) -> None:
        if self._since is None:
            self._since = self._clock.now()

    def stand_still(self) -> None:
        self._reached = self.now()
        self._since = None

    def stands(self) -> tuple[int, float | None]:
        """From which moment on it runs, and since when; nothing while it stands still."""
        return self._reached, self._since

    def follow(self, reached: int, since: float | None) -> None:
        """Go by what another server says; all of them have the same clock."""
        self._reached = reached
        self._since = since

    def reach(self, moment: int) -> None:
        """The log has come to a moment; one that is ahead of this clock was written by another server."""
        if moment > self.now():
            self.turn_to(moment)

    def turn_to(self, moment: int) -> None:
        """Show this moment from now on."""
        self._reached = moment
        if self._since is not None:
            self._since = self._clock.now()
