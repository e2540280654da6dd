"""Many servers, one database, and everything that can go wrong: `python3 -m bench fleet [--seconds 120] [...]`.

Three server processes share a real PostgreSQL. The people of every table are on different servers, in all games, in
real time too. Meanwhile servers are killed with -9 and begun anew, the database is crashed and restarted, connections
are cut. Nobody gives up: whoever loses the line comes back elsewhere, from the last step they saw, and asks again for
what was not acknowledged. In the end every acknowledged action must be in the log, once, at its number, and every log
must replay.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import psutil
import websockets
from tests.server.client import Client, visit
from tests.server.database import Postgres, postgres
from tests.server.running import Running

from ludotheque.room.store import Beginning
from ludotheque.server import backends
from ludotheque.server.settings import Settings
from ludotheque.table.entries import Act
from ludotheque.table.table import replayed

GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("laaancez", 2, {}),
    ("star_clicker", 3, {}),
    ("phantom", 3, {}),
    ("arkade", 2, {}),
    ("arkade", 2, {"mode": "arcade"}),
)
"""Name, seats and options; the last is played in real time."""

THINKING = (0.05, 0.6)
"""Seconds that somebody takes to act, at least and at most."""

LOST = (OSError, AssertionError, TimeoutError, websockets.WebSocketException)
"""How a line breaks, as somebody at its end notices it."""

CUT = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() order by random() limit 2"


@dataclass
class Played:
    """One table of the campaign, and what its people were promised."""

    keys: dict[str, Any]
    promised: dict[int, tuple[int, str]] = field(default_factory=dict)
    """By number: the seat and the action that were acknowledged."""
    moved: float = field(default_factory=time.monotonic)
    stuck: float = 0.0
    """The longest time in which nothing went on."""
    doubled: int = 0
    over: bool = False

    def goes_on(self) -> None:
        now = time.monotonic()
        self.stuck = max(self.stuck, now - self.moved)
        self.moved = now


@dataclass
class Figures:
    """What came of it."""

    actions: int
    kills: int
    crashes: int
    cuts: int
    lost: int
    doubled: int
    unreadable: int
    stuck: float
    finished: int
    seconds: float
    cpu: float
    """Of servers and database together, for an action, in milliseconds."""

    def __str__(self) -> str:
        told = (
            f"{self.actions} acknowledged actions in {self.seconds:.0f} s, {self.finished} games finished",
            f"{self.kills} servers killed with -9, {self.crashes} crashes of the database, {self.cuts} times lines cut",
            f"lost: {self.lost}, doubled: {self.doubled}, logs that do not replay: {self.unreadable}",
            f"longest time that a table stood still: {self.stuck:.1f} s",
            f"CPU of servers and database: {self.cpu:.2f} ms an action",
        )
        return "\n".join(told)


class Campaign:
    """Servers, a database, and people who do not give up."""

    def __init__(self, database: Postgres, servers: int, tables: int, folder: Path, bots: bool = True) -> None:
        self.database = database
        self.url = database.fresh()
        self.random = random.Random(1)
        options = {"database": self.url, "plugins": (), "bot_workers": 1, "bot_pause": 0.3}
        self.servers = [Running(folder / str(number), **options) for number in range(servers)]
        self.tables = [self._table(number, bots) for number in range(tables)]
        self.ending = False
        self.kills = self.crashes = self.cuts = 0

    def _table(self, number: int, bots: bool) -> Played:
        game, seats, chosen = GAMES[number % len(GAMES)]
        holders = ["me"] * seats
        if bots and number // len(GAMES) % 2:
            holders[-1] = "easy"
        server = self.servers[number % len(self.servers)]
        return Played(server.table(*holders, game=game, options=chosen))

    def close(self) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                server.kill()

    # People.

    async def person(self, table: Played, seat: int, key: str, number: int) -> None:
        """Play one seat to the end, on whatever server answers."""
        since: int | None = None
        asked: dict[str, Any] | None = None
        while not self.ending and not table.over:
            server = self.servers[number % len(self.servers)]
            number += 1
            try:
                async with visit(server.address, table.keys["table"], key, since=since) as client:
                    while not self.ending and not table.over:
                        asked = await self._next(table, seat, client, asked)
                        since = client.now["n"]
            except LOST:
                await asyncio.sleep(self.random.uniform(0.1, 0.4))

    async def _next(
        self, table: Played, seat: int, client: Client, asked: dict[str, Any] | None
    ) -> dict[str, Any] | None:
        """Act if there is something to do; what was asked and not answered is asked again, by the same name."""
        if client.over():
            table.over = True
            return None
        if asked is None:
            if not client.offered(seat):
                await self._news(client)
                return None
            await asyncio.sleep(self.random.uniform(*THINKING))
            if not (offered := client.offered(seat)):
                return None
            name = f"{seat} {time.monotonic_ns()}"
            asked = {"type": "act", "id": name, "seat": seat, "action": self.random.choice(offered)}
        await client.send(asked)
        answer = await client.answer(asked["id"])
        if answer["type"] == "error" and answer["code"] in ("unavailable", "busy"):
            return asked
        if answer["type"] == "ack":
            table.doubled += answer["n"] in table.promised
            table.promised[answer["n"]] = (seat, asked["action"])
            table.goes_on()
        return None

    async def _news(self, client: Client) -> None:
        heard = len(client.heard)
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                await client.until(lambda: len(client.heard) > heard or self.ending)

    # What goes wrong.

    async def kill(self) -> None:
        server = self.random.choice(self.servers)
        await asyncio.to_thread(server.kill)
        self.kills += 1
        await asyncio.sleep(self.random.uniform(0.2, 1.5))
        await asyncio.to_thread(server.start)

    async def crash(self) -> None:
        await asyncio.to_thread(self.database.restart)
        self.crashes += 1

    async def cut(self) -> None:
        connection = await asyncpg.connect(self.url)
        await connection.execute(CUT)
        await connection.close()
        self.cuts += 1

    async def trouble(self) -> None:
        """One thing after another: mostly servers, now and then the database."""
        ways: list[Callable[[], Any]] = [self.kill, self.cut, self.kill, self.crash]
        for number in range(sys.maxsize):
            await asyncio.sleep(self.random.uniform(2, 4))
            if self.ending:
                return
            await ways[number % len(ways)]()

    # All of it.

    async def run(self, seconds: float, troubled: bool) -> Figures:
        began, cpu = time.monotonic(), self.cpu()
        people = [
            asyncio.create_task(self.person(table, seat, key, number + seat))
            for number, table in enumerate(self.tables)
            for seat, key in enumerate(table.keys["seats"])
            if key is not None
        ]
        trouble = [asyncio.create_task(self.trouble())] if troubled else []
        await asyncio.wait(people, timeout=seconds)
        used = self.cpu() - cpu
        self.ending = True
        for table in self.tables:
            if not table.over:
                table.goes_on()
        await asyncio.gather(*people, *trouble)
        actions = sum(len(table.promised) for table in self.tables)
        lost = doubled = unreadable = 0
        backend = await backends.opened(Settings(Path(), database=self.url))
        for table in self.tables:
            stored = await backend.store.beginning(table.keys["table"])
            log = dict(enumerate(stored[1], 1))
            for number, (seat, action) in table.promised.items():
                entry = log.get(number)
                lost += not (isinstance(entry, Act) and (entry.seat, entry.action) == (seat, action))
            doubled += table.doubled
            unreadable += not replays(*stored)
        await backend.close()
        return Figures(
            actions=actions,
            kills=self.kills,
            crashes=self.crashes,
            cuts=self.cuts,
            lost=lost,
            doubled=doubled,
            unreadable=unreadable,
            stuck=max(table.stuck for table in self.tables),
            finished=sum(table.over for table in self.tables),
            seconds=time.monotonic() - began,
            cpu=1000 * used / max(1, actions),
        )

    def cpu(self) -> float:
        """Seconds that servers, their workers and the database have used; dead ones are not counted."""
        roots = [psutil.Process(server.process.pid) for server in self.servers]
        roots.append(psutil.Process(self.database.pid()))
        total = 0.0
        for root in roots:
            for process in [root, *root.children(recursive=True)]:
                with suppress(psutil.NoSuchProcess):
                    times = process.cpu_times()
                    total += times.user + times.system
        return total


def replays(beginning: Beginning, entries: list[Any]) -> bool:
    try:
        for _ in replayed(beginning.opening, beginning.seats, entries):
            pass
    except Exception as error:  # whatever it is, it must be told
        print(f"a log does not replay: {error!r}")
        return False
    return True


def run(servers: int, tables: int, seconds: float, troubled: bool, bots: bool = True) -> Figures:
    """One campaign, from an empty database."""
    with ExitStack() as open_things:
        folder = Path(open_things.enter_context(tempfile.TemporaryDirectory()))
        campaign = Campaign(open_things.enter_context(postgres()), servers, tables, folder, bots)
        open_things.callback(campaign.close)
        return asyncio.run(campaign.run(seconds, troubled))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m bench fleet", description=__doc__.partition("\n")[0])
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--calm", action="store_true", help="nothing goes wrong: what an action costs by servers")
    asked = parser.parse_args()
    if asked.calm:
        costs: dict[int, list[float]] = {}
        for servers in (1, asked.servers, asked.servers, 1):
            figures = run(servers, asked.tables, asked.seconds, troubled=False, bots=False)
            costs.setdefault(servers, []).append(figures.cpu)
            print(f"{servers} servers: {figures}\n", flush=True)
        ratio = min(costs[asked.servers]) / min(costs[1])
        print(f"CPU for an action, {asked.servers} servers against one: {ratio:.2f}")
        return
    figures = run(asked.servers, asked.tables, asked.seconds, troubled=True)
    print(figures)
    sys.exit(1 if figures.lost or figures.doubled or figures.unreadable else 0)


if __name__ == "__main__":
    main()
