"""An invitation shows the table and lets somebody sit down; whoever handed it out cannot look through the seat."""

import pytest

from ludotheque.room import wire
from ludotheque.room.errors import Wrong
from ludotheque.room.keys import hashed, new_key
from tests.first_game import FIRST
from tests.participant import together
from tests.room.house import House, guest, opened, refused, visit

pytestmark = pytest.mark.anyio


async def _look(house: House, table: str, key: str) -> str:
    """Use a key to look through the second seat: empty, or why not."""
    try:
        await house.steps(table, key, 1)
    except Wrong as error:
        return error.code
    return ""


async def _turned_away(house: House, table: str, *keys: str) -> str:
    async with house.rooms.visit(table) as room:
        try:
            await room.enter(wire.Hello([*keys]))
        except Wrong as error:
            return error.code
    return ""


# Coming with a link.


async def test_opening_a_link_takes_nothing(house: House) -> None:
    keys = await house.table("me", "open")
    table, invitation = keys["table"], keys["seats"][1]
    async with visit(house, table, keys["seats"][0]) as ada, visit(house, table, invitation) as ben:
        assert ben.you == {"seats": [], "host": False, "invited": [1]}
        assert ben.table["seats"][1]["holder"] == "open"
        assert (ben.now["views"].keys(), ben.now["actions"]) == ({"watch"}, {}), "what everybody sees"
        await ada.act(0, FIRST)
        await together(ben, ada)
        for kind in ("act", "why"):
            assert (await ben.ask(kind, seat=1, action=FIRST))["code"] == "not-your-seat"
        for kind in ("undo", "hint", "resign"):
            assert (await ben.ask(kind, seat=1))["code"] == "not-your-seat"
        assert (await ben.ask("finish"))["code"] == "not-your-seat"
        assert (await ben.ask("say", seat=1, phrase="hello"))["code"] == "not-your-seat"
        assert await _look(house, table, invitation) == "not-your-seat"
        assert await house.steps(table, invitation, None)
    assert len(await house.store.after(table, 0)) == 1, "nothing but what Ada did"


async def test_sitting_down_takes_the_seat_and_everybody_hears_it(house: House) -> None:
    keys = await house.table("me", "open")
    table, invitation = keys["table"], keys["seats"][1]
    async with visit(house, table, keys["seats"][0], keys["host"]) as ada, visit(house, table, invitation) as ben:
        own = await ben.sit(1, "  Ben  ")
        assert ben.you == {"seats": [1], "host": False, "invited": []}
        assert ben.now["views"].keys() == {"1"}
        await ada.until(lambda: ada.table["seats"][1]["here"])
        assert ada.now["entry"] == {"kind": "seat", "seat": 1, "holder": "person", "level": "", "name": "Ben"}
        assert (ada.table["seats"][1]["holder"], ada.table["seats"][1]["name"]) == ("person", "Ben")
        await ada.act(0, FIRST)
        await together(ben, ada)
        assert (await ben.act(1))["type"] == "ack"
    assert await _look(house, table, own) == ""
    for spent in (invitation, keys["host"]):
        assert await _look(house, table, spent) == ("taken" if spent == invitation else "not-your-seat")
    assert await _turned_away(house, table, invitation) == "taken"
    async with visit(house, table, own) as ben:
        assert ben.you["seats"] == [1]


async def test_whoever_came_by_the_same_invitation_has_to_go(house: House) -> None:
    keys = await house.table("me", "open")
    table, invitation = keys["table"], keys["seats"][1]
    async with visit(house, table, invitation) as late, visit(house, table, invitation) as ben:
        await ben.sit(1)
        await late.until(lambda: late.closed)
        assert late.heard[-1]["type"] == "closing"
    assert await _turned_away(house, table, invitation) == "taken"
    async with visit(house, table, invitation, keys["host"]) as host:
        assert host.you == {"seats": [], "host": True, "invited": []}, "beside a key that opens something"


