"""A reader who is too slow is sent away, and nobody waits for it."""

import asyncio

import pytest

from ludotheque.room.keys import Rights
from ludotheque.room.visitor import Visitor
from ludotheque.server.limits import Bucket, Limits

pytestmark = pytest.mark.anyio

LIMITS = Limits(waiting_messages=3, write_seconds=0.05)


async def never(text: str) -> None:
    await asyncio.Event().wait()


async def test_a_reader_that_does_not_read_is_given_up_after_a_while() -> None:
    visitor = Visitor(Rights(), never, LIMITS, Bucket(1, 1))
    visitor.send(b"one")
    with pytest.raises(TimeoutError):
        await visitor.write()


async def test_one_with_too_much_waiting_is_gone_and_gets_nothing_more() -> None:
    got: list[str] = []

    async def send(text: str) -> None:
        got.append(text)

    visitor = Visitor(Rights(), send, LIMITS, Bucket(1, 1))
    for number in range(5):
        visitor.send(str(number).encode())
    assert visitor.gone
    await visitor.write()
    visitor.send(b"later")
    assert "later" not in got, "a gap would be worse than a reconnection"
