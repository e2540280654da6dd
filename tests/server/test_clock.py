"""The clock and the ticker of a table without a network: disks that fail, servers that race, queues that are full."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ludotheque.room import wire
from ludotheque.room.room import Room
from ludotheque.room.rooms import Rooms
from ludotheque.room.table_clock import TableClock
from ludotheque.room.timer import Alarm, Jobs
from ludotheque.table.entries import Tick
from tests.patience import PATIENCE
from tests.server.test_rooms import Listener, house

pytestmark = pytest.mark.anyio

HEADS = wire.NewTable("tiny_timed", [wire.NewSeat("me"), wire.NewSeat("me")])


class Hand:
    """The hand of a clock that a test moves."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    hand = Hand()
    monkeypatch.setattr(time, "monotonic", hand)
    return hand


def test_a_clock_goes_on_from_the_log_and_only_while_it_runs(hand: Hand) -> None:
    clock = TableClock(500)
    hand.seconds += 9
    assert clock.now() == 500
    clock.run()
    hand.seconds += 0.25
    clock.run()
    assert clock.now() == 750
    clock.stand_still()
    hand.seconds += 9
    clock.stand_still()
    assert clock.now() == 750
    clock.run()
    hand.seconds += 0.25
    assert clock.now() == 1000


def test_a_clock_is_never_behind_the_log_and_is_not_set_back_by_it(hand: Hand) -> None:
    clock = TableClock(0)
    clock.run()
    hand.seconds += 1
    clock.reach(400)
    assert clock.now() == 1000
    clock.reach(5000)
    hand.seconds += 1
    assert clock.now() == 6000
    clock.turn_to(100)
    hand.seconds += 1
    assert clock.now() == 1100


class Onlooker(Listener):
    """A visitor in the same process who waits for news."""

    def __init__(self, room: Room, keys: wire.Keys) -> None:
        super().__init__(room, keys.seats)
        self.room = room
        self.news = asyncio.Event()

    def send(self, *messages: bytes) -> None:
        super().send(*messages)
        self.news.set()

    async def until_landed(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while any(self.room.table.state.position()["coins"]):
                self.news.clear()
                await self.news.wait()


@asynccontextmanager
async def at_heads(rooms: Rooms, keys: wire.Keys) -> AsyncIterator[tuple[Room, Onlooker]]:
    async with rooms.visit(keys.table) as room:
        ada = Onlooker(room, keys)
        await room.join(ada, None)
        await room.jobs.join()
        yield room, ada


async def test_time_that_could_not_be_stored_passes_later(data: Path) -> None:
    async with house(data) as (rooms, store):
        keys = await rooms.create(HEADS)
        async with at_heads(rooms, keys) as (room, ada):
            await room.ask(ada, wire.Act("x", 0, "toss 1"))
            await room.jobs.join()
            due = room.table.state.due()
            store.full = True
            await asyncio.sleep((due - room.table.state.clock + 100) / 1000)
            assert room.table.number == 1
            store.full = False
            await ada.until_landed()
            assert (await store.after(keys.table, 1)) == [(Tick(due), None)]


async def test_a_tick_that_loses_a_race_between_servers_is_harmless(data: Path) -> None:
    async with house(data) as (here, store), house(data) as (there, _):
        keys = await here.create(HEADS)
        async with at_heads(here, keys) as (left, ada):
            await left.ask(ada, wire.Act("x", 0, "toss 1"))
            await left.jobs.join()
            async with at_heads(there, keys) as (right, bob):
                await asyncio.gather(ada.until_landed(), bob.until_landed())
                assert left.table.state.position() == right.table.state.position()
                assert left.ledger.clock is not None
                assert left.ledger.clock.now() >= left.table.state.clock
        kinds = [type(entry).__name__ for entry, _ in await store.after(keys.table, 0)]
        assert kinds == ["Act", "Tick"]


async def test_nobody_ticks_after_the_table_is_put_away(data: Path) -> None:
    async with house(data) as (rooms, _):
        keys = await rooms.create(HEADS)
        async with at_heads(rooms, keys) as (room, ada):
            await room.ask(ada, wire.Act("x", 0, "toss 1"))
            await room.jobs.join()
            assert room.ticker._alarm.left() is not None
            room.leave(ada)
            assert room.ticker._alarm.left() is None
        await rooms.put_away(-1)
        assert rooms.live == {}


async def test_what_is_due_waits_behind_a_full_queue(data: Path) -> None:
    async with house(data) as (rooms, _):
        keys = await rooms.create(HEADS)
        async with at_heads(rooms, keys) as (room, ada):
            await room.ask(ada, wire.Act("x", 0, "toss 1"))
            await room.jobs.join()
            held = asyncio.Event()
            await room.jobs.put(lambda: _wait(held))
            while not room.jobs.full():
                await room.jobs.put(_nothing)
                await asyncio.sleep(0)
            room.ticker._alarm._ring()
            assert room.ticker._alarm.left() is not None, "it rings again a little later"
            held.set()
            await ada.until_landed()


async def _wait(held: asyncio.Event) -> None:
    await held.wait()


async def _nothing() -> None: ...


async def test_an_alarm_that_is_due_at_once_knows_how_long_it_has() -> None:
    """Some event loops give what is due now a handle that does not say when."""
    jobs: Jobs = asyncio.Queue()
    alarm = Alarm(jobs, _nothing)
    alarm.set(-1)
    assert alarm.left() == 0
    assert await asyncio.wait_for(jobs.get(), PATIENCE) is _nothing
    assert alarm.left() is None
