"""A live table is lean: it holds one situation, not many, and leaves nothing behind for the garbage collector.

With 32 copies of each table, and a circle of references after every entry, the collector stopped everybody for a third
of a second at 600 tables.
"""

import gc
from random import Random

import pytest

from ludotheque.games import GAMES
from ludotheque.room.history import RECENT_BYTES
from ludotheque.table.table import Table
from tests.room.house import Caller, House, visit

pytestmark = pytest.mark.anyio


async def play(caller: Caller, entries: int, random: Random) -> None:
    """Any actions, until the log is so much longer."""
    end = caller.now["n"] + entries
    while caller.now["n"] < end and not caller.over():
        seats = [seat for seat in caller.you["seats"] if caller.offered(seat)]
        if seats:
            seat = random.choice(seats)
            await caller.act(seat, random.choice(caller.offered(seat)))
        else:
            number = caller.now["n"]
            await caller.until(lambda number=number: caller.now["n"] > number)  # type: ignore[misc]


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_leaves_nothing_for_the_collector(house: House, game: str) -> None:
    keys = await house.table("me", "me", game=game)
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        random = Random(game)
        await play(ada, 2, random)
        gc.collect()
        gc.disable()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            await play(ada, 60, random)
            gc.collect()
            assert [thing for thing in gc.garbage if type(thing).__module__.startswith("ludotheque")] == []
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()


async def test_a_table_is_there_once_and_what_was_told_has_an_end(house: House) -> None:
    gc.collect()
    before = sum(isinstance(thing, Table) for thing in gc.get_objects())
    keys = await house.table("me", "me", game="phantom")
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        await play(ada, 60, Random(1))
        assert sum(isinstance(thing, Table) for thing in gc.get_objects()) == before + 1
        recent = ada.room.ledger.recent
        assert 0 < recent._size == sum(len(step) for _, told in recent._before for step in told.values()) < RECENT_BYTES


async def test_who_lost_the_line_for_a_moment_is_told_from_what_is_at_hand(house: House) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], *keys["seats"]) as both:
        async with visit(house, keys["table"], keys["watch"]) as watcher:
            await play(both, 3, Random(2))
            seen = watcher.now["n"]
        await play(both, 5, Random(2))
        assert both.room.at_hand((), seen)
        assert not both.room.at_hand((0,), seen), "nobody was there with this seat alone"
        await play(both, 40, Random(2))
        assert not both.room.at_hand((), seen)
