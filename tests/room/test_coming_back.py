"""Whoever comes back misses nothing, and two windows on one seat agree."""

import asyncio

import pytest

from tests.first_game import FIRST
from tests.participant import together
from tests.room.house import Caller, House, visit

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("missed", [1, 5, 60], ids=["one", "few", "more than are kept at hand"])
async def test_a_client_that_vanishes_and_returns_sees_exactly_what_it_missed(house: House, missed: int) -> None:
    keys = await house.table("me", "me")
    table, (first, second) = keys["table"], keys["seats"]
    async with visit(house, table, first) as stayed, visit(house, table, second) as bob:
        async with visit(house, table, first) as gone:
            await _act_in_turn(stayed, bob, 4)
            await together(gone, stayed)
            gone.leave()
        seen = gone.now["n"]
        await _act_in_turn(stayed, bob, missed)
        async with visit(house, table, first, since=seen) as back:
            assert back.heard[-1]["type"] == "welcome"
            assert gone.steps + back.steps == stayed.steps
            assert back.now == stayed.now


async def _act_in_turn(ada: Caller, bob: Caller, times: int) -> None:
    for _ in range(times):
        seat = ada.now["toAct"][-1]
        await (ada, bob)[seat].act(seat)
        await together(ada, bob)


async def test_two_tabs_on_one_seat_agree(house: House) -> None:
    keys = await house.table("me", "me")
    key = keys["seats"][0]
    async with visit(house, keys["table"], key) as left, visit(house, keys["table"], key) as right:
        answers = await asyncio.gather(left.ask("act", seat=0, action=FIRST), right.ask("act", seat=0, action=FIRST))
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        await right.act(0)
        await left.until(lambda: left.now["n"] == 2)
        assert left.steps == right.steps
        assert left.now["entry"]["action"] == right.now["entry"]["action"]


async def test_a_resend_is_acknowledged_again_and_done_once(house: House) -> None:
    keys = await house.table("me", "me")
    roll = {"type": "act", "id": "the one roll", "seat": 0, "action": FIRST}
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        await ada.send(roll)
        await ada.send(roll)
        await ada.until(lambda: len([m for m in ada.heard if m["type"] == "ack"]) == 2)
        assert [m["n"] for m in ada.heard if m["type"] == "ack"] == [1, 1]
        assert ada.now["n"] == 1
