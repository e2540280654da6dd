"""Many servers on one PostgreSQL: kills, crashes and cut lines lose nothing, and one command begins several of them."""

import asyncio
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2
import psutil
import pytest
from bench.fleet import Arrangement, Campaign

from ludotheque.core.errors import Mistake
from ludotheque.server import backends, postgres_clock
from ludotheque.server.config import ServerConfig
from ludotheque.server.meeting import place_of
from ludotheque.server.postgres_clock import PostgresClock
from ludotheque.server.postgres_fleet import PostgresFleet
from ludotheque.server.postgres_store import PostgresStore
from ludotheque.server.processes import Child, Processes
from tests.first_game import GAME
from tests.participant import together
from tests.patience import PATIENCE
from tests.server.client import Client, visit
from tests.server.database import Postgres
from tests.server.running import Running

HOUR = 3600.0


def test_a_short_campaign_loses_and_doubles_nothing(database: Postgres, tmp_path: Path) -> None:
    """`python3 -m bench fleet` is the long form: here one server is killed, lines are cut, the database crashes.

    It stays away until people are told so; they come back and ask again. After each of it every table goes on.
    """
    campaign = Campaign(database, Arrangement("", servers=2), tables=5, folder=tmp_path)

    async def troubles() -> None:
        for trouble in (campaign.kill, campaign.cut, campaign.crash_for_long):
            await trouble()
            await campaign.all_go_on()

    try:
        figures = asyncio.run(campaign.run(troubles()))
    finally:
        campaign.close()
    assert (figures.lost, figures.doubled, figures.unreadable) == (0, 0, 0)
    assert (figures.kills, figures.crashes, figures.cuts) == (1, 1, 1)
    assert figures.actions > 0
    assert not [server for server in campaign.servers if "connection floor" in server.errors], "a traceback each second"


