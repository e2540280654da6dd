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
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(max(0.0, seconds), self._ring)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def left(self) -> float | None:
        """How many seconds are left until it rings; nothing if it is not set."""
        return None if self._timer is None else max(0.0, self._timer.when() - asyncio.get_running_loop().time())

    def _ring(self) -> None:
        self._timer = None
        try:
            self._jobs.put_nowait(self._job)
        except asyncio.QueueFull:
            self.set(QUEUE_IS_FULL)
