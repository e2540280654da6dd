"""Several houses on one store, without any network: each hears of the others as soon as it is its turn."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec

from ludotheque.room.fleet import AnyNews, KeysChanged, Listener, LogGrew
from tests.room.hand_clock import HandClock
from tests.room.house import FragileStore, House


class LocalFleet:
    """Who is there, who keeps what, and who waits to keep it."""

    def __init__(self) -> None:
        self.servers: dict[str, Listener] = {}
        self.wanted: dict[str, list[str]] = {}
        """By table: its keeper, and then whoever waits to keep it."""
        self.told: list[AnyNews] = []

    def tell(self, server: str, news: AnyNews) -> None:
        self.told.append(news)
        carried = msgspec.json.decode(msgspec.json.encode(news), type=AnyNews)
        for name, listener in self.servers.items():
            if name != server:
                asyncio.get_running_loop().call_soon(listener.heard, server, carried)

    def want(self, server: str, table: str) -> bool:
        line = self.wanted.setdefault(table, [])
        if server not in line:
            line.append(server)
        return line[0] == server

    def leave(self, server: str, table: str) -> None:
        line = self.wanted.get(table, [])
        kept = line[:1] == [server]
        if server in line:
            line.remove(server)
        if kept and line:
            self.servers[line[0]].kept(table)

    def die(self, server: str) -> None:
        """A server is gone without a word; the others notice."""
        del self.servers[server]
        for table in [*self.wanted]:
            self.leave(server, table)
        for listener in self.servers.values():
            listener.gone(server)


class LocalServer:
    """One server of the fleet."""

    def __init__(self, fleet: LocalFleet, name: str) -> None:
        self.fleet = fleet
        self.name = name

    def listen(self, listener: Listener) -> None:
        self.fleet.servers[self.name] = listener

    def tell(self, news: AnyNews) -> None:
        if isinstance(news, LogGrew) and len(news.entries) > 2:
            news = LogGrew(news.table)
        if self.name in self.fleet.servers:
            self.fleet.tell(self.name, news)

    async def claim(self, table: str) -> bool:
        return self.fleet.want(self.name, table)

    async def release(self, table: str) -> None:
        self.fleet.leave(self.name, table)


class SharedStore(FragileStore):
    """A store that tells the other servers which keys it has changed."""

    def __init__(self, kept: FragileStore, server: LocalServer) -> None:
        self._tables = kept._tables
        self.server = server

    async def change_keys(self, table: str, known: dict[bytes, str], roles: dict[bytes, str]) -> None:
        await super().change_keys(table, known, roles)
        self.server.tell(KeysChanged(table))


@asynccontextmanager
async def servers(*names: str, **lent: Any) -> AsyncIterator[tuple[LocalFleet, list[House]]]:
    """A fleet of houses with one store and one clock; what is lent to all of them is a function of the name."""
    fleet, store, clock = LocalFleet(), FragileStore(), HandClock()
    async with AsyncExitStack() as open_houses:
        houses = []
        for name in names:
            server = LocalServer(fleet, name)
            house = House(SharedStore(store, server), clock, fleet=server, **lent)
            await house.rooms.open()
            open_houses.push_async_callback(house.rooms.close)
            houses.append(house)
        yield fleet, houses
