"""A reader who does not read is given up, so that nothing is held for them for ever."""

import asyncio

import pytest

from ludotheque.room.keys import Rights
from ludotheque.room.visitor import Visitor
from ludotheque.server.sockets import patiently

pytestmark = pytest.mark.anyio


async def never(text: str) -> None:
    await asyncio.Event().wait()


async def test_a_reader_that_does_not_read_is_given_up_after_a_while() -> None:
    visitor = Visitor(Rights(), 3)
    visitor.send(b"one")
    with pytest.raises(TimeoutError):
        await visitor.deliver(patiently(never, 0.05))
