"""The time of a table: it goes on from the log, passes by itself, and waits for full disks and full queues."""

import asyncio

import pytest

from ludotheque.room.clock import LoopClock, sleep
from ludotheque.room.jobs import Jobs
from ludotheque.room.table_clock import TableClock
from ludotheque.room.timer import Timer
from ludotheque.table.entries import Tick
from tests.patience import PATIENCE
from tests.room.hand_clock import HandClock
from tests.room.house import Caller, House, opened, quiet, visit

pytestmark = pytest.mark.anyio

HEADS = "tiny_timed"
"""Coins fall for 0.4 and 0.7 seconds."""


def test_a_clock_goes_on_from_the_log_and_only_while_it_runs() -> None:
    hand = HandClock()
    clock = TableClock(hand, 500)
    hand.move_to(hand.now() + 9)
    assert clock.now() == 500
    clock.run()
    hand.move_to(hand.now() + 0.25)
    clock.run()
    assert clock.now() == 750
    clock.stand_still()
    hand.move_to(hand.now() + 9)
    clock.stand_still()
    assert clock.now() == 750
    clock.run()
    hand.move_to(hand.now() + 0.25)
    assert clock.now() == 1000


def test_a_clock_is_never_behind_the_log_and_is_not_set_back_by_it() -> None:
    hand = HandClock()
    clock = TableClock(hand, 0)
    clock.run()
    hand.move_to(hand.now() + 1)
    clock.reach(400)
    assert clock.now() == 1000
    clock.reach(5000)
    hand.move_to(hand.now() + 1)
    assert clock.now() == 6000
    clock.turn_to(100)
    hand.move_to(hand.now() + 1)
    assert clock.now() == 1100


async def test_the_clock_of_the_loop_passes_by_itself() -> None:
    clock = LoopClock()
    before = clock.now()
    await asyncio.wait_for(sleep(clock, 0.01), PATIENCE)
    assert clock.now() - before > 0.009


def landed(caller: Caller) -> bool:
    return not any(next(iter(caller.now["views"].values()))["coins"])


async def test_time_that_could_not_be_stored_passes_later(house: House) -> None:
    keys = await house.table("me", "me", game=HEADS)
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        await ada.act(0, "toss 1")
        due = ada.room.table.state.due()
        house.store.full = True
        await house.pass_time(0.5)
        assert ada.now["n"] == 1
        house.store.full = False
        await ada.until(lambda: landed(ada))
        assert await house.store.after(keys["table"], 1) == [(Tick(due), None)]


async def test_a_disk_that_stays_full_is_tried_less_and_less_often(house: House) -> None:
    keys = await house.table("me", "me", game=HEADS)
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        await ada.act(0, "toss 1")
        house.store.full = True
        await house.pass_time(60)
    assert house.store.refused == 6, "after 0.4 seconds, and then after 1, 2, 4, 8 and 16 more"


async def test_a_tick_that_loses_a_race_between_houses_is_harmless(house: House) -> None:
    keys = await house.table("me", "me", game=HEADS)
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        await ada.act(0, "toss 1")
        async with (
            opened(store=house.store, clock=house.clock) as there,
            visit(there, keys["table"], *keys["seats"]) as bob,
        ):
            await ada.until(lambda: landed(ada) and landed(bob))
            assert ada.now == bob.now
            assert ada.room.ledger.clock is not None
            assert ada.room.ledger.clock.now() >= ada.room.table.state.clock
    kinds = [type(entry).__name__ for entry, _ in await house.store.after(keys["table"], 0)]
    assert kinds == ["Act", "Tick"]


async def test_nobody_ticks_after_everybody_has_left(house: House) -> None:
    keys = await house.table("me", "me", game=HEADS)
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        await ada.act(0, "toss 1")
    await house.pass_time(10)
    assert ada.room.table.number == 1
    await house.rooms.put_away(-1)
    assert house.rooms.live == {}


async def test_what_is_due_waits_behind_a_full_queue(house: House) -> None:
    keys = await house.table("me", "me", game=HEADS)
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        await ada.act(0, "toss 1")
        held = asyncio.Event()
        await ada.room.jobs.put(lambda: _wait(held))
        await quiet()
        while not ada.room.jobs.full():
            await ada.room.jobs.put(_nothing)
        await house.pass_time(1)
        assert ada.now["n"] == 1
        held.set()
        await ada.until(lambda: landed(ada))


async def _wait(held: asyncio.Event) -> None:
    await held.wait()


async def _nothing() -> None: ...


async def test_a_timer_that_is_due_at_once_knows_how_long_it_has() -> None:
    clock, jobs = HandClock(), Jobs()
    timer = Timer("test", clock, jobs, _nothing)
    timer.set(-1)
    assert timer.left() == 0
    clock.move_to(clock.now())
    assert timer.left() is None
    assert len(jobs) == 1


async def test_a_timer_that_was_stopped_while_its_job_failed_does_not_ring_again() -> None:
    clock, jobs = HandClock(), Jobs()

    async def fail() -> None:
        timer.stop()
        raise OSError("too late")

    timer = Timer("test", clock, jobs, fail)
    timer.set(1)
    clock.move_to(clock.now() + 1)
    await (await jobs.get())()
    assert timer.left() is None
