"""An alarm of one table: when its time has come, a job waits in the table's queue behind what arrived before it."""

import asyncio
from collections.abc import Awaitable, Callable

QUEUE_IS_FULL = 0.02

Job = Callable[[], Awaitable[None]]
Jobs = asyncio.Queue[Job]


class Alarm:
    """Rings once, unless it is set anew or stopped before."""

    def __init__(self, jobs: Jobs, job: Job) -> None:
        self._jobs = jobs
        self._job = job
        self._timer: asyncio.Handle | None = None
        self._due = 0.0
        """When it rings. Kept here, because what is due at once has a handle that does not know."""

    def set(self, seconds: float) -> None:
        self.stop()
        loop = asyncio.get_running_loop()
        self._due = loop.time() + max(0.0, seconds)
        self._timer = loop.call_at(self._due, self._ring)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def left(self) -> float | None:
        """How many seconds are left until it rings; nothing if it is not set."""
        return None if self._timer is None else max(0.0, self._due - asyncio.get_running_loop().time())

    def _ring(self) -> None:
        self._timer = None
        try:
            self._jobs.put_nowait(self._job)
        except asyncio.QueueFull:
            self.set(QUEUE_IS_FULL)
