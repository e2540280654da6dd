"""Open or shut: what somebody waits for who may go on only then.

Every socket has one. asyncio's Event keeps a deque for those who wait, though hardly ever anybody does: 700 bytes.
"""

import asyncio


class Gate:
    """Open at first. As much of asyncio's Event as uvicorn and a line ask for."""

    __slots__ = ("_open", "_waiters")

    def __init__(self) -> None:
        self._open = True
        self._waiters: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        return self._open

    def set(self) -> None:
        """Open it: whoever waits goes on."""
        self._open = True
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    def clear(self) -> None:
        self._open = False

    async def wait(self) -> None:
        """Until it is open, or was for a moment."""
        if not self._open:
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiters.append(waiter)
            await waiter
