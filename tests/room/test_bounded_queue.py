"""What waits for one reader: in order, with an end, and done when the reader says so."""

import asyncio

import pytest

from ludotheque.room.bounded_queue import BoundedQueue
from tests.room.house import quiet

pytestmark = pytest.mark.anyio


async def test_things_come_out_in_order_whether_the_reader_was_there_or_not() -> None:
    waiting: BoundedQueue[int] = BoundedQueue()
    reader = asyncio.create_task(waiting.get())
    await quiet()
    for thing in range(4):
        waiting.put_nowait(thing)
    assert await reader == 0
    assert await waiting.get() == 1
    assert waiting.all() == [2, 3]


async def test_one_too_many_is_refused_or_waits_for_room() -> None:
    waiting: BoundedQueue[str] = BoundedQueue(2)
    await waiting.put("a")
    await waiting.put("b")
    with pytest.raises(asyncio.QueueFull):
        waiting.put_nowait("c")
    late = [asyncio.create_task(waiting.put(thing)) for thing in "cd"]
    await quiet()
    assert (waiting.full(), len(waiting)) == (True, 2)
    assert waiting.get_nowait() == "a"
    await quiet()
    assert [task.done() for task in late] == [True, False]
    assert waiting.all() == ["b", "c"]
    await quiet()
    assert waiting.all() == ["d"]


async def test_whoever_waits_for_the_end_waits_until_all_is_done() -> None:
    waiting: BoundedQueue[str] = BoundedQueue()
    waiting.put_nowait("a")
    waiting.put_nowait("b")
    end = asyncio.create_task(waiting.join())
    waiting.all()
    waiting.done()
    await quiet()
    assert not end.done()
    waiting.done()
    await quiet()
    assert end.done()


async def test_a_reader_who_gives_up_takes_nothing_along() -> None:
    waiting: BoundedQueue[str] = BoundedQueue()
    reader = asyncio.create_task(waiting.get())
    await quiet()
    reader.cancel()
    await quiet()
    waiting.put_nowait("a")
    assert await waiting.get() == "a"
