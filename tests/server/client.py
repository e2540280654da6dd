"""A visitor for the tests: it remembers every byte it was ever sent."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection

from tests.patience import PATIENCE

_ids = count()

Message = dict[str, Any]


class Client:
    """One socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.heard: list[Message] = []
        self.steps: list[Message] = []
        """The updates, in order."""
        self.now: Message = {}
        self.table: Message = {}
        self.you: Message = {}
        self.closed = False
        self._news = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.raw.append(text)
                self._take(json.loads(text))
                self._news.set()
        except websockets.ConnectionClosed:
            pass
        self.closed = True
        self._news.set()

    def _take(self, message: Message) -> None:
        self.heard.append(message)
        if message["type"] == "welcome":
            self.now, self.table, self.you = message["now"], message["table"], message["you"]
        elif message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "update":
            self.now = {name: value for name, value in message.items() if name != "type"}
            self.steps.append(self.now)

    async def send(self, message: Message | str | bytes) -> None:
        await self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def until(self, condition: Callable[[], Any]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                assert not self.closed, f"the server closed the socket; last: {self.raw[-2:]}"
                self._news.clear()
                await self._news.wait()

    async def hear(self, kind: str, **fields: Any) -> Message:
        """The first message of a kind with these fields."""

        def found() -> list[Message]:
            return [m for m in self.heard if m["type"] == kind and all(m.get(n) == v for n, v in fields.items())]

        await self.until(found)
        return found()[0]

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a request and wait for its answer."""
        asked = {"type": kind, "id": f"request {next(_ids)}", **fields}
        await self.send(asked)
        return await self.answer(asked["id"])

    async def answer(self, asked: str | None) -> Message:
        def found() -> list[Message]:
            return [m for m in self.heard if m["type"] != "update" and "id" in m and m["id"] == asked]

        await self.until(found)
        return found()[-1]

    async def act(self, seat: int, action: str | None = None) -> Message:
        """Act, or do the first thing that is offered; waits until the step was seen."""
        offered = self.offered(seat)
        answer = await self.ask("act", seat=seat, action=action or offered[0])
        if answer["type"] == "ack":
            await self.until(lambda: self.now["n"] >= answer["n"])
        return answer

    def offered(self, seat: int) -> list[str]:
        return [action["do"] for action in self.now["actions"][str(seat)]]

    def over(self) -> bool:
        return self.now["outcome"] is not None

    async def play(self, seed: int = 0) -> None:
        """Play all own seats at random until the end."""
        random = Random(seed)
        while not self.over():
            seats = [seat for seat in self.you["seats"] if self.offered(seat)]
            if seats:
                await self.act(seats[0], random.choice(self.offered(seats[0])))
            else:
                number = self.now["n"]
                await self.until(lambda number=number: self.now["n"] > number)  # type: ignore[misc]

    async def shut_out(self) -> None:
        """Wait until the server has closed the socket."""
        await asyncio.wait_for(self.socket.wait_closed(), PATIENCE)

    async def vanish(self) -> None:
        """Be gone without a word."""
        self.socket.transport.abort()
        await self._reader


async def together(*clients: Client) -> None:
    """Wait until all have seen what the first of them has seen, whoever that is."""
    newest = max(client.now["n"] for client in clients)
    for client in clients:
        await client.until(lambda client=client: client.now["n"] >= newest)  # type: ignore[misc]


@asynccontextmanager
async def visit(address: str, table: str, *keys: str, since: int | None = None) -> AsyncIterator[Client]:
    """A client that was let in."""
    async with knock(address, table) as client:
        await client.send({"type": "hello", "keys": keys, "since": since})
        await client.hear("welcome")
        yield client


@asynccontextmanager
async def knock(address: str, table: str, origin: str | None = None) -> AsyncIterator[Client]:
    """A client that has said nothing yet."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"Origin": origin} if origin is not None else None
    async with websockets.connect(
        url, additional_headers=headers, max_size=None, open_timeout=PATIENCE, close_timeout=1
    ) as socket:
        client = Client(socket)
        try:
            yield client
        finally:
            await socket.close()
            await client._reader
