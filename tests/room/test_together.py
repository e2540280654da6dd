"""People and bots who play together: in any order, with choices in common, and game after game."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.participant import together
from tests.room.house import Caller, House, guest, kept, opened, visit

pytestmark = pytest.mark.anyio


async def crew(house: House, *holders: str, **options: Any) -> dict[str, Any]:
    return await house.table(*holders, game="tiny_crew", options=options)


def acts(caller: Caller, seat: int) -> int:
    return sum(step["entry"] == {"kind": "act", "seat": seat} for step in caller.steps)


async def lift_and_be_done(*players: tuple[Caller, int]) -> None:
    """Everybody lifts a pot that is still covered, then everybody is done."""
    for caller, seat in players:
        await together(*(other for other, _ in players))
        await caller.act(seat, caller.offered(seat)[0])
    for caller, seat in players:
        await together(*(other for other, _ in players))
        await caller.until(lambda caller=caller: not kept(caller.room).thinkers.tasks())  # type: ignore[misc]
        await caller.act(seat, "done")
    await together(*(caller for caller, _ in players))


# Free order.


async def test_bots_act_when_people_owe_nothing_so_that_done_is_said_once(house: House) -> None:
    keys = await crew(house, "me", "easy", "easy", level=3)
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        assert (ada.now["awaited"], ada.now["leading"], ada.now["waitsFor"]) == ([0, 1, 2], [0], [0])
        for _ in range(3):
            await ada.ask("why", seat=0, action="done")
        assert (acts(ada, 1), acts(ada, 2)) == (0, 0), "Ada owes a pot"
        await ada.act(0, "lift 1")
        await ada.until(lambda: ada.now["waitsFor"] == [0])
        assert (acts(ada, 1), acts(ada, 2)) == (2, 2), "each has lifted a pot and said so, in turn"
        await ada.act(0, "done")
        assert ada.now["proposals"] == []
        assert sum(step["entry"].get("action") == "done" for step in ada.steps) == 1


async def test_while_one_of_several_people_owes_something_bots_hold_back(house: House) -> None:
    keys = await crew(house, "me", "me", "easy", level=3)
    async with visit(house, keys["table"], *keys["seats"][:2]) as ada:
        await ada.act(0, "lift 1")
        await ada.act(0, "done")
        assert ada.now["leading"] == [1], "the other of Ada's moles"
        assert acts(ada, 2) == 0
        await ada.act(1, "lift 2")
        await ada.until(lambda: acts(ada, 2) == 2)


async def test_a_nudge_lets_each_bot_act_once(house: House) -> None:
    keys = await crew(house, "me", "easy", "easy", level=3)
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        assert (await ada.ask("nudge"))["n"] is None
        await ada.until(lambda: acts(ada, 1) == acts(ada, 2) == 1)
        await house.pass_time(10)
        assert (acts(ada, 1), acts(ada, 2)) == (1, 1)
        await ada.ask("nudge")
        await ada.until(lambda: acts(ada, 1) == acts(ada, 2) == 2)
    async with visit(house, keys["table"], keys["watch"]) as watcher:
        assert (await watcher.ask("nudge"))["code"] == "not-your-seat"


async def test_bots_do_not_wait_for_people_who_are_not_here(house: House) -> None:
    keys = await crew(house, "me", "me", "easy", level=3)
    async with visit(house, keys["table"], keys["watch"]) as watcher:
        await watcher.until(lambda: acts(watcher, 2) == 2)
    keys = await crew(house, "me", "me", "easy", level=3)
    async with visit(house, keys["table"], keys["watch"]) as watcher:
        async with visit(house, keys["table"], keys["seats"][0]) as ada:
            await ada.ask("why", seat=0, action="done")
            assert acts(ada, 2) == 0
        await watcher.until(lambda: acts(watcher, 2) == 2)


async def test_any_pilot_may_act_next_in_any_browser(house: House) -> None:
    keys = await crew(house, "me", "me", "me", "me", level=3)
    async with AsyncExitStack() as stack:
        four = [await stack.enter_async_context(visit(house, keys["table"], key)) for key in keys["seats"]]
        at_once = await asyncio.gather(
            *(caller.ask("act", seat=seat, action=f"lift {seat + 1}") for seat, caller in enumerate(four))
        )
        assert {answer["type"] for answer in at_once} == {"ack"}
        await asyncio.gather(*(caller.until(lambda caller=caller: caller.now["n"] == 4) for caller in four))  # type: ignore[misc]
        assert len({str(caller.now["views"]) for caller in four}) == 4
        assert [caller.now["views"][str(seat)]["spent"] for seat, caller in enumerate(four)] == [[0, 1, 2, 3]] * 4


# One choice of all.


async def test_a_choice_in_common_is_proposed_and_done_when_all_people_agree(house: House) -> None:
    keys = await crew(house, "me", "open", "easy", level=3)
    async with (
        visit(house, keys["table"], keys["seats"][0]) as ada,
        guest(house, keys["table"], keys["seats"][1], 1) as ben,
    ):
        await lift_and_be_done((ada, 0), (ben, 1))
        await ada.until(lambda: ada.now["proposals"] == [])
        await together(ada, ben)
        await ada.act(0, "dig 5")
        await together(ben, ada)
        assert ben.now["entry"] == {"kind": "propose", "seat": 0, "action": "dig 5"}
        assert ben.now["proposals"] == [{"seat": 0, "action": "dig 5"}]
        await ben.until(lambda: ben.table["decidesIn"] is not None)
        assert 0 < ben.table["decidesIn"] <= 30
        await ben.act(1, "dig 6")
        assert ben.now["proposals"] == [{"seat": 0, "action": "dig 5"}, {"seat": 1, "action": "dig 6"}]
        assert (await ben.act(1, "lift 6"))["refusal"]["refusal"] == "choosing"
        await ben.act(1, "dig 5")
        assert (ben.now["proposals"], ben.now["events"]["1"][0]["pot"]) == (None, 5)
        await ben.until(lambda: ben.table["decidesIn"] is None)


async def test_who_holds_several_seats_proposes_for_all_of_them(house: House) -> None:
    keys = await crew(house, "me", "me", level=3)
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        await lift_and_be_done((ada, 0), (ada, 1))
        before = ada.now["n"]
        await ada.act(1, "dig 4")
        assert (ada.now["n"], ada.now["proposals"]) == (before + 2, None)


async def test_after_the_time_to_agree_most_decide(house: House) -> None:
    keys = await crew(house, "me", "me", "me", level=3)
    async with AsyncExitStack() as stack:
        three = [await stack.enter_async_context(visit(house, keys["table"], key)) for key in keys["seats"]]
        await lift_and_be_done(*((caller, seat) for seat, caller in enumerate(three)))
        await three[2].ask("act", seat=2, action="dig 4")
        await three[0].ask("act", seat=0, action="dig 5")
        await asyncio.gather(*(caller.hear("update", proposals=None, n=9) for caller in three))
        [settled] = [step for step in three[0].steps if step["entry"]["kind"] == "settle"]
        assert settled["events"]["0"][0]["pot"] == 4, "the first of equals"


async def test_proposals_outlive_the_house_and_the_time_to_agree_begins_anew(house: House) -> None:
    keys = await crew(house, "me", "me", level=3)
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        await lift_and_be_done((ada, 0), (ada, 1))
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        await ada.act(0, "dig 5")
        await house.pass_time(20)
    async with opened(store=house.store) as later, visit(later, keys["table"], keys["seats"][1]) as ben:
        assert ben.now["proposals"] == [{"seat": 0, "action": "dig 5"}]
        assert ben.table["decidesIn"] == 30
        await later.pass_time(29)
        assert ben.now["entry"]["kind"] == "propose"
        await later.pass_time(1)
        assert ben.now["entry"]["kind"] == "settle"


async def test_bots_choose_among_themselves_where_no_person_sits(house: House) -> None:
    keys = await crew(house, "easy", "easy", "easy", level=2)
    async with visit(house, keys["table"], keys["watch"]) as watcher:
        await watcher.until(watcher.over)
        assert not [step for step in watcher.steps if step["entry"]["kind"] != "act"]


# Game after game.


def keys_to(place: dict[str, Any]) -> list[str]:
    """All keys to the next table."""
    return [key for key in (*place["seats"], place["host"], place["watch"]) if key]


async def over(*callers: Caller) -> None:
    """Play to the end; the first caller holds every seat that is needed."""
    await callers[0].play()
    await together(*callers)


async def test_all_go_on_together_each_with_their_own_keys(house: House) -> None:
    keys = await crew(house, "me", "open", "easy")
    table, (mine, invitation, _) = keys["table"], keys["seats"]
    async with (
        visit(house, table, mine, keys["host"]) as ada,
        guest(house, table, invitation, 1) as ben,
        visit(house, table, keys["watch"]) as watcher,
    ):
        assert (await ada.ask("again"))["code"] == "running"
        await ada.ask("name", seat=0, name="Ada")
        await asyncio.gather(ada.play(), ben.play())
        assert (await watcher.ask("again"))["code"] == "not-your-seat"
        assert (await ben.ask("again", options={"level": 9}))["code"] == "options"
        assert (await ben.ask("again", options={"level": 2}))["type"] == "ack"
        following = [(await caller.hear("again"))["next"] for caller in (ada, ben, watcher)]
        assert len({place["table"] for place in following}) == 1
        assert [len(keys_to(place)) for place in following] == [2, 1, 1]
        assert len({key for place in following for key in keys_to(place)}) == 4
        await ada.ask("again", options={"level": 3})
        assert [m["next"] for m in ada.heard if m["type"] == "again"] == [following[0]] * 2, "the same once more"
        assert len([m for m in ben.heard if m["type"] == "again"]) == 1
    async with AsyncExitStack() as stack:
        places = [await stack.enter_async_context(visit(house, place["table"], *keys_to(place))) for place in following]
        assert [caller.you for caller in places] == [
            {"seats": [0], "host": True, "invited": []},
            {"seats": [1], "host": False, "invited": []},
            {"seats": [], "host": False, "invited": []},
        ]
        shown = places[0].table
        assert shown["options"]["level"] == 2
        assert [seat["holder"] for seat in shown["seats"]] == ["person", "person", "bot"]
        assert [seat["name"] for seat in shown["seats"]] == ["Ada", "", ""]


async def test_who_was_away_finds_the_next_table_also_in_another_house(house: House) -> None:
    keys = await crew(house, "me", "me")
    async with visit(house, keys["table"], *keys["seats"]) as both:
        await over(both)
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        assert ada.heard[0]["next"] is None
        await ada.ask("again")
        first = (await ada.hear("again"))["next"]
    async with (
        opened(store=house.store) as later,
        visit(later, keys["table"], keys["seats"][1]) as ben,
        visit(later, keys["table"], keys["seats"][0]) as ada,
    ):
        welcome = await ben.hear("welcome")
        assert welcome["next"]["table"] == first["table"]
        assert (await ada.hear("welcome"))["next"] == first
        assert set(keys_to(welcome["next"])).isdisjoint(keys_to(first))
        await ben.ask("again")
        assert (await ben.hear("again"))["next"] == welcome["next"]
        async with visit(later, first["table"], *keys_to(welcome["next"])) as ben:
            assert ben.you["seats"] == [1]


async def test_where_somebody_begins_somebody_else_begins_next_time(house: House) -> None:
    keys = await house.table("me", "me", "easy", game="tiny")
    async with visit(house, keys["table"], *keys["seats"][:2]) as both:
        await over(both)
        await both.ask("again")
        following = (await both.hear("again"))["next"]
    assert following["places"] == [2, 0, 1]
    async with visit(house, following["table"], *keys_to(following)) as both:
        assert both.you["seats"] == [0, 2]
        assert [seat["holder"] for seat in both.table["seats"]] == ["person", "bot", "person"]


async def test_a_campaign_says_what_comes_next(house: House) -> None:
    for level, following in ((1, 2), (3, None)):
        keys = await crew(house, "me", "me", level=level)
        async with visit(house, keys["table"], keys["seats"][0]) as ada:
            assert ada.table["campaign"] == {"option": "level", "step": level, "of": 3, "next": following}
    keys = await house.table("me", "me", game="tiny")
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        assert (ada.table["campaign"], ada.table["freeOrder"], ada.table["memory"]) == (None, False, False)
