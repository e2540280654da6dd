"""How long tests wait for what must come. A busy machine is slow, and that is no fault: only waiting in vain is."""

from collections.abc import Callable
from time import monotonic, sleep

PATIENCE = 120.0
"""In seconds, many times what anything takes on a machine that is slow and has other things to do."""


def eventually(so: Callable[[], object]) -> None:
    """Wait until something is so that nobody tells of."""
    end = monotonic() + PATIENCE
    while not so():
        assert monotonic() < end, "it never came to be so"
        sleep(0.02)
