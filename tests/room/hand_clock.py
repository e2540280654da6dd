"""A clock that stands still until a test moves it."""

import heapq
from collections.abc import Callable
from itertools import count


class HandCall:
    """Something that the clock will call when its hand gets there."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class HandClock:
    """Time as a test tells it."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._calls: list[tuple[float, int, HandCall]] = []
        self._count = count()

    def now(self) -> float:
        return self._now

    def call_later(self, seconds: float, call: Callable[[], None], /) -> HandCall:
        later = HandCall(call)
        heapq.heappush(self._calls, (self._now + seconds, next(self._count), later))
        return later

    def due(self) -> float | None:
        """When something will be called next."""
        while self._calls and self._calls[0][2].call is None:
            heapq.heappop(self._calls)
        return self._calls[0][0] if self._calls else None

    def move_to(self, moment: float) -> None:
        """Call all that is due by then, and by nothing that is called."""
        self._now = max(self._now, moment)
        due = self.due()
        while due is not None and due <= self._now:
            _, _, later = heapq.heappop(self._calls)
            if later.call is not None:
                later.call()
            due = self.due()
