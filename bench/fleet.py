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
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import psutil
import websockets
from tests.patience import PATIENCE
from tests.server.client import Client, visit
from tests.server.database import Postgres, postgres
from tests.server.running import GENEROUS, Running

from ludotheque.room.store import Beginning
from ludotheque.server import backends
from ludotheque.server.config import ServerConfig
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

OFTEN = 0.05
"""Seconds between two looks at how things stand."""

COMPLAINTS = 20
"""So many of the last lines of a server's log are told when something has gone wrong."""

LONGEST_STILL = 10.0
"""So many seconds a table may stand still, whatever happens, while there is a database."""

CROWDED = {**GENEROUS, "sockets_per_address": 4_000}
"""All people of the campaign come from one address."""

WARM_UP = 3.0
"""Seconds that everybody plays before it is counted what that costs: sessions and statements are there by then."""

THINKING = (0.05, 0.6)
"""Seconds that somebody takes to act, at least and at most."""

FLAT_OUT = (0.0, 0.0)
"""The same for people who answer at once: there is always something to do, and nobody is woken for one action alone."""


@dataclass(frozen=True)
class Arrangement:
    """How many servers there are, of how many processes each, and where people come to them."""

    told: str
    servers: int = 1
    processes: int = 1
    by_table: bool = False
    """Whether something in front of them sends all people of a table to one server."""
    part: int = 1
    """One in so many of the tables is played: what a server has to do that shares them with others."""


def arrangements(servers: int) -> tuple[Arrangement, ...]:
    """What is compared: one server, and so many, the people of each table anywhere or where they meet."""
    return (
        Arrangement("1 server"),
        Arrangement(f"1 server, 1 in {servers} of the tables", part=servers),
        Arrangement(f"{servers} servers, people anywhere", servers),
        Arrangement(f"{servers} servers, people sent by table", servers, by_table=True),
        Arrangement(f"1 command, {servers} processes", processes=servers),
    )


CUT = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() order by random() limit 2"


class NotNow(Exception):
    """A server could not do just now what was asked."""


LOST = (NotNow, OSError, AssertionError, TimeoutError, websockets.WebSocketException)
"""How a line breaks, as somebody at its end notices it."""

PASSING = ("busy", "rate", "unavailable")
"""What a server says that can do it later, or that another can do."""


@dataclass(frozen=True)
class Asked:
    """What somebody wants to do, by a name of its own: asked again, it is not done twice."""

    name: str
    seat: int
    action: str

    def message(self) -> dict[str, Any]:
        return {"type": "act", "id": self.name, "seat": self.seat, "action": self.action}


class Outages:
    """When there was no database: nothing can go on meanwhile, and how long it takes to come back is its own affair."""

    def __init__(self) -> None:
        self._over: list[tuple[float, float]] = []
        self._since: float | None = None

    def begin(self) -> None:
        self._since = time.monotonic()

    def end(self) -> None:
        assert self._since is not None
        self._over.append((self._since, time.monotonic()))
        self._since = None

    def between(self, start: float, end: float) -> float:
        """So many seconds of this time."""
        running = [(self._since, end)] if self._since is not None else []
        return sum(max(0.0, min(end, until) - max(start, since)) for since, until in [*self._over, *running])

    def longest(self) -> float:
        return max((until - since for since, until in self._over), default=0.0)


@dataclass(eq=False)
class Played:
    """One table of the campaign, and what its people were promised."""

    game: str
    keys: dict[str, Any]
    outages: Outages
    promised: dict[int, Asked] = field(default_factory=dict)
    """By number: what was acknowledged."""
    moved: float = field(default_factory=time.monotonic)
    still: float = 0.0
    """The longest time in which nothing went on."""
    stuck: float = 0.0
    """The same while there was a database."""
    doubled: int = 0
    over: bool = False

    def goes_on(self) -> None:
        now = time.monotonic()
        still = now - self.moved
        self.still = max(self.still, still)
        self.stuck = max(self.stuck, still - self.outages.between(self.moved, now))
        self.moved = now

    def promise(self, number: int, asked: Asked) -> None:
        self.doubled += number in self.promised
        self.promised[number] = asked
        self.goes_on()

    def __str__(self) -> str:
        stands = "is over" if self.over else f"stands still for {time.monotonic() - self.moved:.1f} s"
        return f"{self.game} {self.keys['table']}: {len(self.promised)} acknowledged, {stands}"


