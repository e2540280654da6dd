"""Live tables without a network: persist first, races between servers, tables put away and fetched again."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.chance import Rng
from ludotheque.games import box, open_game
from ludotheque.room import wire
from ludotheque.room.keys import rights
from ludotheque.room.room import Room
from ludotheque.room.rooms import Rooms
from ludotheque.room.services import Services
from ludotheque.room.visitor import Visitor
from ludotheque.server.bot_worker import Question
from ludotheque.server.limits import Bucket, Limits
from ludotheque.server.metrics import Metrics
from ludotheque.server.process_pool import Bots
from ludotheque.server.sqlite import FILE, SqliteStore
from ludotheque.table.entries import Entry
from ludotheque.table.table import Base
from tests.server.running import FIRST, GAME

pytestmark = pytest.mark.anyio

NEW = wire.NewTable(GAME, [wire.NewSeat("me"), wire.NewSeat("me")])


class Fragile(SqliteStore):
    """A store whose disk can be full."""

    full = False

    async def append(
        self, table: str, number: int, entries: list[Entry], request: str | None, base: Base | None
    ) -> None:
        if self.full:
            raise OSError("no space left")
        await super().append(table, number, entries, request, base)


class Listener(Visitor):
    """A visitor in the same process."""

    def __init__(self, room: Room, keys: list[str | None]) -> None:
        super().__init__(rights(room.doors.roles, filter(None, keys)), self._never, Limits(), Bucket(1, 1))
        self.heard: list[Any] = []

    async def _never(self, text: str) -> None: ...

    def send(self, *messages: bytes) -> None:
        self.heard += map(json.loads, messages)


class Slow(Bots):
    """Bots that do the first legal thing, when they are let."""

    def __init__(self) -> None:
        super().__init__(1, [], Metrics(), 60)
        self.asked: list[Question] = []
        self.may_answer = asyncio.Semaphore(0)

    async def ask(self, question: Question) -> str:
        self.asked.append(question)
        await self.may_answer.acquire()
        imagined = open_game(box(question.game).setup()).imagine(question.knowledge, Rng(question.seed))
        return imagined.game.write(imagined.actions(question.seat)[0])


@asynccontextmanager
async def house(data: Path, bots: Bots | None = None) -> AsyncIterator[tuple[Rooms, Fragile]]:
    store = Fragile(data / FILE)
    metrics = Metrics()
    rooms = Rooms(Services(store, bots or Slow(), metrics, Limits(), 0, 30), {}, None)
    await rooms.open()
    try:
        yield rooms, store
    finally:
        await rooms.close()
        await store.close()


async def ask(room: Room, listener: Listener, message: wire.Asked) -> Any:
    await room.ask(listener, message)
    await room.jobs.join()
    return listener.heard[-1]


async def test_what_cannot_be_stored_has_not_happened(data: Path) -> None:
    async with house(data) as (rooms, store):
        keys = await rooms.create(NEW)
        async with rooms.visit(keys.table) as room:
            ada = Listener(room, keys.seats)
            await room.join(ada, None)
            await room.jobs.join()
            store.full = True
            failed = await ask(room, ada, wire.Act("x", 0, FIRST))
            assert failed["code"] == "unavailable"
            assert room.table.number == 0
            assert room.table.state.to_act() == [0]
            assert [message["type"] for message in ada.heard] == ["welcome", "error"]
            store.full = False
            assert (await ask(room, ada, wire.Act("x", 0, FIRST)))["n"] == 1


async def test_what_cannot_be_shown_is_not_stored(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(data) as (rooms, store):
        keys = await rooms.create(NEW)
        async with rooms.visit(keys.table) as room:
            ada = Listener(room, keys.seats)
            await room.join(ada, None)
            await room.jobs.join()
            with monkeypatch.context() as broken:
                broken.setattr(wire, "offered", lambda table, seat: 1 / 0)
                assert (await ask(room, ada, wire.Act("x", 0, FIRST)))["code"] == "unavailable"
            assert await store.after(keys.table, 0) == []
            assert (await ask(room, ada, wire.Act("x", 0, FIRST)))["n"] == 1


@asynccontextmanager
async def both_choose(data: Path, bots: Slow) -> AsyncIterator[tuple[Room, Listener]]:
    """A table at which a person and a bot choose at the same time; the bot has begun to think."""
    async with house(data, bots) as (rooms, _):
        keys = await rooms.create(wire.NewTable(GAME, [wire.NewSeat("me"), wire.NewSeat("bot")]))
        async with rooms.visit(keys.table) as room:
            ada = Listener(room, keys.seats)
            await room.join(ada, None)
            await ask(room, ada, wire.Act("1", 0, FIRST))
            assert room.table.state.to_act() == [0, 1]
            action = room.table.game.write(room.table.state.actions(0)[0])
            await ask(room, ada, wire.Act("2", 0, action))
            yield room, ada


async def test_a_bot_does_not_think_again_because_somebody_else_acted(data: Path) -> None:
    bots = Slow()
    async with both_choose(data, bots) as (room, _):
        assert len(bots.asked) == 1
        await _let_think(bots, room)
        assert room.table.number == 3, "its first thought was good"


async def test_a_bot_thinks_again_when_something_was_taken_back(data: Path) -> None:
    bots = Slow()
    async with both_choose(data, bots) as (room, ada):
        await ask(room, ada, wire.Undo("3", 0))
        await _let_think(bots, room)
        assert room.table.number == 3, "an answer to what was asked before is not an answer now"
        await _let_think(bots, room)
        assert room.table.number == 4
        assert len(bots.asked) == 2


async def _let_think(bots: Slow, room: Room) -> None:
    bots.may_answer.release()
    await asyncio.gather(*room.thinkers.thinking.values())
    await room.jobs.join()


async def test_the_loser_of_a_race_between_servers_sees_what_happened_and_goes_on(data: Path) -> None:
    async with house(data) as (here, _), house(data) as (there, _):
        keys = await here.create(NEW)
        async with here.visit(keys.table) as left, there.visit(keys.table) as right:
            ada, bob = Listener(left, keys.seats), Listener(right, keys.seats)
            await left.join(ada, None)
            await right.join(bob, None)
            assert (await ask(left, ada, wire.Act("a", 0, FIRST)))["n"] == 1
            late = await ask(right, bob, wire.Name("b", 0, "Bob"))
            assert late["n"] == 2
            steps = [message["n"] for message in bob.heard if message["type"] == "update"]
            assert steps == [1, 2]
            again = await ask(right, bob, wire.Act("a", 0, FIRST))
            assert again == {"type": "ack", "id": "a", "n": 1}, "a request that another server has done"


async def test_a_table_that_nobody_uses_is_put_away_and_fetched_again(data: Path) -> None:
    async with house(data) as (rooms, _):
        keys = await rooms.create(NEW)
        async with rooms.visit(keys.table) as room:
            ada = Listener(room, keys.seats)
            await room.join(ada, None)
            await ask(room, ada, wire.Act("x", 0, FIRST))
            await rooms.put_away(-1)
            assert keys.table in rooms.live, "somebody is there"
            room.leave(ada)
        before = room.ledger.recent.now().seen((0, 1))
        await rooms.put_away(-1)
        assert rooms.live == {}
        async with rooms.visit(keys.table) as room:
            assert room.ledger.recent.now().seen((0, 1)) == before
            assert room.ledger.requests == {"x": 1}


async def test_old_tables_are_purged_and_make_room(data: Path) -> None:
    async with house(data) as (rooms, _):
        keys = await rooms.create(NEW)
        async with rooms.visit(keys.table):
            await rooms.purge(-1)
            assert rooms.stored == 1, "a table in use stays"
        await rooms.put_away(-1)
        await rooms.purge(-1)
        assert rooms.stored == 0
