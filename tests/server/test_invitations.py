"""An invitation becomes somebody's own seat: whoever handed it out cannot look through it."""

import httpx2
import pytest

from tests.server.client import Client, knock, together, visit
from tests.server.running import FIRST, Run, Running

pytestmark = pytest.mark.anyio


def _own(friend: Client, invitation: str) -> str:
    """The key that the welcome gave for an invitation."""
    own: str = friend.heard[0]["keys"][invitation]
    return own


def _look(server: Running, table: str, key: str) -> httpx2.Response:
    return server.get(f"/api/tables/{table}/history?seat=1", key)


async def _turned_away(server: Running, table: str, *keys: str) -> str:
    async with knock(server.address, table) as late:
        await late.send({"type": "hello", "keys": keys})
        code: str = (await late.hear("error"))["code"]
        return code


async def test_an_invitation_is_spent_when_the_key_it_gave_is_used(server: Running) -> None:
    keys = server.table("me", "open")
    table, invitation = keys["table"], keys["seats"][1]
    async with visit(server.address, table, invitation) as ben:
        own = _own(ben, invitation)
        assert _look(server, table, invitation).status_code == 200, "an answer may be lost: it must work once more"
        assert _look(server, table, own).status_code == 200
        refused = _look(server, table, invitation)
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "taken")
        assert await _turned_away(server, table, invitation) == "taken"
        assert not ben.closed, "whoever has the key stays"
    async with visit(server.address, table, own) as ben:
        assert ben.you["seats"] == [1]
        assert ben.heard[0]["keys"] == {}
    async with visit(server.address, table, invitation, keys["host"]) as host:
        assert host.you == {"seats": [], "host": True}, "a spent key opens nothing beside one that does"


async def test_whoever_sits_there_by_the_same_invitation_has_to_go(server: Running) -> None:
    keys = server.table("me", "open")
    table, invitation = keys["table"], keys["seats"][1]
    async with visit(server.address, table, invitation) as host, visit(server.address, table, invitation) as ben:
        assert _own(host, invitation) != _own(ben, invitation)
        assert _look(server, table, _own(ben, invitation)).status_code == 200
        await host.shut_out()
        assert await _turned_away(server, table, _own(host, invitation)) == "taken"
        async with visit(server.address, table, keys["seats"][0]) as ada:
            await ada.act(0, FIRST)
            await together(ben, ada)
        assert (await ben.act(1))["type"] == "ack"
    assert all(step["n"] < 2 for step in host.steps), "nothing that happened since was told"


async def test_lost_answers_lock_nobody_out(server: Running) -> None:
    keys = server.table("me", "open")
    table, invitation = keys["table"], keys["seats"][1]
    given = []
    for _ in range(12):
        async with visit(server.address, table, invitation) as ben:
            given.append(_own(ben, invitation))
    assert _look(server, table, given[0]).json()["error"]["code"] == "no-key", "not all are kept for ever"
    assert _look(server, table, given[-1]).status_code == 200
    assert _look(server, table, given[-2]).json()["error"]["code"] == "taken"


async def test_own_keys_and_spent_invitations_outlive_the_server(run: Run) -> None:
    server = run()
    keys = server.table("me", "open")
    table, invitation = keys["table"], keys["seats"][1]
    async with visit(server.address, table, invitation) as ben:
        own = _own(ben, invitation)
    server.kill()
    server.start()
    assert _look(server, table, own).status_code == 200
    server.kill()
    server.start()
    assert _look(server, table, own).status_code == 200
    assert await _turned_away(server, table, invitation) == "taken"
    assert server.stop() == 0


async def test_the_host_gets_no_new_key_to_a_seat_that_somebody_has_sat_in(server: Running) -> None:
    keys = server.table("me", "open")
    table, invitation = keys["table"], keys["seats"][1]
    async with visit(server.address, table, keys["host"]) as host:
        await host.ask("hold", seat=1, holder="bot", level="easy")
        back = await host.ask("hold", seat=1, holder="person")
        assert "key" not in back
        assert host.table["seats"][1]["holder"] == "open", "the invitation is good again"
        another = await host.ask("hold", seat=1, holder="person")
        async with visit(server.address, table, another["key"]) as ben:
            own = _own(ben, another["key"])
            await host.until(lambda: host.table["seats"][1]["here"])
        await host.until(lambda: not host.table["seats"][1]["here"])
        assert "key" not in await host.ask("hold", seat=1, holder="person"), "not even before the own key was used"
        assert _look(server, table, own).status_code == 200
        await host.ask("hold", seat=1, holder="bot", level="easy")
        assert "key" not in await host.ask("hold", seat=1, holder="person")
        assert await _turned_away(server, table, invitation) == "taken"


async def test_watchers_cannot_keep_a_player_out(run: Run) -> None:
    server = run(limits={"sockets_per_seat": 2})
    keys = server.table("me", "me")
    table, watch = keys["table"], keys["watch"]
    async with visit(server.address, table, watch), visit(server.address, table, watch):
        assert await _turned_away(server, table, watch) == "full"
        async with visit(server.address, table, keys["seats"][0]) as ada:
            assert ada.you["seats"] == [0]
    assert server.stop() == 0
