"""Work in blocks, in this process or in several."""

import pickle
import signal
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from ludotheque.core.errors import Mistake

T = TypeVar("T")

BLOCKS = 64
"""About how many blocks work is cut into: enough to share it fairly and to show how it gets on."""


def blocks(size: int) -> list[tuple[int, int]]:
    """The numbers from 0 to `size` cut into runs, each from its first number to before its end."""
    length = max(1, size // BLOCKS)
    return [(first, min(first + length, size)) for first in range(0, size, length)]


def share(work: Callable[[int, int], T], size: int, jobs: int) -> Generator[tuple[int, T]]:
    """What `work(first, end)` gives for every block, with the block's size, as they are done.

    What a block gives must depend on its numbers alone; then the sum is the same for any number of jobs. Processes
    get all that they need with the work: a game brings its box along.
    """
    if jobs < 1:
        raise Mistake(f"jobs is {jobs}; 1 or more processes can work")
    if jobs == 1:
        for first, end in blocks(size):
            yield end - first, work(first, end)
        return
    check_that_it_travels(work)
    pool = ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_others)
    try:
        sizes = {pool.submit(work, first, end): end - first for first, end in blocks(size)}
        waiting = set(sizes)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield sizes[future], future.result()
    except BrokenProcessPool as error:
        raise RuntimeError(
            "a process that worked for this one has died. It imports the modules of your games and bots: they must lie "
            'in files, and a script begins its work under `if __name__ == "__main__":`'
        ) from error
    except BaseException:
        end_at_once(pool)
        raise
    pool.shutdown()


def check_that_it_travels(work: object) -> None:
    try:
        pickle.dumps(work)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise Mistake(
            f"games and bots travel to the processes of several jobs, and these cannot ({error}): "
            "define them at the top of a module, or work with jobs=1"
        ) from None


def leave_interrupts_to_others() -> None:
    """Ctrl-C goes to every process of a terminal; who shares the work out ends the others, at once and silently."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_at_once(pool: ProcessPoolExecutor) -> None:
    """Nobody waits for games that nobody wants any more."""
    workers = list((pool._processes or {}).values())  # `terminate_workers` from Python 3.14 on
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()
