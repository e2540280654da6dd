"""The front door: how much of a connection somebody may use before any request of theirs is heard.

uvicorn reads heads of any size for any time, and takes connections until no descriptor is left. Here they have an end:
the size of a request's head, the time for head, body and answer, the connections of an address and of all. It stands in
front of the application, because by the time that hears of a request the harm is done.
"""

import asyncio
import logging
import time
from collections import Counter
from contextlib import suppress

import uvicorn
from uvicorn._types import ASGI3Application, ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # the fast one, if there is one
from websockets.protocol import State

from ludotheque.room.bounded_queue import BoundedQueue
from ludotheque.room.rates import Bucket
from ludotheque.server.bites import Bites
from ludotheque.server.gate import Gate
from ludotheque.server.limits import Limits, neighbourhood
from ludotheque.server.line import (
    LONGEST_HEAD,
    MASK,
    MASKED,
    TEXT,
    Conversation,
    Listener,
    frame_size,
    framed,
    head_size,
)
from ludotheque.server.meeting import Meeting

PROXY = "127.0.0.1"
"""A proxy on this machine speaks for many people: what it forwards is counted by their addresses, behind the door."""

FRAGMENTS = 64
"""A message comes in so many pieces at most: empty ones have no size, but are kept."""

GRACE = 2.0
"""The application says politely that a body came too late; so many seconds later the door does."""

HAND_OVER_SECONDS = 0.02
HAND_OVER_TRIES = 100
"""How often, with so many seconds between, a connection is tried to be handed to a process that takes none just now."""

ANSWERS = {
    400: "this is no request",
    408: "the request did not arrive in time",
    431: "the head of the request is too large",
    503: "there are too many connections; try again later",
}

OF_PEERS = ("Invalid HTTP request received.", "Unsupported upgrade request.", "Invalid UTF-8 sequence received")
"""How uvicorn tells of every peer that talks nonsense: whoever likes could fill the log with it."""


class FrontDoor:
    """Counts who is in, and knows how many may be: no more than there are descriptors for."""

    def __init__(self, limits: Limits, descriptors: int, meeting: Meeting | None = None) -> None:
        self.limits = limits
        self.meeting = meeting
        """Where else the people of a table may meet."""
        self.most = min(limits.connections, descriptors)
        self.bites = Bites()
        self._inside: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Let a connection in, if there is room."""
        if self.is_full():
            self.bites.bite("connections", address)
        elif address != PROXY and self._inside[address] >= self.limits.connections_per_address:
            self.bites.bite("connections_per_address", address)
        else:
            self._inside[address] += 1
            return True
        return False

    def leave(self, address: str) -> None:
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]

    def count(self) -> int:
        return self._inside.total()

    def is_full(self) -> bool:
        return self.count() >= self.most


class DoorConfig(uvicorn.Config):
    """uvicorn's settings, with the door that all connections come through."""

    door: FrontDoor


class TooLarge(Exception):
    """The head of a request goes over its limit."""


