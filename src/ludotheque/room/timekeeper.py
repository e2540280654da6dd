"""The clocks of the people at one table, where there are any: whose time runs, and what happens when it is over.

The time of everybody who has to decide runs, for each alone: also where several decide in secret at once. It stands
still while a seat is open, while nobody is at the table, for whoever decides next on the same device, and while
somebody's line is down: in each decision for as long as the table waits for those who are away, and then it is as if
the time were over. Bots have no clock.

What is left is noted beside the log whenever it changes hands, and every few seconds: a restart gives nobody time back.
"""

import asyncio
import logging
from functools import partial
from typing import Literal

import msgspec

from ludotheque.room.attendants import Attended
from ludotheque.room.mind import Mind
from ludotheque.room.requests import forfeited
from ludotheque.room.wire import ClockShown
from ludotheque.table.entries import Act, Entry, Propose, Seat, Undo

GRACE = 10.0
"""So many seconds somebody has at least whose time was over, so that they can play on."""

NOTED_EVERY = 5.0
TIMES = "times"
"""The name of the note."""

Mode = Literal["still", "running", "away"]

log = logging.getLogger("ludotheque.timekeeper")


class Noted(msgspec.Struct, frozen=True):
    """The time of one seat, as it is kept."""

    left: float
    away: float
    before: float
    deciding: bool
    taken: bool


class SeatTime:
    """The time of one seat. `taken` says that a bot sits there until its owner comes back."""

    def __init__(self, noted: Noted) -> None:
        self.left = noted.left
        self.away = noted.away
        """How much longer it stands still in this decision while nobody of the seat is here."""
        self.before = noted.before
        """What was left before the last decision, for one that takes it back."""
        self.deciding = noted.deciding
        self.taken = noted.taken
        self.mode: Mode = "still"
        self.overdue = False
        self.decision = 0
        """Counts decisions: what a bot thinks of is for this one."""

    def count(self, seconds: float) -> None:
        """So much time has gone by."""
        if self.mode == "running":
            self.left = max(0.0, self.left - seconds)
        elif self.mode == "away":
            self.away = max(0.0, self.away - seconds)

    def rest(self) -> float | None:
        """How long until something must be done; nothing while it stands still."""
        return {"running": self.left, "away": self.away, "still": None}[self.mode]

    def noted(self) -> Noted:
        return Noted(self.left, self.away, self.before, self.deciding, self.taken)


