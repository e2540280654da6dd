"""Everything that somebody may do to a server who wishes it ill: `python -m bench.attacks URL --seconds 20`.

Each attack comes from addresses of its own in 127.0.0.0/8, goes on until it is told to stop, and counts what it tried.
`bench.hostile` measures what people at other tables notice of it, `tests/hostile` that nothing else comes of it.
"""

import argparse
import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from ipaddress import IPv4Address
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import websockets
from websockets.asyncio.client import ClientConnection, connect

from bench.nonsense import NASTY

FIRST_ADDRESS = IPv4Address("127.9.0.1")
ADDRESSES = 8
"""So many addresses has each attack."""

AT_ONCE = 16
"""So many of an attack's connections are busy at the same time."""

HELD = 400
"""So many connections an attack that holds on to them opens from each address, if it can."""

LONG_GAME = 150
"""The entries of a game whose history is asked for again and again."""

GONE = (OSError, websockets.WebSocketException, TimeoutError, asyncio.IncompleteReadError, EOFError)
"""What may become of a connection; to be turned away is what an attack expects."""


@dataclass
class Target:
    """A server, and how much was tried on it. `pause` is how long one of an attack rests between two tries."""

    host: str
    port: int
    game: str = "laaancez"
    pause: float = 0.0
    tried: Counter[str] = field(default_factory=Counter)

    @staticmethod
    def at(url: str, **more: Any) -> "Target":
        parts = urlsplit(url)
        return Target(parts.hostname or "127.0.0.1", parts.port or 80, **more)

    async def connection(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(address, 0))

    def head(self, line: str, *lines: str) -> bytes:
        return "\r\n".join([f"{line} HTTP/1.1", f"host: {self.host}:{self.port}", *lines, "", ""]).encode()

    async def ask(self, address: str, line: str, body: bytes = b"", *lines: str) -> bytes:
        """One request, and the whole answer."""
        reader, writer = await self.connection(address)
        try:
            writer.write(self.head(line, "connection: close", f"content-length: {len(body)}", *lines) + body)
            return await asyncio.wait_for(reader.read(), 30)
        finally:
            writer.close()

    async def table(self, address: str, **more: Any) -> dict[str, Any] | None:
        """The keys of a new table; none if it is refused."""
        new = {"game": self.game, "seats": [{"holder": "me"}, {"holder": "me"}], **more}
        answer = await self.ask(address, "POST /api/tables", json.dumps(new).encode())
        if b" 201 " not in answer.partition(b"\r\n")[0]:
            return None
        keys: dict[str, Any] = json.loads(answer.partition(b"\r\n\r\n")[2])
        return keys

    @asynccontextmanager
    async def socket(
        self, address: str, table: str, *keys: str, since: int | None = None
    ) -> AsyncIterator[ClientConnection]:
        """Somebody who has said hello, and goes without a word."""
        url = f"ws://{self.host}:{self.port}/api/tables/{table}/socket"
        socket = await connect(url, compression=None, ping_interval=None, local_addr=(address, 0), max_size=None)
        try:
            await socket.send(json.dumps({"type": "hello", "keys": keys, "since": since}))
            yield socket
        finally:
            socket.transport.abort()


Attack = Callable[[Target, str], Awaitable[None]]
"""One try, from an address. It is made again and again, many at the same time."""


async def request_flood(target: Target, address: str) -> None:
    """Many cheap requests at once on one connection."""
    reader, writer = await target.connection(address)
    try:
        writer.write(target.head("GET /api/shelf") * 50 + target.head("GET /api/shelf", "connection: close"))
        await asyncio.wait_for(reader.read(), 30)
    finally:
        writer.close()


async def endless_head(target: Target, address: str) -> None:
    """Headers that never end."""
    _, writer = await target.connection(address)
    try:
        writer.write(b"GET / HTTP/1.1\r\n")
        for _ in range(200):
            writer.write(b"x-more: and more and more and more\r\n" * 100)
            await writer.drain()
    finally:
        writer.close()


