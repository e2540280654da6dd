"""What must happen once at a table, however many servers serve its people, and what the others are told of it."""

import asyncio

from ludotheque.room.attendants import Attendant, Attended
from ludotheque.room.fleet import Times
from ludotheque.room.mind import Mind
from ludotheque.room.stand_in import StandIn
from ludotheque.room.thinkers import Thinkers
from ludotheque.room.ticker import Ticker
from ludotheque.room.timekeeper import TIMES, Timekeeper
from ludotheque.room.vote import Vote
from ludotheque.room.wire import ClockShown


class Keeping:
    """The attendants of a table that this server keeps: time, votes, answers for the absent, people's clocks, bots."""

    def __init__(self, attended: Attended, mind: Mind, notes: dict[str, bytes]) -> None:
        self.ledger = attended.ledger
        self.vote = Vote(attended)
        self.stand_in = StandIn(attended, mind)
        self.timekeeper = Timekeeper(attended, mind, notes.get(TIMES))
        self.thinkers = Thinkers(attended, mind)
        self.attendants: list[Attendant] = [
            *(Ticker(attended), self.vote, self.stand_in, self.timekeeper, self.thinkers),
        ]

    def decides_in(self) -> float | None:
        return self.vote.left()

    def answers_in(self, seat: int) -> float | None:
        return self.stand_in.left(seat)

    def clock(self, seat: int) -> ClockShown | None:
        return self.timekeeper.shown(seat)

    def taken(self, seat: int) -> bool:
        return self.timekeeper.taken(seat)

    def told(self) -> Times:
        """All of it, for the other servers."""
        seats = range(len(self.ledger.table.seats))
        answers = {seat: left for seat in seats if (left := self.answers_in(seat)) is not None}
        clocks = {seat: shown for seat in seats if (shown := self.clock(seat)) is not None}
        taken = [seat for seat in seats if self.taken(seat)]
        reached, since = self.ledger.clock.stands() if self.ledger.clock is not None else (None, None)
        return Times(self.ledger.name, self.decides_in(), answers, clocks, taken, reached, since)

    def stop(self) -> None:
        for attendant in self.attendants:
            attendant.stop()

    def tasks(self) -> list[asyncio.Task[None]]:
        return [task for attendant in self.attendants for task in attendant.tasks()]


class Elsewhere:
    """The same as the keeper last told it. `age` says how many seconds ago that was."""

    def __init__(self, times: Times, heard: float, now: float) -> None:
        self.times = times
        self.age = now - heard

    def decides_in(self) -> float | None:
        return self._left(self.times.decides_in)

    def answers_in(self, seat: int) -> float | None:
        return self._left(self.times.answers_in.get(seat))

    def clock(self, seat: int) -> ClockShown | None:
        shown = self.times.clocks.get(seat)
        if shown is None:
            return None
        left = shown.left - self.age if shown.running else shown.left
        return ClockShown(max(0.0, left), shown.running, self._left(shown.away))

    def taken(self, seat: int) -> bool:
        return seat in self.times.taken

    def _left(self, seconds: float | None) -> float | None:
        return None if seconds is None else max(0.0, seconds - self.age)
