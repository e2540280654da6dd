"""The stores: appends are numbered, all or none, and one that fails takes nobody with it."""

import asyncio
import sqlite3
import zipfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import cast

import asyncpg
import msgspec
import pytest

from ludotheque.alone.drawer_store import DrawerStore
from ludotheque.core.box import Box
from ludotheque.core.errors import Mistake
from ludotheque.games import box
from ludotheque.room import archive
from ludotheque.room.errors import Wrong
from ludotheque.room.fleet import Alone
from ludotheque.room.keys import hashed
from ludotheque.room.memory_store import MemoryStore
from ludotheque.room.room import Room
from ludotheque.room.rooms import Rooms
from ludotheque.room.services import Services
from ludotheque.room.store import Beginning, Conflict, Said, Store
from ludotheque.room.thoughts import OwnThoughts
from ludotheque.room.wire import NewRecord, NewSeat, NewTable
from ludotheque.server import backends, postgres_store, schema
from ludotheque.server.backup import exported_from
from ludotheque.server.config import ServerConfig
from ludotheque.server.health import Health
from ludotheque.server.purge import Purge
from ludotheque.server.schema import MIGRATIONS, VERSION
from ludotheque.server.sqlite_store import FILE, SqliteStore
from ludotheque.server.steady_time import DAY
from ludotheque.table import record
from ludotheque.table.entries import Act, Entry, Seat
from ludotheque.table.opening import Opening
from ludotheque.table.table import Table
from tests.alone.browser import DictDrawers
from tests.first_game import FIRST, GAME
from tests.room.hand_clock import HandClock
from tests.room.test_opened import SECRET, TEXT
from tests.server.database import Postgres

pytestmark = pytest.mark.anyio

SEATS = [Seat(0, "person", name="Ada"), Seat(1, "bot", level="easy")]
EARLY = Path(__file__).parent.parent / "kept" / "store-1.zip"
ENTRIES: list[Entry] = [Act(0, FIRST), Seat(0, "bot", "hard", "Ada")]


def _beginning() -> Beginning:
    return Beginning(Opening(box(GAME).setup(), "seed"), SEATS)


@asynccontextmanager
async def opened(data: Path, clock: HandClock | None = None) -> AsyncIterator[SqliteStore]:
    now = (clock or HandClock()).now
    store = SqliteStore(data / FILE, now, now)
    try:
        yield store
    finally:
        await store.close()


# Whatever the store.


@pytest.fixture(params=["memory", "sqlite", "postgres", "browser"])
async def store(request: pytest.FixtureRequest, data: Path, anyio_backend: str) -> AsyncIterator[Store]:
    if request.param == "memory":
        yield MemoryStore()
    elif request.param == "browser":
        yield DrawerStore(DictDrawers(), Alone())
    elif request.param == "postgres":
        database: Postgres = request.getfixturevalue("database")
        backend = await backends.opened(ServerConfig(data, database=await asyncio.to_thread(database.fresh)))
        yield backend.store
        await backend.close()
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
        await store.create("t", replace(_beginning(), seats=SEATS[:1]), {})
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
    known = await store.roles("t")
    await store.change_keys("t", known, {b"one": "spent 1", b"three": "1"})
    stored = await store.load("t")
    assert stored is not None
    assert stored.roles == {b"one": "spent 1", b"two": "0", b"three": "1"}
    stored.roles.clear()
    again = await store.load("t")
    assert again is not None
    assert len(again.roles) == 3, "what was handed out is the reader's own"


