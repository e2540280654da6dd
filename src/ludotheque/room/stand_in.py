"""Answers out of turn: whoever is asked and is not there has a while to come back; then a bot answers for them.

The seat stays theirs. Whoever is there decides for themselves, however long they think. Where there is a clock, it is
the timekeeper who sees to those who are away.
"""

import asyncio
import logging
from functools import partial

import msgspec

from ludotheque.room.attendants import Attended
from ludotheque.room.mind import Mind
from ludotheque.room.timer import Timer
from ludotheque.table.entries import Entry

log = logging.getLogger("ludotheque.stand_in")


class Absence:
    """Something that somebody who is away was asked. A bot's answer is to this one, and to no other like it."""

    def __init__(self, seat: int, turn: int, timer: Timer) -> None:
        self.seat = seat
        self.turn = turn
        self.timer = timer
        self.overdue = False


class StandIn:
    """Answers for people who are away from one table, so many seconds after they were asked or left."""

    def __init__(self, attended: Attended, mind: Mind) -> None:
        self.attended = attended
        self.ledger = attended.ledger
        self.mind = mind
        self._open: dict[int, Absence] = {}
        self._errands = attended.errands("stand-in")

    def after_change(self) -> bool:
        asked = self._asked()
        over = [absence for absence in self._open.values() if asked.get(absence.seat) != absence.turn]
        for absence in over:
            absence.timer.stop()
            del self._open[absence.seat]
        begun = [seat for seat in asked if seat not in self._open]
        for seat in begun:
            self._wait_for(seat, asked[seat])
        for absence in self._open.values():
            if absence.overdue:
                self._errands.begin(absence, partial(self._answer, absence))
        return bool(over or begun)

    def left(self, seat: int) -> float | None:
        """How many seconds are left until a bot answers for a seat, 0 while it thinks; nothing if none will."""
        absence = self._open.get(seat)
        return None if absence is None else absence.timer.left() or 0.0

    def stop(self) -> None:
        for absence in self._open.values():
            absence.timer.stop()
        self._open.clear()
        self._errands.stop()

    def tasks(self) -> list[asyncio.Task[None]]:
        return self._errands.tasks()

    def _asked(self) -> dict[int, int]:
        """The people who should answer and are away, while somebody looks on; each with the turn it is about."""
        table = self.ledger.table
        answering = table.answering()
        if not answering or self.attended.limit is not None or table.opening.tutorial or not self.attended.viewers():
            return {}
        here = self.attended.here()
        away = [seat.seat for seat in table.seats if seat.holder == "person" and seat.seat not in here]
        return {seat: self.ledger.turn(seat) for seat in away if answering >> seat & 1}

    def _wait_for(self, seat: int, turn: int) -> None:
        absence = Absence(seat, turn, self.attended.timer("stand-in", lambda: self._time_is_over(absence)))
        absence.timer.set(self.attended.services.decision_seconds)
        self._open[seat] = absence

    def _is_open(self, absence: Absence) -> bool:
        return self._open.get(absence.seat) is absence

    async def _time_is_over(self, absence: Absence) -> None:
        absence.overdue = True
        self.after_change()

    async def _answer(self, absence: Absence) -> None:
        if self._is_open(absence):
            action = await self.mind.choice(absence.seat, self.mind.helping())
            await self.attended.jobs.do(partial(self._act, absence, action))

    async def _act(self, absence: Absence, action: str) -> None:
        if not self._is_open(absence):
            log.debug("table %s: somebody was back before a bot had answered for them", self.ledger.name)
            return
        await self.ledger.add(lambda: self._entries(absence, action))
        self.attended.services.counts.bot_moves += 1

    def _entries(self, absence: Absence, action: str) -> list[Entry]:
        """None if it has been answered meanwhile, here or on another server."""
        if not self._is_open(absence):
            return []
        return [msgspec.structs.replace(self.mind.act(absence.seat, action), absent=True)]
