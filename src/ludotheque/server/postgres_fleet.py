"""Servers of one database: they hear of each other by NOTIFY, and keep tables by advisory locks.

One session does both. While it lives, nobody else can keep its tables; when it is cut, by whatever, this server keeps
none of them any more, and comes back with a new session. A server that is silent for a while is taken to be gone.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg

from ludotheque.room.clock import LoopClock
from ludotheque.room.errands import Errands
from ludotheque.room.fleet import AnyNews, Listener
from ludotheque.server.postgres_news import CHANNEL, LOCK_SPACE, NUL, Inbox, Outbox, letters, understood

BEAT = 1.0
"""Seconds between two signs of life, and between two tries to keep what another server keeps."""

SILENCE = 4.0
"""After so many seconds without a sign of life a server is gone."""

QUERY_SECONDS = 4.0
"""A database that takes longer is as good as gone: another server may be keeping the tables."""

REST = 0.5
"""Seconds before a session is tried again."""

CLOSING_SECONDS = 1.0
"""So long the last news may take."""

CUT = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
"""How a session ends before its time."""

CLAIM = f"select name from unnest($1::text[]) name where pg_try_advisory_lock(hashtextextended(name, {LOCK_SPACE}))"
RELEASE = f"select pg_advisory_unlock(hashtextextended($1, {LOCK_SPACE}))"
TELL = "select pg_notify($1, letter) from unnest($2::text[]) letter"

log = logging.getLogger("ludotheque.fleet")

Connect = Callable[[], Awaitable[Any]]


class PostgresFleet:
    """This server among all that use the database; `now` is the clock of all. `connect` makes a session."""

    def __init__(self, server: str, connect: Connect, now: Callable[[], float]) -> None:
        self._server = server
        self._outbox = Outbox(now)
        self._inbox = Inbox(server)
        self._connect = connect
        self._listener: Listener | None = None
        self._session: Any = None
        self._asking = asyncio.Lock()
        self._wanted: set[str] = set()
        self._kept: set[str] = set()
        self._heard: dict[str, float] = {}
        """When each server was last heard of."""
        self._errands = Errands("fleet", LoopClock(), lambda: None)
        self.servers = 1

    def open(self) -> None:
        self._errands.begin("session", self._run)

    async def close(self) -> None:
        """Tell what is still to be told, if somebody takes it, and end the session."""
        if self._session is not None:
            with suppress(*CUT):
                async with asyncio.timeout(CLOSING_SECONDS):
                    await self._flush(self._session)
        self._errands.stop()
        await asyncio.gather(*self._errands.tasks(), return_exceptions=True)

    # The interface.

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    def tell(self, news: AnyNews) -> None:
        self._outbox.put(news)

    async def claim(self, table: str) -> bool:
        if NUL in table:
            return False
        self._wanted.add(table)
        if self._session is not None and table not in self._kept:
            with suppress(*CUT):
                await self._claim(self._session, [table])
        return table in self._kept

    async def release(self, table: str) -> None:
        self._wanted.discard(table)
        if table in self._kept:
            self._kept.discard(table)
            if self._session is not None:
                with suppress(*CUT):
                    await self._unlock(self._session, [table])

    # The session.

    async def _run(self) -> None:
        while True:
            try:
                await self._hold()
            except CUT as error:
                log.warning("the session with the database is lost: %s", error or type(error).__name__)
            finally:
                self._lose()
            await asyncio.sleep(REST)

    async def _hold(self) -> None:
        """One session, until it is cut."""
        session = await self._connect()
        try:
            self._inbox = Inbox(self._server)
            await session.add_listener(CHANNEL, self._hear)
            self._session = session
            self._heard = dict.fromkeys(self._heard, asyncio.get_running_loop().time())
            if self._listener is not None:
                self._listener.missed()
            while True:
                await self._flush(session)
                await self._keep_more(session)
                self._notice_silence()
                await self._rest(session)
        finally:
            self._session = None
            session.terminate()

    async def _rest(self, session: Any) -> None:
        """Tell what there is to tell, until the next sign of life is due."""
        due = False

        def ring() -> None:
            nonlocal due
            due = True
            self._outbox.wake()

        alarm = asyncio.get_running_loop().call_later(BEAT, ring)
        try:
            while not due:
                await self._outbox.filled()
                if not due:
                    await asyncio.sleep(self._outbox.due_in())
                    await self._flush(session)
        finally:
            alarm.cancel()

    async def _flush(self, session: Any) -> None:
        """Tell all that waits to be told; if that is nothing, that this server is there."""
        if session.is_closed():
            raise asyncpg.InterfaceError("it was cut")
        async with self._asked(session):
            waiting = self._outbox.take()
            try:
                await session.execute(TELL, CHANNEL, letters(self._server, waiting), timeout=QUERY_SECONDS)
            except BaseException:
                self._outbox.put_back(waiting)
                raise

    async def _keep_more(self, session: Any) -> None:
        others = [*(self._wanted - self._kept)]
        for table in await self._claim(session, others) if others else []:
            if self._listener is not None:
                self._listener.kept(table)

    async def _claim(self, session: Any, tables: list[str]) -> list[str]:
        async with self._asked(session):
            free = [table for table in tables if table not in self._kept]
            found = {row[0] for row in await session.fetch(CLAIM, free, timeout=QUERY_SECONDS)}
            if self._session is not session:
                return []
            got = found & self._wanted
            self._kept |= got
        await self._unlock(session, [*(found - got)])
        return [*got]

    async def _unlock(self, session: Any, tables: list[str]) -> None:
        async with self._asked(session):
            for table in tables:
                await session.execute(RELEASE, table, timeout=QUERY_SECONDS)

    @asynccontextmanager
    async def _asked(self, session: Any) -> AsyncIterator[None]:
        """One question at a time. Where one fails or is given up, nobody knows what is locked: the session is over."""
        async with self._asking:
            try:
                yield
            except BaseException:
                session.terminate()
                raise

    def _lose(self) -> None:
        """No session: whatever was kept may be kept by another now."""
        self._session = None
        kept, self._kept = self._kept, set()
        for table in kept:
            if self._listener is not None:
                self._listener.lost(table)

    # What the others tell.

    def _hear(self, session: object, process: int, channel: str, letter: str) -> None:
        try:
            told = self._inbox.take(letter)
        except ValueError as error:
            log.warning("what another server told cannot be read: %s", error)
            return
        if told is None:
            return
        server, bulletin = told
        self._heard[server] = asyncio.get_running_loop().time()
        if self._listener is not None:
            for piece in bulletin:
                try:
                    self._listener.heard(server, understood(piece))
                except Exception:
                    log.exception("what server %s told was not understood: %.200s", server, bytes(piece))

    def _notice_silence(self) -> None:
        now = asyncio.get_running_loop().time()
        for server, heard in [*self._heard.items()]:
            if now - heard > SILENCE:
                del self._heard[server]
                if self._listener is not None:
                    self._listener.gone(server)
        self.servers = len(self._heard) + 1
