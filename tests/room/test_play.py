"""Whole games of every box on the shelf, and everything people do at a table besides acting."""

import pytest

from ludotheque.core.chance import seed_hash
from ludotheque.games import box, shelf
from ludotheque.room.thoughts import OwnThoughts
from ludotheque.table.ludo import read
from ludotheque.table.record import verify
from ludotheque.table.tutorial import Tutorial
from tests.first_game import FIRST
from tests.participant import together
from tests.room.house import Caller, House, guest, opened, refused, visit

pytestmark = pytest.mark.anyio

SETTLED_SOON = 400
PLAYED = [box.name for box in shelf() if box.opener]
TAUGHT = [box for box in shelf() if box.opener and box.folder.joinpath("tutorial.toml").is_file()]


async def test_a_person_plays_a_bot_to_the_end(house: House) -> None:
    keys = await house.table("me", "easy")
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        assert not ada.table["seed"]
        await ada.play()
        await ada.until(lambda: ada.table["seed"])
        assert seed_hash(ada.table["seed"]) == ada.table["seedHash"]
        assert sorted(ada.now["outcome"]) == [0, 1]


async def test_two_people_and_a_watcher_see_the_same_game(house: House) -> None:
    keys = await house.table("me", "open")
    table = keys["table"]
    async with (
        visit(house, table, keys["seats"][0]) as ada,
        visit(house, table, keys["watch"]) as eve,
    ):
        assert ada.table["seats"][1]["holder"] == "open"
        async with guest(house, table, keys["seats"][1], 1, "Bob") as bob:
            sitting = {"holder": "person", "level": "", "name": "Bob", "here": True}
            await ada.until(lambda: ada.table["seats"][1].items() >= sitting.items())
            while not ada.over():
                seat = ada.now["toAct"][0]
                await (ada, bob)[seat].act(seat)
                await together(ada, bob)
            await bob.until(bob.over)
            await eve.until(eve.over)
        await ada.until(lambda: not ada.table["seats"][1]["here"])
    assert [step["n"] for step in ada.steps] == [step["n"] for step in eve.steps]
    assert eve.you == {"seats": [], "host": False, "invited": []}
    assert eve.steps[-1]["views"].keys() == {"watch"}
    assert eve.steps[-1]["actions"] == {}


async def test_one_person_holds_both_seats(house: House) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        assert ada.you["seats"] == [0, 1]
        await ada.play()
        assert ada.now["views"].keys() == {"0", "1"}


@pytest.mark.parametrize("game", PLAYED)
async def test_bots_play_a_whole_game_by_themselves(game: str) -> None:
    """They think on the spot, with nothing but what their seats know."""
    async with opened(thoughts=OwnThoughts()) as house:
        keys = await house.table(*["easy"] * box(game).label.seats[0], game=game)
        assert not any(keys["seats"])
        async with visit(house, keys["table"], keys["watch"]) as eve:
            await eve.until(eve.over)
        assert verify(read(await house.record(keys["table"]))).state.over()
        assert house.services.counts.bot_moves == sum(step["entry"]["kind"] == "act" for step in eve.steps)


async def test_a_game_from_elsewhere_is_played_like_any_other(house: House) -> None:
    keys = await house.table("me", "easy", "easy", game="tiny", options={"pay": "all"})
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        await ada.play()
        assert len(ada.now["outcome"]) == 3


async def test_a_record_can_be_had_after_the_end_and_verifies(house: House) -> None:
    keys = await house.table("me", "easy")
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        await ada.ask("name", seat=0, name="Ada L.")
        await ada.act(0)
        assert await refused(house.record(keys["table"])) == "running"
        await ada.play()
    assert verify(read(await house.record(keys["table"]))).seats[0].name == "Ada L."


