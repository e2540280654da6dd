"""Work in blocks, in this process or in several."""

import os
import pickle
import signal
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import TypeVar

from ludotheque.core.errors import Mistake

T = TypeVar("T")

BLOCKS = 64
"""About how many blocks work is cut into: enough to share it fairly and to show how it gets on."""


def blocks(size: int) -> list[tuple[int, int]]:
    """The numbers from 0 to `size` cut into runs, each from its first number to before its end."""
    length = max(1, size // BLOCKS)
    return [(first, min(first + length, size)) for first in range(0, size, length)]


def share(
    work: Callable[[int, int], T], size: int, jobs: int, executor: Executor | None = None
) -> Generator[tuple[int, T]]:
    """What `work(first, end)` gives for every block, with the block's size, as they are done.

    What a block gives must depend on its numbers alone; then the sum is the same for any number of jobs. Processes
    get all that they need with the work: a game brings its box along. An executor works in place of own processes, and
    stays somebody else's to end.
    """
    with closing(done(work, size, jobs, executor)) as found:
        for (first, end), result in found:
            yield end - first, result


def in_order(
    work: Callable[[int, int], T], size: int, jobs: int, executor: Executor | None = None
) -> Generator[tuple[int, T]]:
    """The same, the first block first, whichever was done first."""
    waiting: dict[int, tuple[int, T]] = {}
    following = 0
    with closing(done(work, size, jobs, executor)) as found:
        for (first, end), result in found:
            waiting[first] = end, result
            while following in waiting:
                end, ready = waiting.pop(following)
                yield end - following, ready
                following = end


Block = tuple[int, int]

DEATHS = 3
"""Processes that die one after the other, with nothing done in between, would go on to die."""


def done(work: Callable[[int, int], T], size: int, jobs: int, executor: Executor | None) -> Generator[tuple[Block, T]]:
    """Every block and what it gave, as they are done."""
    if jobs < 1:
        raise Mistake(f"jobs is {jobs}; 1 or more processes can work")
    if jobs == 1 and executor is None:
        for block in blocks(size):
            yield block, work(*block)
        return
    check_that_it_travels(work)
    if executor is not None:
        yield from handed_out(work, blocks(size), executor)
    else:
        yield from done_by_processes(work, blocks(size), jobs)


def done_by_processes(work: Callable[[int, int], T], left: list[Block], jobs: int) -> Generator[tuple[Block, T]]:
    """By processes of our own. What one that dies leaves undone is done again by others."""
    deaths = 0
    while left:
        pool = ProcessPoolExecutor(min(jobs, len(left)), initializer=serve_another)
        try:
            for block, result in handed_out(work, left[:], pool):
                left.remove(block)
                deaths = 0
                yield block, result
        except BrokenProcessPool as error:
            deaths += 1
            if deaths == DEATHS:
                raise RuntimeError(
                    "processes that worked for this one have died. They import the modules of your games and bots: "
                    'these must lie in files, and a script begins its work under `if __name__ == "__main__":`'
                ) from error
        except BaseException:
            end_at_once(pool)
            raise
        pool.shutdown()


def handed_out(work: Callable[[int, int], T], left: list[Block], pool: Executor) -> Generator[tuple[Block, T]]:
    """Blocks done by others; what nobody waits for any more is taken back."""
    places = {pool.submit(work, *block): block for block in left}
    waiting: set[Future[T]] = set(places)
    try:
        while waiting:
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ready:
                yield places[future], future.result()
    finally:
        for future in waiting:
            future.cancel()


def check_that_it_travels(work: object) -> None:
    try:
        pickle.dumps(work)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise Mistake(
            f"games and bots travel to the processes of several jobs, and these cannot ({error}): "
            "define them at the top of a module, or work with jobs=1"
        ) from None


def serve_another() -> None:
    """Ctrl-C goes to every process of a terminal; who shares the work out ends the others, at once and silently.

    And if that one is killed, nobody is left who would: so each watches it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_other, daemon=True).start()


def end_with_the_other() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def end_at_once(pool: ProcessPoolExecutor) -> None:
    """Nobody waits for games that nobody wants any more."""
    workers = list((pool._processes or {}).values())  # `terminate_workers` from Python 3.14 on
    keeper: Thread | None = pool._executor_manager_thread  # type: ignore[assignment]
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        see_to_its_end(worker)
    if keeper is not None:
        keeper.join(SOON)  # it closes what Python, if it ended now, would still want to wake it by


def see_to_its_end(worker: BaseProcess) -> None:
    """A signal that comes just when a process begins may be lost on it: it is told again, and then ended by force."""
    for insist in (worker.terminate, worker.kill):
        worker.join(SOON)
        if worker.exitcode is None:
            insist()
    worker.join()


SOON = 1.0
"""Seconds in which whoever has lost all workers has noticed."""
