"""A game against the clock: order of arrival decides, time passes by itself, and nothing is lost or done twice.

Played with Heads (tests/tiny_timed): coins that both may toss fall for 0.4 and 0.7 seconds; three heads win.
"""

import asyncio
import re
from typing import Any

import pytest

from ludotheque.search.levels import LEVELS, reaction_of
from ludotheque.table.ludo import read
from ludotheque.table.record import verify
from tests.participant import Message, together
from tests.room.house import Caller, House, opened, visit

pytestmark = pytest.mark.anyio

GAME = "tiny_timed"
FALLS = {"toss 1": 400, "toss 2": 700}


async def _settled(caller: Caller) -> None:
    """Wait until nothing is in the air."""
    await caller.until(lambda: not any(_coins(caller)))


def _coins(caller: Caller) -> list[dict[str, int]]:
    """Of each coin, who tossed it and when it lands."""
    coins: list[dict[str, int]] = next(iter(caller.now["views"].values()))["coins"]
    return coins


def _answers(caller: Caller, kind: str) -> list[Message]:
    return [message for message in caller.heard if message["type"] == kind]


async def _until_over(*callers: Caller) -> None:
    """Everybody tosses whatever lies until somebody has won."""

    async def play(caller: Caller) -> None:
        while not caller.over():
            free = [seat for seat in caller.you["seats"] if caller.offered(seat)]
            if free:
                await caller.ask("act", seat=free[0], action=caller.offered(free[0])[-1])
            await caller.until(lambda: caller.over() or caller.now["toAct"])

    await asyncio.gather(*map(play, callers))


async def test_a_timed_table_says_so_and_every_step_has_its_moment(house: House) -> None:
    keys = await house.table("me", "me", game=GAME)
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        assert ada.table["timed"]
        assert ada.now["at"] == 0
        await ada.act(0, "toss 1")
        tossed = ada.steps[0]
        assert tossed["entry"] == {"kind": "act", "seat": 0, "action": "toss 1"}
        assert tossed["at"] == _coins_at(tossed)[0]["lands"] - FALLS["toss 1"]
        assert tossed["undo"] == []
    untimed = await house.table("me", "me")
    async with visit(house, untimed["table"], *untimed["seats"]) as ada:
        assert not ada.table["timed"]
        await ada.act(0)
        assert ada.now["at"] is None


async def test_ticks_arrive_although_nobody_acts(house: House) -> None:
    keys = await house.table("me", "me", game=GAME)
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        began = house.clock.now()
        await asyncio.gather(*(ada.ask("act", seat=0, action=action) for action in FALLS))
        await _settled(ada)
        assert house.clock.now() - began == pytest.approx(0.7, abs=0.002)
    lands = [step["events"]["0"][0]["lands"] for step in ada.steps if step["entry"]["kind"] == "act"]
    ticks = [step["at"] for step in ada.steps if step["entry"] == {"kind": "tick"}]
    assert len(ada.steps) == len(lands) + len(ticks) == 4
    assert ticks == sorted(lands) == [400, 700], "each at the very moment at which it was due"


async def test_whoever_arrives_first_tosses_and_then_nobody_can(house: House) -> None:
    keys = await house.table("me", "me", game=GAME)
    table, (first, second) = keys["table"], keys["seats"]
    async with visit(house, table, first) as ada, visit(house, table, second) as bob:
        answers = await asyncio.gather(
            ada.ask("act", seat=0, action="toss 1"),
            bob.ask("act", seat=1, action="toss 1"),
            bob.ask("act", seat=1, action="toss 2"),
            ada.ask("act", seat=0, action="toss 2"),
        )
        assert sorted(answer["type"] for answer in answers) == ["ack", "ack", "refused", "refused"]
        await together(ada, bob)
        assert ada.now["toAct"] == [], "both coins are in the air"
        assert not ada.over()


async def test_interleaved_actions_are_ordered_by_arrival_and_all_see_the_same(house: House) -> None:
    keys = await house.table("me", "me", game=GAME)
    table = keys["table"]
    async with (
        visit(house, table, keys["seats"][0]) as ada,
        visit(house, table, keys["seats"][1]) as bob,
        visit(house, table, keys["watch"]) as eve,
    ):
        await _until_over(ada, bob)
        await together(ada, bob, eve)
    for other in (bob, eve):
        assert [(step["n"], step["at"], step["toAct"]) for step in other.steps] == [
            (step["n"], step["at"], step["toAct"]) for step in ada.steps
        ]
        assert [_only(step["views"]) for step in other.steps] == [_only(step["views"]) for step in ada.steps]
        assert [_only(step["events"]) for step in other.steps] == [_only(step["events"]) for step in ada.steps]
    moments = [step["at"] for step in ada.steps]
    assert moments == sorted(moments)


def _only(seen: dict[str, Any]) -> Any:
    [one] = seen.values()
    return one


async def test_a_miss_is_refused_with_its_rule_and_spends_nothing(house: House) -> None:
    keys = await house.table("me", "me", game=GAME)
    table = keys["table"]
    async with (
        visit(house, table, keys["seats"][0]) as ada,
        visit(house, table, keys["seats"][1]) as bob,
    ):
        await ada.act(0, "toss 2")
        before = ada.now
        missed = await bob.ask("act", seat=1, action="toss 2")
        assert missed["refusal"] == {"refusal": "in-the-air", "rule": "H2", "seat": 1, "action": "toss 2"}
        assert (await ada.ask("why", seat=0, action="toss 2"))["type"] == "refused"
        assert ada.now == before
        assert (await bob.act(1, "toss 1"))["type"] == "ack"
        undo = await bob.ask("undo", seat=1)
        assert undo["code"] == "nothing-to-undo"


