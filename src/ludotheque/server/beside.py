"""Long work beside the loop: a few threads, and a queue that has an end.

Python's own pool takes any number of jobs, and no process ends before they are done; a long replay would hold up a
restart. Here what does not fit is refused, and whoever closes does not wait.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import ParamSpec, TypeVar

from ludotheque.room.errors import Wrong

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 2
MOST_WAITING = 64


class Beside:
    """Does one piece of work after another, and hands the results to the loop."""

    def __init__(self, threads: int = THREADS, most_waiting: int = MOST_WAITING) -> None:
        self._waiting: queue.Queue[tuple[Callable[[], object], asyncio.Future[object]]] = queue.Queue(most_waiting)
        for number in range(threads):
            threading.Thread(target=self._work_on, name=f"beside {number}", daemon=True).start()

    async def __call__(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        try:
            self._waiting.put_nowait((lambda: work(*args, **kwargs), done))
        except queue.Full:
            raise Wrong("busy", "there is too much to do at once; try again in a moment") from None
        return await done  # type: ignore[return-value]

    def _work_on(self) -> None:
        while True:
            work, done = self._waiting.get()
            if done.cancelled():
                continue
            try:
                result, error = work(), None
            except Exception as raised:  # whoever waits must hear of it, and the thread must live on
                result, error = None, raised
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                done.get_loop().call_soon_threadsafe(_resolve, done, result, error)


def _resolve(done: asyncio.Future[object], result: object, error: Exception | None) -> None:
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(result)
