"""The time that passes while a table is live. Whoever runs the table gives it a clock; tests move one by hand."""

import asyncio
from collections.abc import Callable
from typing import Protocol


class Call(Protocol):
    """Something that a clock will call."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Seconds that only ever grow, whatever the time of day."""

    def now(self) -> float: ...

    def call_later(self, seconds: float, call: Callable[[], None], /) -> Call: ...


class LoopClock:
    """The clock of the event loop."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def call_later(self, seconds: float, call: Callable[[], None], /) -> Call:
        return asyncio.get_running_loop().call_later(seconds, call)


async def sleep(clock: Clock, seconds: float, over: asyncio.Event | None = None) -> None:
    """Wait so long by a clock, or until it is `over` for somebody else."""
    if seconds <= 0:
        return
    over = over or asyncio.Event()
    call = clock.call_later(seconds, over.set)
    try:
        await over.wait()
    finally:
        call.cancel()