async def test_an_action_is_taken_back_while_nobody_has_learned_anything(house: House) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        refused = await ada.ask("undo", seat=0)
        assert refused["code"] == "nothing-to-undo"
        await ada.act(0, FIRST)
        assert ada.now["undo"] == []
        before = ada.now
        await ada.act(0)
        assert ada.now["undo"] == [0]
        done = await ada.ask("undo", seat=0)
        await ada.until(lambda: ada.now["n"] == done["n"])
        assert ada.now["entry"] == {"kind": "undo", "seat": 0}
        assert ada.now["views"] == before["views"]
        assert ada.now["actions"] == before["actions"]


async def test_a_refusal_names_the_rule_and_why_asks_for_it(house: House) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        refused = await ada.ask("act", seat=1, action=FIRST)
        told = refused["refusal"]
        assert (told["seat"], told["action"]) == (1, FIRST)
        assert told["refusal"]
        assert told["rule"]
        why = await ada.ask("why", seat=1, action=FIRST)
        assert why["refusal"] == refused["refusal"]
        assert (await ada.ask("why", seat=0, action=FIRST))["n"] is None
        assert ada.now["n"] == 0


async def test_a_hint_is_an_action_that_is_offered(house: House) -> None:
    keys = await house.table("me", "me", game="tiny")
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        hint = await ada.ask("hint", seat=0)
        assert hint["type"] == "hint"
        assert hint["action"] in ada.now["actions"]["0"]
        await ada.act(0)
        assert (await ada.ask("hint", seat=0))["code"] == "not-your-turn"


async def test_the_rest_is_played_at_once_when_the_outcome_is_certain(house: House) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        assert (await ada.ask("finish"))["code"] == "not-settled"
        for _ in range(SETTLED_SOON):
            if ada.now["settled"]:
                break
            await ada.act(ada.now["toAct"][0])
        assert not ada.over()
        done = await ada.ask("finish")
        assert ada.over()
        assert ada.now["n"] == done["n"]


async def test_a_seat_goes_to_a_bot_and_comes_back(house: House) -> None:
    keys = await house.table("me", "me")
    table = keys["table"]
    async with visit(house, table, keys["host"]) as host:
        await host.ask("hold", seat=0, holder="bot", level="easy")
        async with visit(house, table, keys["seats"][0]) as ada:
            await _take_back(ada, host)
        await host.until(lambda: not host.table["seats"][0]["here"])
        assert (await host.ask("hold", seat=0, holder="bot"))["type"] == "ack"


async def _take_back(ada: Caller, host: Caller) -> None:
    await ada.until(lambda: ada.now["n"] > 1)
    assert ada.table["seats"][0]["holder"] == "bot"
    assert (await ada.ask("act", seat=0, action=FIRST))["code"] == "bot-seat"
    await ada.ask("hold", seat=0, holder="person")
    assert ada.table["seats"][0]["holder"] == "person"
    foreign = await ada.ask("hold", seat=1, holder="bot")
    assert foreign["code"] == "not-your-seat"
    assert (await host.ask("hold", seat=7, holder="bot"))["code"] == "not-your-seat"
    meanwhile = await host.ask("hold", seat=0, holder="bot", level="easy")
    assert meanwhile["code"] == "not-your-seat", "nobody is made to lose by a bot while they are there"


async def test_the_host_opens_a_bots_seat_for_a_friend(house: House) -> None:
    keys = await house.table("me", "easy")
    table = keys["table"]
    async with visit(house, table, keys["host"]) as host:
        opened = await host.ask("hold", seat=1, holder="person")
        assert host.table["seats"][1]["holder"] == "open"
        async with guest(house, table, opened["key"], 1) as bob:
            assert bob.you["seats"] == [1]
            await host.until(lambda: host.table["seats"][1]["holder"] == "person")
            again = await host.ask("hold", seat=1, holder="person")
            assert again["code"] == "not-your-seat", "Bob is there"


async def test_names_are_shown_to_everybody_and_cleaned(house: House) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        await ada.ask("name", seat=0, name="  Ada   Lovelace ")
        assert ada.table["seats"][0]["name"] == "Ada Lovelace"
        for bad in ("x" * 25, "a\u202eb", "bell\x07"):
            assert (await ada.ask("name", seat=0, name=bad))["code"] == "name"
        assert ada.table["seats"][0]["name"] == "Ada Lovelace"