class Person:
    """Somebody at a seat who does not give up."""

    def __init__(self, campaign: "Campaign", table: Played, seat: int, key: str, place: int) -> None:
        self.campaign = campaign
        self.table = table
        self.seat = seat
        self.key = key
        self.place = place
        """Where they go next, counted on and on through all servers."""
        self.since: int | None = None
        self.asked: Asked | None = None
        """What they asked for, and nobody has answered."""
        self.doing = "has not come yet"
        self.came = False

    def __str__(self) -> str:
        return f"  seat {self.seat} {self.doing}, saw step {self.since}, asks for {self.asked}"

    def plays(self) -> bool:
        return not self.campaign.ending and not self.table.over

    async def play(self) -> None:
        """Play to the end, on whatever server answers."""
        while self.plays():
            server = self.place % len(self.campaign.servers)
            self.place += 1
            self.doing = f"comes to server {server}"
            try:
                address = self.campaign.servers[server].address
                async with visit(address, self.table.keys["table"], self.key, since=self.since) as client:
                    self.doing = f"is at server {server}"
                    self.came = True
                    while self.plays():
                        await self._next(client)
            except LOST as error:
                self.doing = f"has left server {server}: {error!r}"
                await asyncio.sleep(self.campaign.random.uniform(0.1, 0.4))

    async def _next(self, client: Client) -> None:
        """Act if there is something to do; what was not answered is asked again first."""
        self.since = client.now["n"]
        if client.over():
            self.table.over = True
        elif self.asked is not None:
            await self._ask(client, self.asked)
        elif client.offered(self.seat):
            await asyncio.sleep(self.campaign.random.uniform(*self.campaign.thinking))
            if offered := client.offered(self.seat):
                self.asked = Asked(
                    f"{self.seat} {time.monotonic_ns()}", self.seat, self.campaign.random.choice(offered)
                )
        else:
            await self._news(client)

    async def _ask(self, client: Client, asked: Asked) -> None:
        await client.send(asked.message())
        answer = await client.answer(asked.name)
        if answer["type"] == "error" and answer["code"] in PASSING:
            self.campaign.refused += 1
            raise NotNow(answer["code"])
        if answer["type"] == "ack":
            self.table.promise(answer["n"], asked)
        self.asked = None

    async def _news(self, client: Client) -> None:
        heard = len(client.heard)
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                await client.until(lambda: len(client.heard) > heard or self.campaign.ending)


@dataclass(frozen=True)
class Spent:
    """Seconds of the processors that were used so far: by servers with their workers, and by the database."""

    servers: float
    database: float

    def since(self, before: "Spent") -> "Spent":
        return Spent(self.servers - before.servers, self.database - before.database)


@dataclass(frozen=True)
class Cost:
    """What so many actions took of the processors while nothing went wrong and nobody came or left."""

    actions: int
    spent: Spent

    def of_an_action(self) -> float:
        """In milliseconds, servers and database together."""
        return self._each(self.spent.servers + self.spent.database)

    def _each(self, seconds: float) -> float:
        return 1000 * seconds / max(1, self.actions)

    def __str__(self) -> str:
        servers, database = self._each(self.spent.servers), self._each(self.spent.database)
        parts = f"{servers:.3f} of servers, {database:.3f} of the database"
        return f"{self.actions} actions, CPU of each: {self.of_an_action():.3f} ms ({parts})"


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
    still: float
    stuck: float
    away: float
    finished: int
    seconds: float

    def good(self) -> bool:
        return not (self.lost or self.doubled or self.unreadable) and self.stuck < LONGEST_STILL

    def __str__(self) -> str:
        told = [
            f"{self.actions} acknowledged actions in {self.seconds:.0f} s, {self.finished} games finished",
            f"{self.kills} servers killed with -9, {self.crashes} crashes of the database, {self.cuts} times lines cut",
            f"lost: {self.lost}, doubled: {self.doubled}, logs that do not replay: {self.unreadable}",
            f"longest time that a table stood still: {self.still:.1f} s; that the database was away: {self.away:.1f} s",
            f"longest time that a table stood still while there was a database: {self.stuck:.1f} s",
        ]
        return "\n".join(told)


