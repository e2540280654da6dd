"""Tables that are kept before they are shown, shared by houses that race, put away and fetched again."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from ludotheque.room import wire
from ludotheque.room.keys import new_key
from ludotheque.room.rooms import IDLE_SECONDS, SWEEP_SECONDS
from tests.first_game import FIRST, GAME
from tests.room.house import Caller, House, SlowThoughts, kept, opened, quiet, refused, visit

pytestmark = pytest.mark.anyio


async def test_what_cannot_be_stored_has_not_happened(house: House) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        house.store.full = True
        failed = await ada.ask("act", id="x", seat=0, action=FIRST)
        assert failed["code"] == "unavailable"
        assert (ada.room.table.number, ada.room.table.state.to_act()) == (0, [0])
        assert [message["type"] for message in ada.heard] == ["welcome", "error"]
        house.store.full = False
        assert (await ada.ask("act", id="x", seat=0, action=FIRST))["n"] == 1


async def test_what_cannot_be_shown_is_not_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        with monkeypatch.context() as broken:
            broken.setattr(wire, "Update", lambda **told: 1 / 0)
            assert (await ada.ask("act", seat=0, action=FIRST))["code"] == "unavailable"
        assert await house.store.after(keys["table"], 0) == []
        assert (await ada.ask("act", seat=0, action=FIRST))["n"] == 1


@asynccontextmanager
async def both_choose(thoughts: SlowThoughts) -> AsyncIterator[Caller]:
    """A table at which a person and a bot choose at the same time; the bot has begun to think."""
    async with opened(thoughts=thoughts) as house:
        keys = await house.table("me", "easy")
        async with visit(house, keys["table"], keys["seats"][0]) as ada:
            await ada.act(0, FIRST)
            assert ada.now["toAct"] == [0, 1]
            await ada.act(0)
            yield ada


async def test_a_bot_does_not_think_again_because_somebody_else_acted() -> None:
    bots = SlowThoughts()
    async with both_choose(bots) as ada:
        assert len(bots.asked) == 1
        await bots.answer()
        assert ada.now["n"] == 3, "its first thought was good"


async def test_a_bot_thinks_again_when_something_was_taken_back() -> None:
    bots = SlowThoughts()
    async with both_choose(bots) as ada:
        await ada.ask("undo", seat=0)
        await bots.answer()
        assert ada.now["n"] == 3, "what it thought of before is stale"
        assert len(bots.asked) == 2
        await bots.answer()
        assert ada.now["entry"]["seat"] == 1


async def test_a_race_between_houses_is_seen_and_made_up_for(house: House) -> None:
    keys = await house.table("me", "me")
    async with (
        opened(store=house.store) as there,
        visit(house, keys["table"], *keys["seats"]) as ada,
        visit(there, keys["table"], *keys["seats"]) as bob,
    ):
        await ada.send({"type": "act", "id": "a", "seat": 0, "action": FIRST})
        assert (await ada.answer("a"))["n"] == 1
        assert (await bob.ask("name", seat=0, name="Bob"))["n"] == 2
        assert [step["n"] for step in bob.steps] == [1, 2]
        again = await bob.ask("act", id="a", seat=0, action=FIRST)
        assert again == {"type": "ack", "id": "a", "n": 1}, "a request that another house has done"


async def test_a_table_that_nobody_uses_is_put_away_and_fetched_again(house: House) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        await ada.ask("act", id="x", seat=0, action=FIRST)
        await house.pass_time(IDLE_SECONDS + 2 * SWEEP_SECONDS)
        assert keys["table"] in house.rooms.live, "somebody is there"
        before = ada.now
    await house.pass_time(IDLE_SECONDS - SWEEP_SECONDS)
    assert keys["table"] in house.rooms.live, "they may come back"
    await house.pass_time(3 * SWEEP_SECONDS)
    assert house.rooms.live == {}
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        assert ada.now == before
        assert (await ada.ask("act", id="x", seat=0, action=FIRST))["n"] == 1, "done already"


async def test_sweeping_goes_on_after_a_table_that_could_not_be_put_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], *keys["seats"]):
        with monkeypatch.context() as broken:
            broken.setitem(house.rooms.live, "broken", None)
            await house.pass_time(2 * SWEEP_SECONDS)
    await house.pass_time(2 * IDLE_SECONDS)
    assert house.rooms.live == {}


async def test_a_table_asked_for_once_more_is_the_same(house: House) -> None:
    """Also on another server, of a game that has begun, and when other things are asked for by then."""
    seats = [{"holder": "me"}, {"holder": "bot", "level": "easy"}]
    asked = {"game": GAME, "seats": seats, "id": new_key()}
    first = await house.create(asked)
    async with visit(house, first["table"], first["seats"][0]) as ada:
        await ada.act(0)
    async with opened(store=house.store) as later:
        assert await later.create(asked) == first
        assert await later.create({**asked, "seats": [*reversed(seats)]}) == first
        other = await later.create({**asked, "id": new_key()})
        assert [name for name in first if first[name] == other[name]] == []
        assert await later.store.count() == 2
    assert await refused(house.create({**asked, "id": "guessed"})) == "bad-request"


async def test_there_is_room_for_so_many_tables() -> None:
    async with opened(limits={"tables": 2}) as house:
        for _ in range(2):
            await house.table("me", "me")
        with pytest.raises(Exception, match="no room for more tables"):
            await house.table("me", "me")


async def test_tables_that_other_servers_make_and_forget_are_counted_too() -> None:
    async with opened(limits={"tables": 2}) as house, opened(store=house.store) as there:
        for _ in range(2):
            await there.table("me", "me")
        await house.pass_time(SWEEP_SECONDS)
        with pytest.raises(Exception, match="no room for more tables"):
            await house.table("me", "me")
        assert house.rooms.stored == there.rooms.stored == 2


async def test_a_branch_asked_for_once_more_is_the_same(house: House) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        asked = wire.NewBranch(at=0, seats=[wire.NewSeat("me"), wire.NewSeat("me")], id=new_key())
        first = await house.rooms.branch(ada.room, asked)
        assert await house.rooms.branch(ada.room, asked) == first
        other = await house.rooms.branch(ada.room, msgspec.structs.replace(asked, id=new_key()))
        assert other.table != first.table
    assert await house.store.count() == 3


async def test_a_log_does_not_grow_for_ever_and_half_of_it_is_for_the_game() -> None:
    async with opened(limits={"entries_per_table": 4}) as house:
        keys = await house.table("me", "me")
        async with visit(house, keys["table"], *keys["seats"]) as ada:
            await ada.act(0)
            await ada.act(0)
            assert (await ada.ask("name", seat=0, name="Ada"))["code"] == "full"
            assert (await ada.ask("undo", seat=0))["code"] == "full"
            for _ in range(2):
                assert (await ada.act(ada.now["toAct"][0]))["type"] == "ack"
            assert (await ada.ask("act", seat=1, action=FIRST))["code"] == "full"


async def test_closing_says_goodbye_and_leaves_nothing_under_way() -> None:
    bots = SlowThoughts()
    async with both_choose(bots) as ada:
        await ada.house.rooms.say_goodbye()
        assert ada.heard[-1] == {"type": "closing"}
        tasks = kept(ada.room).thinkers.tasks()
        assert len(tasks) == 1
        await ada.house.rooms.close()
        await quiet()
        assert all(task.cancelled() for task in tasks)
        assert ada.room.task.cancelled()
