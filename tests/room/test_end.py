"""The end: by the rules or because somebody gave up; then nothing is hidden, and what was never drawn is shown once."""

import json

import pytest

from ludotheque.core.chance import Rng
from ludotheque.room import archive
from ludotheque.room.errors import Wrong
from ludotheque.table import record
from tests.participant import together
from tests.room.house import House, opened, visit

pytestmark = pytest.mark.anyio


async def test_between_two_giving_up_ends_the_game(house: House) -> None:
    keys = await house.table("me", "me", game="tiny")
    async with (
        visit(house, keys["table"], keys["seats"][0]) as ada,
        visit(house, keys["table"], keys["seats"][1]) as ben,
    ):
        assert ada.table["rivals"]
        await ada.act(0, "bid 3")
        assert (await ben.ask("resign", seat=0))["code"] == "not-your-seat"
        await ben.ask("resign", seat=1)
        await together(ada, ben)
        assert (ada.now["entry"], ada.now["outcome"]) == ({"kind": "forfeit", "seat": 1, "why": "resigned"}, [1, 0])
        assert (ada.now["toAct"], ada.now["waitsFor"], ada.now["actions"]) == ([], [], {"0": []})
        assert ada.now["settled"]
        await ada.until(lambda: ada.table["seats"][1]["forfeited"] and ada.table["seed"])
        view = ben.now["views"]["1"]
        assert (view["bids"], 0 in view["nests"]) == ([3, -1], False), "nothing is hidden any more"
        assert (await ada.ask("act", seat=0, action="bid 1"))["code"] == "over"
        assert (await ada.ask("resign", seat=0))["code"] == "over"
    text = await house.record(keys["table"])
    assert record.verify(record.read(text)).result() == [1, 0]


async def test_among_more_a_bot_takes_the_seat_for_good(house: House) -> None:
    keys = await house.table("me", "me", "me", game="tiny_dare")
    async with (
        visit(house, keys["table"], *keys["seats"][:2], keys["host"]) as ada,
        visit(house, keys["table"], keys["seats"][2]) as cleo,
    ):
        await cleo.ask("name", seat=2, name="Cleo")
        await cleo.ask("resign", seat=2)
        await ada.until(lambda: ada.table["seats"][2]["forfeited"])
        seat = ada.table["seats"][2]
        assert (seat["holder"], seat["level"], seat["name"]) == ("bot", "hard", "Cleo")
        assert (await cleo.ask("hold", seat=2, holder="person"))["code"] == "forfeited"
        assert (await ada.ask("open", seat=2))["code"] == "forfeited"
        assert (await ada.ask("hold", seat=2, holder="bot", level="easy"))["type"] == "ack"
        await ada.play()
        assert (ada.now["outcome"][2], sum(ada.now["outcome"])) == (0, 1)
        await ada.ask("again")
        following = (await ada.hear("again"))["next"]
        async with visit(house, following["table"], *following["seats"]) as again:
            sitting = [(seat["holder"], seat["name"]) for seat in again.table["seats"]]
            assert sitting == [("person", ""), ("person", "Cleo"), ("person", "")], "next time Cleo plays herself"
    record.verify(record.read(await house.record(keys["table"])))


async def test_nobody_gives_up_where_there_are_no_rivals_or_for_a_bot(house: House) -> None:
    keys = await house.table("me", "me", game="tiny_crew")
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        assert not ada.table["rivals"]
        assert (await ada.ask("resign", seat=0))["code"] == "no-rivals"
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        await ada.ask("hold", seat=0, holder="bot")
        assert (await ada.ask("resign", seat=0))["code"] == "bot-seat"
    lesson = await house.table("me", "easy", tutorial=True)
    async with visit(house, lesson["table"], *lesson["seats"]) as ada:
        assert (await ada.ask("resign", seat=ada.you["seats"][0]))["code"] == "no-rivals"