class Campaign:
    """Servers, a database, and people who do not give up."""

    def __init__(
        self,
        database: Postgres,
        arrangement: Arrangement,
        tables: int,
        folder: Path,
        bots: bool = True,
        limits: dict[str, int] = CROWDED,
    ) -> None:
        self.database = database
        self.url = database.fresh()
        self.random = random.Random(1)
        options = {"plugins": (), "bot_workers": 1, "bot_pause": 0.3, "limits": limits}
        shared = {"database": self.url, "processes": arrangement.processes}
        self.arrangement = arrangement
        self.servers = [Running(folder / str(number), **options, **shared) for number in range(arrangement.servers)]
        self.outages = Outages()
        self.thinking = THINKING
        self.tables = [self._table(number, bots) for number in range(tables)]
        self.people = [
            Person(self, table, seat, key, number if arrangement.by_table else number + seat)
            for number, table in enumerate(self.tables)
            for seat, key in enumerate(table.keys["seats"])
            if key is not None
        ]
        self.ending = False
        self.kills = self.crashes = self.cuts = 0
        self.refused = 0
        """How often somebody was told to try again later."""
        self.cost: Cost | None = None
        """What an action took, where that was measured."""

    def _table(self, number: int, bots: bool) -> Played:
        game, seats, chosen = GAMES[number % len(GAMES)]
        holders = ["me"] * seats
        if bots and number // len(GAMES) % 2:
            holders[-1] = "easy"
        server = self.servers[number % len(self.servers)]
        return Played(game, server.table(*holders, game=game, options=chosen), self.outages)

    def close(self) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                server.kill()

    def is_over(self) -> bool:
        return all(table.over for table in self.tables)

    def where(self) -> str:
        """Where every table stands, and what its people do."""
        told = []
        for table in self.tables:
            told += [str(table), *(str(person) for person in self.people if person.table is table)]
        for number, server in enumerate(self.servers):
            told.append(f"server {number}, process {server.process.pid}, ended with {server.process.poll()}:")
            told += [f"  {line}" for line in server.complaints.read_text(errors="replace").splitlines()[-COMPLAINTS:]]
        return "\n".join(told)

    # What goes wrong.

    async def kill(self) -> None:
        """A server dies and is begun anew; one of several processes of a command by that command itself."""
        server = self.random.choice(self.servers)
        if self.arrangement.processes > 1:
            if living := processes_of(server):
                self.random.choice(living).kill()
                self.kills += 1
            return
        self.kills += 1
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(self.random.uniform(0.2, 1.5))
        await asyncio.to_thread(server.start)

    async def crash(self) -> None:
        self.outages.begin()
        await asyncio.to_thread(self.database.stop)
        self.crashes += 1
        await asyncio.to_thread(self.database.start)
        self.outages.end()

    async def crash_for_long(self) -> None:
        """The database stays away until servers have told people so."""
        self.outages.begin()
        await asyncio.to_thread(self.database.stop)
        self.crashes += 1
        refused = self.refused
        assert await self.until(lambda: self.refused > refused or self.is_over(), PATIENCE), self.where()
        await asyncio.to_thread(self.database.start)
        self.outages.end()

    async def cut(self) -> None:
        connection = await asyncpg.connect(self.url)
        await connection.execute(CUT)
        await connection.close()
        self.cuts += 1

    # All of it.

    async def trouble(self, seconds: float) -> None:
        """One thing after another: mostly servers, now and then the database."""
        ways: list[Callable[[], Any]] = [self.kill, self.cut, self.kill, self.crash]
        end = time.monotonic() + seconds
        for number in range(sys.maxsize):
            await self.calm(min(self.random.uniform(2, 4), end - time.monotonic()))
            if self.is_over() or time.monotonic() >= end:
                return
            await ways[number % len(ways)]()

    async def calm(self, seconds: float) -> None:
        """Nothing goes wrong."""
        await self.until(self.is_over, seconds)

    async def all_go_on(self) -> None:
        """Wait until something more is acknowledged at every table, or it is over; raises where one stands still."""
        before = {table: len(table.promised) for table in self.tables}
        for table, known in before.items():
            went_on = await self.until(lambda: table.over or len(table.promised) > known, PATIENCE)  # noqa: B023
            assert went_on, f"a table stands still\n{self.where()}"

    async def until(self, so: Callable[[], bool], seconds: float) -> bool:
        """Wait until something is so, and no longer than that; says whether it is."""
        end = time.monotonic() + seconds
        while not so() and time.monotonic() < end:  # noqa: ASYNC110  # what is waited for is told by nobody
            await asyncio.sleep(OFTEN)
        return so()

    async def run(self, meanwhile: Coroutine[Any, Any, None]) -> Figures:
        """Let people play as long as something takes, and look at what is left. Whoever fails ends all of it."""
        began = time.monotonic()
        for table in self.tables:
            table.moved = began
        async with asyncio.TaskGroup() as playing:
            for person in self.people:
                playing.create_task(person.play())
            await meanwhile
            self.ending = True
            for table in self.tables:
                if not table.over:
                    table.goes_on()
        actions = self.acknowledged()
        lost = doubled = unreadable = 0
        backend = await backends.opened(ServerConfig(Path(), database=self.url))
        for table in self.tables:
            name = table.keys["table"]
            log = dict(enumerate(await backend.store.after(name, 0), 1))
            for number, asked in table.promised.items():
                entry, request = log.get(number, (None, None))
                kept = isinstance(entry, Act) and Asked(str(request), entry.seat, entry.action) == asked
                lost += not kept
            requests = [request for _, request in log.values() if request is not None]
            doubled += table.doubled + len(requests) - len(set(requests))
            unreadable += not replays(*await backend.store.beginning(name))
        await backend.close()
        return Figures(
            actions=actions,
            kills=self.kills,
            crashes=self.crashes,
            cuts=self.cuts,
            lost=lost,
            doubled=doubled,
            unreadable=unreadable,
            still=max(table.still for table in self.tables),
            stuck=max(table.stuck for table in self.tables),
            away=self.outages.longest(),
            finished=sum(table.over for table in self.tables),
            seconds=time.monotonic() - began,
        )

    # What an action costs.

    async def measure(self, seconds: float) -> None:
        """Nothing goes wrong, and what is done once everybody has come is counted.

        To load a table and to open a socket is no part of an action, and three servers do it three times.
        """
        assert await self.until(lambda: all(person.came for person in self.people), PATIENCE), self.where()
        await self.calm(WARM_UP)
        before, done = self.spent(), self.acknowledged()
        await self.calm(seconds)
        self.cost = Cost(self.acknowledged() - done, self.spent().since(before))

    def acknowledged(self) -> int:
        return sum(len(table.promised) for table in self.tables)

    def spent(self) -> Spent:
        """By whoever lives; what dead ones have used is not known any more."""
        servers = sum(used(server.process.pid) for server in self.servers)
        return Spent(servers, used(self.database.pid()))


