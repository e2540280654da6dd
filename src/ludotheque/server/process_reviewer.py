"""Finished games are judged one after another in a process of their own, which yields to everything else."""

import asyncio
from collections.abc import AsyncIterator

from ludotheque.room.reviews import Stage, stage_of
from ludotheque.server.process_pool import ProcessPool, ended, started
from ludotheque.server.review_worker import DEFAULT

LINE_LIMIT = 1 << 24
"""A review of the longest game that a table can hold is shorter."""

DEADLINE = 300.0
"""Seconds after which a review is given up. It takes about ten of a core that has nothing else to do."""


class ProcessReviewer:
    """Begins a process for each review, with the same package and plugins that bots think with."""

    def __init__(self, pool: ProcessPool, depth: int | None) -> None:
        self.pool = pool
        self.depth = depth
        self._turn = asyncio.Semaphore(1)

    async def judge(self, record: str) -> AsyncIterator[Stage]:
        async with self._turn:
            wanted = (str(self.depth or DEFAULT), *self.pool.plugins)
            process = await started("ludotheque.server.review_worker", wanted, self.pool.tree, LINE_LIMIT)
            try:
                async with asyncio.timeout(DEADLINE):
                    assert process.stdin is not None
                    assert process.stdout is not None
                    process.stdin.write(record.encode())
                    process.stdin.write_eof()
                    async for line in process.stdout:
                        yield stage_of(line)
            finally:
                await ended(process)
