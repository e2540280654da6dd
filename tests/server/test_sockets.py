"""A reader who does not read is given up, so that nothing is held for them for ever."""

import asyncio
import gc
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any
from weakref import ref

import pytest
from starlette.applications import Starlette
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState

from ludotheque.room.errors import Wrong
from ludotheque.room.keys import Rights
from ludotheque.room.rates import Bucket
from ludotheque.room.visitor import Visitor
from ludotheque.server.beside import Beside
from ludotheque.server.bites import Bites
from ludotheque.server.errors import Denied
from ludotheque.server.front_door import DoorConfig, FrontDoor, Socket
from ludotheque.server.limits import Addresses, Limits
from ludotheque.server.line import Conversation, Listener
from ludotheque.server.metrics import Metrics
from ludotheque.server.sockets import Sockets, patiently
from ludotheque.server.telling import MOST, MOST_OF_ONE, Telling
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio


class Dead:
    """A line on which nothing gets through."""

    def tell(self, messages: list[bytes]) -> None:
        """It goes nowhere."""

    def converse(self, conversation: Conversation) -> None:
        """Nothing is ever said on it."""

    def listen(self, listener: Listener | None) -> None:
        """There is nothing to hear."""

    def empty(self) -> bool:
        return False

    def clear(self) -> bool:
        return False

    async def cleared(self) -> None:
        await asyncio.Event().wait()

    receive = cleared

    async def close(self, code: int, last: bytes | None = None) -> None:
        await self.cleared()


async def test_a_reader_that_does_not_read_is_given_up_after_a_while() -> None:
    visitor = Visitor(Rights(), 3)
    visitor.send(b"one")
    with pytest.raises(TimeoutError):
        await visitor.deliver(patiently(Dead(), 0.05))


async def test_nobody_is_told_anything_on_a_socket_that_is_closing() -> None:
    """A line may break while something is told: that is no error, and no traceback for the log."""
    limits = Limits()
    config = DoorConfig(app=Starlette(), ws=Socket)
    config.door = FrontDoor(limits, limits.connections)
    socket = Socket(config, ServerState(), {})
    socket.handshake_complete = socket.close_sent = True
    for message in ({"type": "websocket.send", "text": "x"}, {"type": "websocket.close"}):
        with pytest.raises(ClientDisconnected):
            await socket.send(message)
    with pytest.raises(ClientDisconnected):
        socket.tell([b"x"])


class Hung(Dead):
    """A line at whose end somebody has just hung up."""

    def clear(self) -> bool:
        return True

    async def receive(self) -> Any:
        return {"type": "websocket.disconnect", "code": 1001}


class Doorway:
    """As much of a table as somebody sees who leaves at once."""

    async def join(self, visitor: Visitor, since: int | None) -> None:
        """Come in."""

    def leave(self, visitor: Visitor) -> None:
        visitor.gone = True


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
async def test_a_conversation_that_ends_leaves_nothing_for_the_collector() -> None:
    """What lived for long is looked at once an hour: nobody who comes and goes may leave it a circle."""
    limits = Limits()
    sockets = Sockets(None, limits, Metrics(), Bites(), Addresses(1, 1))  # type: ignore[arg-type]
    rates = Bucket(1, 1, time.monotonic), Bucket(1, 1, time.monotonic)
    room = Doorway()
    gone = ref(room)
    with pytest.raises(WebSocketDisconnect):
        await sockets._converse(Hung(), "", room, Visitor(Rights(), 3), None, rates)  # type: ignore[arg-type]
    del room
    await asyncio.sleep(0)
    assert gone() is None


class Wire:
    """A transport on which nothing happens."""

    def get_extra_info(self, name: str) -> None:
        return None

    def close(self) -> None:
        """It is."""


@pytest.mark.usefixtures("no_collector")
async def test_a_connection_that_is_lost_leaves_nothing_for_the_collector() -> None:
    limits = Limits()
    config = DoorConfig(app=Starlette(), ws=Socket)
    config.door = FrontDoor(limits, limits.connections)
    socket = Socket(config, ServerState(), {})
    socket.connection_made(Wire())  # type: ignore[arg-type]
    gone = ref(socket.conn)
    socket.connection_lost(None)
    del socket
    assert gone() is None


ENDLESS_WORK = """
import asyncio, threading
from ludotheque.server.beside import Beside

async def main():
    asyncio.create_task(Beside()(threading.Event().wait))
    await asyncio.sleep(0)

asyncio.run(main())
"""


def test_the_process_ends_though_long_work_is_under_way() -> None:
    subprocess.run([sys.executable, "-c", ENDLESS_WORK], check=True, timeout=PATIENCE)


async def test_work_that_does_not_fit_is_refused_and_what_fails_is_told() -> None:
    beside = Beside(threads=1, most_waiting=2)
    begun, go_on = threading.Event(), threading.Event()

    def work() -> str:
        begun.set()
        assert go_on.wait(PATIENCE)
        return "done"

    first = asyncio.create_task(beside(work))
    await asyncio.to_thread(begun.wait, PATIENCE)
    waiting = [asyncio.create_task(beside(divmod, 7, divisor)) for divisor in (2, 0)]
    await asyncio.sleep(0)
    with pytest.raises(Wrong, match="too much to do"):
        await beside(divmod, 1, 1)
    go_on.set()
    assert (await first, await waiting[0]) == ("done", (3, 1))
    with pytest.raises(ZeroDivisionError):
        await waiting[1]


def test_long_answers_are_counted_until_they_were_read() -> None:
    telling = Telling()
    with ExitStack() as under_way:
        for number in range(MOST_OF_ONE):
            under_way.enter_context(telling.to(f"2001:db8::{number}"))
        with pytest.raises(Denied, match="try again"), telling.to("2001:db8::ffff"):
            pass
        for number in range(MOST - MOST_OF_ONE):
            under_way.enter_context(telling.to(f"192.0.2.{number}"))
        with pytest.raises(Denied, match="try again"), telling.to("198.51.100.1"):
            pass
    with telling.to("2001:db8::1"):
        assert telling.of_address.total() == 1
    assert not telling.of_address
