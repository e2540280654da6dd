"""A reader who is too slow is sent away, and nobody waits for it."""

import pytest

from ludotheque.room.keys import Rights
from ludotheque.room.visitor import Visitor

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
