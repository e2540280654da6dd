"""People and bots who play together: in any order, with choices in common, and game after game."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.client import Client, together, visit
from tests.server.running import Run, Running

pytestmark = pytest.mark.anyio

LONG = 600
"""Seconds that no test waits for."""


def crew(server: Running, *holders: str, **options: Any) -> dict[str, Any]:
    return server.table(*holders, game="tiny_crew", options=options)


def acts(client: Client, seat: int) -> int:
    return sum(step["entry"] == {"kind": "act", "seat": seat} for step in client.steps)


async def lift_and_be_done(*players: tuple[Client, int]) -> None:
    """Everybody lifts a pot that is still covered, then everybody is done."""
    for client, seat in players:
        await together(*(other for other, _ in players))
        await client.act(seat, client.offered(seat)[0])
    for client, seat in players:
        await together(*(other for other, _ in players))
        await client.act(seat, "done")
    await together(*(client for client, _ in players))


# Free order.


async def test_bots_leave_people_room_and_go_on_when_only_they_are_left(server: Running) -> None:
    keys = crew(server, "me", "easy", "easy", level=3)
    async with visit(server.address, keys["table"], keys["seats"][0]) as ada:
        assert (ada.now["awaited"], ada.now["leading"]) == ([0, 1, 2], [0])
        await ada.act(0, "lift 1")
        for _ in range(3):
            await ada.ask("why", seat=0, action="done")
        assert (acts(ada, 1), acts(ada, 2)) == (0, 0), "Ada has not said that she is done"
        await ada.act(0, "done")
        await ada.until(lambda: ada.now["awaited"] == [0] and ada.now["leading"] == [])
        assert (acts(ada, 1), acts(ada, 2)) == (2, 2), "each has lifted a pot and said so, in turn"
        await ada.act(0, "done")
        assert ada.now["proposals"] == []


async def test_who_has_passed_and_acts_again_is_given_room_again(server: Running) -> None:
    keys = crew(server, "me", "me", "easy", level=3)
    async with visit(server.address, keys["table"], *keys["seats"][:2]) as ada:
        await ada.act(0, "lift 1")
        await ada.act(0, "done")
        assert ada.now["leading"] == [1], "the other of Ada's moles"
        await ada.act(1, "lift 2")
        assert acts(ada, 2) == 0
        await ada.act(1, "done")
        await ada.until(lambda: acts(ada, 2) == 2)


async def test_a_nudge_lets_each_bot_act_once(server: Running) -> None:
    keys = crew(server, "me", "easy", "easy", level=3)
    async with visit(server.address, keys["table"], keys["seats"][0]) as ada:
        assert (await ada.ask("nudge"))["n"] is None
        await ada.until(lambda: acts(ada, 1) == acts(ada, 2) == 1)
        await ada.act(0)
        assert (acts(ada, 1), acts(ada, 2)) == (1, 1)
        await ada.ask("nudge")
        await ada.until(lambda: acts(ada, 1) == acts(ada, 2) == 2)
    async with visit(server.address, keys["table"], keys["watch"]) as watcher:
        assert (await watcher.ask("nudge"))["code"] == "not-your-seat"


async def test_bots_do_not_wait_for_people_who_are_not_here(server: Running) -> None:
    keys = crew(server, "me", "me", "easy", level=3)
    async with visit(server.address, keys["table"], keys["watch"]) as watcher:
        await watcher.until(lambda: acts(watcher, 2) == 2)
    keys = crew(server, "me", "me", "easy", level=3)
    async with visit(server.address, keys["table"], keys["watch"]) as watcher:
        async with visit(server.address, keys["table"], keys["seats"][0]) as ada:
            await ada.ask("why", seat=0, action="done")
            assert acts(ada, 2) == 0
        await watcher.until(lambda: acts(watcher, 2) == 2)


async def test_any_pilot_may_act_next_in_any_browser(server: Running) -> None:
    keys = crew(server, "me", "me", "me", "me", level=3)
    async with AsyncExitStack() as stack:
        four = [await stack.enter_async_context(visit(server.address, keys["table"], key)) for key in keys["seats"]]
        at_once = await asyncio.gather(
            *(client.ask("act", seat=seat, action=f"lift {seat + 1}") for seat, client in enumerate(four))
        )
        assert {answer["type"] for answer in at_once} == {"ack"}
        await asyncio.gather(*(client.until(lambda client=client: client.now["n"] == 4) for client in four))  # type: ignore[misc]
        assert len({str(client.now["views"]) for client in four}) == 4
        assert [client.now["views"][str(seat)]["spent"] for seat, client in enumerate(four)] == [[0, 1, 2, 3]] * 4


# One choice of all.


async def test_a_choice_in_common_is_proposed_and_done_when_all_people_agree(server: Running) -> None:
    keys = crew(server, "me", "open", "easy", level=3)
    async with (
        visit(server.address, keys["table"], keys["seats"][0]) as ada,
        visit(server.address, keys["table"], keys["seats"][1]) as ben,
    ):
        await lift_and_be_done((ada, 0), (ben, 1))
        await ada.until(lambda: ada.now["awaited"] == [0, 1] and ada.now["leading"] == [])
        await together(ben, ada)
        await ada.act(0, "done")
        await together(ben, ada)
        await ben.act(1, "done")
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


async def test_who_holds_several_seats_proposes_for_all_of_them(server: Running) -> None:
    keys = crew(server, "me", "me", level=3)
    async with visit(server.address, keys["table"], *keys["seats"]) as ada:
        await lift_and_be_done((ada, 0), (ada, 1))
        before = ada.now["n"]
        await ada.act(1, "dig 4")
        assert (ada.now["n"], ada.now["proposals"]) == (before + 2, None)


async def test_after_the_time_to_agree_most_decide(run: Run) -> None:
    server = run(decision_seconds=0.3)
    keys = crew(server, "me", "me", "me", level=3)
    async with AsyncExitStack() as stack:
        three = [await stack.enter_async_context(visit(server.address, keys["table"], key)) for key in keys["seats"]]
        await lift_and_be_done(*((client, seat) for seat, client in enumerate(three)))
        await three[2].ask("act", seat=2, action="dig 4")
        await three[0].ask("act", seat=0, action="dig 5")
        await asyncio.gather(*(client.hear("update", proposals=None, n=9) for client in three))
        [settled] = [step for step in three[0].steps if step["entry"]["kind"] == "settle"]
        assert settled["events"]["0"][0]["pot"] == 4, "the first of equals"


async def test_proposals_outlive_the_server(run: Run) -> None:
    server = run(decision_seconds=LONG)
    keys = crew(server, "me", "me", level=3)
    async with visit(server.address, keys["table"], *keys["seats"]) as ada:
        await lift_and_be_done((ada, 0), (ada, 1))
    async with visit(server.address, keys["table"], keys["seats"][0]) as ada:
        await ada.act(0, "dig 5")
    server.kill()
    server.options["decision_seconds"] = 0.2
    server.start()
    async with visit(server.address, keys["table"], keys["seats"][1]) as ben:
        assert ben.now["proposals"] == [{"seat": 0, "action": "dig 5"}]
        assert ben.table["decidesIn"] is not None
        await ben.until(lambda: ben.now["entry"]["kind"] == "settle")


async def test_bots_choose_among_themselves_where_no_person_sits(server: Running) -> None:
    keys = crew(server, "easy", "easy", "easy", level=2)
    async with visit(server.address, keys["table"], keys["watch"]) as watcher:
        await watcher.until(watcher.over)
        assert not [step for step in watcher.steps if step["entry"]["kind"] != "act"]


# Game after game.


def opened(place: dict[str, Any]) -> list[str]:
    """All keys to the next table."""
    return [key for key in (*place["seats"], place["host"], place["watch"]) if key]


async def over(*clients: Client) -> None:
    """Play to the end; the first client holds every seat that is needed."""
    await clients[0].play()
    await together(*clients)


async def test_all_go_on_together_each_with_their_own_keys(server: Running) -> None:
    keys = crew(server, "me", "open", "easy")
    table, (mine, invitation, _) = keys["table"], keys["seats"]
    async with (
        visit(server.address, table, mine, keys["host"]) as ada,
        visit(server.address, table, invitation) as ben,
        visit(server.address, table, keys["watch"]) as watcher,
    ):
        assert (await ada.ask("again"))["code"] == "running"
        await ada.ask("name", seat=0, name="Ada")
        await asyncio.gather(ada.play(), ben.play())
        assert (await watcher.ask("again"))["code"] == "not-your-seat"
        assert (await ben.ask("again", options={"level": 9}))["code"] == "options"
        assert (await ben.ask("again", options={"level": 2}))["type"] == "ack"
        following = [(await client.hear("again"))["next"] for client in (ada, ben, watcher)]
        assert len({place["table"] for place in following}) == 1
        assert [len(opened(place)) for place in following] == [2, 1, 1]
        assert len({key for place in following for key in opened(place)}) == 4
        await ada.ask("again", options={"level": 3})
        assert [m["next"] for m in ada.heard if m["type"] == "again"] == [following[0]] * 2, "the same once more"
        assert len([m for m in ben.heard if m["type"] == "again"]) == 1
    async with AsyncExitStack() as stack:
        places = [
            await stack.enter_async_context(visit(server.address, place["table"], *opened(place)))
            for place in following
        ]
        assert [client.you for client in places] == [
            {"seats": [0], "host": True},
            {"seats": [1], "host": False},
            {"seats": [], "host": False},
        ]
        shown = places[0].table
        assert shown["options"]["level"] == 2
        assert [seat["holder"] for seat in shown["seats"]] == ["person", "person", "bot"]
        assert [seat["name"] for seat in shown["seats"]] == ["Ada", "", ""]


async def test_who_was_away_finds_the_next_table_also_after_a_restart(run: Run) -> None:
    server = run()
    keys = crew(server, "me", "me")
    async with visit(server.address, keys["table"], *keys["seats"]) as both:
        await over(both)
    async with visit(server.address, keys["table"], keys["seats"][0]) as ada:
        assert ada.heard[0]["next"] is None
        await ada.ask("again")
        first = (await ada.hear("again"))["next"]
    server.kill()
    server.start()
    async with (
        visit(server.address, keys["table"], keys["seats"][1]) as ben,
        visit(server.address, keys["table"], keys["seats"][0]) as ada,
    ):
        welcome = await ben.hear("welcome")
        assert welcome["next"]["table"] == first["table"]
        assert (await ada.hear("welcome"))["next"] == first
        assert set(opened(welcome["next"])).isdisjoint(opened(first))
        await ben.ask("again")
        assert (await ben.hear("again"))["next"] == welcome["next"]
    async with visit(server.address, first["table"], *opened(welcome["next"])) as ben:
        assert ben.you["seats"] == [1]


async def test_where_somebody_begins_somebody_else_begins_next_time(server: Running) -> None:
    keys = server.table("me", "me", "easy", game="tiny")
    async with visit(server.address, keys["table"], *keys["seats"][:2]) as both:
        await over(both)
        await both.ask("again")
        following = (await both.hear("again"))["next"]
    async with visit(server.address, following["table"], *opened(following)) as both:
        assert both.you["seats"] == [0, 2]
        assert [seat["holder"] for seat in both.table["seats"]] == ["person", "bot", "person"]


async def test_a_campaign_says_what_comes_next(server: Running) -> None:
    for level, following in ((1, 2), (3, None)):
        keys = crew(server, "me", "me", level=level)
        async with visit(server.address, keys["table"], keys["seats"][0]) as ada:
            assert ada.table["campaign"] == {"option": "level", "step": level, "of": 3, "next": following}
    keys = server.table("me", "me", game="tiny")
    async with visit(server.address, keys["table"], keys["seats"][0]) as ada:
        assert (ada.table["campaign"], ada.table["freeOrder"], ada.table["memory"]) == (None, False, False)
