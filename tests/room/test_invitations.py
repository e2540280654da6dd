"""An invitation becomes somebody's own seat: whoever handed it out cannot look through it."""

import pytest

from ludotheque.room import wire
from ludotheque.room.errors import Wrong
from tests.first_game import FIRST
from tests.participant import together
from tests.room.house import Caller, House, opened, refused, visit

pytestmark = pytest.mark.anyio


def _own(friend: Caller, invitation: str) -> str:
    """The key that the welcome gave for an invitation."""
    own: str = friend.heard[0]["keys"][invitation]
    return own


async def _look(house: House, table: str, key: str) -> str:
    """Use a key to look through the second seat: empty, or why not."""
    try:
        await house.steps(table, key, 1)
    except Wrong as error:
        return error.code
    return ""


async def _turned_away(house: House, table: str, *keys: str) -> str:
    async with house.rooms.visit(table) as room:
        return await refused(room.enter(wire.Hello([*keys])))


async def test_an_invitation_is_spent_when_the_key_it_gave_is_used(house: House) -> None:
    keys = await house.table("me", "open")
    table, invitation = keys["table"], keys["seats"][1]
    async with visit(house, table, invitation) as ben:
        own = _own(ben, invitation)
        assert await _look(house, table, invitation) == "", "an answer may be lost: it must work once more"
        assert await _look(house, table, own) == ""
        assert await _look(house, table, invitation) == "taken"
        assert await _turned_away(house, table, invitation) == "taken"
        assert not ben.closed, "whoever has the key stays"
    async with visit(house, table, own) as ben:
        assert ben.you["seats"] == [1]
        assert ben.heard[0]["keys"] == {}
    async with visit(house, table, invitation, keys["host"]) as host:
        assert host.you == {"seats": [], "host": True}, "a spent key opens nothing beside one that does"


async def test_whoever_sits_there_by_the_same_invitation_has_to_go(house: House) -> None:
    keys = await house.table("me", "open")
    table, invitation = keys["table"], keys["seats"][1]
    async with visit(house, table, invitation) as host, visit(house, table, invitation) as ben:
        assert _own(host, invitation) != _own(ben, invitation)
        assert await _look(house, table, _own(ben, invitation)) == ""
        await host.until(lambda: host.closed)
        assert host.heard[-1]["type"] == "closing"
        assert await _turned_away(house, table, _own(host, invitation)) == "taken"
        async with visit(house, table, keys["seats"][0]) as ada:
            await ada.act(0, FIRST)
            await together(ben, ada)
        assert (await ben.act(1))["type"] == "ack"
    assert all(step["n"] < 2 for step in host.steps), "nothing that happened since was told"


async def test_lost_answers_lock_nobody_out(house: House) -> None:
    keys = await house.table("me", "open")
    table, invitation = keys["table"], keys["seats"][1]
    given = []
    for _ in range(12):
        async with visit(house, table, invitation) as ben:
            given.append(_own(ben, invitation))
    assert await _look(house, table, given[0]) == "no-key", "not all are kept for ever"
    assert await _look(house, table, given[-1]) == ""
    assert await _look(house, table, given[-2]) == "taken"


async def test_own_keys_and_spent_invitations_are_kept(house: House) -> None:
    keys = await house.table("me", "open")
    table, invitation = keys["table"], keys["seats"][1]
    async with visit(house, table, invitation) as ben:
        own = _own(ben, invitation)
    for _ in range(2):
        async with opened(store=house.store) as later:
            assert await _look(later, table, own) == ""
    async with opened(store=house.store) as later:
        assert await _turned_away(later, table, invitation) == "taken"


async def test_the_host_gets_no_new_key_to_a_seat_that_somebody_has_sat_in(house: House) -> None:
    keys = await house.table("me", "open")
    table, invitation = keys["table"], keys["seats"][1]
    async with visit(house, table, keys["host"]) as host:
        await host.ask("hold", seat=1, holder="bot", level="easy")
        back = await host.ask("hold", seat=1, holder="person")
        assert "key" not in back
        assert host.table["seats"][1]["holder"] == "open", "the invitation is good again"
        another = await host.ask("hold", seat=1, holder="person")
        async with visit(house, table, another["key"]) as ben:
            own = _own(ben, another["key"])
            await host.until(lambda: host.table["seats"][1]["here"])
        await host.until(lambda: not host.table["seats"][1]["here"])
        assert "key" not in await host.ask("hold", seat=1, holder="person"), "not even before the own key was used"
        assert await _look(house, table, own) == ""
        await host.ask("hold", seat=1, holder="bot", level="easy")
        assert "key" not in await host.ask("hold", seat=1, holder="person")
        assert await _turned_away(house, table, invitation) == "taken"


async def test_watchers_cannot_keep_a_player_out() -> None:
    async with opened(limits={"visitors_per_seat": 2}) as house:
        keys = await house.table("me", "me")
        table, watch = keys["table"], keys["watch"]
        async with visit(house, table, watch), visit(house, table, watch):
            assert await _turned_away(house, table, watch) == "full"
            async with visit(house, table, keys["seats"][0]) as ada:
                assert ada.you["seats"] == [0]
