"""The garbage collector of Python stops every table while it looks around; here it has little to look at.

A table leaves nothing behind that only the collector could find (`tests/room/test_lean.py`), so it may come seldom; and
what was loaded before the house opened lives as long as the house, and is not looked at again.
"""

import gc
import time

SELDOM = (5_000, 20, 50)
"""Looks at what is new after so many new objects, and at more of it after so many looks.

Under attack 20,000 new objects took it 22 ms of CPU, these take it 2.
"""


class Collector:
    """Measures the pauses, and makes them short."""

    def __init__(self) -> None:
        self.longest = 0.0
        """In seconds, since the house opened."""
        self._begun = 0.0
        self._before = gc.get_threshold()

    def open(self) -> None:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*SELDOM)
        gc.callbacks.append(self._called)

    def close(self) -> None:
        gc.callbacks.remove(self._called)
        gc.set_threshold(*self._before)
        gc.unfreeze()

    def _called(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._begun = time.perf_counter()
        else:
            self.longest = max(self.longest, time.perf_counter() - self._begun)
