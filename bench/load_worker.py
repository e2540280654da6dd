"""A crowd at the tables: drives many live tables of a running server and times every action from sending to `ack`.

`python -m bench.load_worker URL` prints one JSON object. Each table has two sockets, one for each seat, and comes from
an address of its own in 127.0.0.0/8, as guests in life do, so that the server's limits stand as they are. A seat picks
any of the actions that the last update gave it. A table whose game ends is replaced by a new one.
"""

import argparse
import asyncio
import json
import random
import resource
import time
from ipaddress import IPv4Address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

FIRST_ADDRESS = IPv4Address("127.1.0.1")
ENTERING_AT_ONCE = 32
TICKS_A_SECOND = 100


class Offered(msgspec.Struct):
    do: str


class Now(msgspec.Struct):
    n: int = -1
    actions: dict[str, list[Offered]] = {}
    outcome: list[float] | None = None


class Heard(Now):
    """What matters of any message of the server."""

    type: str = ""
    now: Now | None = None


hear = msgspec.json.Decoder(Heard).decode


class Tally:
    """What is counted while the clock runs."""

    def __init__(self) -> None:
        self.counting = False
        self.latencies: list[float] = []
        self.finished = 0

    def timed(self, seconds: float) -> None:
        if self.counting:
            self.latencies.append(seconds)

    def quantile(self, share: float) -> float | None:
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else None


class Crowd:
    """Everybody at `size` tables of one server; `pause` is the mean time that a seat thinks, 0 for none."""

    def __init__(self, url: str, game: str, size: int, pause: float, options: dict[str, Any] | None = None) -> None:
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "127.0.0.1", parts.port or 80
        self.game = game
        self.options = options or {}
        self.size = size
        self.pause = pause
        self.tally = Tally()
        self.live = 0
        self.door = asyncio.Semaphore(ENTERING_AT_ONCE)
        self.seated = asyncio.Event()
        self.chance = random.Random(1)

    async def attend(self, number: int) -> None:
        """Keep one table live, game after game."""
        address = str(FIRST_ADDRESS + number)
        while True:
            async with self.door:
                keys = await self.new_table(address)
                sockets = [await self.enter(address, keys["table"], key) for key in keys["seats"]]
            self.live += 1
            await self.play(sockets)
            self.live -= 1
            self.tally.finished += 1

    async def play(self, sockets: list[ClientConnection]) -> None:
        """One game, to its end."""
        await asyncio.gather(*(self.sit(socket, seat) for seat, socket in enumerate(sockets)))

    async def new_table(self, address: str) -> dict[str, Any]:
        seats = [{"holder": "me"}, {"holder": "me"}]
        body = json.dumps({"game": self.game, "options": self.options, "seats": seats})
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(address, 0))
        writer.write((head + body).encode())
        answer = (await reader.read()).decode()
        writer.close()
        if " 201 " not in answer.partition("\r\n")[0]:
            raise SystemExit(f"the server opens no table: {answer[:500]}")
        keys: dict[str, Any] = json.loads(answer.partition("\r\n\r\n")[2])
        return keys

    async def enter(self, address: str, table: str, key: str) -> ClientConnection:
        socket = await connect(
            f"ws://{self.host}:{self.port}/api/tables/{table}/socket",
            compression=None,
            ping_interval=None,
            local_addr=(address, 0),
            open_timeout=60,
        )
        await socket.send(json.dumps({"type": "hello", "keys": [key], "since": None}))
        return socket

    async def sit(self, socket: ClientConnection, seat: int) -> None:
        """Answer every update that leaves this seat something to do, one action at a time, until the game is over."""
        own = str(seat)
        offer = Now()
        done = 0
        waiting = False
        count = 0
        sent = 0.0
        async for message in socket:
            heard = hear(message)
            if heard.type == "ack":
                waiting = False
                done = heard.n
                self.tally.timed(time.perf_counter() - sent)
            elif heard.type in ("welcome", "update"):
                offer = heard.now or heard
                if offer.outcome is not None:
                    break
            elif heard.type in ("refused", "error"):
                raise SystemExit(f"the server does not take a legal action: {message!r}")
            if not waiting and offer.n >= done and offer.actions.get(own):
                await self.think()
                count += 1
                action = self.chance.choice(offer.actions[own]).do
                request = {"type": "act", "id": f"{own}.{count}", "seat": seat, "action": action}
                offer = Now()
                waiting = True
                sent = time.perf_counter()
                await socket.send(msgspec.json.encode(request).decode())
        await socket.close()

    async def think(self) -> None:
        """Nobody begins before all are seated."""
        await self.seated.wait()
        if self.pause:
            await asyncio.sleep(self.chance.expovariate(1 / self.pause))


def processor_seconds(process: int) -> float:
    """What a process has used of the processors so far, by Linux's account of it."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_A_SECOND


def resident_bytes(process: int) -> int:
    """What a process holds of the memory, by Linux's account of it."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * resource.getpagesize()


async def measured(crowd: Crowd, server: int, warm_up: float, seconds: float) -> dict[str, Any]:
    empty = resident_bytes(server)
    tables = [asyncio.create_task(crowd.attend(number)) for number in range(crowd.size)]
    while crowd.live < crowd.size:
        await asyncio.sleep(0.1)
        for table in tables:
            if table.done():
                table.result()
    crowd.seated.set()
    await asyncio.sleep(warm_up)
    crowd.tally.counting = True
    since = time.time()
    began, used, own = time.perf_counter(), processor_seconds(server), time.process_time()
    await asyncio.sleep(seconds)
    crowd.tally.counting = False
    spent, used, own = time.perf_counter() - began, processor_seconds(server) - used, time.process_time() - own
    until, full = time.time(), resident_bytes(server)
    for table in tables:
        table.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    actions = len(crowd.tally.latencies)
    return {
        "tables": crowd.size,
        "pause": crowd.pause,
        "seconds": spent,
        "since": since,
        "until": until,
        "bytes_a_table": (full - empty) / crowd.size,
        "actions": actions,
        "actions_a_second": actions / spent,
        "actions_a_processor_second": actions / used if used else None,
        "server_load": used / spent,
        "crowd_load": own / spent,
        "p50_ms": crowd.tally.quantile(0.5),
        "p99_ms": crowd.tally.quantile(0.99),
        "games_finished": crowd.tally.finished,
    }


def main(kind: type[Crowd], about: str | None) -> None:
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("url")
    parser.add_argument("--server", type=int, required=True, help="the process id of the server")
    parser.add_argument("--game", required=True)
    parser.add_argument("--options", type=json.loads, default={}, help="the options of the box, as JSON")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pause", type=float, default=0.0, help="mean seconds that a seat thinks")
    parser.add_argument("--warm-up", type=float, default=2.0, help="seconds before the clock starts")
    parser.add_argument("--seconds", type=float, default=10.0)
    asked = parser.parse_args()

    async def run() -> dict[str, Any]:
        crowd = kind(asked.url, asked.game, asked.tables, asked.pause, asked.options)
        return await measured(crowd, asked.server, asked.warm_up, asked.seconds)

    print(json.dumps(uvloop.run(run())))


if __name__ == "__main__":
    main(Crowd, __doc__)
