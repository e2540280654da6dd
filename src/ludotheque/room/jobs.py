"""What waits to be done at one table: one job after another, each in full before the next."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ludotheque.room.bounded_queue import BoundedQueue
from ludotheque.room.failures import ANYTHING, raise_if_stopped

Job = Callable[[], Awaitable[None]]

log = logging.getLogger("ludotheque.jobs")


class Jobs(BoundedQueue[Job]):
    """A bounded queue and what empties it."""

    async def do(self, job: Job) -> None:
        """Wait until a job has had its turn; raises what it raised."""
        done: asyncio.Future[None] = asyncio.Future()

        async def told() -> None:
            try:
                await job()
            except ANYTHING as error:
                raise_if_stopped(error)
                if done.done():
                    raise
                done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(None)

        await self.put(told)
        await done

    async def run(self) -> None:
        """Do what comes, for ever. A job that fails takes no other with it."""
        while True:
            job = await self.get()
            try:
                await job()
            except ANYTHING as error:
                raise_if_stopped(error)
                log.exception("a job failed")
            finally:
                self.done()
