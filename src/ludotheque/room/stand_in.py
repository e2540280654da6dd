"""Answers out of turn: whoever is asked and is not there has a while to come back; then a bot answers for them.

The seat stays theirs. Whoever is there decides for themselves, however long they think.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

import msgspec

from ludotheque.room.ledger import Ledger
from ludotheque.room.thinkers import Thinkers
from ludotheque.room.timer import Alarm, Jobs
from ludotheque.table.entries import Entry

LEVEL = "hard"
"""Whoever is away is done as well by as a bot can."""

AFTER_A_FAILURE = 1.0

log = logging.getLogger("ludotheque.stand_in")


class Question:
    """Something that somebody who is away was asked. A bot's answer is to this one, and to no other like it."""

    def __init__(self, seat: int, turn: int, alarm: Alarm) -> None:
        self.seat = seat
        self.turn = turn
        self.alarm = alarm


class StandIn:
    """Answers for people who are away from one table, so many seconds after they were asked or left."""

    def __init__(
        self, ledger: Ledger, jobs: Jobs, thinkers: Thinkers, seconds: float, here: Callable[[], set[int]]
    ) -> None:
        self.ledger = ledger
        self.jobs = jobs
        self.thinkers = thinkers
        self.seconds = seconds
        self.here = here
        self._open: dict[int, Question] = {}
        self._thoughts: set[asyncio.Task[None]] = set()

    def wind(self) -> bool:
        """To be called after every change, and when people come or go: says whether anybody's time began or ended."""
        asked = self._asked()
        over = [question for question in self._open.values() if asked.get(question.seat) != question.turn]
        for question in over:
            question.alarm.stop()
            del self._open[question.seat]
        begun = [seat for seat in asked if seat not in self._open]
        for seat in begun:
            self._ask(seat, asked[seat])
        return bool(over or begun)

    def left(self, seat: int) -> float | None:
        """How many seconds are left until a bot answers for a seat, 0 while it thinks; nothing if none will."""
        question = self._open.get(seat)
        return None if question is None else question.alarm.left() or 0.0

    def tasks(self) -> list[asyncio.Task[None]]:
        return [*self._thoughts]

    def stop(self) -> None:
        for question in self._open.values():
            question.alarm.stop()
        self._open.clear()

    def _asked(self) -> dict[int, int]:
        """The people who should answer and are away, while somebody looks on; each with the turn it is about."""
        table = self.ledger.table
        answering = table.state.answering()
        if not answering or table.opening.tutorial or not self.ledger.viewers():
            return {}
        away = [seat.seat for seat in table.seats if seat.holder == "person" and seat.seat not in self.here()]
        return {seat: self.ledger.turn(seat) for seat in away if answering >> seat & 1}

    def _ask(self, seat: int, turn: int) -> None:
        question = Question(seat, turn, Alarm(self.jobs, lambda: self._decide(question)))
        question.alarm.set(self.seconds)
        self._open[seat] = question

    def _is_open(self, question: Question) -> bool:
        return self._open.get(question.seat) is question

    async def _decide(self, question: Question) -> None:
        if self._is_open(question):
            thought = asyncio.create_task(self._think(question), name=f"stand-in at {self.ledger.name}")
            self._thoughts.add(thought)
            thought.add_done_callback(self._thoughts.discard)

    async def _think(self, question: Question) -> None:
        action = await self.thinkers.decided(question.seat, LEVEL)
        await self.jobs.put(partial(self._answer, question, action))

    async def _answer(self, question: Question, action: str) -> None:
        if not self._is_open(question):
            log.debug("table %s: somebody was back before a bot had answered for them", self.ledger.name)
            return
        try:
            await self.ledger.add(lambda: self._entries(question, action))
            self.thinkers.services.metrics.bot_moves += 1
        except Exception:
            log.exception("table %s: a bot could not answer for somebody; it tries again", self.ledger.name)
            question.alarm.set(AFTER_A_FAILURE)

    def _entries(self, question: Question, action: str) -> list[Entry]:
        """None if it has been answered meanwhile, here or on another server."""
        if not self._is_open(question):
            return []
        return [msgspec.structs.replace(self.thinkers.act(question.seat, action), absent=True)]
