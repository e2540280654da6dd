"""What passes between a page and a table: the messages of a socket (docs/protocol.md), without one."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from ludotheque.room import wire
from ludotheque.room.both_ways import both_ways
from ludotheque.room.errors import Wrong
from ludotheque.room.room import Room
from ludotheque.room.rooms import Rooms
from ludotheque.room.visitor import Visitor


class Line:
    """One page at one table. `tell` is called with every message, and with nothing when the line ends."""

    def __init__(self, rooms: Rooms, table: str, tell: Callable[[str | None], object]) -> None:
        self.rooms = rooms
        self.table = table
        self.tell = tell
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self._task = asyncio.create_task(self._attend())

    def say(self, text: str) -> None:
        self._said.put_nowait(text)

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _attend(self) -> None:
        try:
            await self._welcome()
        except Wrong as error:
            self._tell_wrong(None, error)
        finally:
            self.tell(None)

    async def _welcome(self) -> None:
        hello = wire.read(await self._said.get())
        if not isinstance(hello, wire.Hello):
            raise Wrong("bad-message", "the first message is a hello with the keys")
        async with self.rooms.visit(self.table) as room:
            visitor = await room.enter(hello)
            await both_ways(room, visitor, self._listen(room, visitor, hello.since), visitor.deliver(self._deliver))

    async def _listen(self, room: Room, visitor: Visitor, since: int | None) -> None:
        await room.join(visitor, since)
        while True:
            text = await self._said.get()
            try:
                await room.hear(visitor, text)
            except Wrong as error:
                self._tell_wrong(wire.id_of(text), error)

    async def _deliver(self, messages: list[bytes]) -> None:
        for message in messages:
            self.tell(message.decode())

    def _tell_wrong(self, message: str | None, error: Wrong) -> None:
        self.tell(wire.encode(wire.Error(message, error.code, str(error))).decode())
