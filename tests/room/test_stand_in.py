"""Answers out of turn: people decide for themselves, and nobody who is away holds up the table."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from ludotheque.table import record
from ludotheque.table.entries import Act
from tests.room.house import Caller, House, Keys, SlowThoughts, kept, opened, visit

pytestmark = pytest.mark.anyio

SECONDS = 30
"""So long somebody who is away is waited for."""


def waits(caller: Caller, seat: int = 1) -> Any:
    return caller.table["seats"][seat]["answersIn"]


async def weasels(house: House) -> Keys:
    return await house.table("me", "me", "me", game="tiny_dare")


async def dare(caller: Caller) -> None:
    await caller.act(0, "dare 2")


async def test_a_bot_answers_for_who_is_away_and_the_seat_stays_theirs(house: House) -> None:
    keys = await weasels(house)
    first, bens, cleos = keys["seats"]
    async with (
        visit(house, keys["table"], first) as ada,
        visit(house, keys["table"], cleos) as cleo,
        visit(house, keys["table"], keys["watch"]) as watcher,
    ):
        assert ada.now["answering"] == []
        await dare(ada)
        assert (ada.steps[0]["toAct"], ada.steps[0]["answering"]) == ([1], [1])
        for caller in (ada, cleo, watcher):
            await caller.until(lambda caller=caller: caller.now["n"] == 2)  # type: ignore[misc]
            assert caller.now["entry"] == {"kind": "act", "seat": 1, "absent": True}, "whoever looks on is told so"
            await caller.until(lambda caller=caller: waits(caller) is None)  # type: ignore[misc]
            [asked, *_] = [left for left in map(waiting, caller.heard) if left is not None]
            assert asked == 30
        away = {"holder": "person", "level": "", "name": "", "here": False, "answersIn": None}
        assert ada.table["seats"][1] == {**away, "forfeited": False, "clock": None}
        async with visit(house, keys["table"], bens) as ben:
            await ben.act(1, "dare 3")
            assert waits(ben, 2) is None, "Cleo is here"
            assert (await cleo.act(2, "stand"))["type"] == "ack"


def waiting(message: dict[str, Any]) -> float | None:
    """How long the second seat has, if a message says so."""
    return message["table"]["seats"][1]["answersIn"] if message["type"] == "table" else None


async def test_the_time_begins_anew_in_a_house_that_opens_again(house: House) -> None:
    keys = await weasels(house)
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        await dare(ada)
        await house.pass_time(SECONDS - 1)
    async with opened(store=house.store) as later, visit(later, keys["table"], keys["seats"][0]) as ada:
        assert waits(ada) == SECONDS
        await ada.until(lambda: ada.now["entry"].get("absent"))


async def test_a_record_says_who_was_away_and_replays_the_same(house: House) -> None:
    keys = await house.table("me", "me", game="tiny_dare")
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        await dare(ada)
        await ada.until(lambda: ada.now["n"] == 2)
    async with visit(house, keys["table"], *keys["seats"]) as both:
        await both.play()
    text = await house.record(keys["table"])
    kept = record.read(text)
    assert record.write(kept) == text
    assert [number for number, entry in enumerate(kept.entries) if isinstance(entry, Act) and entry.absent] == [1]
    assert record.verify(kept).state.over()


@asynccontextmanager
async def ben_is_dared() -> AsyncIterator[tuple[House, Caller, Keys, SlowThoughts]]:
    """Ada has dared Ben, who is not there. Bots answer when the test lets them."""
    bots = SlowThoughts()
    async with opened(thoughts=bots) as house:
        keys = await weasels(house)
        async with visit(house, keys["table"], keys["seats"][0]) as ada:
            await dare(ada)
            yield house, ada, keys, bots


async def test_who_is_back_in_time_decides_and_a_bots_answer_is_dropped() -> None:
    async with ben_is_dared() as (house, ada, keys, bots):
        await house.pass_time(SECONDS)
        assert len(bots.asked) == 1
        assert kept(ada.room).stand_in.left(1) == 0, "the bot thinks"
        async with visit(house, keys["table"], keys["seats"][1]) as ben:
            assert waits(ben) is None
            await bots.answer()
            assert ben.now["n"] == 1, "Ben is here"
            await ben.act(1, "stand")
            assert ben.now["entry"] == {"kind": "act", "seat": 1, "action": "stand"}


async def test_who_comes_and_goes_has_the_whole_time_again() -> None:
    async with ben_is_dared() as (house, ada, keys, bots):
        await house.pass_time(SECONDS)
        async with visit(house, keys["table"], keys["seats"][1]):
            pass
        await ada.until(lambda: waits(ada) == SECONDS)
        await bots.answer()
        assert ada.now["n"] == 1, "that answer was to what Ben was asked before"
        await house.pass_time(SECONDS)
        await bots.answer()
        assert ada.now["n"] == 2


async def test_nobody_who_is_there_is_hurried(house: House) -> None:
    keys = await weasels(house)
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        async with visit(house, keys["table"], keys["seats"][1]):
            await dare(ada)
            await house.pass_time(10 * SECONDS)
            assert (ada.now["n"], waits(ada)) == (1, None)
        await ada.until(lambda: waits(ada) == SECONDS)
        assert not ada.table["seats"][1]["here"], "the time begins when he leaves"


async def test_while_nobody_is_there_nothing_happens() -> None:
    async with ben_is_dared() as (house, ada, keys, _):
        ada.leave()
        await house.pass_time(10 * SECONDS)
        assert kept(ada.room).stand_in.left(1) is None
        async with visit(house, keys["table"], keys["watch"]) as watcher:
            assert waits(watcher) == SECONDS, "a watcher is enough"


async def test_a_turn_of_ones_own_is_waited_for() -> None:
    async with ben_is_dared() as (house, ada, _, bots):
        await house.pass_time(SECONDS)
        await bots.answer()
        assert ada.now["toAct"] == [1]
        await house.pass_time(10 * SECONDS)
        assert [seat["answersIn"] for seat in ada.table["seats"]] == [None, None, None]
        assert len(bots.asked) == 1


async def test_who_takes_back_the_question_asks_nobody_any_more() -> None:
    async with ben_is_dared() as (_, ada, _, _):
        await ada.ask("undo", seat=0)
        await ada.until(lambda: waits(ada) is None)
        await ada.act(0, "dare 3")
        await ada.until(lambda: waits(ada, 2) == SECONDS)
        assert waits(ada) is None


async def test_a_bot_in_the_seat_answers_by_itself() -> None:
    async with ben_is_dared() as (house, ada, keys, bots), visit(house, keys["table"], keys["host"]) as host:
        await host.ask("hold", seat=1, holder="bot")
        assert waits(host) is None
        await bots.answer()
        assert ada.steps[2]["entry"] == {"kind": "act", "seat": 1}


async def test_an_answer_that_cannot_be_stored_is_given_later() -> None:
    async with ben_is_dared() as (house, ada, _, bots):
        house.store.full = True
        await house.pass_time(SECONDS)
        await bots.answer()
        assert (ada.now["n"], kept(ada.room).stand_in.left(1)) == (1, 0)
        house.store.full = False
        await house.pass_time(1)
        await bots.answer()
        assert ada.now["entry"] == {"kind": "act", "seat": 1, "absent": True}


async def test_the_answer_that_loses_a_race_between_houses_is_harmless() -> None:
    async with AsyncExitStack() as stack:
        here, ada, keys, left = await stack.enter_async_context(ben_is_dared())
        right = SlowThoughts()
        there = await stack.enter_async_context(opened(store=here.store, clock=here.clock, thoughts=right))
        cleo = await stack.enter_async_context(visit(there, keys["table"], keys["seats"][2]))
        await here.pass_time(SECONDS)
        await left.answer()
        await right.answer()
        assert (ada.now["n"], cleo.now["n"]) == (2, 2)
        assert ada.room.table.state.position() == cleo.room.table.state.position()
        assert len(await here.store.after(keys["table"], 0)) == 2


async def test_a_table_is_put_away_though_somebody_was_asked() -> None:
    async with ben_is_dared() as (house, ada, _, _):
        ada.leave()
        ada.room.users = 0
        await house.rooms.put_away(-1)
        assert house.rooms.live == {}
        ada.room.users = 1
