"""The stores: appends are numbered, all or none, and one that fails takes nobody with it."""

import asyncio
import sqlite3
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from ludotheque.core.errors import Mistake
from ludotheque.games import box
from ludotheque.room.memory_store import MemoryStore
from ludotheque.room.rooms import Rooms
from ludotheque.room.services import Services
from ludotheque.room.store import Beginning, Conflict, Said, Store
from ludotheque.room.thoughts import OwnThoughts
from ludotheque.room.wire import NewSeat, NewTable
from ludotheque.server.purge import Purge
from ludotheque.server.sqlite_store import FILE, VERSION, SqliteStore
from ludotheque.table.entries import Act, Entry, Seat
from ludotheque.table.table import Opening, Table
from tests.first_game import FIRST, GAME
from tests.room.hand_clock import HandClock

pytestmark = pytest.mark.anyio

SEATS = [Seat(0, "person", name="Ada"), Seat(1, "bot", level="easy")]
EARLY = Path(__file__).parent.parent / "kept" / "store-1.zip"
ENTRIES: list[Entry] = [Act(0, FIRST), Seat(0, "bot", "hard", "Ada")]


def _beginning() -> Beginning:
    return Beginning(Opening(box(GAME).setup(), "seed"), SEATS)


@asynccontextmanager
async def opened(data: Path, clock: HandClock | None = None) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(data / FILE, (clock or HandClock()).now)
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


async def test_keys_are_given_roles_and_other_ones(store: Store) -> None:
    await store.create("t", _beginning(), {b"one": "open 1", b"two": "0"})
    await store.change_keys("t", {b"one": "spent 1", b"three": "1"})
    stored = await store.load("t")
    assert stored is not None
    assert stored.roles == {b"one": "spent 1", b"two": "0", b"three": "1"}
    stored.roles.clear()
    again = await store.load("t")
    assert again is not None
    assert len(again.roles) == 3, "what was handed out is the reader's own"


async def test_notes_and_talk_are_kept_beside_the_log(store: Store) -> None:
    for table in ("t", "another"):
        await store.create(table, _beginning(), {})
    await store.note("t", "settings", b"1")
    await store.note("t", "settings", b"2")
    await store.note("another", "times", b"3")
    for number in range(5):
        await store.say("t", Said(0, number, phrase="hello"), 3)
    await store.say("another", Said(1, 0, text="é"), 3)
    stored, another = await store.load("t"), await store.load("another")
    assert stored is not None
    assert another is not None
    assert (stored.notes, another.notes) == ({"settings": b"2"}, {"times": b"3"})
    assert (stored.talk, another.talk) == ([Said(0, n, phrase="hello") for n in (2, 3, 4)], [Said(1, 0, text="é")])
    assert (stored.entries, stored.requests) == ([], {})


# On disk.


async def test_what_is_stored_outlives_the_store(data: Path) -> None:
    async with opened(data) as store:
        await keep(store)
    async with opened(data) as store:
        await check_kept(store)


@pytest.fixture
def early(data: Path) -> Path:
    """A store of the first version, with tables in it."""
    with zipfile.ZipFile(EARLY) as packed:
        packed.extract(FILE, data)
    return data


async def test_a_store_of_an_earlier_version_is_brought_up_to_date_and_a_later_one_is_left_alone(early: Path) -> None:
    with closing(sqlite3.connect(early / FILE)) as file:
        assert file.execute("pragma user_version").fetchone() == (1,)
        tables = [table for (table,) in file.execute("select id from tables")]
    async with opened(early) as store:
        assert await store.count() == len(tables) > 20
        await store.note(tables[0], "settings", b"1")
        await store.say(tables[0], Said(0, 1, phrase="hello"), 9)
    async with opened(early) as store:
        found = [await store.load(table) for table in tables]
        assert all(stored is not None and stored.roles for stored in found)
        assert found[0] is not None
        assert (found[0].notes, len(found[0].talk)) == ({"settings": b"1"}, 1)
    with closing(sqlite3.connect(early / FILE)) as file:
        assert file.execute("pragma user_version").fetchone() == (VERSION,)
        file.execute(f"pragma user_version = {VERSION + 1}")
    with pytest.raises(Mistake, match="this program reads versions up to"):
        SqliteStore(early / FILE)


async def test_what_is_beside_the_log_goes_with_its_table(data: Path) -> None:
    async with opened(data) as store:
        await keep(store)
        await store.note("t", "settings", b"1")
        await store.say("t", Said(0, 1, phrase="hello"), 9)
        assert await store.purge(store.now() + 1, set()) == 1
    with closing(sqlite3.connect(data / FILE)) as left:
        assert [left.execute(f"select count(*) from {name}").fetchone() for name in ("notes", "talk")] == [(0,), (0,)]


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
    clock = HandClock()
    async with opened(data, clock) as store:
        for name in ("old", "live", "busy"):
            await store.create(name, _beginning(), {name.encode(): "0"})
        clock.move_to(clock.now() + 10)
        await store.append("busy", 0, [Act(0, FIRST)], None, None)
        assert await store.purge(clock.now(), {"live"}) == 1
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