@pytest.mark.parametrize("game", [box.name for box in TAUGHT])
async def test_the_tutorial_goes_to_its_end(house: House, game: str) -> None:
    keys = await house.table("me", "me", game=game, tutorial=True)
    async with visit(house, keys["table"], *filter(None, keys["seats"])) as ada:
        assert ada.you["seats"] == sorted(Tutorial.of(box(game)).learners())
        lessons = 0
        while ada.now["lesson"] is not None:
            lessons += 1
            assert ada.now["lesson"]["step"] == lessons
            asked = [seat for seat in ada.you["seats"] if ada.offered(seat)]
            if asked:
                [seat] = asked
                hint = await ada.ask("hint", seat=seat)
                answer = await ada.act(seat, hint["action"]["do"])
            else:
                answer = await ada.ask("lesson")
            assert answer["type"] == "ack", answer
        assert lessons > 5
    assert await refused(house.record(keys["table"])) == "tutorial"


async def test_a_lesson_allows_only_what_it_asks_for(house: House) -> None:
    keys = await house.table("me", "easy", tutorial=True)
    branch = {"at": 1, "seat": 0, "seats": [{"holder": "me"}, {"holder": "me"}]}
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        assert (await ada.ask("lesson"))["code"] == "lesson"
        await ada.act(0, FIRST)
        twin = await house.branch(keys["table"], keys["seats"][0], branch)
        async with visit(house, twin["table"], twin["seats"][0]) as free:
            [more, *_] = [action for action in free.offered(0) if action not in ada.offered(0)]
        assert (await ada.ask("act", seat=0, action=more))["code"] == "lesson"
        assert (await ada.ask("why", seat=0, action=more))["code"] == "lesson"
        assert (await ada.ask("hold", seat=0, holder="bot"))["code"] == "tutorial"


async def test_playing_on_from_a_step_makes_a_new_table(house: House) -> None:
    keys = await house.table("me", "easy")
    table, key = keys["table"], keys["seats"][0]
    async with visit(house, table, key) as ada:
        while ada.now["n"] < 30:
            await ada.until(lambda: ada.offered(0))
            await ada.act(0)
        at = ada.steps[19]
    new = {"at": at["n"], "seat": 0, "seats": [{"holder": "me"}, {"holder": "bot", "level": "easy"}]}
    other = await house.branch(table, key, new)
    async with visit(house, other["table"], other["seats"][0]) as ada:
        assert ada.table["branch"] == {"table": table, "at": at["n"]}
        assert ada.heard[0]["now"]["views"] == at["views"]
        await ada.play()
    assert verify(read(await house.record(other["table"])))
    assert await refused(house.branch(table, key, {**new, "seat": 1})) == "not-your-seat"
    assert await refused(house.branch(table, key, {**new, "at": 10_000})) == "no-step"


async def test_history_is_what_was_seen_and_opens_at_the_end(house: House) -> None:
    keys = await house.table("me", "easy")
    table, key = keys["table"], keys["seats"][0]
    async with visit(house, table, key) as ada:
        await ada.act(0)
        assert await refused(house.steps(table, key, 1)) == "not-your-seat"
        assert await refused(house.steps(table, key, 9)) == "no-such-seat"
        assert await refused(house.steps(table, "guess", 0)) == "no-key"
        count = len(ada.steps)
        assert (await house.steps(table, key, 0))[1 : count + 1] == ada.steps[:count]
        await ada.play()
    seen = await house.steps(table, key, 0)
    assert [step["events"] for step in seen][1:] == [step["events"] for step in ada.steps]
    hidden = [step for step in ada.steps if "?" in step["views"]["0"]["choices"]]
    assert hidden, "a choice was made in secret"
    assert not any("?" in step["views"]["0"]["choices"] for step in seen), "after the end nothing is hidden"
    rival = await house.steps(table, keys["watch"], 1)
    assert all("action" in step["entry"] for step in rival if step["entry"]["kind"] == "act")
