"""Tasks that cannot get lost: one that dies of anything is told in the log and taken up again."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

from ludotheque.room.clock import Clock, sleep
from ludotheque.room.failures import ANYTHING, raise_if_stopped, rest_after

Errand = Callable[[], Coroutine[Any, Any, None]]

log = logging.getLogger("ludotheque.errands")


class Errands:
    """The errands of one attendant, one at a time for each thing. `ended` is told whenever one is over."""

    def __init__(self, who: str, clock: Clock, ended: Callable[[], None]) -> None:
        self._who = who
        self._clock = clock
        self._ended = ended
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}

    def __contains__(self, what: Hashable) -> bool:
        return what in self._tasks

    def tasks(self) -> list[asyncio.Task[None]]:
        return [*self._tasks.values()]

    def begin(self, what: Hashable, errand: Errand) -> None:
        """Go, unless somebody is on the way for this already."""
        if what not in self._tasks:
            task = asyncio.create_task(self._until_done(errand), name=self._who)
            self._tasks[what] = task
            task.add_done_callback(lambda task: self._over(what))

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _until_done(self, errand: Errand) -> None:
        failures = 0
        while not await self._succeeds(errand):
            failures += 1
            await sleep(self._clock, rest_after(failures))

    async def _succeeds(self, errand: Errand) -> bool:
        try:
            await errand()
        except ANYTHING as error:
            raise_if_stopped(error)
            log.exception("%s: an errand failed; it is taken up again", self._who)
            return False
        return True

    def _over(self, what: Hashable) -> None:
        del self._tasks[what]
        self._ended()
