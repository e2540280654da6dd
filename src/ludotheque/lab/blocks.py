"""Work in blocks, in this process or in several."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from typing import TypeVar

from ludotheque.core.errors import Mistake
from ludotheque.games.plugins import load_plugins, loaded_plugins

T = TypeVar("T")

BLOCKS = 64
"""About how many blocks work is cut into: enough to share it fairly and to show how it gets on."""


def blocks(size: int) -> list[tuple[int, int]]:
    """The numbers from 0 to `size` cut into runs, each from its first number to before its end."""
    length = max(1, size // BLOCKS)
    return [(first, min(first + length, size)) for first in range(0, size, length)]


def share(work: Callable[[int, int], T], size: int, jobs: int) -> Iterator[tuple[int, T]]:
    """What `work(first, end)` gives for every block, with the block's size, as they are done.

    What a block gives must depend on its numbers alone; then the sum is the same for any number of jobs.
    """
    if jobs < 1:
        raise Mistake(f"jobs is {jobs}; 1 or more processes can work")
    if jobs == 1:
        for first, end in blocks(size):
            yield end - first, work(first, end)
        return
    with ProcessPoolExecutor(jobs, initializer=load_plugins, initargs=(loaded_plugins(),)) as pool:
        sizes = {pool.submit(work, first, end): end - first for first, end in blocks(size)}
        waiting = set(sizes)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield sizes[future], future.result()
