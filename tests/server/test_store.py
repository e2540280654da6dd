"""The store: appends are numbered, all or none, and one that fails takes nobody with it."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ludotheque.games import box
from ludotheque.room.store import Beginning, Conflict
from ludotheque.server.sqlite import FILE, SqliteStore
from ludotheque.table.entries import Act, Entry, Seat
from ludotheque.table.table import Opening, Table
from tests.server.running import FIRST, GAME

pytestmark = pytest.mark.anyio

SEATS = [Seat(0, "person", name="Ada"), Seat(1, "bot", level="easy")]


def _beginning() -> Beginning:
    return Beginning(Opening(box(GAME).setup(), "seed"), SEATS)


@asynccontextmanager
async def opened(data: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(data / FILE)
    try:
        yield store
    finally:
        await store.close()


async def test_what_is_stored_comes_back(data: Path) -> None:
    beginning = _beginning()
    table = Table(beginning.opening, SEATS)
    entries: list[Entry] = [Act(0, FIRST), Seat(0, "bot", "hard", "Ada")]
    async with opened(data) as store:
        await store.create("t", beginning, {b"hash": "0"})
        await store.append("t", 0, entries, "request", table.base())
    async with opened(data) as store:
        stored = await store.load("t")
        assert stored is not None
        assert stored.beginning == beginning
        assert stored.base == table.base()
        assert (stored.entries, stored.requests, stored.roles) == (entries, {"request": 2}, {b"hash": "0"})
        assert await store.beginning("t") == (beginning, entries)
        assert await store.after("t", 1) == [(entries[1], "request")]
        assert await store.load("other") is None


async def test_a_number_that_is_taken_is_a_conflict_and_nothing_is_kept(data: Path) -> None:
    async with opened(data) as store:
        await store.create("t", _beginning(), {})
        await store.append("t", 0, [Act(0, FIRST)], None, None)
        with pytest.raises(Conflict):
            await store.append("t", 0, [Act(0, FIRST)], None, None)
        await store.append("t", 1, [Act(0, "pass")], "x", None)
        with pytest.raises(Conflict):
            await store.append("t", 2, [Act(0, "pass"), Act(1, "pass")], "x", None)
        assert len(await store.after("t", 0)) == 2, "not even the first of the two"


async def test_many_appends_at_once_share_commits_and_fail_alone(data: Path) -> None:
    async with opened(data) as store:
        for number in range(50):
            await store.create(str(number), _beginning(), {})
        appends = [store.append(str(n % 50), n // 50, [Act(0, FIRST)], None, None) for n in range(200)]
        wrong = [store.append("nowhere", 0, [Act(0, FIRST)], None, None) for _ in range(20)]
        results = await asyncio.gather(*appends, *wrong, return_exceptions=True)
        assert results[:200] == [None] * 200
        assert all(isinstance(result, Conflict) for result in results[200:])
        assert [len(await store.after(str(n), 0)) for n in range(50)] == [4] * 50


async def test_old_tables_are_forgotten_and_live_ones_are_not(data: Path) -> None:
    async with opened(data) as store:
        for name in ("old", "live", "busy"):
            await store.create(name, _beginning(), {name.encode(): "0"})
        later = time.time() + 0.01
        await asyncio.sleep(0.02)
        await store.append("busy", 0, [Act(0, FIRST)], None, None)
        assert await store.purge(later, {"live"}) == 1
        assert await store.load("old") is None
        assert await store.load("live") is not None
        assert await store.load("busy") is not None
        assert await store.count() == 2
