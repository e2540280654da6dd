"""One server among others, with a session that does as it is told: what is locked and told when things go wrong."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from ludotheque.room.fleet import AgainMade, AnyNews, Here, Nudged
from ludotheque.server import postgres_fleet
from ludotheque.server.postgres_fleet import CLAIM, RELEASE, TELL, PostgresFleet
from ludotheque.server.postgres_news import Inbox, letters, understood
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio


class Session:
    """A session with a database that nobody else uses."""

    def __init__(self) -> None:
        self.locks: list[str] = []
        self.told: list[AnyNews] = []
        self.inbox = Inbox("two")
        self.slow: dict[str, asyncio.Event] = {}
        """By statement: when its answer comes."""
        self.failing: set[str] = set()
        self.closed = False

    async def add_listener(self, channel: str, heard: Callable[..., None]) -> None:
        self.heard = heard

    async def execute(self, statement: str, *arguments: Any, **limits: float) -> None:
        await self._answer(statement)
        if statement == TELL:
            bulletins = [told for letter in arguments[1] if (told := self.inbox.take(letter)) is not None]
            self.told += [understood(news) for _, bulletin in bulletins for news in bulletin]
        else:
            self.locks.remove(arguments[0])

    async def fetch(self, statement: str, tables: list[str], **limits: float) -> list[tuple[str]]:
        self.locks += tables
        await self._answer(statement)
        return [(table,) for table in tables]

    async def _answer(self, statement: str) -> None:
        if statement in self.slow:
            await self.slow[statement].wait()
        if statement in self.failing or self.closed:
            self.failing.discard(statement)
            raise asyncpg.InterfaceError("no answer")

    def is_closed(self) -> bool:
        return self.closed

    def terminate(self) -> None:
        self.closed = True


class Ears:
    """Whoever wants to know hears nothing here."""

    def __getattr__(self, what: str) -> Callable[..., None]:
        return lambda *told: None


@asynccontextmanager
async def fleet_of(*sessions: Session) -> AsyncIterator[PostgresFleet]:
    coming = iter(sessions)

    async def connect() -> Session:
        return next(coming)

    fleet = PostgresFleet("one", connect, asyncio.get_running_loop().time)
    fleet.listen(Ears())
    fleet.open()
    await until(lambda: fleet._session is sessions[0])
    try:
        yield fleet
    finally:
        await fleet.close()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0)


async def test_what_is_locked_when_nobody_wants_it_any_more_is_unlocked() -> None:
    session = Session()
    async with fleet_of(session) as fleet:
        session.slow[CLAIM] = asyncio.Event()
        claiming = asyncio.create_task(fleet.claim("t"))
        await until(lambda: session.locks == ["t"])
        await fleet.release("t")
        session.slow[CLAIM].set()
        assert not await claiming
        assert session.locks == []


async def test_what_a_session_has_locked_is_not_kept_when_it_was_cut_meanwhile() -> None:
    session = Session()
    async with fleet_of(session) as fleet:
        session.slow[CLAIM] = asyncio.Event()
        claiming = asyncio.create_task(fleet.claim("t"))
        await until(lambda: session.locks == ["t"])
        fleet._lose()
        session.slow[CLAIM].set()
        assert not await claiming


@pytest.mark.parametrize("statement", [CLAIM, RELEASE])
async def test_a_session_of_which_nobody_knows_what_it_has_locked_is_over(statement: str) -> None:
    session = Session()
    async with fleet_of(session, Session()) as fleet:
        session.failing.add(statement)
        await fleet.claim("t")
        await fleet.release("t")
        assert session.closed


async def test_what_could_not_be_told_is_told_by_the_next_session(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_fleet, "REST", 0)
    first, second = Session(), Session()
    async with fleet_of(first, second) as fleet:
        first.failing.add(TELL)
        fleet.tell(AgainMade("t"))
        await until(lambda: AgainMade("t") in second.told)


async def test_the_last_news_are_told_before_the_end() -> None:
    session = Session()
    async with fleet_of(session) as fleet:
        fleet.tell(Here("t", []))
    assert session.told[-1] == Here("t", [])


async def test_of_a_bulletin_all_is_heard_though_some_of_it_cannot_be() -> None:
    session, heard = Session(), []

    class Choosy(Ears):
        def heard(self, server: str, news: AnyNews) -> None:
            if isinstance(news, AgainMade):
                raise RuntimeError
            heard.append(news)

    async with fleet_of(session) as fleet:
        fleet.listen(Choosy())
        for letter in letters("two", [AgainMade("t"), Nudged("t")]):
            session.heard(session, 1, "", letter)
        session.heard(session, 1, "", 'two 0 [{"news":"dance","table":"t"},{"news":"nudged","table":"u"}]')
    assert heard == [Nudged("t"), Nudged("u")]


@pytest.mark.parametrize("letter", ["", "two", "two 0 [", "two x []"])
async def test_what_cannot_be_read_is_told_in_the_log(letter: str, caplog: pytest.LogCaptureFixture) -> None:
    """And what is told after it is heard."""
    session, heard = Session(), []

    class All(Ears):
        def heard(self, server: str, news: AnyNews) -> None:
            heard.append(news)

    async with fleet_of(session) as fleet:
        fleet.listen(All())
        for each in (letter, *letters("two", [Nudged("t")])):
            session.heard(session, 1, "", each)
    assert "cannot be read" in caplog.text
    assert heard == [Nudged("t")]


async def test_half_a_bulletin_of_a_session_that_was_cut_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_fleet, "REST", 0)
    first, second, heard = Session(), Session(), []

    class All(Ears):
        def heard(self, server: str, news: AnyNews) -> None:
            heard.append(news)

    async with fleet_of(first, second) as fleet:
        fleet.listen(All())
        first.heard(first, 1, "", letters("two", [Here("t", [[0, 1, 2]] * 2000)])[0])
        first.closed = True
        fleet.tell(Nudged("t"))
        await until(lambda: fleet._session is second)
        second.heard(second, 1, "", *letters("two", [Nudged("u")]))
    assert heard == [Nudged("u")]


async def test_no_table_has_a_name_that_a_database_cannot_hold() -> None:
    session = Session()
    async with fleet_of(session) as fleet:
        assert not await fleet.claim("\0")
        assert fleet._wanted == set()


async def test_whoever_could_not_hear_takes_nobody_to_be_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_fleet, "REST", 0)
    first, second = Session(), Session()
    async with fleet_of(first, second) as fleet:
        fleet._heard["two"] = asyncio.get_running_loop().time() - postgres_fleet.SILENCE - 1
        first.failing.add(TELL)
        fleet.tell(Nudged("t"))
        await until(lambda: Nudged("t") in second.told)
        assert "two" in fleet._heard
