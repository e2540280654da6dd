"""Tables in one SQLite file: write-ahead log, every commit on disk before anybody hears of it.

One thread writes. It is handed all that waits at once, when it has done what it had, and writes it in one transaction:
a hundred tables share one wait for the disk, and wake the thread once. Entries go many to a statement, because each
statement lets go of the interpreter and has to wait for it again. If anything of it fails all is done once more, each
piece of work with its own savepoint, so that one that fails takes nobody with it. Another thread reads.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec

from ludotheque.core.errors import Mistake
from ludotheque.room.store import OTHER_TABLE, Beginning, Conflict, Said, Stored, as_it_began
from ludotheque.server.schema import connect, keep_components, prepare
from ludotheque.server.steady_time import SteadyTime
from ludotheque.table.entries import Entry
from ludotheque.table.opening import Base

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], object]
Job = tuple[Work, asyncio.Future[object]]

FILE = "tables.sqlite"
MOST_IN_ONE_COMMIT = 500
ENTRIES_AT_ONCE = (64, 16, 4, 1)
"""So many entries go into one statement: a few sizes, so that each is prepared once."""

UNTOUCHED = """
max(created, coalesce((select at from entries where "table" = id order by number desc limit 1), 0)) < ?
"""
"""Whether nothing has happened at a table since a time: the last entry is the newest."""

log = logging.getLogger("ludotheque.sqlite_store")

_encode = msgspec.json.Encoder().encode
_entry = msgspec.json.Decoder(Entry)
_beginning = msgspec.json.Decoder(Beginning)
_base = msgspec.json.Decoder(Base)
_said = msgspec.json.Decoder(Said)


class Append:
    """Entries of one table, and perhaps a snapshot, to be written: a piece of work that many may share a statement."""

    def __init__(self, table: str, number: int, rows: list[tuple[object, ...]], snapshot: bytes | None) -> None:
        self.table = table
        self.number = number
        self.rows = rows
        self.snapshot = snapshot

    def __call__(self, connection: sqlite3.Connection) -> None:
        try:
            insert_entries(connection, self.rows)
        except sqlite3.IntegrityError as error:
            raise Conflict(f"entry {self.number + 1} of table {self.table} is taken: {error}") from None
        self.snap(connection)

    def snap(self, connection: sqlite3.Connection) -> None:
        if self.snapshot is not None:
            connection.execute("insert or replace into snapshots values (?, ?)", (self.table, self.snapshot))


def insert_entries(connection: sqlite3.Connection, rows: Sequence[tuple[object, ...]]) -> None:
    """Insert entries with as few statements as may be."""
    done = 0
    for size in ENTRIES_AT_ONCE:
        while len(rows) - done >= size:
            values = [value for row in rows[done : done + size] for value in row]
            connection.execute(INSERT_ENTRIES[size], values)
            done += size


INSERT_ENTRIES = {
    size: f"insert into entries values {', '.join(['(?, ?, ?, ?, ?)'] * size)}" for size in ENTRIES_AT_ONCE
}


class SqliteStore:
    """The store of a single server."""

    def __init__(
        self,
        path: Path,
        time_of_day: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        """The two clocks say by which time tables grow old (`SteadyTime`)."""
        prepare(path)
        self._time_of_day = time_of_day
        self._writing = connect(path)
        kept = dict(self._writing.execute("select name, value from house").fetchall())
        self.now = SteadyTime(kept.get("reached"), kept.get("day"), time_of_day, monotonic).now
        self._reading = connect(path)
        self._readers = ThreadPoolExecutor(1, "sqlite-read")
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Job] = []
        self._handing_over = False
        """Whether the writer has something to do, or is about to be given it."""
        self._batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="sqlite-write", daemon=True)
        self._writer.start()

    # The interface.

    async def create(self, table: str, beginning: Beginning, roles: dict[bytes, str]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            began = _encode(beginning)
            known = connection.execute("select beginning from tables where id = ?", (table,)).fetchone()
            if known is not None:
                if known[0] != began:
                    raise Conflict(f"there is a table {table}")
                return
            row = (table, began, self.now(), keep_components(connection, beginning))
            connection.execute("insert into tables (id, beginning, created, components) values (?, ?, ?, ?)", row)
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
            beginning = beginning_of(connection, table)
            if beginning is None:
                raise Mistake(f"there is no table {table}")
            return beginning, [entry for entry, _ in entries_after(connection, table, 0)]

        return await self._read(work)

    async def after(self, table: str, number: int) -> list[tuple[Entry, str | None]]:
        return await self._read(lambda connection: entries_after(connection, table, number))

    async def append(
        self, table: str, number: int, entries: list[Entry], request: str | None, base: Base | None
    ) -> None:
        last, now = number + len(entries), self.now()
        rows: list[tuple[object, ...]] = [
            (table, at, _encode(entry), request if at == last else None, now)
            for at, entry in enumerate(entries, number + 1)
        ]
        await self._write(Append(table, number, rows, _encode(base) if base is not None else None))

    async def roles(self, table: str) -> dict[bytes, str]:
        return await self._read(lambda connection: _roles(connection, table))

    async def notes(self, table: str) -> dict[str, bytes]:
        return await self._read(lambda connection: _notes(connection, table))

    async def talk(self, table: str) -> dict[str, Said]:
        return await self._read(lambda connection: _talk(connection, table))

    async def change_keys(self, table: str, known: dict[bytes, str], roles: dict[bytes, str]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if _roles(connection, table) != known:
                raise Conflict(f"the keys of table {table} have changed")
            connection.executemany('delete from keys where hash = ? and "table" = ?', [(key, table) for key in roles])
            try:
                connection.executemany("insert into keys values (?, ?, ?)", [(key, table, roles[key]) for key in roles])
            except sqlite3.IntegrityError:
                raise Mistake(OTHER_TABLE) from None

        await self._write(work)

    async def note(self, table: str, name: str, data: bytes) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("insert or replace into notes values (?, ?, ?)", (table, name, data))

        await self._write(work)

    async def say(self, table: str, request: str, said: Said, most: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            (last,) = connection.execute('select max(number) from talk where "table" = ?', (table,)).fetchone()
            number = (last or 0) + 1
            row = (table, number, _encode(said), request)
            if connection.execute("insert or ignore into talk values (?, ?, ?, ?)", row).rowcount:
                connection.execute('delete from talk where "table" = ? and number <= ?', (table, number - most))

        await self._write(work)

    async def count(self) -> int:
        def work(connection: sqlite3.Connection) -> int:
            (count,) = connection.execute("select count(*) from tables").fetchone()
            return int(count)

        return await self._read(work)

    async def check(self) -> None:
        await self._write(self._keep_time)

    def _keep_time(self, connection: sqlite3.Connection) -> None:
        times = [("reached", self.now()), ("day", self._time_of_day())]
        connection.executemany("insert or replace into house values (?, ?)", times)

    async def old_ones(self, before: float, after: str, most: int) -> list[tuple[str, bool]]:
        """Look at `most` tables, in the order of their names after one: whether nothing happened there since a time."""

        def work(connection: sqlite3.Connection) -> list[tuple[str, bool]]:
            rows = connection.execute(
                f"select id, {UNTOUCHED} from tables where id > ? order by id limit ?", (before, after, most)
            )
            return [(table, bool(old)) for table, old in rows]

        return await self._read(work)

    async def forget(self, tables: Sequence[str], before: float) -> int:
        """Remove tables at which nothing has happened since a time; says how many."""

        def work(connection: sqlite3.Connection) -> int:
            gone = [(before, table) for table in tables]
            return connection.executemany(f"delete from tables where {UNTOUCHED} and id = ?", gone).rowcount

        return await self._write(work)

    async def close(self) -> None:
        """Everything that waits is written first, and what time it is."""
        with suppress(sqlite3.Error):
            await self.check()
        self._batches.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._reading.close()
        self._writing.close()

    # The two threads.

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._loop.run_in_executor(self._readers, _at_one_moment, self._reading, work)

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        done: asyncio.Future[object] = self._loop.create_future()
        self._waiting.append((work, done))
        if not self._handing_over:
            self._handing_over = True
            self._loop.call_soon(self._hand_over)
        return await done  # type: ignore[return-value]

    def _hand_over(self) -> None:
        """Give the writer what waits."""
        batch, self._waiting = self._waiting[:MOST_IN_ONE_COMMIT], self._waiting[MOST_IN_ONE_COMMIT:]
        self._handing_over = bool(batch)
        if batch:
            self._batches.put(batch)

    def _written(self, batch: list[Job], results: list[object]) -> None:
        """The writer has done what it had."""
        self._hand_over()
        for (_, future), result in zip(batch, results, strict=True):
            if future.done():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    def _write_on(self) -> None:
        while (batch := self._batches.get()) is not None:
            results = self._committed([work for work, _ in batch])
            self._loop.call_soon_threadsafe(self._written, batch, results)

    def _committed(self, batch: list[Work]) -> list[object]:
        """What came of each piece of work; an error where it was not done."""
        try:
            return self._transaction(partial(_all_together, batch))
        except Exception:  # some of it cannot be: each by itself
            pass
        try:
            return self._transaction(lambda connection: [_guarded(connection, work) for work in batch])
        except Exception as error:  # whoever waits must hear of it, and the thread must live on
            return [error] * len(batch)

    def _transaction(self, work: Callable[[sqlite3.Connection], T]) -> T:
        connection = self._writing
        try:
            connection.execute("begin immediate")
            result = work(connection)
            connection.execute("commit")
        except Exception:
            if connection.in_transaction:
                connection.execute("rollback")
            raise
        return result


def _all_together(batch: list[Work], connection: sqlite3.Connection) -> list[object]:
    """The results of pieces of work, in a hurry: the entries of all tables first; raises if any of it cannot be."""
    insert_entries(connection, [row for work in batch if isinstance(work, Append) for row in work.rows])
    return [_after_entries(connection, work) for work in batch]


def _after_entries(connection: sqlite3.Connection, work: Work) -> object:
    if not isinstance(work, Append):
        return work(connection)
    work.snap(connection)
    return None


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


def _load(connection: sqlite3.Connection, table: str) -> Stored | None:
    beginning = beginning_of(connection, table)
    if beginning is None:
        return None
    base = _snapshot(connection, table)
    entries = [entry for entry, _ in entries_after(connection, table, base.number if base is not None else 0)]
    asked = 'select request, number from entries where "table" = ? and request is not null'
    requests = dict(connection.execute(asked, (table,)).fetchall())
    beside = _roles(connection, table), _notes(connection, table), _talk(connection, table)
    return Stored(beginning, base, entries, requests, *beside)


def _roles(connection: sqlite3.Connection, table: str) -> dict[bytes, str]:
    return dict(connection.execute('select hash, role from keys where "table" = ?', (table,)).fetchall())


def _talk(connection: sqlite3.Connection, table: str) -> dict[str, Said]:
    found = connection.execute('select request, said from talk where "table" = ? order by number', (table,))
    return {request: _said.decode(said) for request, said in found}


def _notes(connection: sqlite3.Connection, table: str) -> dict[str, bytes]:
    return dict(connection.execute('select name, data from notes where "table" = ?', (table,)).fetchall())


def beginning_of(connection: sqlite3.Connection, table: str) -> Beginning | None:
    """How a table began, with the components that it began with."""
    row = connection.execute(
        "select beginning, text from tables left join components on hash = components where id = ?", (table,)
    ).fetchone()
    return as_it_began(_beginning.decode(row[0]), row[1]) if row is not None else None


def _snapshot(connection: sqlite3.Connection, table: str) -> Base | None:
    """The snapshot, if there is one that can be read and is no further than the log; the log alone is enough."""
    row = connection.execute('select base from snapshots where "table" = ?', (table,)).fetchone()
    if row is None:
        return None
    (last,) = connection.execute('select max(number) from entries where "table" = ?', (table,)).fetchone()
    try:
        base = _base.decode(row[0])
        if base.number > (last or 0):
            raise ValueError(f"it is of entry {base.number}, and the log ends with {last}")
    except ValueError as error:  # msgspec's are some too
        log.error("table %s: its snapshot is of no use: %s", table, error)
        return None
    return base


def entries_after(connection: sqlite3.Connection, table: str, number: int) -> list[tuple[Entry, str | None]]:
    rows = connection.execute(
        'select entry, request from entries where "table" = ? and number > ? order by number', (table, number)
    )
    return [(_entry.decode(entry), request) for entry, request in rows]