def processes_of(server: Running) -> list[psutil.Process]:
    """The servers that one command has begun, and that live: who dies may wait for a while to be buried."""
    found = []
    for child in psutil.Process(server.process.pid).children():
        with suppress(psutil.NoSuchProcess):
            if "spawn_main" in " ".join(child.cmdline()):
                found.append(child)
    return found


def used(process: int) -> float:
    """Seconds of the processors that a process and those that it began have used."""
    root = psutil.Process(process)
    total = 0.0
    for one in [root, *root.children(recursive=True)]:
        with suppress(psutil.NoSuchProcess):
            times = one.cpu_times()
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


@contextmanager
def campaign(
    arrangement: Arrangement, tables: int, bots: bool = True, limits: dict[str, int] = CROWDED
) -> Iterator[Campaign]:
    """One on an empty database, ended in good order."""
    with ExitStack() as open_things:
        folder = Path(open_things.enter_context(tempfile.TemporaryDirectory()))
        begun = Campaign(open_things.enter_context(postgres()), arrangement, tables, folder, bots, limits)
        open_things.callback(begun.close)
        yield begun


def cost_of(arrangement: Arrangement, tables: int, seconds: float, thinking: tuple[float, float]) -> Cost:
    """What an action costs there. Bots would think on the servers, each as long as it likes; so there are none."""
    with campaign(arrangement, tables // arrangement.part, bots=False) as begun:
        begun.thinking = thinking
        figures = asyncio.run(begun.run(begun.measure(seconds)))
        assert begun.cost is not None
        print(f"{arrangement.told}: {figures}\n{begun.cost}\n", flush=True)
        return begun.cost


def compare(servers: int, tables: int, seconds: float, rounds: int, thinking: tuple[float, float]) -> None:
    """What an action costs one server and several, alternating; of each the best, for other work only adds to it."""
    compared = arrangements(servers)
    costs: dict[Arrangement, list[float]] = {each: [] for each in compared}
    for number in range(rounds):
        for each in compared if number % 2 == 0 else reversed(compared):
            costs[each].append(cost_of(each, tables, seconds, thinking).of_an_action())
    for each, told in costs.items():
        ratio = min(told) / min(costs[compared[0]])
        print(
            f"{each.told}: {', '.join(f'{one:.3f}' for one in told)} ms of CPU for an action, {ratio:.2f} of one server"
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m bench fleet", description=__doc__.partition("\n")[0])
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--one-command", action="store_true", help="the servers are processes of one command")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--calm", action="store_true", help="nothing goes wrong: what an action costs by servers")
    parser.add_argument("--flat-out", action="store_true", help="with --calm: people answer at once")
    parser.add_argument("--rounds", type=int, default=2, help="how often --calm measures each")
    asked = parser.parse_args()
    if asked.calm:
        thinking = FLAT_OUT if asked.flat_out else THINKING
        compare(asked.servers, asked.tables, asked.seconds, asked.rounds, thinking)
        return
    servers = Arrangement("", processes=asked.servers) if asked.one_command else Arrangement("", asked.servers)
    with campaign(servers, asked.tables) as begun:
        figures = asyncio.run(begun.run(begun.trouble(asked.seconds)))
    print(figures)
    sys.exit(0 if figures.good() else 1)


if __name__ == "__main__":
    main()
