"""Answers out of turn: people decide for themselves, and nobody who is away holds up the table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludotheque.room import wire
from ludotheque.room.room import Room
from ludotheque.room.rooms import Rooms
from ludotheque.table import record
from ludotheque.table.entries import Act
from tests.server.client import Client, visit
from tests.server.running import Run
from tests.server.test_rooms import Fragile, Listener, Slow, ask, house

pytestmark = pytest.mark.anyio

LONG = 600.0
"""Seconds that no test waits for."""

WEASELS = wire.NewTable("tiny_dare", [wire.NewSeat("me", name=name) for name in ("Ada", "Ben", "Cleo")])


def dare(client: Client) -> Any:
    return client.act(0, "dare 2")


def waits(client: Client, seat: int = 1) -> Any:
    return client.table["seats"][seat]["answersIn"]


# Over the network.


async def test_a_bot_answers_for_who_is_away_and_the_seat_stays_theirs(run: Run) -> None:
    server = run(decision_seconds=0.3)
    keys = server.table("me", "me", "me", game="tiny_dare")
    first, bens, cleos = keys["seats"]
    async with (
        visit(server.address, keys["table"], first) as ada,
        visit(server.address, keys["table"], cleos) as cleo,
        visit(server.address, keys["table"], keys["watch"]) as watcher,
    ):
        assert ada.now["answering"] == []
        await dare(ada)
        assert (ada.steps[0]["toAct"], ada.steps[0]["answering"]) == ([1], [1])
        for client in (ada, cleo, watcher):
            await client.until(lambda client=client: client.now["n"] == 2)  # type: ignore[misc]
            assert client.now["entry"] == {"kind": "act", "seat": 1, "absent": True}, "whoever looks on is told so"
            await client.until(lambda client=client: waits(client) is None)  # type: ignore[misc]
            [asked, *_] = [left for left in map(waiting, client.heard) if left is not None]
            assert 0 <= asked < 0.4
        assert ada.table["seats"][1] == {"holder": "person", "level": "", "name": "", "here": False, "answersIn": None}
        async with visit(server.address, keys["table"], bens) as ben:
            await ben.act(1, "dare 3")
            assert waits(ben, 2) is None, "Cleo is here"
            assert (await cleo.act(2, "stand"))["type"] == "ack"


def waiting(message: dict[str, Any]) -> float | None:
    """How long the second seat has, if a message says so."""
    return message["table"]["seats"][1]["answersIn"] if message["type"] == "table" else None


async def test_the_time_begins_anew_after_the_server_was_killed(run: Run) -> None:
    server = run(decision_seconds=LONG)
    keys = server.table("me", "me", "me", game="tiny_dare")
    async with visit(server.address, keys["table"], keys["seats"][0]) as ada:
        await dare(ada)
        await ada.until(lambda: waits(ada) is not None)
    server.kill()
    server.options["decision_seconds"] = 0.2
    server.start()
    async with visit(server.address, keys["table"], keys["seats"][0]) as ada:
        assert waits(ada) is not None
        await ada.until(lambda: ada.now["entry"].get("absent"))
    assert server.stop() == 0
    assert "Traceback" not in server.errors, server.errors


async def test_a_record_says_who_was_away_and_replays_the_same(run: Run) -> None:
    server = run(decision_seconds=0)
    keys = server.table("me", "me", game="tiny_dare")
    async with visit(server.address, keys["table"], keys["seats"][0]) as ada:
        await dare(ada)
        await ada.until(lambda: ada.now["n"] == 2)
    async with visit(server.address, keys["table"], *keys["seats"]) as both:
        await both.play()
    text = server.get(f"/api/tables/{keys['table']}/record", keys["seats"][0]).text
    kept = record.read(text)
    assert record.write(kept) == text
    assert [number for number, entry in enumerate(kept.entries) if isinstance(entry, Act) and entry.absent] == [1]
    assert record.verify(kept).state.over()


# Without a network, and without any time that passes: the test says when the time is over.


def ring(room: Room, seat: int = 1) -> None:
    room.stand_in._open[seat].alarm._ring()


async def let_answer(bots: Slow, room: Room) -> None:
    """The time is over, and the bot answers as soon as it is asked."""
    await room.jobs.join()
    bots.may_answer.release()
    await asyncio.gather(*room.stand_in.tasks())
    await room.jobs.join()


async def come(room: Room, *keys: str | None) -> Listener:
    visitor = Listener(room, list(keys))
    await room.join(visitor, None)
    await room.jobs.join()
    return visitor


@asynccontextmanager
async def ben_is_dared(data: Path, bots: Slow) -> AsyncIterator[tuple[Room, Listener, wire.Keys, Fragile]]:
    """Ada has dared Ben, who is not there."""
    async with house(data, bots) as (rooms, store):
        keys = await rooms.create(WEASELS)
        async with rooms.visit(keys.table) as room:
            ada = await come(room, keys.seats[0])
            await ask(room, ada, wire.Act("dare", 0, "dare 2"))
            yield room, ada, keys, store


async def test_who_is_back_in_time_decides_and_a_bots_answer_is_dropped(data: Path) -> None:
    bots = Slow()
    async with ben_is_dared(data, bots) as (room, _, keys, _):
        ring(room)
        await room.jobs.join()
        [thought] = room.stand_in.tasks()
        assert room.stand_in.left(1) == 0, "the bot thinks"
        ben = await come(room, keys.seats[1])
        assert room.stand_in.left(1) is None
        bots.may_answer.release()
        await thought
        await room.jobs.join()
        assert room.table.number == 1, "Ben is here"
        assert (await ask(room, ben, wire.Act("stand", 1, "stand")))["type"] == "ack"
        assert ben.heard[-2]["entry"] == {"kind": "act", "seat": 1, "action": "stand"}


async def test_who_comes_and_goes_has_the_whole_time_again(data: Path) -> None:
    bots = Slow()
    async with ben_is_dared(data, bots) as (room, _, keys, _):
        ring(room)
        await room.jobs.join()
        ben = await come(room, keys.seats[1])
        room.leave(ben)
        assert 0 < (room.stand_in.left(1) or 0) <= 30
        bots.may_answer.release()
        await asyncio.gather(*room.stand_in.tasks())
        await room.jobs.join()
        assert room.table.number == 1, "that answer was to what Ben was asked before"
        ring(room)
        await let_answer(bots, room)
        assert room.table.number == 2


async def test_nobody_who_is_there_is_hurried(data: Path) -> None:
    async with house(data) as (rooms, _):
        keys = await rooms.create(WEASELS)
        async with rooms.visit(keys.table) as room:
            ben = await come(room, keys.seats[1])
            ada = await come(room, keys.seats[0])
            await ask(room, ada, wire.Act("dare", 0, "dare 2"))
            assert room.stand_in.left(1) is None
            room.leave(ben)
            assert room.stand_in.left(1) is not None, "the time begins when he leaves"
            told = [message["table"]["seats"][1] for message in ada.heard if message["type"] == "table"]
            assert told[-1]["answersIn"] > 29
            assert not told[-1]["here"]


async def test_while_nobody_is_there_nothing_happens(data: Path) -> None:
    async with ben_is_dared(data, Slow()) as (room, ada, keys, _):
        room.leave(ada)
        assert room.stand_in.left(1) is None
        await come(room, keys.watch)
        assert room.stand_in.left(1) is not None, "a watcher is enough"


async def test_a_turn_of_ones_own_is_waited_for(data: Path) -> None:
    bots = Slow()
    async with ben_is_dared(data, bots) as (room, ada, _, _):
        ring(room)
        await let_answer(bots, room)
        assert room.table.state.to_act() == [1]
        assert [seat["answersIn"] for seat in ada.heard[-1]["table"]["seats"]] == [None, None, None]


async def test_who_takes_back_the_question_asks_nobody_any_more(data: Path) -> None:
    async with ben_is_dared(data, Slow()) as (room, ada, _, _):
        await ask(room, ada, wire.Undo("oh", 0))
        assert room.stand_in.left(1) is None
        await ask(room, ada, wire.Act("dare 3", 0, "dare 3"))
        assert room.stand_in.left(1) is None
        assert room.stand_in.left(2) is not None


async def test_a_bot_in_the_seat_answers_by_itself(data: Path) -> None:
    bots = Slow()
    async with ben_is_dared(data, bots) as (room, ada, keys, _):
        host = await come(room, keys.host)
        await ask(room, host, wire.Hold("bot", 1, "bot"))
        assert room.stand_in.left(1) is None
        bots.may_answer.release()
        await asyncio.gather(*room.thinkers.tasks())
        await room.jobs.join()
        entries = [message["entry"] for message in ada.heard if message["type"] == "update"]
        assert entries[2] == {"kind": "act", "seat": 1}


async def test_an_answer_that_cannot_be_stored_is_given_later(data: Path) -> None:
    bots = Slow()
    async with ben_is_dared(data, bots) as (room, _, _, store):
        store.full = True
        ring(room)
        await let_answer(bots, room)
        assert (room.table.number, room.stand_in.left(1) is None) == (1, False)
        store.full = False
        ring(room)
        await let_answer(bots, room)
        assert room.table.number == 2


async def test_the_answer_that_loses_a_race_between_servers_is_harmless(data: Path) -> None:
    left_bots, right_bots = Slow(), Slow()
    async with house(data, left_bots) as (here, store), house(data, right_bots) as (there, _):
        keys = await here.create(WEASELS)
        async with here.visit(keys.table) as left:
            ada = await come(left, keys.seats[0])
            await ask(left, ada, wire.Act("dare", 0, "dare 2"))
            async with there.visit(keys.table) as right:
                await come(right, keys.seats[2])
                for room, bots in ((left, left_bots), (right, right_bots)):
                    ring(room)
                    await let_answer(bots, room)
                assert left.table.state.position() == right.table.state.position()
        assert len(await store.after(keys.table, 0)) == 2


async def test_a_table_is_put_away_though_somebody_was_asked(data: Path) -> None:
    async with house(data, Slow()) as (rooms, _):
        await _dared_and_left(rooms)
        await rooms.put_away(-1)
        assert rooms.live == {}


async def _dared_and_left(rooms: Rooms) -> None:
    keys = await rooms.create(WEASELS)
    async with rooms.visit(keys.table) as room:
        ada = await come(room, keys.seats[0])
        await ask(room, ada, wire.Act("dare", 0, "dare 2"))
        room.leave(ada)