async def slow_senders(target: Target, address: str) -> None:
    """As many connections as can be had, a byte on each now and then."""
    held: list[asyncio.StreamWriter] = []
    try:
        for _ in range(HELD // AT_ONCE):
            _, writer = await target.connection(address)
            writer.write(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000\r\n")
            held.append(writer)
        while not all(writer.is_closing() for writer in held):
            await asyncio.sleep(0.25)
            for writer in held:
                writer.write(b"x")
                await writer.drain()
    finally:
        for writer in held:
            writer.close()


async def half_bodies(target: Target, address: str) -> None:
    """A body that stops in the middle."""
    reader, writer = await target.connection(address)
    try:
        writer.write(target.head("POST /api/tables", "content-length: 100000") + b"{" * 50_000)
        await asyncio.wait_for(reader.read(), 20)
    finally:
        writer.close()


async def deep_and_wide(target: Target, address: str) -> None:
    """JSON that is nested, wide, full of numbers that are none, and not even text."""
    wide = {f"{number}": number for number in range(8_000)}
    bodies = [
        b"[" * 100_000,
        b'{"a":' * 20_000,
        json.dumps({"game": target.game, "seats": [], "options": wide}).encode(),
        json.dumps({"game": target.game, "seats": [{"holder": "me"}] * 5_000}).encode(),
        json.dumps({"game": target.game, "seats": [{"holder": "me"}], "options": dict(enumerate(NASTY))}).encode(),
        b'{"game":"\xff\xfe"}',
        b'{"game":' + b"9" * 100_000 + b"}",
    ]
    for body in bodies:
        await target.ask(address, "POST /api/tables", body)


async def names(target: Target, address: str) -> None:
    """Names that take long to look at, or cannot be seen."""
    for name in ("e" + "\u0301\u0327" * 15_000, "\u3164" * 24, "x" * 100_000, "\u202e" * 24, "\u0301" * 190):
        await target.table(address, seats=[{"holder": "me", "name": name}] * 2)


async def components(target: Target, address: str) -> None:
    """Component files that take long to read."""
    for text in (".".join("a" * 60_000) + " = 1", "a = [" + "[" * 8_000, "x = 1\n" * 2_600, "# " + "y" * 16_000):
        await target.table(address, components=text)


async def creation(target: Target, address: str) -> None:
    """Tables and tables."""
    await target.table(address)


async def chatter(target: Target, address: str) -> None:
    """Everything that can be said on a socket, as fast as it can be sent: names, talk, undo, nonsense, pings."""
    keys = await target.table(address, settings={"talk": True})
    if keys is None:
        await asyncio.sleep(0.2)
        return
    async with target.socket(address, keys["table"], keys["host"], *keys["seats"]) as socket:
        reading = asyncio.create_task(_read(socket))
        try:
            for number in range(2_000):
                said: list[dict[str, Any]] = [
                    {"type": "name", "id": f"n{number}", "seat": 0, "name": f"Eve {number}"},
                    {"type": "say", "id": f"s{number}", "seat": 0, "text": "é" * 200},
                    {"type": "undo", "id": f"u{number}", "seat": 0},
                    {"type": "why", "id": f"w{number}", "seat": 0, "action": "x" * 200},
                    {"type": "act", "id": f"a{number}", "seat": 99, "action": "\u0301" * 90},
                ]
                await socket.send(json.dumps(said[number % 5]) if number % 7 else "[" * 10_000)
        finally:
            reading.cancel()


async def _read(socket: ClientConnection) -> None:
    with suppress(*GONE):
        async for _ in socket:
            pass


async def deaf_watchers(target: Target, address: str) -> None:
    """Sockets that ask for everything and read nothing."""
    keys = await target.table(address)
    if keys is None:
        await asyncio.sleep(0.2)
        return
    async with AsyncExitStack() as held:
        for _ in range(8):
            await held.enter_async_context(target.socket(address, keys["table"], keys["watch"]))
        player = await held.enter_async_context(target.socket(address, keys["table"], *keys["seats"]))
        for number in range(150):
            await player.send(json.dumps({"type": "name", "id": f"{number}", "seat": 0, "name": "Eve"}))


class Histories:
    """Histories of a long game, from its beginning, again and again; and all of it over HTTP."""

    def __init__(self) -> None:
        self._keys: dict[str, Any] | None = None
        self._playing = asyncio.Lock()

    async def __call__(self, target: Target, address: str) -> None:
        async with self._playing:
            if self._keys is None:
                self._keys = await self._played(target, address)
        keys = self._keys
        async with target.socket(address, keys["table"], keys["watch"], since=0) as socket:
            async for message in socket:
                if '"welcome"' in str(message)[:40]:
                    break
        await target.ask(
            address, f"GET /api/tables/{keys['table']}/history", b"", f"authorization: Bearer {keys['watch']}"
        )

    async def _played(self, target: Target, address: str) -> dict[str, Any]:
        keys = await target.table(address)
        if keys is None:
            raise OSError("no table to be had")
        async with target.socket(address, keys["table"], *keys["seats"]) as socket:
            number = 0
            async for text in socket:
                told = json.loads(text)
                now = told.get("now", told)
                offered = [(seat, actions) for seat, actions in now.get("actions", {}).items() if actions]
                if now.get("n", 0) >= LONG_GAME or now.get("outcome") is not None:
                    break
                if told["type"] in ("welcome", "update") and offered:
                    seat, actions = offered[0]
                    number += 1
                    act = {"type": "act", "id": str(number), "seat": int(seat), "action": actions[0]["do"]}
                    await socket.send(json.dumps(act))
        return keys


def attacks() -> dict[str, Attack]:
    """All of them, as they begin."""
    return {
        "request flood": request_flood,
        "endless head": endless_head,
        "slow senders": slow_senders,
        "half bodies": half_bodies,
        "deep and wide": deep_and_wide,
        "names": names,
        "components": components,
        "creation": creation,
        "chatter": chatter,
        "deaf watchers": deaf_watchers,
        "histories": Histories(),
    }


async def one_of(name: str, attack: Attack, target: Target, address: str, tries: Callable[[], bool]) -> None:
    """Try again and again."""
    while tries():
        target.tried[name] += 1
        with suppress(*GONE):
            await attack(target, address)
        await asyncio.sleep(target.pause)


async def under_attack(target: Target, chosen: dict[str, Attack], seconds: float) -> None:
    """All of these at once, for so long."""
    end = time.monotonic() + seconds
    places = count()
    tasks = []
    for name, attack in chosen.items():
        addresses = [str(FIRST_ADDRESS + next(places)) for _ in range(ADDRESSES)]
        tasks += [
            asyncio.create_task(one_of(name, attack, target, addresses[n % ADDRESSES], lambda: time.monotonic() < end))
            for n in range(AT_ONCE)
        ]
    await asyncio.wait(tasks, timeout=seconds + 5)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--attack", action="append", choices=[*attacks()], help="only this; may be repeated")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds that each of an attack rests between tries")
    asked = parser.parse_args()
    target = Target.at(asked.url, pause=asked.pause)
    chosen = {name: attack for name, attack in attacks().items() if name in (asked.attack or attacks())}
    asyncio.run(under_attack(target, chosen, asked.seconds))
    print(json.dumps(target.tried))


if __name__ == "__main__":
    main()
