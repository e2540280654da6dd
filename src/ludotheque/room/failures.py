"""Anything may fail. What does is told in the log and tried again, after a rest that grows."""

import asyncio

LONGEST_REST = 30.0

ANYTHING = (Exception, asyncio.CancelledError)
"""What a task may die of: a future that somebody else has cancelled is a failure like any other."""


def raise_if_stopped(error: BaseException) -> None:
    """Let a task end that was told to."""
    task = asyncio.current_task()
    if isinstance(error, asyncio.CancelledError) and task is not None and task.cancelling():
        raise error


def rest_after(failures: int) -> float:
    """How many seconds to wait before something that has failed so often is tried again.

    >>> [rest_after(failures) for failures in (1, 2, 3, 9)]
    [1.0, 2.0, 4.0, 30.0]
    """
    return min(2.0 ** (failures - 1), LONGEST_REST)
