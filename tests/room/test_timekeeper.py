"""Clocks: whose time runs, what happens at zero, lines that are down, and what a restart finds.

Played with Weasels (tests/tiny_dare: turns, and questions out of turn), Magpies (tests/tiny: all bid in secret at once)
and Moles (tests/tiny_crew: any order, choices in common).
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from ludotheque.table import record
from tests.participant import together
from tests.room.house import Caller, House, Keys, SlowThoughts, guest, kept, opened, quiet, refused, visit

pytestmark = pytest.mark.anyio

AWAY = 30.0
"""So long the table waits for somebody whose line is down."""


def limit(zero: str = "once", seconds: int = 60, **more: Any) -> dict[str, Any]:
    return {"per": "decision", "seconds": seconds, "zero": zero, **more}


def bank(zero: str = "once", seconds: int = 100, increment: int = 5) -> dict[str, Any]:
    return {"per": "game", "seconds": seconds, "increment": increment, "zero": zero}


def left(caller: Caller, seat: int) -> float:
    found: float = caller.table["seats"][seat]["clock"]["left"]
    return found


def running(caller: Caller) -> list[int]:
    """The seats whose time runs, as somebody was told last."""
    seats = enumerate(caller.table["seats"])
    return [number for number, seat in seats if seat["clock"] and seat["clock"]["running"]]


Two = tuple[House, Caller, Caller, Keys]


@asynccontextmanager
async def two(clock: dict[str, Any], game: str = "tiny_dare", **lent: Any) -> AsyncIterator[Two]:
    """Ada and Ben, each on a device of their own."""
    async with opened(**lent) as house:
        keys = await house.table("me", "me", game=game, clock=clock)
        async with (
            visit(house, keys["table"], keys["seats"][0], keys["host"]) as ada,
            visit(house, keys["table"], keys["seats"][1]) as ben,
        ):
            await quiet()
            yield house, ada, ben, keys


# Setting up.


async def test_a_table_says_which_clock_it_has(house: House) -> None:
    keys = await house.table("me", "easy", game="tiny_dare", clock=bank())
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        assert ada.table["clock"] == bank()
        assert ada.table["seats"][0]["clock"] == {"left": 100, "running": True, "away": None}
        assert ada.table["seats"][1]["clock"] is None, "bots have none"
    keys = await house.table("me", "easy", game="tiny_dare")
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        assert (ada.table["clock"], ada.table["seats"][0]["clock"]) == (None, None)


@pytest.mark.parametrize(
    ("game", "clock", "code"),
    [
        ("tiny_timed", limit(), "clock"),
        ("tiny_crew", limit("lose"), "clock"),
        ("tiny_dare", limit(increment=5), "clock"),
        ("tiny_dare", limit(seconds=4), "bad-request"),
        ("tiny_dare", limit(seconds=86_401), "bad-request"),
        ("tiny_dare", limit("never"), "bad-request"),
        ("tiny_dare", bank(increment=601), "bad-request"),
    ],
)
async def test_clocks_that_make_no_sense_are_refused(house: House, game: str, clock: dict[str, Any], code: str) -> None:
    assert await refused(house.table("me", "me", game=game, clock=clock)) == code
    assert await refused(house.table("me", "easy", tutorial=True, clock=limit())) == "clock"


# Whose time runs.


async def test_the_time_of_whoever_decides_runs() -> None:
    async with two(bank()) as (house, ada, ben, _):
        assert running(ada) == [0]
        await house.pass_time(10)
        await ada.act(0, "dare 2")
        await together(ada, ben)
        await ben.until(lambda: running(ben) == [1])
        assert (left(ben, 0), left(ben, 1)) == (95, 100), "ten seconds less, and five that come back"
        await house.pass_time(7)
        await ben.act(1, "stand")
        await ben.until(lambda: left(ben, 1) == 98)


async def test_each_decision_has_its_time() -> None:
    async with two(limit()) as (house, ada, ben, _):
        await house.pass_time(50)
        await ada.act(0, "dare 2")
        await together(ada, ben)
        await ben.act(1, "stand")
        await ben.until(lambda: running(ben) == [1])
        assert left(ben, 1) == 60


async def test_where_all_decide_in_secret_each_has_a_clock() -> None:
    async with two(bank(increment=0), game="tiny") as (house, ada, ben, _):
        assert running(ada) == [0, 1]
        await house.pass_time(10)
        await ada.act(0, "bid 1")
        await ada.until(lambda: running(ada) == [1])
        await house.pass_time(10)
        await ben.act(1, "bid 0")
        await ada.until(lambda: running(ada) == [0, 1])
        assert (left(ada, 0), left(ada, 1)) == (90, 80)


async def test_on_one_device_one_after_the_other() -> None:
    async with opened() as house:
        keys = await house.table("me", "me", game="tiny", clock=bank(increment=0))
        async with visit(house, keys["table"], *keys["seats"]) as both:
            await house.pass_time(10)
            await both.act(0, "bid 1")
            await both.until(lambda: running(both) == [1])
            assert (left(both, 0), left(both, 1)) == (90, 100)
            async with visit(house, keys["table"], keys["seats"][1]):
                await both.act(1, "bid 0")
                await both.until(lambda: running(both) == [0, 1])


async def test_nobodys_time_runs_while_a_seat_is_open_or_nobody_looks_on() -> None:
    async with opened() as house:
        keys = await house.table("me", "open", game="tiny_dare", clock=limit())
        async with visit(house, keys["table"], keys["seats"][0]) as ada:
            await house.pass_time(500)
            assert (running(ada), ada.now["n"]) == ([], 0)
            async with guest(house, keys["table"], keys["seats"][1], 1):
                await ada.until(lambda: running(ada) == [0])
                await house.pass_time(10)
        await house.pass_time(500)
        async with visit(house, keys["table"], keys["seats"][0]) as ada:
            assert left(ada, 0) == 50


async def test_where_the_order_is_free_bots_are_not_waited_for_by_the_clock() -> None:
    bots = SlowThoughts()
    async with opened(thoughts=bots) as house:
        keys = await house.table("me", "easy", game="tiny_crew", options={"level": 3}, clock=limit())
        async with visit(house, keys["table"], keys["seats"][0]) as ada:
            assert running(ada) == [0]
            await ada.act(0, "lift 1")
            await ada.until(lambda: running(ada) == [])
            await house.pass_time(200)
            await bots.answer()
            await bots.answer()
            await ada.until(lambda: running(ada) == [0])
            assert left(ada, 0) == 60, "only done is left to be said"


async def test_nobody_wins_time_by_taking_back() -> None:
    for clock in (limit(), bank(seconds=60)):
        async with two(clock, game="tiny") as (house, ada, _, _):
            await house.pass_time(20)
            for _ in range(3):
                await ada.act(0, "bid 1")
                await ada.ask("undo", seat=0)
            await ada.until(lambda: running(ada) == [0, 1])
            assert (left(ada, 0), left(ada, 1)) == (40, 40)


# At zero.


async def test_a_bot_decides_this_once() -> None:
    async with two(limit("once")) as (house, ada, ben, keys):
        await house.pass_time(59)
        assert ada.now["n"] == 0
        await house.pass_time(1)
        assert ben.now["entry"] == {"kind": "act", "seat": 0, "late": True}
        assert ada.table["seats"][0]["holder"] == "person"
        await ada.until(lambda: running(ada) == [ada.now["toAct"][0]])
        async with visit(house, keys["table"], *keys["seats"]) as both:
            await both.play()
        text = await house.record(keys["table"])
        assert "\n1 late " in text
        record.verify(record.read(text))


async def test_who_decides_before_the_bot_has_thought_is_heard() -> None:
    bots = SlowThoughts()
    async with two(limit("once"), thoughts=bots) as (house, ada, _, _):
        await house.pass_time(60)
        assert len(bots.asked) == 1
        await ada.act(0, "dare 2")
        await bots.answer()
        assert [step["entry"].get("late") for step in ada.steps] == [None]


async def test_whose_bank_is_empty_plays_on_with_little_time() -> None:
    async with two(bank("once", 60, 0)) as (house, ada, _, _):
        await house.pass_time(60)
        assert ada.now["entry"]["late"]
        await ada.until(lambda: left(ada, 0) == 10)


async def test_a_bot_takes_the_seat_until_its_owner_comes_back() -> None:
    async with two(limit("seat")) as (house, ada, ben, keys):
        await ben.until(lambda: running(ben) == [0])
        await house.pass_time(60)
        assert ada.steps[0]["entry"] == {"kind": "seat", "seat": 0, "holder": "bot", "level": "hard", "name": ""}
        await ben.until(lambda: ben.table["seats"][0]["clock"] is None)
        async with visit(house, keys["table"], keys["seats"][0]) as again:
            assert again.table["seats"][0]["holder"] == "person", "who comes back has the seat at once"
            assert not kept(again.room).timekeeper.taken(0)


async def test_a_seat_that_cannot_be_handed_over_in_the_log_is_handed_over_later() -> None:
    async with two(limit("seat")) as (house, ada, _, _):
        house.store.full = True
        await house.pass_time(60)
        assert (ada.now["n"], kept(ada.room).timekeeper.taken(0)) == (0, False)
        house.store.full = False
        await house.pass_time(2)
        assert ada.steps[0]["entry"]["holder"] == "bot"
        assert kept(ada.room).timekeeper.taken(0)


async def test_a_bot_that_somebody_wanted_there_stays_when_they_come_back() -> None:
    async with two(limit("seat")) as (house, ada, _, keys):
        await ada.ask("hold", seat=0, holder="bot", level="easy")
        async with visit(house, keys["table"], keys["seats"][0]) as again:
            assert again.table["seats"][0]["holder"] == "bot"


async def test_the_seat_loses_on_time() -> None:
    async with two(limit("lose")) as (house, ada, ben, keys):
        await house.pass_time(60)
        await together(ada, ben)
        assert (ben.now["entry"], ben.now["outcome"]) == ({"kind": "forfeit", "seat": 0, "why": "time"}, [0, 1])
        assert ben.now["toAct"] == []
        await ben.until(lambda: ben.table["seed"])
        assert running(ben) == []
        text = await house.record(keys["table"])
        assert "\n1 timeout\n\nresult 0 1\n" in text
        assert record.verify(record.read(text)).result() == [0, 1]


async def test_among_more_a_bot_plays_on_for_who_lost_on_time() -> None:
    async with opened() as house:
        keys = await house.table("me", "me", "easy", game="tiny_dare", clock=limit("lose"))
        async with visit(house, keys["table"], keys["seats"][0]), visit(house, keys["table"], keys["seats"][1]) as ben:
            await house.pass_time(60)
            await ben.until(lambda: ben.table["seats"][0]["forfeited"])
            assert ben.table["seats"][0]["holder"] == "bot"
            assert (await ben.ask("hold", seat=1, holder="person"))["type"] == "ack"
        async with visit(house, keys["table"], keys["seats"][0]) as ada:
            assert (await ada.ask("hold", seat=0, holder="person"))["code"] == "forfeited"


async def test_where_all_choose_together_a_bot_proposes_for_who_is_late() -> None:
    async with two(limit("once"), game="tiny_crew") as (house, ada, ben, _):
        for caller, seat, action in ((ada, 0, "lift 1"), (ben, 1, "lift 2"), (ada, 0, "done"), (ben, 1, "done")):
            await together(ada, ben)
            await caller.act(seat, action)
        await together(ada, ben)
        assert running(ada) == [0, 1]
        await house.pass_time(60)
        assert {step["entry"]["kind"] for step in ada.steps[4:]} <= {"propose", "settle", "act"}
        assert any(step["entry"]["kind"] == "propose" for step in ada.steps)


# Lines that are down.


async def test_the_clock_stands_still_while_a_line_is_down_but_not_for_ever() -> None:
    async with two(limit("lose")) as (house, ada, ben, keys):
        await house.pass_time(20)
        ada.leave()
        await ben.until(lambda: running(ben) == [])
        assert ben.table["seats"][0]["clock"] == {"left": 40, "running": False, "away": AWAY}
        await house.pass_time(AWAY - 1)
        async with visit(house, keys["table"], keys["seats"][0]) as back:
            assert (left(back, 0), running(back)) == (40, [0])
            await house.pass_time(5)
        await ben.until(lambda: running(ben) == [])
        assert ben.table["seats"][0]["clock"] == {"left": 35, "running": False, "away": 1}, "no new while"
        await house.pass_time(1)
        assert ben.now["entry"] == {"kind": "forfeit", "seat": 0, "why": "time"}


async def test_the_next_decision_has_a_while_of_its_own() -> None:
    async with two(limit()) as (house, ada, ben, keys):
        ada.leave()
        await house.pass_time(AWAY - 1)
        async with visit(house, keys["table"], keys["seats"][0]) as back:
            await back.act(0, "dare 2")
            await together(back, ben)
            await ben.act(1, "stand")
            await together(back, ben)
            await ben.act(1, "dare 3")
        await ben.until(lambda: ben.table["seats"][0]["clock"]["away"] == AWAY)


async def test_where_there_is_a_clock_nobody_else_answers_for_the_absent() -> None:
    async with two(limit("seat")) as (house, ada, ben, _):
        ben.leave()
        await ada.act(0, "dare 2")
        await ada.until(lambda: ada.table["seats"][1]["clock"]["away"] == AWAY)
        assert ada.table["seats"][1]["answersIn"] is None
        await house.pass_time(AWAY)
        await ada.until(lambda: ada.table["seats"][1]["holder"] == "bot")
        assert not any(step["entry"].get("absent") for step in ada.steps)


# What lasts.


async def test_a_restart_gives_nobody_time_back() -> None:
    async with two(bank(seconds=100)) as (house, ada, _, keys):
        await house.pass_time(33)
        async with opened(store=house.store) as later, visit(later, keys["table"], keys["seats"][0]) as again:
            assert 100 - 33 <= left(again, 0) <= 100 - 33 + 5, "a server that was killed has noted it lately"
        await ada.act(0, "dare 2")
        await quiet()
        async with opened(store=house.store) as later, visit(later, keys["table"], keys["seats"][0]) as again:
            assert left(again, 0) == 100 - 33 + 5


async def test_a_table_that_is_put_away_knows_all_of_it(house: House) -> None:
    keys = await house.table("me", "me", game="tiny_dare", clock=limit())
    async with visit(house, keys["table"], keys["seats"][0]):
        await house.pass_time(13)
    await house.rooms.put_away(-1)
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        assert left(ada, 0) == 47


async def test_a_loss_that_cannot_be_stored_comes_later() -> None:
    async with two(limit("lose")) as (house, ada, _, _):
        house.store.full = True
        await house.pass_time(60)
        assert ada.now["n"] == 0
        house.store.full = False
        await house.pass_time(2)
        assert ada.now["entry"]["kind"] == "forfeit"


async def test_the_next_table_has_the_same_clock_and_settings() -> None:
    async with two(limit("lose")) as (_, ada, ben, _):
        await ada.ask("settings", pace="quick", talk=True)
        await ben.ask("resign", seat=1)
        await ada.until(ada.over)
        await ada.ask("again")
        following = (await ada.hear("again"))["next"]
        async with visit(ada.house, following["table"], *following["seats"]) as next_time:
            assert next_time.table["clock"] == limit("lose") | {"increment": 0}
            assert next_time.table["settings"] == {"talk": True, "pace": "quick"}
