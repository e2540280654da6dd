"""The file of tables, version by version: what each has added, and how an earlier file is brought up to date.

A step of `MIGRATIONS` is never changed once it was released: files of every version since the first are about.
`tests/kept/` has some.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import msgspec

from ludotheque.core.errors import Mistake
from ludotheque.room.store import Beginning, standard_text

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
create index keys_of_table on keys ("table")
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
) without rowid
"""

OWN_COMPONENTS = """
create table components (hash blob primary key, text text not null) without rowid;
alter table tables add column components blob references components (hash);
create table house (name text primary key, value real not null) without rowid
"""

SAID_ONCE = """
alter table talk add column request text not null default '';
update talk set request = 'earlier ' || number;
create unique index said_once on talk ("table", request)
"""

CHECKPOINT = 8_000
"""So many pages are in the write-ahead log, 32 MB, before they are put in their places. Tables at which people play
change the same pages again and again: with the usual 1,000 each was written there after every second or third commit.
"""

_beginning = msgspec.json.Decoder(Beginning)


def first(connection: sqlite3.Connection) -> None:
    _run(connection, FIRST)


def beside_the_log(connection: sqlite3.Connection) -> None:
    """Notes and talk."""
    _run(connection, BESIDE_THE_LOG)


def own_components(connection: sqlite3.Connection) -> None:
    """Every table keeps the standard component file that it is played with; the house keeps its time."""
    _run(connection, OWN_COMPONENTS)
    for table, data in connection.execute("select id, beginning from tables").fetchall():
        hash = keep_components(connection, _beginning.decode(data))
        connection.execute("update tables set components = ? where id = ?", (hash, table))
    times = connection.execute("select max(created) from tables union select max(at) from entries").fetchall()
    reached = [time for (time,) in times if time is not None]
    if reached:
        connection.execute("insert into house values ('reached', ?)", (max(reached),))


def said_once(connection: sqlite3.Connection) -> None:
    """What was said has the name of its request: asked once more, it is not said once more."""
    _run(connection, SAID_ONCE)


MIGRATIONS: tuple[Callable[[sqlite3.Connection], None], ...] = (first, beside_the_log, own_components, said_once)
VERSION = len(MIGRATIONS)


def keep_components(connection: sqlite3.Connection, beginning: Beginning) -> bytes | None:
    """Keep the standard component file of a table, once for all that share it; nothing for one that has its own."""
    text = standard_text(beginning.opening.setup)
    if text is None:
        return None
    hash = sha256(text.encode()).digest()
    connection.execute("insert or ignore into components values (?, ?)", (hash, text))
    return hash


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute(f"pragma wal_autocheckpoint = {CHECKPOINT}")
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma busy_timeout = 5000")
    return connection


def prepare(path: Path) -> None:
    """Make the file, which holds seeds, for its owner alone; raises `Mistake` for one that cannot be read."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    try:
        with closing(connect(path)) as connection:
            _migrate(connection, path)
    except (sqlite3.Error, msgspec.DecodeError) as error:
        raise Mistake(f"{path} cannot be used: {error}") from None


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring a file up to date, all the way or not at all."""
    (version,) = connection.execute("pragma user_version").fetchone()
    if version > VERSION:
        raise Mistake(f"{path} is of version {version}; this program reads versions up to {VERSION}")
    if version == VERSION:
        return
    connection.execute("begin immediate")
    for migrate in MIGRATIONS[version:]:
        migrate(connection)
    connection.execute(f"pragma user_version = {VERSION}")
    connection.execute("commit")


def _run(connection: sqlite3.Connection, script: str) -> None:
    """One statement after another, within the transaction that is open."""
    for statement in script.split(";"):
        connection.execute(statement.strip())
