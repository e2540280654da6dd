"""Tables in one SQLite file: write-ahead log, every commit on disk before anybody hears of it.

One thread writes. It takes all that is waiting into one transaction, so that a hundred tables share one wait for the
disk; each piece of work has its own savepoint, so that one that fails takes nobody with it. Another thread reads.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import msgspec

from ludotheque.core.errors import Mistake
from ludotheque.room.store import Beginning, Conflict, Said, Stored
from ludotheque.table.entries import Entry
from ludotheque.table.table import Base

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], object]

FILE = "tables.sqlite"
MOST_IN_ONE_COMMIT = 500

FIRST = """
create table tables (id text primary key, beginning blob not null, created real not null) without rowid;
create table entries (
    "table" text not null references tables (id) on delete cascade,
    number integer not null,
    entry blob not null,
    request text,
    at real not null,
    primary key ("table", number)
) without rowid;
create unique index requests on entries ("table", request) where request is not null;
create table snapshots (
    "table" text primary key references tables (id) on delete cascade,
    base blob not null
) without rowid;
create table keys (
    hash blob primary key,
    "table" text not null references tables (id) on delete cascade,
    role text not null
) without rowid;
create index keys_of_table on keys ("table");
"""

BESIDE_THE_LOG = """
create table notes (
    "table" text not null references tables (id) on delete cascade,
    name text not null,
    data blob not null,
    primary key ("table", name)
) without rowid;
create table talk (
    "table" text not null references tables (id) on delete cascade,
    number integer not null,
    said blob not null,
    primary key ("table", number)
) without rowid;
"""

SCHEMA = (FIRST, BESIDE_THE_LOG)
"""What each version of the file has added; a file of an earlier version is brought up to date when it is opened."""
VERSION = len(SCHEMA)

_encode = msgspec.json.Encoder().encode
_entry = msgspec.json.Decoder(Entry)
_beginning = msgspec.json.Decoder(Beginning)
_base = msgspec.json.Decoder(Base)
_said = msgspec.json.Decoder(Said)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma busy_timeout = 5000")
    return connection


def prepare(path: Path) -> None:
    """Make the file, which holds seeds, for its owner alone; raises `Mistake` for one that cannot be read."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    try:
        with closing(_connect(path)) as connection:
            (version,) = connection.execute("pragma user_version").fetchone()
            if version > VERSION:
                raise Mistake(f"{path} is of version {version}; this program reads versions up to {VERSION}")
            if version < VERSION:
                missing = " ".join(SCHEMA[version:])
                connection.executescript(f"begin immediate; {missing} pragma user_version = {VERSION}; commit;")
    except sqlite3.Error as error:
        raise Mistake(f"{path} cannot be used: {error}") from None


