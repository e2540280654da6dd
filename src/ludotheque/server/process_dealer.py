"""Bots play the deal of a day in a process of its own, one deal after another, which yields to everything else."""

import asyncio

import msgspec

from ludotheque.server.process_pool import ProcessPool, ended, started
from ludotheque.table.deal import Deal

LINE_LIMIT = 1 << 16

DEADLINE = 600.0
"""Seconds after which bots are given up on. Three games take less than a minute of a core."""

_read = msgspec.json.Decoder(dict[str, float]).decode


class ProcessDealer:
    """Begins a process for each deal, with the same package and plugins that bots think with."""

    def __init__(self, pool: ProcessPool) -> None:
        self.pool = pool
        self._turn = asyncio.Semaphore(1)

    async def play(self, deal: Deal) -> dict[str, float]:
        async with self._turn:
            wanted = (deal.game, deal.day, *self.pool.plugins)
            process = await started("ludotheque.server.deal_worker", wanted, self.pool.tree, LINE_LIMIT)
            try:
                async with asyncio.timeout(DEADLINE):
                    assert process.stdout is not None
                    return _read(await process.stdout.readuntil(b"\n"))
            finally:
                await ended(process)