async def test_who_gave_up_finds_the_game_over_in_another_house(house: House) -> None:
    keys = await house.table("me", "me", game="tiny_timed")
    async with visit(house, keys["table"], *keys["seats"]) as both:
        await both.act(0, "toss 1")
        await both.ask("resign", seat=0)
    async with opened(store=house.store) as later, visit(later, keys["table"], keys["watch"]) as watcher:
        assert watcher.now["outcome"] == [0, 1]
        await later.pass_time(5)
        assert watcher.steps == [], "nothing lands any more"


async def test_the_whole_game_is_looked_back_at_with_everything_open(house: House) -> None:
    keys = await house.table("me", "me", game="tiny")
    table, key = keys["table"], keys["seats"][0]
    async with visit(house, table, *keys["seats"]) as both:
        await both.act(1, "bid 2")
        assert (await house.steps(table, key, 0))[1]["views"]["0"]["bids"] == [-1, -2]
        await both.play()
    steps = await house.steps(table, key, 0)
    assert steps[1]["views"]["0"]["bids"] == [-1, 2]
    assert not any(0 in step["views"]["0"]["nests"] for step in steps)


async def test_what_was_never_drawn_is_drawn_once_for_the_end(house: House) -> None:
    keys = await house.table("me", "me", game="tiny_crew")
    async with visit(house, keys["table"], *keys["seats"]) as both:
        await both.play()
        position = both.room.table.state.position()
        assert all(step["unseen"] is None for step in both.steps[:-1])
        unseen, seen = both.now["unseen"]["roots"], both.now["views"]["0"]["roots"]
        assert sorted(map(max, zip(seen, unseen, strict=True))) == [1, 2, 3, 4, 5, 6]
        assert all((one == 0) != (other == 0) for one, other in zip(seen, unseen, strict=True)), "told apart"
        seed = both.room.table.opening.seed
        assert both.room.table.state.unseen(Rng(f"{seed} unseen")) == both.now["unseen"]
        assert both.room.table.state.position() == position, "outside of the position"
    async with opened(store=house.store) as later, visit(later, keys["table"], keys["watch"]) as watcher:
        assert watcher.now["unseen"] == {"roots": unseen}, "the same for everybody at any time"
    assert "unseen" not in await house.record(keys["table"])
    steps = await house.steps(keys["table"], keys["watch"], None)
    assert [step["unseen"] for step in steps] == [None] * (len(steps) - 1) + [{"roots": unseen}]


async def test_star_clicker_shows_what_nobody_saw_and_remembers_what_they_did(house: House) -> None:
    keys = await house.table("easy", "easy", game="star_clicker")
    async with visit(house, keys["table"], keys["watch"]) as watcher:
        await watcher.until(watcher.over)
        assert "known" not in watcher.steps[0]["views"]["watch"]["pilots"][0]
        view, unseen = watcher.now["views"]["watch"], watcher.now["unseen"]
        for pilot, buttons in zip(view["pilots"], unseen["buttons"], strict=True):
            assert [known == "?" for known in pilot["known"]] == [button != "?" for button in buttons]
        hidden = json.dumps(view["tiles"]).count("hidden")
        assert hidden == sum(tile != "." for row in unseen["tiles"] for tile in row.split())


async def test_the_figures_are_there_for_everybody_once_the_game_is_over(house: House) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], *keys["seats"]) as both:
        async with house.rooms.visit(keys["table"]) as room:
            with pytest.raises(Wrong) as refused:
                archive.check_played(room)
            assert refused.value.code == "running"
        await both.play()
        async with house.rooms.visit(keys["table"]) as room:
            archive.check_played(room)
            shown = (await archive.figures(room)).figures
    kept = record.read(await house.record(keys["table"]))
    assert shown == record.figures(kept) != []
    lesson = await house.table("me", "easy", tutorial=True)
    async with house.rooms.visit(lesson["table"]) as room:
        with pytest.raises(Wrong) as refused:
            archive.check_played(room)
        assert refused.value.code == "tutorial"
