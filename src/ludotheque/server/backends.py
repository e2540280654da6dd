"""Where a server keeps its tables, by whose clock it goes, and who else serves them: a file, or a database for many."""

import os
import re
import secrets
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from ludotheque.core.errors import Mistake
from ludotheque.room.clock import Clock, LoopClock
from ludotheque.room.fleet import Alone, Fleet
from ludotheque.room.store import Beginning, Store
from ludotheque.server import schema
from ludotheque.server.config import ServerConfig
from ludotheque.server.purge import Forgetful
from ludotheque.server.sqlite_store import FILE, SqliteStore
from ludotheque.table.entries import Entry

CONNECTIONS = 6
"""Of one server to its database; more would only wait for the same disk."""

NOTICED = {
    "tcp_user_timeout": "4000",
    "tcp_keepalives_idle": "1",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
}
"""So soon the database notices that a server's machine is gone without a word, and lets others keep its tables."""

NOTHING_TO_KEEP = {"synchronous_commit": "off"}
"""What a session for news tells is written nowhere: nobody waits for the disk. What it tells of is durable before."""

NO_ASYNCPG = "a database needs asyncpg: pip install 'ludotheque[postgres]'"

CONNECT_SECONDS = 10.0
COMMAND_SECONDS = 20.0


class LastingStore(Store, Forgetful, Protocol):
    """A store that is opened and closed with the house."""

    async def close(self) -> None: ...


@dataclass(frozen=True)
class Backend:
    """What stands behind the tables of a server."""

    store: LastingStore
    fleet: Fleet
    clock: Clock
    close: Callable[[], Awaitable[None]]
    server: str
    """What this process is called among all that serve the same tables."""


PLAIN = r"[^:@/?#\[\]]"
ADDRESS = re.compile(
    rf"(\w+://)(?:({PLAIN}*)(?::{PLAIN}*)?(@))?((?:{PLAIN}|:\d+(?=[,/?]|$)|\[[\da-fA-F:.]+\])*(?:/[^@/?#]*)?)(?:\?[^@#]*)?"
)
"""Scheme, user and place of a database. Its password lies between the last two, or behind the question mark."""


async def opened(config: ServerConfig) -> Backend:
    """What a host has chosen, ready to be used; raises `Mistake` for a database that cannot be."""
    if config.database:
        return await _database(config.database)
    store = SqliteStore(config.data / FILE)
    return Backend(store, Alone(), LoopClock(), store.close, own_name())


async def prepare(config: ServerConfig) -> None:
    """Make what is missing for tables to be kept in; raises `Mistake` where they cannot be."""
    if config.database:
        backend = await _database(config.database)
        await backend.close()
    else:
        schema.prepare(config.data / FILE)


async def _database(url: str) -> Backend:
    """Any number of servers, one PostgreSQL."""
    try:
        import asyncpg
    except ImportError:
        raise Mistake(NO_ASYNCPG) from None
    from ludotheque.server.postgres_clock import PostgresClock
    from ludotheque.server.postgres_fleet import PostgresFleet
    from ludotheque.server.postgres_store import PostgresStore, prepare

    times = {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS}
    server = own_name()
    try:
        pool = await asyncpg.create_pool(url, min_size=0, max_size=CONNECTIONS, reset=_as_it_was, **times)
        async with pool.acquire() as connection:
            await prepare(connection)
        store, clock = PostgresStore(pool, server), PostgresClock(pool)
        await store.check()
        await clock.open()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError) as error:
        raise Mistake(why_not(url, error)) from None
    fleet = PostgresFleet(
        server, partial(asyncpg.connect, url, server_settings=NOTICED | NOTHING_TO_KEEP, **times), clock.now
    )
    fleet.open()

    async def close() -> None:
        clock.close()
        await fleet.close()
        await store.close()

    return Backend(store, fleet, clock, close, server)


async def beginning_in(url: str, table: str) -> tuple[Beginning, list[Entry]]:
    """How a table of a database began, and its log, for whoever only reads; the database stays as it is."""
    try:
        import asyncpg
    except ImportError:
        raise Mistake(NO_ASYNCPG) from None
    from ludotheque.server.postgres_store import PostgresStore, check_version

    try:
        async with asyncpg.create_pool(url, min_size=1, max_size=1, timeout=CONNECT_SECONDS) as pool:
            async with pool.acquire() as connection:
                await check_version(connection)
            return await PostgresStore(pool, own_name()).beginning(table)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError) as error:
        raise Mistake(why_not(url, error)) from None


async def _as_it_was(connection: object) -> None:
    """Nothing that a store does leaves anything behind in a session: to ask for a fresh one after every append, as is
    usual, was a second question to the database.
    """


def own_name() -> str:
    """Without spaces: in a letter, one ends it."""
    return f"{'-'.join(socket.gethostname().split())}-{os.getpid()}-{secrets.token_hex(3)}"


def why_not(url: str, error: Exception) -> str:
    """What to tell of a database that cannot be used: of an address that is none, nothing that may be its password."""
    hint = "this is no address of one; in a password, write / as %2F, @ as %40, # as %23 and so on"
    return f"the database {without_password(url)} cannot be used: {error if ADDRESS.fullmatch(url) else hint}"


def without_password(url: str) -> str:
    """
    >>> without_password("postgresql://house:secret@db.example/games")
    'postgresql://house@db.example/games'
    >>> without_password("postgresql://db.example/games?user=house&password=secret")
    'postgresql://db.example/games'
    >>> without_password("postgresql://house:sec/ret@db.example/games")
    'postgresql://...'
    """
    found = ADDRESS.fullmatch(url)
    return "".join(filter(None, found.groups())) if found else f"{url.partition('://')[0]}://..."
