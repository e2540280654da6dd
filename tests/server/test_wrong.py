"""Garbage, oversized, stale, foreign and replayed messages are answered with an error and change nothing."""

import json
from contextlib import suppress
from typing import Any

import pytest
import websockets
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.room import wire
from ludotheque.room.errors import Wrong
from ludotheque.server.sockets import _read
from tests.server.client import knock, visit
from tests.server.running import FIRST, GENEROUS, Run, Running

pytestmark = pytest.mark.anyio

ACT = {"type": "act", "id": "x", "seat": 0, "action": FIRST}

BAD_MESSAGES: dict[str, tuple[Any, str]] = {
    "empty": ("", "bad-message"),
    "no JSON": ("{", "bad-message"),
    "binary": (b"\x00\xff", "bad-message"),
    "a list": ("[]", "bad-message"),
    "a number": ("1", "bad-message"),
    "deep": ("[" * 8000, "bad-message"),
    "deep in a field": ('{"type":"act","id":"x","seat":' + "[" * 8000, "bad-message"),
    "no type": ({"id": "x"}, "bad-message"),
    "unknown type": ({"type": "cheat", "id": "x"}, "bad-message"),
    "unknown field": ({**ACT, "host": True}, "bad-message"),
    "missing field": ({"type": "act", "id": "x", "seat": 0}, "bad-message"),
    "seat as text": ({**ACT, "seat": "0"}, "bad-message"),
    "seat as truth": ({**ACT, "seat": True}, "bad-message"),
    "negative seat": ({**ACT, "seat": -1}, "bad-message"),
    "huge seat": ({**ACT, "seat": 10**30}, "bad-message"),
    "no id": ({**ACT, "id": ""}, "bad-message"),
    "long id": ({**ACT, "id": "x" * 41}, "bad-message"),
    "hello again": ({"type": "hello", "keys": []}, "bad-message"),
    "a server's message": ({"type": "update", "n": 1}, "bad-message"),
    "oversized": ({**ACT, "action": "x" * 20_000}, "too-large"),
    "long action": ({**ACT, "action": "x" * 300}, "bad-message"),
    "no action": ({**ACT, "action": "fly a1"}, "bad-notation"),
    "a seat that is not there": ({**ACT, "seat": 5}, "not-your-seat"),
    "a foreign seat": ({**ACT, "seat": 1}, "not-your-seat"),
    "why of a foreign seat": ({**ACT, "type": "why", "seat": 1}, "not-your-seat"),
    "undo of a foreign seat": ({"type": "undo", "id": "x", "seat": 1}, "not-your-seat"),
    "hint of a foreign seat": ({"type": "hint", "id": "x", "seat": 1}, "not-your-seat"),
    "name of a foreign seat": ({"type": "name", "id": "x", "seat": 1, "name": "me"}, "not-your-seat"),
    "hold of a foreign seat": ({"type": "hold", "id": "x", "seat": 1, "holder": "bot"}, "not-your-seat"),
    "an unknown level": ({"type": "hold", "id": "x", "seat": 0, "holder": "bot", "level": "god"}, "bad-message"),
    "a lesson outside a tutorial": ({"type": "lesson", "id": "x"}, "no-lesson"),
    "finish too early": ({"type": "finish", "id": "x"}, "not-settled"),
    "undo of nothing": ({"type": "undo", "id": "x", "seat": 0}, "nothing-to-undo"),
}


@pytest.mark.parametrize(("message", "code"), BAD_MESSAGES.values(), ids=BAD_MESSAGES.keys())
async def test_a_bad_message_is_answered_with_an_error_and_changes_nothing(
    server: Running, message: Any, code: str
) -> None:
    keys = server.table("me", "me")
    async with visit(server.address, keys["table"], keys["seats"][0]) as ada:
        before = (ada.now, ada.table)
        await ada.send(message)
        error = await ada.hear("error")
        assert error["code"] == code, error
        assert error["id"] in ("x", None)
        assert (await ada.ask("why", seat=0, action=FIRST))["type"] == "ack", "the socket still works"
        assert (ada.now, ada.table) == before
    assert len(server.steps(keys["table"], keys["watch"], "watch")) == 1


async def test_a_stale_message_is_refused_by_the_rules(server: Running) -> None:
    keys = server.table("me", "me")
    async with visit(server.address, keys["table"], *keys["seats"]) as ada:
        await ada.act(0, FIRST)
        assert (await ada.ask("act", seat=0, action=FIRST))["type"] == "refused"
        assert ada.now["n"] == 1


