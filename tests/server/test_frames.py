"""What comes on a socket in whole frames and in pieces: our own reader and websockets' together hear all of it."""

import asyncio
import struct
from collections.abc import AsyncIterator
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from ludotheque.server.front_door import DoorConfig, FrontDoor, Socket
from ludotheque.server.limits import Limits
from tests.room.house import quiet

pytestmark = pytest.mark.anyio

REQUEST = (
    b"GET /socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
LONGEST = 1_000


class Wire:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False
        self.paused = False

    def get_extra_info(self, name: str) -> None:
        return None

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


class Opened:
    """A socket on a wire, and what was heard on it."""

    def __init__(self) -> None:
        limits = Limits()
        config = DoorConfig(app=opens_and_stays, ws=Socket, ws_max_size=LONGEST)
        config.door = FrontDoor(limits, limits.connections)
        self.wire = Wire()
        self.socket = Socket(config, ServerState(), {})
        self.socket.connection_made(self.wire)  # type: ignore[arg-type]

    def heard(self) -> list[Any]:
        return [event.get("text", event.get("bytes", event.get("code"))) for event in self.socket._heard.all()]


async def opens_and_stays(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


@pytest.fixture
async def opened() -> AsyncIterator[Opened]:
    opened = Opened()
    opened.socket.data_received(REQUEST)
    await quiet()
    assert opened.wire.written.startswith(b"HTTP/1.1 101 ")
    opened.wire.written = b""
    yield opened
    for task in opened.socket.tasks:
        task.cancel()
    opened.socket.connection_lost(None)


def text(said: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, said.encode(), fin).serialize(mask=True)


def at_length(said: bytes, form: str) -> bytes:
    """A text whose length is written longer than it need be."""
    mark, packed = {"!H": (126, struct.pack("!H", len(said))), "!Q": (127, struct.pack("!Q", len(said)))}[form]
    return bytes((0x81, 0x80 | mark)) + packed + b"mask" + apply_mask(said, b"mask")


SAID = ["a", "é" * 200, "", "z" * LONGEST, "long", "longer"]
STREAM = b"".join([*map(text, SAID[:4]), at_length(b"long", "!H"), at_length(b"longer", "!Q")])


@pytest.mark.parametrize("size", [1, 2, 3, 7, 64, 500, 10_000])
async def test_texts_are_heard_however_they_are_cut(opened: Opened, size: int) -> None:
    for start in range(0, len(STREAM), size):
        opened.socket.data_received(STREAM[start : start + size])
    assert (opened.heard(), opened.wire.written, opened.wire.paused) == (SAID, b"", True)


@pytest.mark.parametrize("size", [1, 5, 10_000])
async def test_pieces_pings_and_bytes_come_in_their_order(opened: Opened, size: int) -> None:
    stream = (
        text("before")
        + text("one, ", fin=False)
        + text("ping", Opcode.PING)
        + text("two", Opcode.CONT)
        + text("bytes", Opcode.BINARY)
        + text("after")
    )
    for start in range(0, len(stream), size):
        opened.socket.data_received(stream[start : start + size])
    assert opened.heard() == ["before", "one, two", b"bytes", "after"]
    assert opened.wire.written == b"\x8a\x04ping"


WRONG = {
    "a text amid pieces": (text("one", fin=False) + text("two"), 1002),
    "no mask": (b"\x81\x03abc", 1002),
    "no UTF-8": (Frame(Opcode.TEXT, b"\xff").serialize(mask=True), 1007),
    "too long": (text("z" * (LONGEST + 1)), 1009),
    "endless": (b"\x81\xff\x7f" + bytes(11), 1009),
    "no such kind": (text("x", 3), 1002),  # type: ignore[arg-type]
    "a bit that means nothing": (bytes((0xC1,)) + text("x")[1:], 1002),
}


@pytest.mark.parametrize(("data", "code"), WRONG.values(), ids=WRONG.keys())
async def test_what_is_wrong_ends_it_and_nothing_after_it_is_heard(opened: Opened, data: bytes, code: int) -> None:
    opened.socket.data_received(text("before") + data + text("after"))
    assert opened.heard() == ["before", code]
    assert opened.wire.written[2:4] == struct.pack("!H", code)
    assert opened.wire.closed


async def test_a_listener_hears_at_once_while_somebody_waits_for_more(opened: Opened) -> None:
    heard: list[str] = []

    def listener(said: str) -> bool:
        heard.append(said)
        return said != "later"

    opened.socket.listen(listener)
    opened.socket.data_received(text("nobody waits for it"))
    assert await opened.socket.receive() == {"type": "websocket.receive", "text": "nobody waits for it"}
    receiving = asyncio.create_task(opened.socket.receive())
    await quiet()
    opened.socket.data_received(text("now") + text("later") + text("after that"))
    assert heard == ["now", "later"]
    assert await receiving == {"type": "websocket.receive", "text": "later"}
    assert opened.heard() == ["after that"]


async def test_whoever_closes_is_answered(opened: Opened) -> None:
    opened.socket.data_received(text("last") + Frame(Opcode.CLOSE, struct.pack("!H", 1001)).serialize(mask=True))
    assert opened.heard() == ["last", 1001]
    assert opened.wire.written == b"\x88\x02\x03\xe9"
