"""Garbage, oversized, stale, foreign and replayed messages are answered with an error and change nothing."""

from contextlib import suppress
from typing import Any

import pytest
import websockets

from tests.first_game import FIRST
from tests.server.client import knock, visit
from tests.server.running import GENEROUS, Run, Running

pytestmark = pytest.mark.anyio

ACT = {"type": "act", "id": "x", "seat": 0, "action": FIRST}

BAD_MESSAGES: dict[str, tuple[Any, str]] = {
    "no JSON": ("{", "bad-message"),
    "binary": (b"\x00\xff", "bad-message"),
    "hello again": ({"type": "hello", "keys": []}, "bad-message"),
    "oversized": ({**ACT, "action": "x" * 20_000}, "too-large"),
    "a foreign seat": ({**ACT, "seat": 1}, "not-your-seat"),
}
"""One of each kind: what no socket takes, what is no message, what the table refuses. The others are tests/room's."""


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