class SqliteStore:
    """The store of a single server."""

    def __init__(self, path: Path, now: Callable[[], float] = time.time) -> None:
        """`now` says the time of day, by which tables grow old."""
        prepare(path)
        self.now = now
        self._writing = _connect(path)
        self._reading = _connect(path)
        self._readers = ThreadPoolExecutor(1, "sqlite-read")
        self._waiting: queue.SimpleQueue[tuple[Work, asyncio.Future[object]] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._writer = threading.Thread(target=self._write_on, name="sqlite-write", daemon=True)
        self._writer.start()

    # The interface.

    async def create(self, table: str, beginning: Beginning, roles: dict[bytes, str]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.execute("insert into tables values (?, ?, ?)", (table, _encode(beginning), self.now()))
            except sqlite3.IntegrityError:
                raise Conflict(f"there is a table {table}") from None
            connection.executemany("insert into keys values (?, ?, ?)", [(key, table, roles[key]) for key in roles])

        await self._write(work)

    async def exists(self, table: str) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            return connection.execute("select 1 from tables where id = ?", (table,)).fetchone() is not None

        return await self._read(work)

    async def load(self, table: str) -> Stored | None:
        return await self._read(lambda connection: _load(connection, table))

    async def beginning(self, table: str) -> tuple[Beginning, list[Entry]]:
        def work(connection: sqlite3.Connection) -> tuple[Beginning, list[Entry]]:
            (data,) = connection.execute("select beginning from tables where id = ?", (table,)).fetchone()
            return _beginning.decode(data), [entry for entry, _ in _after(connection, table, 0)]

        return await self._read(work)

    async def after(self, table: str, number: int) -> list[tuple[Entry, str | None]]:
        return await self._read(lambda connection: _after(connection, table, number))

    async def append(
        self, table: str, number: int, entries: list[Entry], request: str | None, base: Base | None
    ) -> None:
        last = number + len(entries)
        rows = [
            (table, at, _encode(entry), request if at == last else None, self.now())
            for at, entry in enumerate(entries, number + 1)
        ]
        snapshot = _encode(base) if base is not None else None

        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.executemany("insert into entries values (?, ?, ?, ?, ?)", rows)
            except sqlite3.IntegrityError as error:
                raise Conflict(f"entry {number + 1} of table {table} is taken: {error}") from None
            if snapshot is not None:
                connection.execute("insert or replace into snapshots values (?, ?)", (table, snapshot))

        await self._write(work)

    async def change_keys(self, table: str, roles: dict[bytes, str]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.executemany('delete from keys where hash = ? and "table" = ?', [(key, table) for key in roles])
            connection.executemany("insert into keys values (?, ?, ?)", [(key, table, roles[key]) for key in roles])

        await self._write(work)

    async def note(self, table: str, name: str, data: bytes) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("insert or replace into notes values (?, ?, ?)", (table, name, data))

        await self._write(work)

    async def say(self, table: str, said: Said, most: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            (last,) = connection.execute('select max(number) from talk where "table" = ?', (table,)).fetchone()
            number = (last or 0) + 1
            connection.execute("insert into talk values (?, ?, ?)", (table, number, _encode(said)))
            connection.execute('delete from talk where "table" = ? and number <= ?', (table, number - most))

        await self._write(work)

    async def count(self) -> int:
        def work(connection: sqlite3.Connection) -> int:
            (count,) = connection.execute("select count(*) from tables").fetchone()
            return int(count)

        return await self._read(work)

    async def purge(self, before: float, spare: set[str]) -> int:
        def work(connection: sqlite3.Connection) -> int:
            old = connection.execute(
                "select id from tables where created < ?1 and not exists "
                '(select 1 from entries where "table" = id and at >= ?1)',
                (before,),
            ).fetchall()
            gone = [(table,) for (table,) in old if table not in spare]
            connection.executemany("delete from tables where id = ?", gone)
            return len(gone)

        return await self._write(work)

    async def close(self) -> None:
        """Everything that waits is written first."""
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._reading.close()
        self._writing.close()

    # The two threads.

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._loop.run_in_executor(self._readers, _at_one_moment, self._reading, work)

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        done: asyncio.Future[object] = self._loop.create_future()
        self._waiting.put((work, done))
        return await done  # type: ignore[return-value]

    def _write_on(self) -> None:
        while True:
            first = self._waiting.get()
            if first is None:
                return
            batch = [first]
            ending = False
            while len(batch) < MOST_IN_ONE_COMMIT and not self._waiting.empty():
                job = self._waiting.get()
                if job is None:
                    ending = True
                    break
                batch.append(job)
            self._commit(batch)
            if ending:
                return

    def _commit(self, batch: list[tuple[Work, asyncio.Future[object]]]) -> None:
        connection = self._writing
        results: list[object] = []
        try:
            connection.execute("begin immediate")
            results = [_guarded(connection, work) for work, _ in batch]
            connection.execute("commit")
        except Exception as error:  # whoever waits must hear of it, and the thread must live on
            results = [error] * len(batch)
            if connection.in_transaction:
                connection.execute("rollback")
        futures = [done for _, done in batch]
        self._loop.call_soon_threadsafe(_resolve, futures, results)


def _at_one_moment(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """Read everything as it stood at one moment, whatever is written meanwhile."""
    connection.execute("begin")
    try:
        return work(connection)
    finally:
        connection.execute("commit")


def _guarded(connection: sqlite3.Connection, work: Work) -> object:
    """The result of a piece of work, or the error that undid it alone."""
    connection.execute("savepoint work")
    try:
        result = work(connection)
    except Exception as error:
        connection.execute("rollback to work")
        result = error
    connection.execute("release work")
    return result


def _resolve(futures: list[asyncio.Future[object]], results: list[object]) -> None:
    for future, result in zip(futures, results, strict=True):
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def _load(connection: sqlite3.Connection, table: str) -> Stored | None:
    row = connection.execute("select beginning from tables where id = ?", (table,)).fetchone()
    if row is None:
        return None
    snapshot = connection.execute('select base from snapshots where "table" = ?', (table,)).fetchone()
    base = _base.decode(snapshot[0]) if snapshot is not None else None
    entries = [entry for entry, _ in _after(connection, table, base.number if base is not None else 0)]
    asked = 'select request, number from entries where "table" = ? and request is not null'
    roles = connection.execute('select hash, role from keys where "table" = ?', (table,))
    requests = dict(connection.execute(asked, (table,)).fetchall())
    notes = connection.execute('select name, data from notes where "table" = ?', (table,))
    talk = connection.execute('select said from talk where "table" = ? order by number', (table,))
    beside = dict(roles.fetchall()), dict(notes.fetchall()), [_said.decode(said) for (said,) in talk]
    return Stored(_beginning.decode(row[0]), base, entries, requests, *beside)


def _after(connection: sqlite3.Connection, table: str, number: int) -> list[tuple[Entry, str | None]]:
    rows = connection.execute(
        'select entry, request from entries where "table" = ? and number > ? order by number', (table, number)
    )
    return [(_entry.decode(entry), request) for entry, request in rows]
