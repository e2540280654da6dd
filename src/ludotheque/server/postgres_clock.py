"""The database's clock: one time for all servers, whatever their machines believe."""

import asyncio
from collections.abc import Callable
from typing import Any

from ludotheque.room.clock import Call, LoopClock, sleep
from ludotheque.room.errands import Errands

EVERY = 20.0
"""Seconds between two looks at the database's clock."""

NOW = "select extract(epoch from clock_timestamp())::float8"


class PostgresClock:
    """Seconds since 1970 as the database counts them. In between, this machine's clock that never jumps goes on."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool
        self._ahead = 0.0
        self._last = 0.0
        self._steady: Callable[[], float] = lambda: 0.0
        """The loop's. To ask which loop it is asks the system for the process, and this is asked for often."""
        self._errands = Errands("clock", LoopClock(), lambda: None)

    async def open(self) -> None:
        await self.look()
        self._errands.begin("look", self._look_on)

    def close(self) -> None:
        self._errands.stop()

    def now(self) -> float:
        """It never goes back, also when it was found to be ahead."""
        self._last = max(self._last, self._steady() + self._ahead)
        return self._last

    def call_later(self, seconds: float, call: Callable[[], None], /) -> Call:
        return asyncio.get_running_loop().call_later(seconds, call)

    async def look(self) -> None:
        """See how far the database's clock is ahead; what the question took is shared between both ways.

        Waiting for a line is no part of the question.
        """
        loop = asyncio.get_running_loop()
        self._steady = loop.time
        async with self._pool.acquire() as connection:
            asked = loop.time()
            then = await connection.fetchval(NOW)
            self._ahead = float(then) - (asked + loop.time()) / 2

    async def _look_on(self) -> None:
        while True:
            await sleep(LoopClock(), EVERY)
            await self.look()
