"""The collector stops the tables for a moment only, and whoever runs the house sees for how long."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import finalize, ref

import pytest

from ludotheque.server.collector import DAY, HOUR, SAMPLE, SELDOM, Collector
from tests.patience import PATIENCE
from tests.server.running import Running

pytestmark = pytest.mark.anyio


class Circle:
    """Something that only the collector finds."""

    def __init__(self) -> None:
        self.own = self


@asynccontextmanager
async def opened(collector: Collector) -> AsyncIterator[None]:
    collector.open()
    try:
        yield
    finally:
        collector.close()


async def test_pauses_are_measured_and_everything_is_put_back_afterwards() -> None:
    before = gc.get_threshold(), list(gc.callbacks)
    collector = Collector(lambda: 0)
    async with opened(collector):
        assert gc.get_freeze_count() > 10_000, "what was loaded before is not looked at again"
        assert gc.get_threshold() == SELDOM
        gc.collect()
        assert collector.longest > 0
    assert (gc.get_threshold(), list(gc.callbacks), gc.get_freeze_count()) == (*before, 0)


async def test_what_is_new_is_put_aside_and_a_sample_of_it_looked_at() -> None:
    collector = Collector(lambda: 0)
    async with opened(collector):
        put_aside = gc.get_freeze_count()
        kept = [[number] for number in range(1_000)]
        collector.beat()
        assert gc.get_freeze_count() >= put_aside + len(kept)
        circles = [found_later(collector) for _ in range(SAMPLE)]
        assert [circle() is None for circle in circles] == [*[False] * (SAMPLE - 1), True]


async def test_where_there_is_garbage_all_that_is_new_is_looked_at() -> None:
    collector = Collector(lambda: 0)
    async with opened(collector):
        while found_later(collector)():
            pass
        assert all(found_later(collector)() is None for _ in range(2 * SAMPLE))


def found_later(collector: Collector) -> "ref[Circle]":
    """Something that is garbage at once, if it is looked at."""
    circle = ref(Circle())
    collector.beat()
    return circle


async def test_the_clock_makes_it_look() -> None:
    async with opened(Collector(lambda: 0)):
        gone = asyncio.Event()
        finalize(Circle(), gone.set)
        await asyncio.wait_for(gone.wait(), PATIENCE)


async def test_everything_is_looked_at_once_an_hour_when_nobody_plays() -> None:
    moment, done = 0.0, 0
    collector = Collector(lambda: done, lambda: moment)
    async with opened(collector):
        circles = [left_alone(collector) for _ in range(2)]
        moment, done = HOUR + 1, 1
        collector.beat()
        assert all(circle() for circle in circles), "somebody plays"
        collector.beat()
        assert not any(circle() for circle in circles)
        circle = left_alone(collector)
        moment, done = moment + DAY + 1, 2
        collector.beat()
        assert circle() is None, "a day is long enough to wait"


def left_alone(collector: Collector) -> "ref[Circle]":
    """Something that has become garbage after it was put aside."""
    circle = Circle()
    collector.beat()
    return ref(circle)


def test_the_metrics_show_the_longest(server: Running) -> None:
    assert "\nludotheque_longest_pause_seconds " in server.get("/metrics").text
