"""A timer of one table: when its time has come, a job waits in the table's queue behind what arrived before it."""

import asyncio
import logging

from ludotheque.room.clock import Call, Clock
from ludotheque.room.failures import ANYTHING, raise_if_stopped, rest_after
from ludotheque.room.jobs import Job, Jobs

QUEUE_IS_FULL = 0.02

log = logging.getLogger("ludotheque.timer")


class Timer:
    """Rings once, unless it is set anew or stopped before. If its job fails it rings again, later each time."""

    def __init__(self, who: str, clock: Clock, jobs: Jobs, job: Job) -> None:
        self._who = who
        self._clock = clock
        self._jobs = jobs
        self._job = job
        self._call: Call | None = None
        self._due = 0.0
        self._failures = 0
        self._sets = 0
        """How often it was set or stopped: a job that fails after that is nobody's concern any more."""

    def set(self, seconds: float) -> None:
        self.stop()
        self._due = self._clock.now() + max(0.0, seconds)
        self._call = self._clock.call_later(max(0.0, seconds), self._ring)

    def stop(self) -> None:
        self._sets += 1
        if self._call is not None:
            self._call.cancel()
            self._call = None

    def left(self) -> float | None:
        """How many seconds are left until it rings; nothing if it is not set."""
        return None if self._call is None else max(0.0, self._due - self._clock.now())

    def _ring(self) -> None:
        self._call = None
        try:
            self._jobs.put_nowait(self._do)
        except asyncio.QueueFull:
            self.set(QUEUE_IS_FULL)

    async def _do(self) -> None:
        sets = self._sets
        try:
            await self._job()
        except ANYTHING as error:
            raise_if_stopped(error)
            self._failures += 1
            log.exception("%s: what was due could not be done; it is tried again", self._who)
            if self._sets == sets:
                self.set(rest_after(self._failures))
        else:
            self._failures = 0