class Timekeeper:
    """Keeps the time at one table. Does nothing at one without a clock."""

    def __init__(self, attended: Attended, mind: Mind, noted: bytes | None) -> None:
        self.attended = attended
        self.ledger = attended.ledger
        self.mind = mind
        self.limit = attended.limit
        self.clock = attended.services.clock
        self._timer = attended.timer("timekeeper", self._ring)
        self._errands = attended.errands("timekeeper")
        self._counted = self.clock.now()
        self._number = self.ledger.table.number
        self._seats = [SeatTime(one) for one in self._read(noted)]

    def _read(self, noted: bytes | None) -> list[Noted]:
        if noted is not None:
            return msgspec.json.decode(noted, type=list[Noted])
        seconds = float(self.limit.seconds) if self.limit is not None else 0.0
        away = self.attended.services.decision_seconds
        return [Noted(seconds, away, seconds, False, False)] * len(self.ledger.table.seats)

    # What others ask.

    def shown(self, seat: int) -> ClockShown | None:
        """The clock of a seat; none of one that a bot holds, or at a table without."""
        if self.limit is None or self.ledger.table.seats[seat].holder == "bot":
            return None
        self._count()
        time = self._seats[seat]
        away = round(time.away, 3) if time.mode == "away" else None
        return ClockShown(round(time.left, 3), time.mode == "running", away)

    def taken(self, seat: int) -> bool:
        """Whether a bot sits in for somebody who had no time left."""
        return self._seats[seat].taken and self.ledger.table.seats[seat].holder == "bot"

    async def note(self) -> None:
        """Keep what is left."""
        if self.limit is not None:
            self._count()
            data = msgspec.json.encode([time.noted() for time in self._seats])
            await self.attended.services.store.note(self.ledger.name, TIMES, data)

    # The attendant.

    def after_change(self) -> bool:
        if self.limit is None:
            return False
        self._count()
        acted = self._follow_log()
        modes = self._modes()
        changed = acted
        for seat, time in enumerate(self._seats):
            mode = modes.get(seat)
            if mode is None:
                changed |= time.deciding
                time.deciding, time.mode, time.overdue = False, "still", False
                continue
            if not time.deciding:
                self._begin(time)
                changed = True
            changed |= time.mode != mode
            time.mode = mode
            time.overdue = time.overdue and time.rest() == 0
        self._go_on()
        if changed:
            self._errands.begin(TIMES, self.note)
        return changed

    def stop(self) -> None:
        self._timer.stop()
        self._errands.stop()

    def tasks(self) -> list[asyncio.Task[None]]:
        return self._errands.tasks()

    def _count(self) -> None:
        now = self.clock.now()
        for time in self._seats:
            time.count(now - self._counted)
        self._counted = now

    def _follow_log(self) -> bool:
        """Somebody has decided, or taken a decision back; says whether."""
        step = self.ledger.recent.now().step
        if step.number == self._number:
            return False
        self._number = step.number
        for time, seat in zip(self._seats, self.ledger.table.seats, strict=True):
            time.taken = time.taken and seat.holder == "bot"
        if isinstance(step.entry, Act):
            self._end(self._seats[step.entry.seat])
        elif isinstance(step.entry, Undo):
            self._take_back(self._seats[step.entry.seat])
        return isinstance(step.entry, Act | Undo)

    def _begin(self, time: SeatTime) -> None:
        assert self.limit is not None
        time.deciding = True
        time.decision += 1
        time.away = self.attended.services.decision_seconds
        if self.limit.per == "decision":
            time.left = float(self.limit.seconds)

    def _end(self, time: SeatTime) -> None:
        assert self.limit is not None
        time.before = time.left
        time.deciding = False
        if self.limit.per == "game":
            time.left += self.limit.increment
            if time.overdue:
                time.left = max(time.left, GRACE)
        time.overdue = False

    def _take_back(self, time: SeatTime) -> None:
        """The decision goes on where it was: nobody wins time by taking back."""
        time.left = time.before
        time.deciding = True
        time.decision += 1

    def _modes(self) -> dict[int, Mode]:
        """Who has to decide, and whether their time runs."""
        deciding = self._deciding()
        viewers = self.attended.viewers()
        here = self.attended.here()
        modes: dict[int, Mode] = {}
        for seat in deciding:
            mine = [seats for seats in viewers if seat in seats]
            first = [other for other in deciding if other < seat and mine and all(other in seats for seats in mine)]
            modes[seat] = "still" if not viewers or first else "running" if seat in here else "away"
        return modes

    def _deciding(self) -> list[int]:
        """The people who are waited for. Where the order is free, bots act before those who owe nothing."""
        table = self.ledger.table
        if table.over() or any(seat.holder == "open" for seat in table.seats):
            return []
        waiting = table.waits_for()
        if table.game.free_order and not table.leading() and not table.common():
            bots = [seat for seat in waiting if table.seats[seat].holder == "bot"]
            waiting = [] if bots else waiting
        return [seat for seat in waiting if table.seats[seat].holder == "person"]

    def _go_on(self) -> None:
        """See to those whose time is over, and wait for whoever is next, or until it is time to note what is left."""
        rests = [time.rest() for time in self._seats if not time.overdue]
        left = [rest for rest in rests if rest is not None]
        if left:
            self._timer.set(min(*left, NOTED_EVERY))
        else:
            self._timer.stop()
        for seat, time in enumerate(self._seats):
            if time.overdue:
                self._errands.begin((seat, time.decision), partial(self._decide, seat, time.decision))

    # When time is over.

    async def _ring(self) -> None:
        self._count()
        for seat, time in enumerate(self._seats):
            if time.rest() == 0 and not time.overdue:
                await self._zero(seat, time)
        await self.note()
        self._go_on()

    async def _zero(self, seat: int, time: SeatTime) -> None:
        assert self.limit is not None
        if self.limit.zero == "once":
            time.overdue = True
        elif self.limit.zero == "lose":
            await self.ledger.add(partial(self._lost, seat, time.decision))
        else:
            await self.ledger.add(partial(self._handed_over, seat, time.decision))
            time.taken = self.ledger.table.seats[seat].holder == "bot"
            time.left = max(time.left, GRACE)

    def _is_over(self, seat: int, decision: int) -> bool:
        """Whether the time for this very decision is still over."""
        time = self._seats[seat]
        return time.deciding and time.decision == decision and self.ledger.table.seats[seat].holder == "person"

    def _lost(self, seat: int, decision: int) -> list[Entry]:
        return forfeited(self.ledger.table, seat, "time", self.mind.helping()) if self._is_over(seat, decision) else []

    def _handed_over(self, seat: int, decision: int) -> list[Entry]:
        name = self.ledger.table.seats[seat].name
        return [Seat(seat, "bot", self.mind.helping(), name)] if self._is_over(seat, decision) else []

    async def _decide(self, seat: int, decision: int) -> None:
        if self._is_over(seat, decision):
            action = await self.mind.choice(seat, self.mind.helping())
            await self.attended.jobs.do(partial(self._act, seat, decision, action))

    async def _act(self, seat: int, decision: int, action: str) -> None:
        await self.ledger.add(partial(self._decided, seat, decision, action))
        self.attended.services.counts.bot_moves += 1

    def _decided(self, seat: int, decision: int, action: str) -> list[Entry]:
        """None if they have decided for themselves meanwhile."""
        if not self._is_over(seat, decision) or not self._seats[seat].overdue:
            log.debug("table %s: somebody was quicker than the bot that decided for them", self.ledger.name)
            return []
        act = self.mind.act(seat, action)
        if self.ledger.table.common():
            return [Propose(seat, act.action)]
        return [msgspec.structs.replace(act, late=True)]