async def test_nobody_sits_down_uninvited_or_with_any_key(house: House) -> None:
    keys = await house.table("me", "open", "open", game="tiny")
    table, (adas, bens, cleos) = keys["table"], keys["seats"]
    async with visit(house, table, bens) as ben, visit(house, table, keys["watch"]) as watcher:
        assert (await watcher.ask("sit", seat=1, key=new_key()))["code"] == "not-your-seat"
        assert (await ben.ask("sit", seat=2, key=new_key()))["code"] == "not-your-seat"
        for known in ("short", "x" * 22 + "!", adas, bens, cleos, keys["host"]):
            assert (await ben.ask("sit", seat=1, key=known))["code"] == "bad-message"
        assert (await ben.ask("sit", seat=1, key=new_key(), name="x" * 300))["code"] == "name"
        assert ben.table["seats"][1]["holder"] == "open"
        await ben.sit(1)
        assert (await ben.ask("sit", seat=1, key=cleos))["code"] == "bad-message"


async def test_who_is_invited_to_several_seats_sits_down_at_each(house: House) -> None:
    keys = await house.table("me", "open", "open", game="tiny")
    async with visit(house, keys["table"], *keys["seats"][1:]) as both:
        assert both.you["invited"] == [1, 2]
        await both.sit(2)
        assert (both.you["seats"], both.you["invited"]) == ([2], [1])
        await both.sit(1)
        assert (both.you["seats"], both.you["invited"]) == ([1, 2], [])


# What gets lost on the way.


async def test_lost_answers_lock_nobody_out(house: House) -> None:
    keys = await house.table("me", "open")
    table, invitation, own = keys["table"], keys["seats"][1], new_key()
    asked = {"type": "sit", "id": "once", "seat": 1, "key": own, "name": "Ben"}
    async with visit(house, table, invitation) as ben:
        await ben.send(asked)
        number = (await ben.answer("once"))["n"]
    async with visit(house, table, own, invitation) as ben:
        assert ben.you["seats"] == [1], "Ben knows his key, whatever answer he had"
        await ben.send(asked)
        assert (await ben.answer("once"))["n"] == number
    assert len(await house.store.after(table, 0)) == 1


async def test_who_sat_down_while_no_key_could_be_stored_asks_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = await house.table("me", "open")
    table, invitation, own = keys["table"], keys["seats"][1], new_key()
    async with visit(house, table, invitation) as ben:
        with monkeypatch.context() as broken:
            broken.setattr(house.store, "change_keys", None)
            assert (await ben.ask("sit", id="once", seat=1, key=own))["code"] == "unavailable"
        assert ben.you["seats"] == []
        assert (await ben.ask("sit", id="once", seat=1, key=own))["type"] == "ack"
        await ben.until(lambda: ben.you["seats"] == [1])
    assert await _look(house, table, own) == ""


async def test_own_keys_and_spent_invitations_are_kept(house: House) -> None:
    keys = await house.table("me", "open")
    table, invitation = keys["table"], keys["seats"][1]
    async with visit(house, table, invitation) as ben:
        own = await ben.sit(1)
    async with opened(store=house.store) as later:
        assert await _look(later, table, own) == ""
        assert await _turned_away(later, table, invitation) == "taken"


async def test_keys_of_earlier_days_that_waited_to_be_used_open_their_seat(house: House) -> None:
    keys = await house.table("me", "open")
    known = await house.store.roles(keys["table"])
    await house.store.change_keys(keys["table"], known, {hashed("handed out"): "fresh 1"})
    async with visit(house, keys["table"], "handed out") as ben:
        assert ben.you["seats"] == [1]
        assert ben.table["seats"][1]["holder"] == "person"


# Opening a seat again.


