"""The time by which tables grow old: it goes on while the house is open, and believes no clock that jumps.

The time of day may be wrong by months after a flat battery or a slip of the hand, and nothing is forgotten on its word
alone. So it is asked twice only: how long the house was closed, of which a day is believed; and how the two began.
"""

import time
from collections.abc import Callable

DAY = 86_400.0
LONGEST_CLOSED = DAY
"""A house that was closed for longer does not know for how long."""


class SteadyTime:
    """Seconds that grow evenly. `reached` and `day` are this time and the time of day when they were kept last."""

    def __init__(
        self,
        reached: float | None,
        day: float | None,
        time_of_day: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.time_of_day = time_of_day
        self._monotonic = monotonic
        self._begun = monotonic()
        now = time_of_day()
        if reached is None:
            self._start = now
        else:
            closed = now - day if day is not None else now - reached
            self._start = reached + min(max(closed, 0.0), LONGEST_CLOSED)

    def now(self) -> float:
        return self._start + self._monotonic() - self._begun
