"""The gate of a socket: whoever waits at it goes on when it opens, and takes nobody along who has left."""

import asyncio

import pytest

from ludotheque.server.gate import Gate

pytestmark = pytest.mark.anyio


async def test_nobody_waits_at_an_open_gate() -> None:
    gate = Gate()
    assert gate.is_set()
    await gate.wait()


async def test_whoever_waits_goes_on_when_it_opens_also_if_it_shuts_at_once() -> None:
    gate = Gate()
    gate.clear()
    first, second, left = (asyncio.create_task(gate.wait()) for _ in range(3))
    await asyncio.sleep(0)
    left.cancel()
    await asyncio.sleep(0)
    assert not gate.is_set()
    assert not first.done()
    gate.set()
    gate.clear()
    await asyncio.gather(first, second)
    assert left.cancelled()