@pytest.mark.anyio
async def test_time_is_the_database_s_whatever_a_machine_believes(
    database: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table's clock on two servers, one of them with a machine clock that is an hour ahead."""
    url = await asyncio.to_thread(database.fresh)
    backend = await backends.opened(ServerConfig(tmp_path, database=url))
    here = backend.clock
    assert isinstance(here, PostgresClock)
    there = PostgresClock(here._pool)

    class Ahead:
        """The loop of a machine whose clock is an hour ahead."""

        def get_running_loop(self) -> Any:
            loop = asyncio.get_running_loop()
            return type("Loop", (), {"time": staticmethod(lambda: loop.time() + HOUR)})

    with monkeypatch.context() as shifted:
        shifted.setattr(postgres_clock, "asyncio", Ahead())
        shifted.setattr(time, "time", lambda: 0.0)
        await there.look()
        moment = there.now()
    assert abs(moment - here.now()) < 2
    await backend.close()


@pytest.mark.anyio
async def test_waiting_for_a_line_is_no_part_of_the_database_s_time(monkeypatch: pytest.MonkeyPatch) -> None:
    class Busy:
        """A loop, and a pool that has no line for a minute and then answers at once."""

        now = 0.0

        def get_running_loop(self) -> "Busy":
            return self

        def time(self) -> float:
            return self.now

        @asynccontextmanager
        async def acquire(self) -> AsyncIterator["Busy"]:
            self.now += 60
            yield self

        async def fetchval(self, statement: str) -> float:
            return self.now + HOUR

    busy = Busy()
    monkeypatch.setattr(postgres_clock, "asyncio", busy)
    clock = PostgresClock(busy)
    await clock.look()
    assert clock.now() == busy.now + HOUR


@pytest.mark.anyio
async def test_the_database_notices_a_server_whose_machine_is_gone(database: Postgres, tmp_path: Path) -> None:
    url = await asyncio.to_thread(database.fresh)
    backend = await backends.opened(ServerConfig(tmp_path, database=url))
    assert isinstance(backend.fleet, PostgresFleet)
    session = await backend.fleet._connect()
    asked = "select count(*) from pg_settings where source = 'client' and name = any($1)"
    assert await session.fetchval(asked, [*backends.NOTICED]) == len(backends.NOTICED)
    session.terminate()
    await backend.close()


@pytest.mark.anyio
async def test_news_do_not_wait_for_the_disk_and_what_is_kept_does(database: Postgres, tmp_path: Path) -> None:
    url = await asyncio.to_thread(database.fresh)
    backend = await backends.opened(ServerConfig(tmp_path, database=url))
    assert isinstance(backend.fleet, PostgresFleet)
    assert isinstance(backend.store, PostgresStore)
    session = await backend.fleet._connect()
    assert await session.fetchval("show synchronous_commit") == "off"
    assert await backend.store.pool.fetchval("show synchronous_commit") == "on"
    session.terminate()
    await backend.close()


@pytest.mark.anyio
async def test_people_of_one_table_are_on_two_servers(database: Postgres, tmp_path: Path) -> None:
    url = await asyncio.to_thread(database.fresh)
    servers = [Running(tmp_path / name, database=url) for name in ("one", "two")]
    try:
        keys = servers[0].table("me", "open", "easy", game="star_clicker")
        async with (
            visit(servers[0].address, keys["table"], keys["seats"][0]) as ada,
            visit(servers[1].address, keys["table"], keys["seats"][1]) as bob,
        ):
            await bob.sit(1, "Bob")
            await ada.until(lambda: ada.table["seats"][1]["name"] == "Bob" and ada.table["seats"][1]["here"])
            await ada.act(0)
            await bob.until(lambda: bob.now["n"] >= ada.now["n"])
            await bob.ask("say", seat=1, phrase="thanks")
            await ada.until(lambda: ada.talk)
        assert all("Traceback" not in server.errors for server in servers if server.stop() == 0)
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.kill()


@pytest.mark.anyio
@pytest.mark.parametrize(
    "written", ["secret", "sec/ret", "sec#ret", "sec?ret", "sec[ret", "sec]ret", "sec@ret", "sec:ret", "/sec", "1/ret"]
)
async def test_a_database_that_cannot_be_used_is_told_without_its_password(tmp_path: Path, written: str) -> None:
    config = ServerConfig(tmp_path, database=f"postgresql://house:{written}@127.0.0.1:9/games")
    with pytest.raises(Mistake, match="cannot be used") as told:
        await backends.opened(config)
    assert "sec" not in str(told.value)
    assert "ret" not in str(told.value)


@contextmanager
def begun(url: str, tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Two servers by one command: their parent, and where to find them."""
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--no-browser", "--processes", "2"]
    environment = {**os.environ, "LUDOTHEQUE_DATABASE": url}
    with (tmp_path / "log").open("w+") as log:
        parent = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        try:
            assert parent.stdout is not None
            yield parent, next(word for word in parent.stdout.readline().split() if word.startswith("http"))
        finally:
            parent.terminate()
            try:
                parent.communicate(timeout=PATIENCE)
            finally:
                parent.kill()


def test_one_command_begins_several_servers_and_renews_them(database: Postgres, tmp_path: Path) -> None:
    with begun(database.fresh(), tmp_path) as (parent, address):
        before = servers_of(parent.pid)
        assert len(before) == 2
        before[0].kill()
        until(lambda: len(servers_of(parent.pid)) == 2 and before[0] not in servers_of(parent.pid), address)
        old = servers_of(parent.pid)
        parent.send_signal(signal.SIGHUP)
        until(lambda: not {*old} & {*servers_of(parent.pid)}, address)
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(PATIENCE) == 0


@pytest.mark.anyio
async def test_people_of_one_table_meet_at_one_process(database: Postgres, tmp_path: Path) -> None:
    """Whichever takes their sockets; when that process dies they go on elsewhere, and whoever comes later, too."""
    url = await asyncio.to_thread(database.fresh)
    with begun(url, tmp_path) as (parent, found):
        address = found.rstrip("/")
        new = {"game": GAME, "seats": [{"holder": "me"}, {"holder": "me"}]}
        tables = [
            httpx2.post(
                f"{address}/api/tables", json={**new, "id": f"the-table-of-some-people-{number}"}, timeout=PATIENCE
            ).json()
            for number in range(8)
        ]
        assert {place_of(keys["table"].encode(), 2) for keys in tables} == {0, 1}
        async with AsyncExitStack() as visits:
            people = [
                [await visits.enter_async_context(visit(address, keys["table"], key)) for key in keys["seats"]]
                for keys in tables
            ]
            places = [{await process_of(parent.pid, client) for client in clients} for clients in people]
            assert [len(at) for at in places] == [1] * len(tables)
            assert set().union(*places) == {child.pid for child in servers_of(parent.pid)}
            ada, bob = people[0]
            assert (await ada.act(0))["type"] == "ack"
            await together(ada, bob)
            psutil.Process(places[0].pop()).kill()
            for client in (ada, bob):
                await client.shut_out()
        async with visit(address, tables[0]["table"], tables[0]["seats"][1], since=1) as bob:
            assert bob.now["n"] == 1
            assert (await bob.act(1))["type"] == "ack"


@pytest.mark.anyio
async def test_whoever_is_told_that_a_process_ends_is_not_sent_back_to_it(database: Postgres, tmp_path: Path) -> None:
    """Whatever is left to do there: people come back at once, and would be shut out once more."""
    url = await asyncio.to_thread(database.fresh)
    with begun(url, tmp_path) as (parent, found):
        address = found.rstrip("/")
        new = {"game": GAME, "seats": [{"holder": "me"}, {"holder": "me"}]}
        keys = httpx2.post(f"{address}/api/tables", json=new, timeout=PATIENCE).json()
        async with visit(address, keys["table"], keys["seats"][0]) as ada:
            ending = await process_of(parent.pid, ada)
            psutil.Process(ending).terminate()
            await ada.shut_out()
        async with visit(address, keys["table"], keys["seats"][0]) as ada:
            assert await process_of(parent.pid, ada) != ending


async def process_of(parent: int, client: Client) -> int:
    """Which of the servers has the other end of somebody's socket, as soon as it is one alone."""
    port = client.socket.local_address[1]
    end = time.monotonic() + PATIENCE
    while True:
        having = []
        for child in servers_of(parent):
            with suppress(psutil.NoSuchProcess):
                having += [child.pid for line in child.net_connections("tcp") if line.raddr and line.raddr.port == port]
        if len(having) == 1:
            return int(having[0])
        assert time.monotonic() < end, having
        await asyncio.sleep(0.05)


def test_where_people_cannot_meet_they_are_served_all_the_same(
    database: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name of a folder for what is temporary may be longer than an address may be."""
    far = tmp_path / ("far" * 40)
    far.mkdir()
    monkeypatch.setenv("TMPDIR", str(far))
    with begun(database.fresh(), tmp_path) as (_, address):
        assert httpx2.get(f"{address}healthz", timeout=PATIENCE).status_code == 200
        assert "do not meet" in (tmp_path / "log").read_text()


def test_servers_do_not_outlive_their_parent(database: Postgres, tmp_path: Path) -> None:
    with begun(database.fresh(), tmp_path) as (parent, _):
        children = servers_of(parent.pid)
        parent.kill()
        end = time.monotonic() + PATIENCE
        while any(map(is_server, children)):
            assert time.monotonic() < end
            time.sleep(0.05)


def test_a_server_that_dies_before_it_is_ready_never_was() -> None:
    hears, tells = multiprocessing.Pipe(duplex=False)
    child = Child(multiprocessing.current_process(), hears, time.monotonic())
    assert not child.ready(lambda: True), "it is time to end"
    tells.close()
    assert not child.ready(lambda: False)


def test_without_room_for_anything_temporary_servers_are_begun_that_do_not_know_of_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    monkeypatch.setattr(Processes, "_run", lambda self: folders.append(self._folder))
    folders: list[Path | None] = []
    with socket.socket() as listener:
        Processes(ServerConfig(tmp_path, processes=2), listener, lambda: None).run()
    assert folders == [None]


def test_servers_of_one_machine_share_its_bot_workers(tmp_path: Path) -> None:
    with socket.socket() as listener:
        shared = Processes(ServerConfig(tmp_path, bot_workers=4, processes=2), listener, lambda: None)
    assert shared.config.bot_workers == 2


def servers_of(parent: int) -> list[psutil.Process]:
    """The server processes, without their bots and what multiprocessing needs for itself."""
    return [child for child in psutil.Process(parent).children() if is_server(child)]


def is_server(process: psutil.Process) -> bool:
    """Whether it lives, and serves: one that has just died has no command any more."""
    try:
        return "spawn_main" in " ".join(process.cmdline())
    except psutil.NoSuchProcess:
        return False


def until(condition: Any, address: str) -> None:
    """Wait until something is so; meanwhile there is always somebody who answers."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        # The one who took the line may just be ending.
        with suppress(httpx2.ReadError, httpx2.WriteError, httpx2.RemoteProtocolError):
            assert httpx2.get(f"{address}healthz", timeout=PATIENCE).status_code == 200
        time.sleep(0.05)
