"""Garbage, stale, foreign and replayed messages are answered with an error and change nothing."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.room import wire
from ludotheque.room.errors import Wrong
from tests.first_game import FIRST
from tests.room.house import House, visit

pytestmark = pytest.mark.anyio

ACT = {"type": "act", "id": "x", "seat": 0, "action": FIRST}

NO_MESSAGES: dict[str, Any] = {
    "empty": "",
    "no JSON": "{",
    "a list": "[]",
    "a number": "1",
    "deep": "[" * 8000,
    "deep in a field": '{"type":"act","id":"x","seat":' + "[" * 8000,
    "no type": {"id": "x"},
    "unknown type": {"type": "cheat", "id": "x"},
    "unknown field": {**ACT, "host": True},
    "missing field": {"type": "act", "id": "x", "seat": 0},
    "seat as text": {**ACT, "seat": "0"},
    "seat as truth": {**ACT, "seat": True},
    "negative seat": {**ACT, "seat": -1},
    "huge seat": {**ACT, "seat": 10**30},
    "no id": {**ACT, "id": ""},
    "long id": {**ACT, "id": "x" * 41},
    "a server's message": {"type": "update", "n": 1},
    "long action": {**ACT, "action": "x" * 300},
    "an unknown level": {"type": "hold", "id": "x", "seat": 0, "holder": "bot", "level": "god"},
}


@pytest.mark.parametrize("message", NO_MESSAGES.values(), ids=NO_MESSAGES.keys())
def test_what_is_no_message_is_not_read(message: Any) -> None:
    with pytest.raises(Wrong) as refused:
        wire.read(message if isinstance(message, str) else json.dumps(message))
    assert refused.value.code == "bad-message"


REFUSED: dict[str, tuple[Any, str]] = {
    "no action": ({**ACT, "action": "fly a1"}, "bad-notation"),
    "a seat that is not there": ({**ACT, "seat": 5}, "not-your-seat"),
    "a foreign seat": ({**ACT, "seat": 1}, "not-your-seat"),
    "why of a foreign seat": ({**ACT, "type": "why", "seat": 1}, "not-your-seat"),
    "undo of a foreign seat": ({"type": "undo", "id": "x", "seat": 1}, "not-your-seat"),
    "hint of a foreign seat": ({"type": "hint", "id": "x", "seat": 1}, "not-your-seat"),
    "name of a foreign seat": ({"type": "name", "id": "x", "seat": 1, "name": "me"}, "not-your-seat"),
    "hold of a foreign seat": ({"type": "hold", "id": "x", "seat": 1, "holder": "bot"}, "not-your-seat"),
    "a lesson outside a tutorial": ({"type": "lesson", "id": "x"}, "no-lesson"),
    "finish too early": ({"type": "finish", "id": "x"}, "not-settled"),
    "undo of nothing": ({"type": "undo", "id": "x", "seat": 0}, "nothing-to-undo"),
}


@pytest.mark.parametrize(("message", "code"), REFUSED.values(), ids=REFUSED.keys())
async def test_what_somebody_may_not_do_is_answered_with_an_error_and_changes_nothing(
    house: House, message: Any, code: str
) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        before = (ada.now, ada.table)
        await ada.send(message)
        error = await ada.answer("x")
        assert (error["type"], error["code"]) == ("error", code)
        assert (ada.now, ada.table) == before
    assert await house.store.after(keys["table"], 0) == []


async def test_a_stale_message_is_refused_by_the_rules(house: House) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        await ada.act(0, FIRST)
        assert (await ada.ask("act", seat=0, action=FIRST))["type"] == "refused"
        assert ada.now["n"] == 1


async def test_replayed_messages_of_a_rival_do_nothing(house: House) -> None:
    keys = await house.table("me", "me")
    async with (
        visit(house, keys["table"], keys["seats"][0]) as ada,
        visit(house, keys["table"], keys["seats"][1]) as bob,
        visit(house, keys["table"], keys["watch"]) as eve,
    ):
        for one in (ada, bob, eve):
            await one.send(ACT)
            await one.answer("x")
        assert [one.heard[-1].get("code") for one in (bob, eve)] == ["not-your-seat"] * 2
        for kind in ("finish", "lesson"):
            assert (await eve.ask(kind))["code"] == "not-your-seat"
        assert ada.now["n"] == 1


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["type", "id", "seat", "action", "keys"]), inner),
)


@given(st.one_of(st.text(), JSON.map(json.dumps)))
def test_whatever_is_sent_it_is_a_message_or_wrong(text: str) -> None:
    with suppress(Wrong):
        assert isinstance(wire.read(text), wire.Message)
