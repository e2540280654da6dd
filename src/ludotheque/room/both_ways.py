"""A visitor at a table, over any kind of line: what they say is heard and what happens is told, at the same time."""

import asyncio
from collections.abc import Coroutine

from ludotheque.room.room import Room
from ludotheque.room.visitor import Visitor


async def both_ways(
    room: Room, visitor: Visitor, listening: Coroutine[None, None, None], telling: Coroutine[None, None, None]
) -> None:
    """Until either ends; then the visitor has left. What went wrong in one of them is raised."""
    tasks = asyncio.create_task(listening), asyncio.create_task(telling)
    either: asyncio.Future[None] = asyncio.Future()

    def end(task: asyncio.Task[None]) -> None:
        if not either.done():
            either.set_result(None)

    try:
        for task in tasks:
            task.add_done_callback(end)
        await either  # `asyncio.wait` does the same, and takes a kilobyte and a half as long as somebody is there
    finally:
        room.leave(visitor)
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    try:
        for error in ended:
            if isinstance(error, Exception):
                raise error
    finally:
        del ended, error, tasks, task  # else what is raised and this frame would hold each other
