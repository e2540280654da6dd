"""Tables in PostgreSQL: for any number of servers at once.

An append is one statement: the entries and the snapshot are there together or not at all. Whoever finds a number taken
has lost a race. All times are the database's own.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any, TypeVar

import asyncpg
import msgspec

from ludotheque.core.errors import Mistake
from ludotheque.room.fleet import KeysChanged
from ludotheque.room.store import OTHER_TABLE, Beginning, Conflict, Said, Stored, as_it_began, standard_text
from ludotheque.server.postgres_news import CHANNEL, LOCK_SPACE, NUL, letters
from ludotheque.table.entries import Entry
from ludotheque.table.opening import Base

T = TypeVar("T")

PATIENCE = 6.0
"""So many seconds a broken line may take to be back."""

REST = 0.1

CLOSING_SECONDS = 1.0

BROKEN = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    OSError,
    TimeoutError,
)
"""What is said of a line that breaks, and of a database that is just starting or stopping."""

AT_ONE_MOMENT = "repeatable_read"
NOTIFY = "select pg_notify($1, $2)"

FIRST = """
create table components (hash text primary key, text text not null);
create table tables (
    id text primary key,
    beginning bytea not null,
    components text references components (hash),
    created timestamptz not null default clock_timestamp()
);
create table entries (
    "table" text not null references tables (id) on delete cascade,
    number integer not null,
    entry bytea not null,
    request text,
    at timestamptz not null default clock_timestamp(),
    primary key ("table", number)
);
create unique index requests on entries ("table", request) where request is not null;
create table snapshots ("table" text primary key references tables (id) on delete cascade, base bytea not null);
create table keys (
    hash bytea primary key,
    "table" text not null references tables (id) on delete cascade,
    role text not null
);
create index keys_of_table on keys ("table");
create table notes (
    "table" text not null references tables (id) on delete cascade,
    name text not null,
    data bytea not null,
    primary key ("table", name)
);
create table talk (
    "table" text not null references tables (id) on delete cascade,
    number integer not null,
    said bytea not null,
    primary key ("table", number)
);
create table house (reached timestamptz not null, day timestamptz not null);
insert into house values (clock_timestamp(), clock_timestamp());
"""

SAID_ONCE = """
alter table talk add column request text not null default gen_random_uuid()::text;
create unique index said_once on talk ("table", request);
"""
"""What was said has the name of its request; servers of the first version may go on, and give it any name."""

SCHEMA = (FIRST, SAID_ONCE)
"""What each version has added; an older database is brought up to date by the first server that comes."""
VERSION = len(SCHEMA)

CREATE = "insert into tables values ($1, $2, $3) on conflict do nothing returning id"

APPEND = """
with kept as (
    insert into snapshots select $1, $5::bytea where $5::bytea is not null
    on conflict ("table") do update set base = excluded.base
)
insert into entries ("table", number, entry, request)
select $1, number, entry, request from unnest($2::int[], $3::bytea[], $4::text[]) as new (number, entry, request)
"""

ALONE = "select 1 from tables where id = $1 for no key update"
"""Until the end of the transaction nobody else changes what is kept beside the log of a table; the log goes on."""

CHANGE_KEY = """
insert into keys values ($1, $2, $3)
on conflict (hash) do update set role = excluded.role where keys."table" = excluded."table" returning hash
"""
"""Keys in order never wait for each other in a circle."""

SAY = "insert into talk values ($1, $2, $3, $4) on conflict do nothing returning number"

GROW_OLDER = """
update house set
    reached = reached + least(greatest(clock_timestamp() - day, interval '0'), interval '1 day'),
    day = clock_timestamp()
returning extract(epoch from reached)::float8
"""
"""A clock that jumps ahead is believed a day at a time, and one that goes back not at all."""

UNTOUCHED = """(created < to_timestamp($1) and not exists
    (select 1 from entries where "table" = id and at >= to_timestamp($1)))"""

FORGET = f"""
with gone as (
    delete from tables where id = any($2::text[]) and {UNTOUCHED}
    and pg_try_advisory_xact_lock(hashtextextended(id, {LOCK_SPACE}))
    returning id
)
select count(*) from gone
"""

log = logging.getLogger("ludotheque.postgres")

_encode = msgspec.json.Encoder().encode
_entry = msgspec.json.Decoder(Entry)
_beginning = msgspec.json.Decoder(Beginning)
_base = msgspec.json.Decoder(Base)
_said = msgspec.json.Decoder(Said)


async def prepare(connection: Any) -> None:
    """Make the tables, or bring them up to date; raises `Mistake` for a database of a later version."""
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", LOCK_SPACE)
        await connection.execute("create table if not exists ludotheque (version integer not null)")
        version = await connection.fetchval("select version from ludotheque") or 0
        if version > VERSION:
            raise Mistake(f"the database is of version {version}; this program reads versions up to {VERSION}")
        for addition in SCHEMA[version:]:
            await connection.execute(addition)
        if version < VERSION:
            await connection.execute("delete from ludotheque")
            await connection.execute("insert into ludotheque values ($1)", VERSION)


async def check_version(connection: Any) -> None:
    """Raise `Mistake` for a database of another version, or of nobody's tables."""
    known = await connection.fetchval("select to_regclass('ludotheque') is not null")
    version = await connection.fetchval("select version from ludotheque") if known else None
    if version != VERSION:
        raise Mistake(f"the database is of version {version or 0}; a server of this program brings it to {VERSION}")


