"""The socket of a visitor: the first message opens the door, the others go to the table one after another."""

import asyncio
import time
from collections import Counter
from contextlib import suppress
from functools import partial

from starlette.responses import PlainTextResponse, Response
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from ludotheque.room import wire
from ludotheque.room.both_ways import both_ways
from ludotheque.room.errors import Wrong
from ludotheque.room.rates import Bucket
from ludotheque.room.room import Room
from ludotheque.room.rooms import Rooms
from ludotheque.room.visitor import Deliver, Visitor
from ludotheque.server.bites import Bites
from ludotheque.server.limits import Addresses, Limits, neighbourhood
from ludotheque.server.line import Line, Listener
from ludotheque.server.metrics import Metrics
from ludotheque.server.security import same_origin

POLICY_VIOLATION = 1008
TRY_AGAIN_LATER = 1013

LONGEST_CHARACTER = 4
"""In bytes."""

PROMPT_BYTES = 32_768
"""So much is sent without anybody who looks after it: the system takes it, or it waits well within what may wait."""

Rates = tuple[Bucket, Bucket]
"""What a socket may say, by itself and with all others of its address."""


class Sockets:
    """All sockets of the server."""

    def __init__(self, rooms: Rooms, limits: Limits, metrics: Metrics, bites: Bites, readers: Addresses) -> None:
        self.rooms = rooms
        self.limits = limits
        self.metrics = metrics
        self.bites = bites
        self.readers = readers
        self.addresses = Addresses(limits.address_messages_per_second, limits.address_messages_at_once)
        self.open: Counter[str] = Counter()
        """How many sockets each neighbourhood has open."""

    async def serve(self, socket: WebSocket) -> None:
        """Open a socket, or say why not; what is said on it comes afterwards."""
        address = _address_of(socket)
        denial = self._denial(socket, address)
        if denial is not None:
            await socket.send_denial_response(denial)
            return
        line: Line = socket.state.line
        self.open[address] += 1
        is_open = False
        try:
            with suppress(WebSocketDisconnect, ClientDisconnected):
                await socket.accept()
                line.converse(partial(self._attend, line, socket.path_params["table"], address))
                is_open = True
        finally:
            if not is_open:
                self._closed(address)

    async def _attend(self, line: Line, table: str, address: str) -> None:
        try:
            await self._welcome(line, table, address)
        except (WebSocketDisconnect, ClientDisconnected, TimeoutError):
            await line.close(TRY_AGAIN_LATER)
        except Wrong as error:
            self.metrics.errors[error.code] += 1
            await line.close(POLICY_VIOLATION, wire.encode(wire.Error(None, error.code, str(error))))
        finally:
            self._closed(address)

    def _closed(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    def _denial(self, socket: WebSocket, address: str) -> Response | None:
        """Why a socket is not even opened."""
        if not same_origin(socket.headers):
            return PlainTextResponse("pages of other sites may not talk to this server", 403)
        limit = None
        if self.open.total() >= self.limits.sockets:
            limit = "sockets"
        elif self.open[address] >= self.limits.sockets_per_address:
            limit = "sockets_per_address"
        elif not self.addresses.bucket(address).take():
            limit = "address_messages"
        if limit is None:
            return None
        self.bites.bite(limit, address)
        return PlainTextResponse("there are too many visitors; try again later", 503)

    async def _welcome(self, line: Line, table: str, address: str) -> None:
        """Read the first message and let the visitor in."""
        hello = wire.read(await asyncio.wait_for(self._text(line), self.limits.hello_seconds))
        if not isinstance(hello, wire.Hello):
            raise Wrong("bad-message", "the first message is a hello with the keys")
        if len(hello.keys) > self.limits.keys_per_request:
            raise Wrong("bad-message", f"at most {self.limits.keys_per_request} keys")
        async with self.rooms.visit(table) as room:
            visitor = await room.enter(hello)
            own = Bucket(self.limits.messages_per_second, self.limits.messages_at_once, time.monotonic)
            since = self._since(room, visitor, hello.since, address)
            rates = own, self.addresses.bucket(address)
            await self._converse(line, address, room, visitor, since, rates)

    def _since(self, room: Room, visitor: Visitor, since: int | None, address: str) -> int | None:
        """From where on somebody is told what they missed; what must be played again first is not had without end."""
        if room.at_hand(visitor.seats, since) or self.readers.bucket(address).take():
            return since
        self.bites.bite("replays", address)
        return None

    async def _converse(
        self, line: Line, address: str, room: Room, visitor: Visitor, since: int | None, rates: Rates
    ) -> None:
        line.listen(promptly(room, visitor, rates, self.limits))
        listening = self._listen(line, address, room, visitor, since, rates)
        delivering = visitor.deliver(patiently(line, self.limits.write_seconds), Prompt(line))
        try:
            await both_ways(room, visitor, listening, delivering)
        finally:
            line.listen(None)  # else line and visitor would hold each other, for the collector to find
        await line.close(TRY_AGAIN_LATER)

    async def _listen(
        self, line: Line, address: str, room: Room, visitor: Visitor, since: int | None, rates: Rates
    ) -> None:
        own, others = rates
        patience = self.limits.patience
        await room.join(visitor, since)
        while True:
            text = ""
            try:
                text = await self._text(line)
                if not (own.take() and others.take()):
                    self.bites.bite("messages", address)
                    raise Wrong("rate", f"at most {self.limits.messages_per_second:g} messages a second")
                await room.hear(visitor, text)
            except Wrong as error:
                patience -= 1
                if patience < 0:
                    raise
                self.metrics.errors[error.code] += 1
                visitor.send(wire.encode(wire.Error(wire.id_of(text), error.code, str(error))))

    async def _text(self, line: Line) -> str:
        """The next message, if it is text and not too long."""
        received = await line.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1005))
        text: str | None = received.get("text")
        if text is None:
            raise Wrong("bad-message", "messages are text")
        if len(text.encode()) > self.limits.message_bytes:
            raise Wrong("too-large", f"a message has at most {self.limits.message_bytes} bytes")
        return text


def promptly(room: Room, visitor: Visitor, rates: Rates, limits: Limits) -> Listener:
    """Hears what can be heard as it comes; whatever is wrong or must wait is left to whoever listens patiently."""
    own, others = rates
    short = limits.message_bytes // LONGEST_CHARACTER

    def hear(text: str) -> bool:
        if len(text) > short or not (own.ready() and others.ready()):
            return False
        try:
            heard = room.hear_at_once(visitor, text)
        except Wrong:
            return False
        if heard:
            own.take()
            others.take()
        return heard

    return hear


class Prompt:
    """Sends messages to a reader who has taken all that came before; of many at once somebody waits for the end."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.soon = asyncio.get_running_loop().call_soon

    def hand_over(self, messages: list[bytes]) -> bool:
        if not self.line.empty() or sum(map(len, messages)) > PROMPT_BYTES:
            return False
        try:
            self.line.tell(messages)
        except OSError:
            return False
        return True


def patiently(line: Line, seconds: float) -> Deliver:
    """Sends messages to a reader, who has so many seconds for those that come together; then it is given up."""

    async def deliver(messages: list[bytes]) -> None:
        line.tell(messages)
        if not line.clear():
            async with asyncio.timeout(seconds):
                await line.cleared()

    return deliver


def _address_of(socket: WebSocket) -> str:
    return neighbourhood(socket.client.host if socket.client is not None else "")
