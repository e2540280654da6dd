"""The garbage collector of Python stops every table while it looks around; here it has little to look at.

A table leaves nothing behind that only the collector could find (`tests/room/test_lean.py`). But tables at which people
play replace their objects by as many new ones all the time, and to look at each of them once was a tenth of what an
action cost. So the clock puts what is new aside, often, and looks at a sample of it; only where there was garbage in
the sample, because of something that is not a table's, it looks at all that is new until there is none.
"""

import asyncio
import gc
import time
from collections.abc import Callable

SELDOM = (2_500, 1, 1_000_000)
"""Looks by itself at what is new after so many more objects, once more at that after so many looks; at all never."""

BEAT = 0.05
"""Seconds until what is new is put aside: with 600 tables flat out there are never many thousand objects to look at."""

REST = 0.5
"""The same while nobody does anything: a house at rest need not wake twenty times a second."""

SAMPLE = 20
"""Every so many beats it looks at what is new before that is put aside."""

HOUR = 3600.0
"""Seconds after which it looks at everything again, for what has become garbage since it was put aside: as soon as
nobody has done anything for a beat.
"""

DAY = 24 * HOUR
"""After so long it looks at everything, quiet or not."""


class Collector:
    """Measures the pauses, and makes them short. `done` says how much people have done so far."""

    def __init__(self, done: Callable[[], int], now: Callable[[], float] = time.monotonic) -> None:
        self.longest = 0.0
        """In seconds, since the house opened."""
        self._done = done
        self._now = now
        self._seen = 0
        self._beats = 0
        """Until the next look at what is new."""
        self._begun = 0.0
        self._looked_at_all = 0.0
        self._before = gc.get_threshold()
        self._next: asyncio.TimerHandle | None = None

    def open(self) -> None:
        gc.collect()
        gc.freeze()
        self._looked_at_all = self._now()
        gc.set_threshold(*SELDOM)
        gc.callbacks.append(self._called)
        self._next = asyncio.get_running_loop().call_later(BEAT, self._beat_on)

    def close(self) -> None:
        if self._next is not None:
            self._next.cancel()
        gc.callbacks.remove(self._called)
        gc.set_threshold(*self._before)
        gc.unfreeze()

    def beat(self) -> None:
        """Put aside what is new, now and then after a look at it; once an hour, when all is quiet, at everything."""
        age = self._now() - self._looked_at_all
        seen, self._seen = self._seen, self._done()
        if age > DAY or (age > HOUR and seen == self._seen):
            self._looked_at_all = self._now()
            gc.unfreeze()
            gc.collect()
        elif self._beats > 0:
            self._beats -= 1
        elif gc.collect(1) == 0:
            self._beats = SAMPLE - 1
        gc.freeze()

    def _beat_on(self) -> None:
        before = self._seen
        self.beat()
        soon = BEAT if self._seen != before else REST
        self._next = asyncio.get_running_loop().call_later(soon, self._beat_on)

    def _called(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._begun = time.perf_counter()
            return
        self.longest = max(self.longest, time.perf_counter() - self._begun)
        if info["generation"] > 0:
            gc.freeze()  # all that is there was just looked at, or is new
