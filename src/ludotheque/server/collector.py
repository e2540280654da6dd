"""The garbage collector of Python stops every table while it looks around; here it has little to look at.

A table leaves nothing behind that only the collector could find (`tests/room/test_lean.py`), so it may come seldom; and
what it has looked at once mostly lives for long, and is not looked at again for an hour.
"""

import gc
import time
from collections.abc import Callable

SELDOM = (5_000, 2, 50)
"""Looks at what is new after so many new objects, and at more of it after so many looks.

Under attack 20,000 new objects took it 22 ms of CPU, these take it 2. What is still there after two looks is left
alone: after twenty, the longest look at 600 tables flat out took 44 ms of CPU and not 37.
"""

HOUR = 3600.0
"""Seconds after which it looks at everything again, for what has become garbage since it was last looked at."""


class Collector:
    """Measures the pauses, and makes them short."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.longest = 0.0
        """In seconds, since the house opened."""
        self._now = now
        self._begun = 0.0
        self._thawed = 0.0
        self._before = gc.get_threshold()

    def open(self) -> None:
        gc.collect()
        gc.freeze()
        self._thawed = self._now()
        gc.set_threshold(*SELDOM)
        gc.callbacks.append(self._called)

    def close(self) -> None:
        gc.callbacks.remove(self._called)
        gc.set_threshold(*self._before)
        gc.unfreeze()

    def _called(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._begun = time.perf_counter()
            return
        self.longest = max(self.longest, time.perf_counter() - self._begun)
        if info["generation"] > 0:
            self._leave_alone()

    def _leave_alone(self) -> None:
        """What is there now was just looked at, or is new: it is left out from now on. Once an hour, nothing is."""
        if self._now() - self._thawed < HOUR:
            gc.freeze()
        else:
            self._thawed = self._now()
            gc.unfreeze()