async def test_replayed_messages_of_a_rival_do_nothing(server: Running) -> None:
    keys = server.table("me", "me")
    async with visit(server.address, keys["table"], keys["seats"][0]) as ada:
        await ada.send(ACT)
        await ada.answer("x")
        async with visit(server.address, keys["table"], keys["seats"][1]) as bob:
            await bob.send(ACT)
            assert (await bob.hear("error"))["code"] == "not-your-seat"
        async with visit(server.address, keys["table"], keys["watch"]) as eve:
            await eve.send(ACT)
            assert (await eve.hear("error"))["code"] == "not-your-seat"
            for kind in ("finish", "lesson"):
                assert (await eve.ask(kind))["code"] == "not-your-seat"
        assert ada.now["n"] == 1


async def test_a_message_that_is_far_too_long_is_not_even_read(server: Running) -> None:
    keys = server.table("me", "me")
    async with visit(server.address, keys["table"], keys["seats"][0]) as ada:
        await ada.send("x" * 100_000)
        await ada.shut_out()
        assert ada.socket.close_code == 1009


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "ping"}, "bad-message"),
        ({"type": "hello", "keys": []}, "no-key"),
        ({"type": "hello", "keys": ["guess"]}, "no-key"),
        ({"type": "hello", "keys": ["guess"] * 100}, "bad-message"),
        ({"type": "hello", "keys": ["x" * 100]}, "bad-message"),
        (ACT, "bad-message"),
    ],
)
async def test_the_door_stays_shut_without_a_key(server: Running, first: Any, code: str) -> None:
    keys = server.table("me", "me")
    async with knock(server.address, keys["table"]) as stranger:
        await stranger.send(first)
        assert (await stranger.hear("error"))["code"] == code
        await stranger.shut_out()
        assert [m["type"] for m in stranger.heard] == ["error"]


async def test_a_key_opens_its_own_table_only(server: Running) -> None:
    mine, other = server.table("me", "me"), server.table("me", "me")
    async with knock(server.address, other["table"]) as stranger:
        await stranger.send({"type": "hello", "keys": mine["seats"]})
        assert (await stranger.hear("error"))["code"] == "no-key"
    async with knock(server.address, "nowhere") as stranger:
        await stranger.send({"type": "hello", "keys": mine["seats"]})
        assert (await stranger.hear("error"))["code"] == "no-table"


async def test_too_many_messages_are_answered_with_an_error_and_then_with_a_closed_door(run: Run) -> None:
    limits = {**GENEROUS, "messages_per_second": 0.001, "messages_at_once": 10, "patience": 20}
    server = run(limits=limits)
    keys = server.table("me", "me")
    async with visit(server.address, keys["table"], keys["seats"][0]) as ada:
        for number in range(15):
            await ada.send({"type": "why", "id": str(number), "seat": 0, "action": FIRST})
        assert (await ada.answer("2"))["type"] == "ack"
        assert (await ada.answer("14"))["code"] == "rate"
        with suppress(websockets.ConnectionClosed):
            for _ in range(40):
                await ada.send({"type": "ping"})
        await ada.shut_out()
        assert ada.socket.close_code == 1008


async def test_a_table_has_room_for_so_many_visitors(run: Run) -> None:
    server = run(limits={**GENEROUS, "sockets_per_seat": 1, "entries_per_table": 4})
    keys = server.table("me", "me")
    table, watch = keys["table"], keys["watch"]
    async with visit(server.address, table, *keys["seats"]) as ada, visit(server.address, table, watch):
        async with knock(server.address, table) as third:
            await third.send({"type": "hello", "keys": [watch]})
            assert (await third.hear("error"))["code"] == "full"
        await ada.act(0)
        await ada.act(0)
        assert (await ada.ask("name", seat=0, name="Ada"))["code"] == "full", "half of the log is for the game"
        assert (await ada.ask("undo", seat=0))["code"] == "full"
        for _ in range(2):
            assert (await ada.act(ada.now["toAct"][0]))["type"] == "ack"
        assert (await ada.ask("act", seat=1, action=FIRST))["code"] == "full", "a log does not grow for ever"
    server.stop()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["type", "id", "seat", "action", "keys"]), inner),
)


@given(st.one_of(st.text(), JSON.map(json.dumps)))
def test_whatever_is_sent_it_is_a_message_or_wrong(text: str) -> None:
    with suppress(Wrong):
        assert isinstance(_read(text), wire.Message)
