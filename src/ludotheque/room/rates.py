"""How often somebody may do something."""

from collections.abc import Callable


class Bucket:
    """A token bucket: `at_once` tokens at first, `per_second` come back, each costs one."""

    __slots__ = ("at_once", "now", "per_second", "tokens", "when")

    def __init__(self, per_second: float, at_once: int, now: Callable[[], float]) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.now = now
        self.tokens = float(at_once)
        self.when = now()

    def take(self) -> bool:
        if not self.ready():
            return False
        self.tokens -= 1
        return True

    def ready(self) -> bool:
        """Whether there is one to take."""
        self._refill()
        return self.tokens >= 1

    def full(self) -> bool:
        self._refill()
        return self.tokens >= self.at_once

    def _refill(self) -> None:
        now = self.now()
        self.tokens = min(self.at_once, self.tokens + (now - self.when) * self.per_second)
        self.when = now