async def test_of_two_who_change_the_same_keys_at_once_one_is_told_so(store: Store) -> None:
    known = {b"invitation": "open 1"}
    await store.create("t", _beginning(), known)
    changes = [store.change_keys("t", known, {b"invitation": "spent 1", own: "1"}) for own in (b"ada", b"bob")]
    results = await asyncio.gather(*changes, return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [Conflict]
    assert sorted((await store.roles("t")).values()) == ["1", "spent 1"]


async def test_a_key_belongs_to_one_table(store: Store) -> None:
    await store.create("t", _beginning(), {b"mine": "0"})
    await store.create("another", _beginning(), {})
    with pytest.raises(Mistake, match="known at another table"):
        await store.change_keys("another", {}, {b"new": "1", b"mine": "0"})
    assert (await store.roles("another"), await store.roles("t")) == ({}, {b"mine": "0"})


async def test_a_table_that_is_made_once_more_is_the_same(store: Store) -> None:
    """Whoever does not know whether it was made, because a line broke, makes it again."""
    for _ in range(2):
        await store.create("t", _beginning(), {b"mine": "0"})
    assert (await store.count(), await store.roles("t")) == (1, {b"mine": "0"})


async def test_what_is_said_once_more_by_the_same_request_is_said_once(store: Store) -> None:
    await store.create("t", _beginning(), {})
    for request in ("a", "b", "a", "b"):
        await store.say("t", request, Said(0, 1, phrase="hello"), 2)
    assert [*await store.talk("t")] == ["a", "b"]


async def test_notes_and_talk_are_kept_beside_the_log(store: Store) -> None:
    for table in ("t", "another"):
        await store.create(table, _beginning(), {})
    await store.note("t", "settings", b"1")
    await store.note("t", "settings", b"2")
    await store.note("another", "times", b"3")
    for number in range(5):
        await store.say("t", str(number), Said(0, number, phrase="hello"), 3)
    await store.say("another", "1", Said(1, 0, text="é"), 3)
    stored, another = await store.load("t"), await store.load("another")
    assert stored is not None
    assert another is not None
    assert (stored.notes, another.notes) == ({"settings": b"2"}, {"times": b"3"})
    assert [*stored.talk.items()] == [(str(n), Said(0, n, phrase="hello")) for n in (2, 3, 4)]
    assert another.talk == {"1": Said(1, 0, text="é")}
    assert await store.talk("t") == stored.talk
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
        await store.say(tables[0], "request", Said(0, 1, phrase="hello"), 9)
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
        await store.say("t", "request", Said(0, 1, phrase="hello"), 9)
        assert await store.forget(["t"], store.now() + 1) == 1
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


async def test_old_tables_are_forgotten_and_busy_ones_are_not(data: Path) -> None:
    clock = HandClock()
    async with opened(data, clock) as store:
        for name in ("old", "busy", "new"):
            await store.create(name, _beginning(), {name.encode(): "0"})
            clock.move_to(clock.now() + 10)
        await store.append("busy", 0, [Act(0, FIRST)], None, None)
        before = clock.now() - 10
        assert await store.old_ones(before, "", 9) == [("busy", False), ("new", False), ("old", True)]
        assert await store.old_ones(before, "new", 9) == [("old", True)]
        assert await store.forget(["old", "busy", "new", "none"], before) == 1
        assert await store.load("old") is None
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


class Watched:
    """A store in which somebody plays whenever tables are forgotten."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.now, self.check, self.old_ones = store.now, store.check, store.old_ones
        self.steps: list[int] = []

    async def forget(self, tables: Sequence[str], before: float) -> int:
        await self.store.append("live", len(self.steps), [Act(0, FIRST)], None, None)
        self.steps.append(len(tables))
        return await self.store.forget(tables, before)


async def test_a_purge_goes_on_in_small_steps_and_others_write_between_them(data: Path) -> None:
    async with opened(data) as store:
        for number in range(45):
            await store.create(str(number), _beginning(), {})
        watched = Watched(store)
        rooms = Rooms(Services(store, OwnThoughts()))
        await store.create("live", _beginning(), {})
        rooms.live["live"] = cast(Room, None)
        await Purge(watched, rooms, None).purge(-1)
        assert (max(watched.steps), sum(watched.steps)) == (10, 45)
        assert await store.count() == 1
        rooms.live.clear()


async def test_a_clock_that_jumps_takes_nothing_with_it(data: Path) -> None:
    """Sixty days ahead, at a start or in the middle, it once made every table old."""
    day, running = 10_000 * DAY, 0.0

    def time_of_day() -> float:
        return day

    def monotonic() -> float:
        return running

    async def purged() -> int:
        store = SqliteStore(data / FILE, time_of_day, monotonic)
        await Purge(store, Rooms(Services(store, OwnThoughts())), None).purge(30)
        left = await store.count()
        await store.close()
        return left

    store = SqliteStore(data / FILE, time_of_day, monotonic)
    await keep(store)
    day += 60 * DAY
    await Purge(store, Rooms(Services(store, OwnThoughts())), None).purge(30)
    assert await store.count() == 1, "it jumped while the house was open"
    await store.close()
    assert await purged() == 1
    day += 60 * DAY
    assert [await purged() for _ in range(5)] == [1] * 5, "it jumped while the house was closed, for all that is known"
    day -= 1_000 * DAY
    assert await purged() == 1, "it went back"
    store = SqliteStore(data / FILE, time_of_day, monotonic)
    running += 31 * DAY
    day += 31 * DAY
    await store.close()
    assert await purged() == 0, "so much time has really passed"


# Upgrades.


@pytest.mark.parametrize("version", range(1, VERSION))
async def test_every_version_since_the_first_is_brought_up_to_date(data: Path, version: int) -> None:
    with zipfile.ZipFile(EARLY.with_name(f"store-{version}.zip")) as packed:
        packed.extract(FILE, data)
    with closing(sqlite3.connect(data / FILE)) as file:
        assert file.execute("pragma user_version").fetchone() == (version,)
        kept = {name: file.execute(f"select count(*) from {name}").fetchone() for name in ("tables", "entries", "keys")}
        spoken = 'select "table", count(*) from talk group by 1'
        talk = dict(file.execute(spoken).fetchall()) if version > 1 else {}
        tables = [table for (table,) in file.execute("select id from tables")]
    async with opened(data) as store:
        for table in tables:
            stored = await store.load(table)
            assert stored is not None
            assert stored.roles
            assert len(stored.talk) == talk.get(table, 0)
    with closing(sqlite3.connect(data / FILE)) as file, closing(sqlite3.connect(":memory:")) as fresh:
        for migrate in MIGRATIONS:
            migrate(fresh)
        schema = "select name, sql from sqlite_schema where sql is not null order by name"
        assert file.execute(schema).fetchall() == fresh.execute(schema).fetchall(), "as if it had begun so"
        assert file.execute("pragma foreign_key_check").fetchall() == []
        assert file.execute("select count(*) from tables where components is null").fetchone()[0] == OWN[version]
        assert {name: file.execute(f"select count(*) from {name}").fetchone() for name in kept} == kept


async def test_a_table_of_a_database_is_exported_and_a_database_without_tables_is_left_alone(
    data: Path, database: Postgres
) -> None:
    url = await asyncio.to_thread(database.fresh)
    with pytest.raises(Mistake, match="of version 0; a server of this program brings it to"):
        await asyncio.to_thread(exported_from, url, "t")
    backend = await backends.opened(ServerConfig(data, database=url))
    await keep(backend.store)
    await backend.close()
    told = record.read(await asyncio.to_thread(exported_from, url, "t"))
    assert (told.opening.seed, told.entries) == (_beginning().opening.seed, ENTRIES)
    with pytest.raises(Mistake, match="there is no table nowhere"):
        await asyncio.to_thread(exported_from, url, "nowhere")


async def test_a_database_of_the_first_version_is_brought_up_to_date_and_its_servers_go_on(
    data: Path, database: Postgres
) -> None:
    url = await asyncio.to_thread(database.fresh)
    earlier = await asyncpg.connect(url)
    await earlier.execute(f"{postgres_store.FIRST}; create table ludotheque (version integer not null)")
    await earlier.execute("insert into ludotheque values (1)")
    backend = await backends.opened(ServerConfig(data, database=url))
    await backend.store.create("t", _beginning(), {})
    for number in (1, 2):
        await earlier.execute("insert into talk values ('t', $1, $2)", number, msgspec.json.encode(Said(0, number)))
    await backend.store.say("t", "request", Said(0, 3), 9)
    assert [said.n for said in (await backend.store.talk("t")).values()] == [1, 2, 3]
    assert await earlier.fetchval("select version from ludotheque") == postgres_store.VERSION
    await earlier.close()
    await backend.close()


OWN = {1: 1, 2: 4, 3: 4}
"""How many tables of the kept stores bring their own components."""


async def test_an_upgrade_that_fails_leaves_the_file_as_it_was(early: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(connection: sqlite3.Connection) -> None:
        connection.execute("create table half (done)")
        raise sqlite3.OperationalError("no space left")

    monkeypatch.setattr(schema, "MIGRATIONS", (*MIGRATIONS, broken))
    monkeypatch.setattr(schema, "VERSION", len(MIGRATIONS) + 1)
    with pytest.raises(Mistake, match="no space left"):
        SqliteStore(early / FILE)
    with closing(sqlite3.connect(early / FILE)) as file:
        assert file.execute("pragma user_version").fetchone() == (1,)
        assert file.execute("select name from sqlite_schema where name in ('half', 'notes')").fetchall() == []


async def test_a_table_is_played_on_with_the_components_it_began_with(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new program with another standard component file once played running games by that."""
    async with opened(data) as store:
        await keep(store)
        at_first = await store.load("t")
    standard = box(GAME).standard_components()
    monkeypatch.setattr(Box, "standard_components", lambda self, rules=None: f"# another\n{standard}")
    async with opened(data) as store:
        stored = await store.load("t")
        assert at_first is not None
        assert stored is not None
        assert at_first.beginning.opening.setup.components == ""
        assert stored.beginning.opening.setup.components == standard
        assert (await store.beginning("t"))[0] == stored.beginning
        assert stored.entries == at_first.entries


async def test_a_table_of_rules_that_are_not_here_is_told_so_read_and_left_alone(data: Path) -> None:
    beginning = _beginning()
    later = replace(beginning.opening, setup=replace(beginning.opening.setup, rules=99))
    async with opened(data) as store:
        await store.create("t", replace(beginning, opening=later), {hashed("mine"): "0", hashed("watch"): "watch"})
        await store.append("t", 0, ENTRIES, "request", None)
        before = (data / FILE).read_bytes()
        rooms = Rooms(Services(store, OwnThoughts()))
        with pytest.raises(Wrong, match="has no version 99 of its rules; it has version") as told:
            await rooms._loaded("t")
        assert told.value.code == "unreadable"
        assert "Nothing was changed" in str(told.value)
        log = await archive.log(store, "t", ["mine"])
        assert (log["game"], log["rules"], len(log["entries"])) == (GAME, 99, 2)
        assert log["entries"][0] == {"kind": "act", "seat": 0, "action": FIRST}
        watched = await archive.log(store, "t", ["watch"])
        assert watched["entries"][0] == {"kind": "act", "seat": 0}, "what others did is theirs"
        assert "seed" not in watched
        with pytest.raises(Wrong, match="none of these keys"):
            await archive.log(store, "t", ["guess"])
        assert (data / FILE).read_bytes() == before


async def test_a_broken_snapshot_is_no_loss_while_the_log_is_whole(data: Path) -> None:
    broken = {"no JSON": b"{", "nothing": b"{}", "ahead of the log": None, "no position": None}
    async with opened(data) as store:
        await keep(store)
    for what, written in broken.items():
        with closing(sqlite3.connect(data / FILE, isolation_level=None)) as file:
            if written is None:
                change = {"number": 7} if what == "ahead of the log" else {"position": {"nonsense": 1}}
                base = msgspec.to_builtins(Table(_beginning().opening, SEATS).base())
                written = msgspec.json.encode({**base, **change})
            file.execute("update snapshots set base = ?", (written,))
        async with opened(data) as store:
            rooms = Rooms(Services(store, OwnThoughts()))
            async with rooms.visit("t") as room:
                assert (room.table.number, room.table.seats[0].level) == (2, "hard"), what
            await rooms.close()


async def test_the_house_is_not_well_while_nothing_can_be_kept(data: Path) -> None:
    async with opened(data) as store:
        assert await Health(store).ok()
        store._writing.execute("pragma query_only = on")
        assert not await Health(store).ok()
        store._writing.execute("pragma query_only = off")
        assert await Health(store).ok()


async def test_every_store_keeps_an_opened_record_to_the_byte(store: Store) -> None:
    for _ in range(2):
        rooms = Rooms(Services(store=store, thoughts=OwnThoughts()))
        await rooms.open()
        keys = await rooms.open_record(NewRecord(SECRET, TEXT))
        async with rooms.visit(keys.table) as room:
            assert room.invitations.enter([keys.host]).host
            assert room.beginning.opened
            assert await archive.record(room) == TEXT
        await rooms.close()
    assert await store.count() == 1