class Http(HttpToolsProtocol):
    """A connection for requests, which may become too large or too slow, and is ended then."""

    config: DoorConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.door = self.config.door
        self.limits = self.door.limits
        self.address = neighbourhood(self.client[0] if self.client else "")
        self._begin_head()
        self._inside = self.door.enter(self.address)
        if not self._inside:
            self._turn_away(503)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for_request(False)
        self._wait_for_reader(False)
        if self._handing is not None:
            self._handing.cancel()
        self.leave()
        if self._answering is not None:
            self._answering.disconnected = True
        self.pipeline.clear()
        super().connection_lost(exc)

    _answering: RequestResponseCycle | None = None

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Where several requests came at once, uvicorn knows the last of them only; this one is being answered."""
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def shutdown(self) -> None:
        """The house closes: nobody is waited for who still owes the rest of a request, or reads no answer."""
        if self._deadline is not None or self._reader_deadline is not None:
            self.transport.abort()
        else:
            super().shutdown()

    def leave(self) -> None:
        if self._inside:
            self._inside = False
            self.door.leave(self.address)

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is a socket's, which has limits of its own, and tells when it is lost.

        Or it is another process's, where the others of that table are.
        """
        self._wait_for_request(False)
        answering = self.cycle is not None and not self.cycle.response_complete
        if self._handed or answering or self.transport.get_write_buffer_size():
            self._become_socket()
        else:
            self._hand_over(HAND_OVER_TRIES)

    def _become_socket(self) -> None:
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, Socket)
        if self._inside:
            protocol.came_by, self._inside = self.address, False
        if not protocol.handshake_initiated:  # websockets takes it for no request: nobody would ever answer it
            self.door.bites.bite("nonsense", self.address)
            self._turn_away(400)

    _handed = False
    """Whether it was handed over by another process, and so stays here."""
    _handing: asyncio.TimerHandle | None = None
    """While it waits to be handed over."""

    def go_on(self, head: bytes) -> None:
        """Another process has read so much, and handed the rest over."""
        self._handed = True
        self.data_received(head)

    def _hand_over(self, tries: int) -> None:
        """Leave the connection to the process of its table; that may have many others to take before."""
        try:
            gone = self._is_handed_over()
        except BlockingIOError:
            gone = False
            if tries > 0:
                self.transport.pause_reading()
                self._handing = self.loop.call_later(HAND_OVER_SECONDS, self._hand_over, tries - 1)
                return
        if gone:
            self.transport.abort()
        else:
            self.transport.resume_reading()
            self._become_socket()

    def _is_handed_over(self) -> bool:
        if self.door.meeting is None:
            return False
        head = [f"{self.scope['method']} ".encode(), self.url, b" HTTP/1.1"]
        for name, value in self.headers:
            head += [b"\r\n", name, b": ", value]
        connection = self.transport.get_extra_info("socket").fileno()
        return self.door.meeting.hand_over(self.url, b"".join([*head, b"\r\n\r\n"]), connection)

    # How large: of what the parser has understood, and of what it is still waiting for the end of.

    def _begin_head(self) -> None:
        self._in_head = True
        self._understood = self._received = 0
        self._wait_for_request(True)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._in_head:
            self._received += len(data)
            if self._received > self.limits.head_bytes and not self.transport.is_closing():
                self._refuse_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begin_head()

    def on_url(self, url: bytes) -> None:
        self._understand(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._understand(len(name) + len(value))
        super().on_header(name, value)

    def _understand(self, size: int) -> None:
        """Take note of a part of the head; every part costs something, however short."""
        self._understood += size + self.limits.head_bytes // self.limits.headers
        if self._understood > 2 * self.limits.head_bytes:
            raise TooLarge

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._wait_for_request(True)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait_for_request(False)
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Whatever the parser stumbled over: nonsense, or a head that is too large."""
        if self._understood > 2 * self.limits.head_bytes:
            self._refuse_head()
        else:
            self.door.bites.bite("nonsense", self.address)
            self._turn_away(400)

    def _refuse_head(self) -> None:
        self.door.bites.bite("head_bytes", self.address)
        self._turn_away(431)

    def _turn_away(self, status: int) -> None:
        said = ANSWERS[status].encode()
        head = f"HTTP/1.1 {status} \r\ncontent-length: {len(said)}\r\nconnection: close\r\n\r\n"
        self.transport.write(head.encode() + said)
        self.transport.close()

    # How slow: in sending a request, and in reading the answer.

    _deadline: asyncio.TimerHandle | None = None
    _reader_deadline: asyncio.TimerHandle | None = None

    def _wait_for_request(self, waiting: bool) -> None:
        """What the peer owes now has to come in time; nothing is owed while a request is being answered."""
        if self._deadline is not None:
            self._deadline.cancel()
        seconds = self.limits.head_seconds if self._in_head else self.limits.body_seconds + GRACE
        self._deadline = self.loop.call_later(seconds, self._too_late) if waiting else None

    def _too_late(self) -> None:
        self.door.bites.bite("head_seconds" if self._in_head else "body_seconds", self.address)
        if self.cycle is None or self.cycle.response_complete:
            self._turn_away(408)
        else:
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_for_reader(True)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._wait_for_reader(False)

    def _wait_for_reader(self, waiting: bool) -> None:
        if self._reader_deadline is not None:
            self._reader_deadline.cancel()
        self._reader_deadline = self.loop.call_later(self.limits.write_seconds, self._give_up) if waiting else None

    def _give_up(self) -> None:
        self.door.bites.bite("write_seconds", self.address)
        self.transport.abort()


OF_A_SOCKET = (
    *("app", "app_state", "asgi_version", "client", "close_sent", "close_timeout", "close_timer", "config", "conn"),
    *("connections", "curr_msg_data_type", "default_headers", "disconnected", "frames", "handshake_complete"),
    *("handshake_initiated", "initial_response", "last_ping_rtt", "logger", "loop", "pending_ping_payload"),
    *("ping_interval", "ping_sent_at", "ping_timeout", "ping_timer", "pong_timer", "queue", "read_paused", "request"),
    *("response", "root_path", "scheme", "scope", "server", "tasks", "transport", "writable"),
)
"""What uvicorn notes of each socket: with more than thirty notes an object has a dictionary of its own, of 1.5 kB."""


class Socket(WebSocketsSansIOProtocol):
    """A connection for messages. What is not even a message costs something too, and has its limit."""

    __slots__ = OF_A_SOCKET

    config: DoorConfig
    came_by: str | None = None
    """The address that is counted as inside until the connection is lost; its requests' part of it is forgotten."""

    _conversation: Conversation | None = None
    _listener: Listener | None = None
    _asked = False
    """Whether the request that makes it a socket has come; what follows are frames."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._rest = b""
        """The beginning of a frame."""
        self._heard: BoundedQueue[ASGIReceiveEvent] = BoundedQueue()
        self.queue = self._heard  # type: ignore[assignment]  # uvicorn's own is several times as large
        self.writable = Gate()  # type: ignore[assignment]  # and so is this
        limits = self.config.door.limits
        self._pings = Bucket(limits.messages_per_second, limits.messages_at_once, time.monotonic)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.came_by is not None:
            self.config.door.leave(self.came_by)
            self.came_by = None
        super().connection_lost(exc)
        self.conn.parser.close()  # else it and the connection would hold each other, for the collector to find

    # The line, for whoever converses.

    async def run_asgi(self) -> None:
        """The application opens the socket and says, on `state.line`, what is to be done on it; then its part is over.

        What it took to open it, a stack of middleware and everything about the request, would be three quarters of what
        somebody who thinks costs.
        """
        self.scope["state"]["line"] = self
        try:
            await self.app(self.scope, self.receive, self.send)
            if self._conversation is not None:
                conversation, self._conversation = self._conversation, None
                self._forget_request()
                await conversation()
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("a socket failed")
        if not self.handshake_complete:
            self.send_500_response()
        if self.close_timer is None:
            self.transport.close()

    def _forget_request(self) -> None:
        self.scope.clear()  # type: ignore[attr-defined]
        del self.request, self.response

    def converse(self, conversation: Conversation) -> None:
        self._conversation = conversation

    def listen(self, listener: Listener | None) -> None:
        self._listener = listener

    async def receive(self) -> ASGIReceiveEvent:
        message = await self._heard.get()
        if self.read_paused and not len(self._heard):
            self.read_paused = False
            self.transport.resume_reading()
        return message

    async def close(self, code: int, last: bytes | None = None) -> None:
        with suppress(ClientDisconnected):
            if last is not None:
                self.tell([last])
            await self.send({"type": "websocket.close", "code": code})

    def tell(self, messages: list[bytes]) -> None:
        if self.close_sent or self.disconnected or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(framed(messages))

    def clear(self) -> bool:
        return self.writable.is_set()

    def empty(self) -> bool:
        return not self.transport.get_write_buffer_size()

    async def cleared(self) -> None:
        await self.writable.wait()

    def data_received(self, data: bytes) -> None:
        """Hears text that comes as one whole frame, which is nearly everything; the rest is for websockets to judge.

        That costs several times as much. It is given whole frames only, so that it never waits for half of one.
        """
        if not self._asked:
            self._asked = True
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
        start = 0
        while (size := frame_size(data, start)) and not self.transport.is_closing():
            refused = size > self.config.ws_max_size + LONGEST_HEAD or data[start + 1] < MASKED
            end = len(data) if refused else start + size
            if end > len(data):
                break
            if refused or not self._is_heard(data, start, end):
                super().data_received(data[start:end])
            start = end
        self._rest = data[start:]

    def _is_heard(self, data: bytes, start: int, end: int) -> bool:
        """Whether this is a message in one piece, and nothing is wrong with it."""
        if data[start] != TEXT or self.conn.state is not State.OPEN or self.conn.current_size is not None:
            return False
        begin = start + head_size(data, start)
        if end - begin > self.config.ws_max_size:
            return False
        try:
            text = apply_mask(data[begin:end], data[begin - MASK : begin]).decode()
        except UnicodeDecodeError:
            return False
        if self._listener is None or not self._heard.idle() or not self._listener(text):
            self._heard.put_nowait({"type": "websocket.receive", "text": text})
            self._stop_reading()
        return True

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading at every message until it is heard; here at the second that waits."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._stop_reading()

    def _stop_reading(self) -> None:
        paused = self.read_paused
        self.read_paused = paused or len(self._heard) > 1
        if self.read_paused and not paused:
            self.transport.pause_reading()

    # What costs something without being a message.

    def shutdown(self) -> None:
        super().shutdown()
        if not self.writable.is_set():
            self.transport.abort()

    def handle_ping(self) -> None:
        if self._pings.take() and self.writable.is_set():
            super().handle_ping()
        else:
            self._end("pings")

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < FRAGMENTS:
            super().handle_cont(event)
        else:
            self._end("fragments")

    def _end(self, limit: str) -> None:
        if self.transport.is_closing():
            return
        self.config.door.bites.bite(limit, neighbourhood(self.client[0] if self.client else ""))
        self.transport.abort()

    async def send(self, message: object) -> None:
        """Somebody whose line broke while something was being told to them is gone, and that is no error."""
        if self.close_sent and self.initial_response is None:
            raise ClientDisconnected
        await super().send(message)  # type: ignore[arg-type]


def quiet_about_peers() -> None:
    """The door tells of peers that talk nonsense, now and then; uvicorn need not do it each time."""
    logging.getLogger("uvicorn.error").addFilter(lambda record: not str(record.msg).startswith(OF_PEERS))