async def test_a_resend_is_done_once_though_it_would_be_legal_again(house: House) -> None:
    keys = await house.table("me", "me", game=GAME)
    toss = {"type": "act", "id": "the one toss", "seat": 0, "action": "toss 1"}
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        await ada.send(toss)
        await ada.send(toss)
        await ada.until(lambda: len(_answers(ada, "ack")) == 2)
        await _settled(ada)
        await ada.send(toss)
        await ada.until(lambda: len(_answers(ada, "ack")) == 3)
        assert [ack["n"] for ack in _answers(ada, "ack")] == [1, 1, 1]
        assert [step["entry"]["kind"] for step in ada.steps] == ["act", "tick"]


def _coins_at(step: Message) -> list[dict[str, int]]:
    coins: list[dict[str, int]] = step["views"]["0"]["coins"]
    return coins


async def test_time_stands_still_while_nobody_is_at_the_table(house: House) -> None:
    keys = await house.table("me", "me", game=GAME)
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        await ada.act(0, "toss 2")
        await house.pass_time(0.2)
    await house.pass_time(60)
    assert len(await house.steps(keys["table"], keys["watch"], None)) == 2, "nothing has landed"
    async with visit(house, keys["table"], keys["seats"][1]) as bob:
        began = house.clock.now()
        await _settled(bob)
        assert house.clock.now() - began == pytest.approx(0.5, abs=0.002), "the time in between does not count"
        assert bob.now["at"] == 700


async def test_a_house_that_opens_again_goes_on_where_time_stood(house: House) -> None:
    keys = await house.table("me", "me", game=GAME)
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        done = await ada.act(1, "toss 2")
        before = ada.now
    async with opened(store=house.store) as later, visit(later, keys["table"], *keys["seats"], since=done["n"]) as ada:
        assert ada.heard[0]["now"] == before
        await _settled(ada)
        assert (ada.now["entry"]["kind"], ada.now["at"]) == ("tick", _coins_at(before)[1]["lands"])


@pytest.mark.parametrize("level", LEVELS)
async def test_bots_react_like_people_and_never_before_a_coin_has_landed(house: House, level: str) -> None:
    keys = await house.table(level, level, game=GAME)
    quickest, _ = reaction_of(level)
    async with visit(house, keys["table"], keys["watch"]) as eve:
        await eve.until(eve.over)
    acts = _acts(await house.record(keys["table"]))
    lands: dict[str, int] = {}
    free: list[int] = [0, 0]
    for at, seat, action in acts:
        assert at >= lands.get(action, 0), "a coin that falls cannot be tossed"
        assert at - free[seat] >= quickest - 1, "nobody acts twice within the time that one reaction takes"
        free[seat] = at
        lands[action] = at + FALLS[action]


def _acts(record: str) -> list[tuple[int, int, str]]:
    """Every act of the record: when, which seat, what."""
    assert verify(read(record))
    found = re.findall(r"^@(\d+) (\d) (toss \d)$", record, re.MULTILINE)
    assert found
    return [(int(at), int(seat) - 1, action) for at, seat, action in found]


async def test_a_bot_that_came_too_late_thinks_again(house: House) -> None:
    """A person who keeps both coins in the air leaves the bot only misses; it goes on trying, and gets its turn."""
    keys = await house.table("me", "hard", game=GAME)
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        await ada.act(0, "toss 1")
        await ada.act(0, "toss 2")
        await ada.until(lambda: any(step["entry"].get("seat") == 1 for step in ada.steps) or ada.over())
        assert any(step["entry"].get("seat") == 1 for step in ada.steps)


async def test_the_record_and_the_history_say_when_everything_happened(house: House) -> None:
    keys = await house.table("me", "me", game=GAME)
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        await ada.ask("name", seat=0, name="Ada")
        await _until_over(ada)
    record = await house.record(keys["table"])
    assert verify(read(record)).seats[0].name == "Ada"
    lines = [int(at) for at in re.findall(r"^@(\d+)", record, re.MULTILINE)]
    steps = await house.steps(keys["table"], keys["watch"], None)
    assert [step["at"] for step in steps if step["entry"]["kind"] in ("act", "tick")] == lines
    assert [step["at"] for step in steps][1:] == [step["at"] for step in ada.steps]


async def test_playing_on_from_the_middle_goes_on_at_that_moment(house: House) -> None:
    keys = await house.table("me", "me", game=GAME)
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        await ada.act(0, "toss 1")
        await _settled(ada)
        done = await ada.act(0, "toss 2")
        middle = ada.steps[done["n"] - 1]
    new = {"at": middle["n"], "seat": 0, "seats": [{"holder": "me"}, {"holder": "me"}]}
    other = await house.branch(keys["table"], keys["seats"][0], new)
    async with visit(house, other["table"], *other["seats"]) as ada:
        assert ada.heard[0]["now"]["at"] == middle["at"]
        await _settled(ada)
        assert ada.now["at"] == _coins_at(middle)[1]["lands"]