async def test_the_host_opens_any_seat_again_and_its_old_key_is_good_no_longer(house: House) -> None:
    keys = await house.table("me", "open")
    table, host_key = keys["table"], keys["host"]
    async with (
        visit(house, table, keys["seats"][0], host_key) as ada,
        guest(house, table, keys["seats"][1], 1, "Ben") as ben,
    ):
        old = ben.visitor.keys[-1]
        opened_again = await ada.ask("open", seat=1)
        assert opened_again["n"] == ada.now["n"]
        assert ada.now["entry"] == {"kind": "seat", "seat": 1, "holder": "open", "level": "", "name": ""}
        await ben.until(lambda: ben.closed)
        assert await _turned_away(house, table, old) == "taken"
        async with guest(house, table, opened_again["key"], 1, "Cleo") as cleo:
            await together(ada, cleo)
            assert ada.table["seats"][1]["name"] == "Cleo"
            again = await ada.ask("open", seat=1)
            assert again["key"] != opened_again["key"]


async def test_the_host_opens_their_own_seat_and_stays_host(house: House) -> None:
    keys = await house.table("me", "me")
    table = keys["table"]
    async with visit(house, table, keys["seats"][0], keys["host"]) as ada:
        answer = await ada.ask("open", seat=0)
        await ada.until(lambda: ada.you == {"seats": [], "host": True, "invited": []})
        assert not ada.closed
        assert ada.now["views"].keys() == {"watch"}
        async with guest(house, table, answer["key"], 0, "Ben") as ben:
            assert (await ben.act(0, FIRST))["type"] == "ack"
    assert await _turned_away(house, table, keys["seats"][0]) == "taken"


async def test_only_the_host_opens_seats_and_none_of_a_tutorial(house: House) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        assert (await ada.ask("open", seat=1))["code"] == "not-host"
    async with visit(house, keys["table"], keys["host"]) as host:
        assert (await host.ask("open", seat=7))["code"] == "not-your-seat"
    lesson = await house.table("me", "easy", tutorial=True)
    async with visit(house, lesson["table"], lesson["host"]) as host:
        assert (await host.ask("open", seat=0))["code"] == "tutorial"
        assert "key" not in host.heard[-1]


async def test_an_invitation_outlives_a_bot_that_sits_in(house: House) -> None:
    keys = await house.table("me", "open")
    table, invitation = keys["table"], keys["seats"][1]
    async with visit(house, table, keys["host"]) as host:
        await host.ask("hold", seat=1, holder="bot", level="easy")
        back = await host.ask("hold", seat=1, holder="person")
        assert "key" not in back
        assert host.table["seats"][1]["holder"] == "open", "the invitation is good again"
        another = await host.ask("hold", seat=1, holder="person")
        assert await _turned_away(house, table, invitation) == "taken"
        async with guest(house, table, another["key"], 1):
            await host.until(lambda: host.table["seats"][1]["here"])
        await host.until(lambda: not host.table["seats"][1]["here"])
        assert "key" not in await host.ask("hold", seat=1, holder="person"), "the seat is somebody's"


async def test_who_is_invited_takes_the_seat_from_a_bot(house: House) -> None:
    keys = await house.table("me", "open")
    async with visit(house, keys["table"], keys["host"]) as host:
        await host.ask("hold", seat=1, holder="bot", level="easy")
        async with guest(house, keys["table"], keys["seats"][1], 1, "Ben"):
            await host.until(lambda: host.table["seats"][1]["holder"] == "person")


async def test_many_who_come_at_the_same_moment_are_counted_before_they_are_let_in() -> None:
    async with opened(limits={"visitors_per_seat": 2}) as house:
        keys = await house.table("me", "me")
        async with house.rooms.visit(keys["table"]) as room:
            hello = wire.Hello([keys["watch"]])
            first, _ = await room.enter(hello), await room.enter(hello)
            assert await refused(room.enter(hello)) == "full"
            room.leave(first)
            await room.enter(hello)


async def test_watchers_cannot_keep_a_player_out() -> None:
    async with opened(limits={"visitors_per_seat": 2}) as house:
        keys = await house.table("me", "me")
        table, watch = keys["table"], keys["watch"]
        async with visit(house, table, watch), visit(house, table, watch):
            async with house.rooms.visit(table) as room:
                assert await refused(room.enter(wire.Hello([watch]))) == "full"
            async with visit(house, table, keys["seats"][0]) as ada:
                assert ada.you["seats"] == [0]
