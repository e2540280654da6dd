"""What whoever runs the house does with its file while it is open or closed: copy it, and take a single table out."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ludotheque.core.errors import Mistake
from ludotheque.room.history import table_after
from ludotheque.room.store import Beginning
from ludotheque.server.backends import beginning_in
from ludotheque.server.schema import VERSION
from ludotheque.server.sqlite_store import FILE, beginning_of, entries_after
from ludotheque.table.entries import Entry
from ludotheque.table.ludo import Record, write
from ludotheque.table.record import recorded


def back_up(data: Path, target: Path) -> None:
    """Copy the file as it stands at one moment, though a server uses it; the copy is for its owner alone too."""
    with closing(_opened(data)) as source:
        try:
            os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        except OSError as error:
            raise Mistake(f"{target} cannot be written: {error.strerror}") from None
        with closing(sqlite3.connect(target)) as copy:
            source.backup(copy)


def exported(data: Path, table: str) -> str:
    """The record of a table, running or not, with its seed; without result if its rules are not here."""
    with closing(_opened(data)) as source:
        (version,) = source.execute("pragma user_version").fetchone()
        if version != VERSION:
            raise Mistake(f"{data / FILE} is of version {version}; a server of this program brings it to {VERSION}")
        beginning = beginning_of(source, table)
        if beginning is None:
            raise Mistake(f"there is no table {table} in {data / FILE}")
        entries = [entry for entry, _ in entries_after(source, table, 0)]
    return written(beginning, entries)


def exported_from(database: str, table: str) -> str:
    """The same of a table in a PostgreSQL."""
    return written(*asyncio.run(beginning_in(database, table)))


def written(beginning: Beginning, entries: list[Entry]) -> str:
    """The record of a table."""
    try:
        return write(recorded(table_after(beginning, entries), beginning.seats, entries))
    except Mistake:
        opening = beginning.opening
        return write(Record(opening, beginning.seats, entries, opening.seed_hash(), None, "unknown"))


def _opened(data: Path) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(f"{(data / FILE).resolve().as_uri()}?mode=ro", uri=True)
        connection.execute("pragma user_version")
    except sqlite3.Error as error:
        raise Mistake(f"{data / FILE} cannot be read: {error}") from None
    return connection