class PostgresStore:
    """The store of many servers; this is the one called `server`."""

    def __init__(self, pool: Any, server: str) -> None:
        self.pool = pool
        self.server = server
        self._steady = 0.0

    def now(self) -> float:
        """The time by which tables grow old, as of the last check: it believes no clock that jumps."""
        return self._steady

    async def create(self, table: str, beginning: Beginning, roles: dict[bytes, str]) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                text = standard_text(beginning.opening.setup)
                hashed = None if text is None else sha256(text.encode()).hexdigest()
                if text is not None:
                    await connection.execute(
                        "insert into components values ($1, $2) on conflict do nothing", hashed, text
                    )
                new = await connection.fetchval(CREATE, table, began, hashed)
                if new is not None:
                    await _put_keys(connection, table, roles)
                elif await connection.fetchval("select beginning from tables where id = $1", table) != began:
                    raise Conflict(f"there is a table {table}")

        began = _encode(beginning)
        await self._patiently(work)

    async def exists(self, table: str) -> bool:
        return await self._value("select 1 from tables where id = $1", table) is not None

    async def load(self, table: str) -> Stored | None:
        async def work(connection: Any) -> Stored | None:
            async with connection.transaction(isolation=AT_ONE_MOMENT):
                return await _load(connection, table)

        return await self._patiently(work) if NUL not in table else None

    async def beginning(self, table: str) -> tuple[Beginning, list[Entry]]:
        async def work(connection: Any) -> tuple[Beginning, list[Entry]]:
            async with connection.transaction(isolation=AT_ONE_MOMENT):
                began = await _began(connection, table)
                if began is None:
                    raise Mistake(f"there is no table {table}")
                return began, [entry for entry, _ in await _after(connection, table, 0)]

        return await self._patiently(work)

    async def after(self, table: str, number: int) -> list[tuple[Entry, str | None]]:
        return await self._patiently(lambda connection: _after(connection, table, number))

    async def append(
        self, table: str, number: int, entries: list[Entry], request: str | None, base: Base | None
    ) -> None:
        numbers = [number + place for place in range(1, len(entries) + 1)]
        requests = [None] * (len(entries) - 1) + [request]
        snapshot = _encode(base) if base is not None else None
        try:
            await self._value(APPEND, table, numbers, [*map(_encode, entries)], requests, snapshot)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(f"entry {number + 1} of table {table} is taken: {error}") from None

    async def roles(self, table: str) -> dict[bytes, str]:
        return await self._patiently(lambda connection: _roles(connection, table))

    async def notes(self, table: str) -> dict[str, bytes]:
        return await self._patiently(lambda connection: _notes(connection, table))

    async def talk(self, table: str) -> dict[str, Said]:
        return await self._patiently(lambda connection: _talk(connection, table))

    async def change_keys(self, table: str, known: dict[bytes, str], roles: dict[bytes, str]) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                await connection.execute(ALONE, table)
                if await _roles(connection, table) != known:
                    raise Conflict(f"the keys of table {table} have changed")
                for key, role in sorted(roles.items()):
                    if await connection.fetchval(CHANGE_KEY, key, table, role) is None:
                        raise Mistake(OTHER_TABLE)
                await connection.execute(NOTIFY, CHANNEL, *letters(self.server, [KeysChanged(table)]))

        await self._patiently(work)

    async def note(self, table: str, name: str, data: bytes) -> None:
        put = 'insert into notes values ($1, $2, $3) on conflict ("table", name) do update set data = excluded.data'
        await self._value(put, table, name, data)

    async def say(self, table: str, request: str, said: Said, most: int) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                await connection.execute(ALONE, table)
                last = await connection.fetchval('select max(number) from talk where "table" = $1', table)
                number = (last or 0) + 1
                if await connection.fetchval(SAY, table, number, _encode(said), request) is not None:
                    gone = 'delete from talk where "table" = $1 and number <= $2'
                    await connection.execute(gone, table, number - most)

        await self._patiently(work)

    async def count(self) -> int:
        return int(await self._value("select count(*) from tables"))

    async def check(self) -> None:
        self._steady = float(await self._value(GROW_OLDER))

    async def old_ones(self, before: float, after: str, most: int) -> list[tuple[str, bool]]:
        """Look at `most` tables, in the order of their names after one: whether nothing happened there since a time."""
        wanted = f"select id, {UNTOUCHED} from tables where id > $2 order by id limit $3"
        rows = await self._patiently(lambda connection: connection.fetch(wanted, before, after, most))
        return [(row[0], row[1]) for row in rows]

    async def forget(self, tables: Sequence[str], before: float) -> int:
        """Remove tables that no server keeps and at which nothing has happened since a time; says how many."""
        return int(await self._value(FORGET, before, [*tables]))

    async def close(self) -> None:
        """In good order, if it can be done soon; what then still waits for the database waits in vain."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.pool.close()

    # The line to the database.

    async def _value(self, statement: str, *arguments: object) -> Any:
        return await self._patiently(lambda connection: connection.fetchval(statement, *arguments))

    async def _patiently(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Do something; once more if the line breaks, for it may be back in a moment.

        Nobody knows then whether the first try was done; so all that is written can be tried again, or conflicts.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while True:
            try:
                async with self.pool.acquire(timeout=PATIENCE) as connection:
                    return await work(connection)
            except BROKEN:
                if loop.time() > end:
                    raise
                await asyncio.sleep(REST)


async def _load(connection: Any, table: str) -> Stored | None:
    began = await _began(connection, table)
    if began is None:
        return None
    base = await _snapshot(connection, table)
    entries = await _after(connection, table, base.number if base is not None else 0)
    asked = 'select request, number from entries where "table" = $1 and request is not null'
    return Stored(
        began,
        base,
        [entry for entry, _ in entries],
        _pairs(await connection.fetch(asked, table)),
        await _roles(connection, table),
        await _notes(connection, table),
        await _talk(connection, table),
    )


async def _keep_components(connection: Any, beginning: Beginning) -> str | None:
    """Keep the standard component file of a table, once for all that share it; nothing for one that has its own."""
    text = standard_text(beginning.opening.setup)
    if text is None:
        return None
    hashed = sha256(text.encode()).hexdigest()
    await connection.execute("insert into components values ($1, $2) on conflict do nothing", hashed, text)
    return hashed


async def _began(connection: Any, table: str) -> Beginning | None:
    """How a table began, with the components that it began with."""
    wanted = "select beginning, text from tables left join components on hash = components where id = $1"
    row = await connection.fetchrow(wanted, table)
    return as_it_began(_beginning.decode(row[0]), row[1]) if row is not None else None


async def _snapshot(connection: Any, table: str) -> Base | None:
    """The snapshot, if there is one that can be read; the log alone is enough."""
    data = await connection.fetchval('select base from snapshots where "table" = $1', table)
    try:
        return _base.decode(data) if data is not None else None
    except ValueError as error:  # msgspec's are some too
        log.error("table %s: its snapshot is of no use: %s", table, error)
        return None


async def _put_keys(connection: Any, table: str, roles: dict[bytes, str]) -> None:
    rows = [(key, table, role) for key, role in roles.items()]
    await connection.executemany("insert into keys values ($1, $2, $3)", rows)


async def _after(connection: Any, table: str, number: int) -> list[tuple[Entry, str | None]]:
    wanted = 'select entry, request from entries where "table" = $1 and number > $2 order by number'
    return [(_entry.decode(row[0]), row[1]) for row in await connection.fetch(wanted, table, number)]


async def _roles(connection: Any, table: str) -> dict[bytes, str]:
    return _pairs(await connection.fetch('select hash, role from keys where "table" = $1', table))


async def _notes(connection: Any, table: str) -> dict[str, bytes]:
    return _pairs(await connection.fetch('select name, data from notes where "table" = $1', table))


async def _talk(connection: Any, table: str) -> dict[str, Said]:
    found = await connection.fetch('select request, said from talk where "table" = $1 order by number', table)
    return {row[0]: _said.decode(row[1]) for row in found}


def _pairs(rows: Iterable[Any]) -> dict[Any, Any]:
    return {row[0]: row[1] for row in rows}
