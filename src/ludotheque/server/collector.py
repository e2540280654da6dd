"""The garbage collector of Python stops every table while it looks around; here it has little to look at.

A table leaves nothing behind that only the collector could find (`tests/room/test_lean.py`), so it looks at what is new
and leaves the rest alone. By itself it comes when there are many more objects than before; but tables at which people
play replace their objects by as many new ones, until all that is there is new. So the clock calls it too, often and for
a moment.
"""

import asyncio
import gc
import time
from collections.abc import Callable

SELDOM = (2_500, 1, 1_000_000)
"""Looks at what is new after so many more objects, once more at what was new then after so many looks; at all never.

With 600 tables flat out, 5,000 and 2 let it look at 35,000 objects at once, which took 23 ms of CPU.
"""

BEAT = 0.05
"""Seconds between two looks by the clock. What is there after two of them is left alone."""

HOUR = 3600.0
"""Seconds after which it looks at everything again, for what has become garbage since it was left alone: as soon as
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
        self._look_soon()

    def close(self) -> None:
        if self._next is not None:
            self._next.cancel()
        gc.callbacks.remove(self._called)
        gc.set_threshold(*self._before)
        gc.unfreeze()

    def look(self) -> None:
        """At what is new; once an hour, in a quiet moment, at everything."""
        age = self._now() - self._looked_at_all
        seen, self._seen = self._seen, self._done()
        if age > DAY or (age > HOUR and seen == self._seen):
            self._looked_at_all = self._now()
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(1 if gc.get_count()[1] >= SELDOM[1] else 0)

    def _look_soon(self) -> None:
        self._next = asyncio.get_running_loop().call_later(BEAT, self._look_on)

    def _look_on(self) -> None:
        self.look()
        self._look_soon()

    def _called(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._begun = time.perf_counter()
            return
        self.longest = max(self.longest, time.perf_counter() - self._begun)
        if info["generation"] > 0:
            gc.freeze()  # all that is there was just looked at, or is new
