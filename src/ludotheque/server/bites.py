"""Limits that bite: counted for the metrics, and told in the log so that a flood does not become one there too."""

import logging
import time
from collections import Counter
from collections.abc import Callable

TOLD_EVERY = 60.0
"""A limit is told in the log at most so often, in seconds, however often it bites."""

log = logging.getLogger("ludotheque.limits")


class Bites:
    """How often each limit has kept somebody from something."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.counts: Counter[str] = Counter()
        self._now = now
        self._told: dict[str, tuple[float, int]] = {}
        """When a limit was told last, and how often it had bitten by then."""

    def bite(self, limit: str, address: str) -> None:
        """A limit has bitten somebody at this address."""
        self.counts[limit] += 1
        now, count = self._now(), self.counts[limit]
        when, before = self._told.get(limit, (now - TOLD_EVERY, 0))
        if now - when >= TOLD_EVERY:
            self._told[limit] = now, count
            log.warning(
                "limit %s: %s was turned away (%d times since this was told last)", limit, address, count - before
            )
