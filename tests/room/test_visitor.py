"""A reader who is too slow is sent away, and nobody waits for it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from ludotheque.room.keys import Rights
from ludotheque.room.visitor import Visitor
from ludotheque.room.wire import CLOSING
from tests.room.house import quiet

pytestmark = pytest.mark.anyio


async def test_one_with_too_much_waiting_is_gone_and_gets_nothing_more() -> None:
    got: list[bytes] = []

    async def deliver(messages: list[bytes]) -> None:
        got.extend(messages)

    visitor = Visitor(Rights(), 3)
    for number in range(5):
        visitor.send(str(number).encode())
    assert visitor.gone
    await visitor.deliver(deliver)
    visitor.send(b"later")
    assert b"later" not in got, "a gap would be worse than a reconnection"


async def test_what_waits_is_delivered_at_once_and_in_order() -> None:
    got: list[list[bytes]] = []

    async def deliver(messages: list[bytes]) -> None:
        got.append(messages)
        if len(got) == 1:
            visitor.send(b"later")
        visitor.gone = len(got) == 2

    visitor = Visitor(Rights(), 3)
    visitor.send(b"missed", b"welcome")
    visitor.send(b"update")
    await visitor.deliver(deliver)
    await visitor.flushed()
    assert got == [[b"missed", b"welcome", b"update"], [b"later"]]


class Reader:
    """Somebody to whom things are handed at once while the line is clear."""

    def __init__(self) -> None:
        self.clear = True
        self.at_once: list[list[bytes]] = []
        self.patiently: list[list[bytes]] = []

    def soon(self, call: Callable[[], None], /) -> object:
        return asyncio.get_running_loop().call_soon(call)

    def hand_over(self, messages: list[bytes]) -> bool:
        if self.clear:
            self.at_once.append(messages)
        return self.clear

    async def wait(self, messages: list[bytes]) -> None:
        self.patiently.append(messages)


@asynccontextmanager
async def reading(visitor: Visitor, reader: Reader) -> AsyncIterator["asyncio.Task[None]"]:
    delivering = asyncio.create_task(visitor.deliver(reader.wait, reader))
    await quiet()
    try:
        yield delivering
    finally:
        delivering.cancel()
        await asyncio.gather(delivering, return_exceptions=True)


async def test_what_comes_together_is_handed_over_at_once_while_the_line_is_clear() -> None:
    visitor, reader = Visitor(Rights(), 3), Reader()
    async with reading(visitor, reader):
        visitor.send(b"a")
        visitor.send(b"b", b"c")
        await visitor.flushed()
        assert (reader.at_once, reader.patiently) == ([[b"a", b"b", b"c"]], [])
        reader.clear = False
        visitor.send(b"d")
        await visitor.flushed()
        reader.clear = True
        await quiet()
        visitor.send(b"e")
        await visitor.flushed()
        assert (reader.at_once, reader.patiently) == ([[b"a", b"b", b"c"], [b"e"]], [[b"d"]])


async def test_whoever_is_dismissed_hears_that_and_no_more() -> None:
    visitor, reader = Visitor(Rights(), 3), Reader()
    async with reading(visitor, reader) as delivering:
        visitor.send(b"a")
        visitor.dismiss()
        await delivering
    assert (reader.at_once, reader.patiently) == ([], [[CLOSING]])


async def test_too_much_at_once_sends_somebody_away_whose_line_is_clear() -> None:
    visitor, reader = Visitor(Rights(), 3), Reader()
    async with reading(visitor, reader) as delivering:
        for number in range(5):
            visitor.send(str(number).encode())
        await delivering
    assert (visitor.gone, reader.at_once) == (True, [])
