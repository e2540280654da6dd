"""Many servers on one PostgreSQL: kills, crashes and cut lines lose nothing, and one command begins several of them."""

import asyncio
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2
import psutil
import pytest
from bench.fleet import Campaign

from ludotheque.core.errors import Mistake
from ludotheque.server import backends, postgres_clock
from ludotheque.server.config import ServerConfig
from ludotheque.server.postgres_clock import PostgresClock
from ludotheque.server.postgres_fleet import PostgresFleet
from ludotheque.server.processes import Child, Processes
from tests.patience import PATIENCE
from tests.server.client import visit
from tests.server.database import Postgres
from tests.server.running import Running

HOUR = 3600.0


def test_a_short_campaign_loses_and_doubles_nothing(database: Postgres, tmp_path: Path) -> None:
    """`python3 -m bench fleet` is the long form: here one server is killed, lines are cut, the database crashes.

    It stays away until people are told so; they come back and ask again. After each of it every table goes on.
    """
    campaign = Campaign(database, servers=2, tables=5, folder=tmp_path)

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
async def test_a_database_that_cannot_be_used_is_told_without_its_password(tmp_path: Path) -> None:
    config = ServerConfig(tmp_path, database="postgresql://house:secret@127.0.0.1:9/games")
    with pytest.raises(Mistake, match="cannot be used") as told:
        await backends.opened(config)
    assert "secret" not in str(told.value)


@contextmanager
def begun(database: Postgres, tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Two servers by one command: their parent, and where to find them."""
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--no-browser", "--processes", "2"]
    environment = {**os.environ, "LUDOTHEQUE_DATABASE": database.fresh()}
    with (tmp_path / "log").open("w+") as log:
        parent = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        try:
            assert parent.stdout is not None
            yield parent, next(word for word in parent.stdout.readline().split() if word.startswith("http"))
        finally:
            parent.kill()
            parent.communicate()


def test_one_command_begins_several_servers_and_renews_them(database: Postgres, tmp_path: Path) -> None:
    with begun(database, tmp_path) as (parent, address):
        before = servers_of(parent.pid)
        assert len(before) == 2
        before[0].kill()
        until(lambda: len(servers_of(parent.pid)) == 2 and before[0] not in servers_of(parent.pid), address)
        old = servers_of(parent.pid)
        parent.send_signal(signal.SIGHUP)
        until(lambda: not {*old} & {*servers_of(parent.pid)}, address)
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(PATIENCE) == 0


def test_servers_do_not_outlive_their_parent(database: Postgres, tmp_path: Path) -> None:
    with begun(database, tmp_path) as (parent, _):
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
