"""Somebody at the other end of a socket."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection

from tests.participant import Message, Participant
from tests.patience import PATIENCE


class Client(Participant):
    """One socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self.socket = socket
        self._news = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.take(text)
                self._news.set()
        except websockets.ConnectionClosed:
            pass
        self.closed = True
        self._news.set()

    async def send(self, message: Message | str | bytes) -> None:
        await self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def until(self, condition: Callable[[], Any]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                assert not self.closed, f"the server closed the socket; last: {self.raw[-2:]}"
                self._news.clear()
                await self._news.wait()

    async def shut_out(self) -> None:
        """Wait until the server has closed the socket."""
        await asyncio.wait_for(self.socket.wait_closed(), PATIENCE)

    async def vanish(self) -> None:
        """Be gone without a word."""
        self.socket.transport.abort()
        await self._reader


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
