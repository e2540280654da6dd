"""The stores: appends are numbered, all or none, and one that fails takes nobody with it."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ludotheque.games import box
from ludotheque.room.memory_store import MemoryStore
from ludotheque.room.rooms import Rooms
from ludotheque.room.services import Services
from ludotheque.room.store import Beginning, Conflict, Store
from ludotheque.room.thoughts import OwnThoughts
from ludotheque.room.wire import NewSeat, NewTable
from ludotheque.server.purge import Purge
from ludotheque.server.sqlite_store import FILE, SqliteStore
from ludotheque.table.entries import Act, Entry, Seat
from ludotheque.table.table import Opening, Table
from tests.first_game import FIRST, GAME

pytestmark = pytest.mark.anyio

SEATS = [Seat(0, "person", name="Ada"), Seat(1, "bot", level="easy")]
ENTRIES: list[Entry] = [Act(0, FIRST), Seat(0, "bot", "hard", "Ada")]


def _beginning() -> Beginning:
    return Beginning(Opening(box(GAME).setup(), "seed"), SEATS)


@asynccontextmanager
async def opened(data: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(data / FILE)
    try:
        yield store
    finally:
        await store.close()


# Whatever the store.


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, data: Path) -> AsyncIterator[Store]:
    if request.param == "memory":
        yield MemoryStore()
    else:
        async with opened(data) as store:
            yield store


async def check_kept(store: Store) -> None:
    """What `keep` has kept is there, all of it."""
    stored = await store.load("t")
    assert stored is not None
    assert stored.beginning == _beginning()
    assert stored.base == Table(_beginning().opening, SEATS).base()
    assert (stored.entries, stored.requests, stored.roles) == (ENTRIES, {"request": 2}, {b"hash": "0"})
    assert await store.beginning("t") == (_beginning(), ENTRIES)
    assert await store.after("t", 1) == [(ENTRIES[1], "request")]


async def keep(store: Store) -> None:
    await store.create("t", _beginning(), {b"hash": "0"})
    await store.append("t", 0, ENTRIES, "request", Table(_beginning().opening, SEATS).base())


async def test_what_is_kept_is_there(store: Store) -> None:
    assert not await store.exists("t")
    assert await store.load("t") is None
    await keep(store)
    await check_kept(store)
    assert (await store.exists("t"), await store.count()) == (True, 1)


async def test_a_later_base_stands_for_what_came_before_it(store: Store) -> None:
    await store.create("t", _beginning(), {})
    table = Table(_beginning().opening, SEATS)
    table.add(Act(0, FIRST))
    await store.append("t", 0, [Act(0, FIRST)], "first", None)
    await store.append("t", 1, ENTRIES[1:], None, table.base())
    await store.append("t", 2, ENTRIES[1:], None, None)
    stored = await store.load("t")
    assert stored is not None
    assert stored.base == table.base()
    assert (stored.entries, stored.requests) == (ENTRIES[1:] * 2, {"first": 1})


async def test_a_number_or_a_name_that_is_taken_is_a_conflict_and_nothing_is_kept(store: Store) -> None:
    await store.create("t", _beginning(), {})
    with pytest.raises(Conflict):
        await store.create("t", _beginning(), {})
    await store.append("t", 0, [Act(0, FIRST)], None, None)
    with pytest.raises(Conflict):
        await store.append("t", 0, [Act(0, FIRST)], None, None)
    await store.append("t", 1, [Act(0, "pass")], "x", None)
    with pytest.raises(Conflict):
        await store.append("t", 2, [Act(0, "pass"), Act(1, "pass")], "x", None)
    with pytest.raises(Conflict):
        await store.append("nowhere", 0, [Act(0, FIRST)], None, None)
    assert len(await store.after("t", 0)) == 2, "not even the first of the two"


async def test_keys_are_given_roles_changed_and_forgotten(store: Store) -> None:
    await store.create("t", _beginning(), {b"one": "open 1", b"two": "0"})
    await store.change_keys("t", {b"one": "spent 1", b"two": None, b"three": "fresh 1"})
    stored = await store.load("t")
    assert stored is not None
    assert stored.roles == {b"one": "spent 1", b"three": "fresh 1"}
    stored.roles.clear()
    again = await store.load("t")
    assert again is not None
    assert len(again.roles) == 2, "what was handed out is the reader's own"


# On disk.


async def test_what_is_stored_outlives_the_store(data: Path) -> None:
    async with opened(data) as store:
        await keep(store)
    async with opened(data) as store:
        await check_kept(store)


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


async def test_tables_left_alone_are_purged_and_make_room_and_those_in_use_are_not(data: Path) -> None:
    async with opened(data) as store:
        rooms = Rooms(Services(store, OwnThoughts()))
        purge = Purge(store, rooms, None)
        keys = await rooms.create(NewTable(GAME, [NewSeat("me"), NewSeat("me")]))
        async with rooms.visit(keys.table):
            await purge.purge(-1)
            assert rooms.stored == 1
        await rooms.put_away(-1)
        await purge.purge(-1)
        assert rooms.stored == 0
