"""A seat cannot learn a rival's secret choice before the reveal, by any message or endpoint."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, together, visit
from tests.server.running import FIRST, GAME, Running

pytestmark = pytest.mark.anyio

SEATS = [{"holder": "me"}, {"holder": "me"}]


@pytest.mark.parametrize("game", [GAME, "tiny"])
@pytest.mark.parametrize("spying", ["rival", "watcher"])
async def test_a_secret_choice_stays_secret_until_all_have_chosen(server: Running, game: str, spying: str) -> None:
    """Ada chooses while others still have to; a rival or a watcher searches all that the server tells for it."""
    keys = server.table("me", "me", game=game)
    table = keys["table"]
    key = keys["seats"][1] if spying == "rival" else keys["watch"]
    async with visit(server.address, table, keys["seats"][0]) as ada, visit(server.address, table, key) as spy:
        while ada.now["toAct"] != [0, 1]:
            await ada.act(0)
        choice = ada.offered(0)[-1]
        await ada.act(0, choice)
        await together(spy, ada)
        assert ada.now["entry"]["action"] == choice
        assert spy.now["entry"] == {"kind": "act", "seat": 0}
        told = _without_actions(await _everything(server, table, spy, key))
        assert choice not in told
        [name] = spy.now["events"]
        for event in ada.now["events"]["0"]:
            assert event in spy.now["events"][name] or json.dumps(event) not in told


async def _everything(server: Running, table: str, spy: Client, key: str) -> list[Any]:
    """All that somebody can get out of the server: messages, answers, errors, history, a branch."""
    number = spy.now["n"]
    for kind in ("undo", "hint", "why", "act"):
        more = {"action": FIRST} if kind in ("why", "act") else {}
        assert (await spy.ask(kind, seat=0, **more))["code"] == "not-your-seat"
    await spy.ask("finish")
    await spy.ask("lesson")
    async with visit(server.address, table, key, since=0) as again:
        messages = [json.loads(text) for text in [*spy.raw, *again.raw]]
    branch = f"/api/tables/{table}/branch"
    shut = [
        server.get(f"/api/tables/{table}/history?seat=0", key),
        server.post(branch, {"at": number, "seat": 0, "seats": SEATS}, key),
        server.get(f"/api/tables/{table}/record", key),
    ]
    assert [answer.status_code for answer in shut] == [403, 403, 409]
    mine = spy.you["seats"][0] if spy.you["seats"] else None
    assert server.post(branch, {"at": number, "seat": mine, "seats": SEATS}, key).status_code == 201
    seen = server.get(f"/api/tables/{table}/history?seat={'watch' if mine is None else mine}", key)
    return [*messages, *(answer.json() for answer in [*shut, seen])]


def _without_actions(messages: list[Any]) -> str:
    """All that was told, without the spy's own legal actions, which may be spelt the same."""

    def stripped(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: stripped(inner) for name, inner in value.items() if name != "actions"}
        return [stripped(inner) for inner in value] if isinstance(value, list) else value

    return json.dumps([stripped(message) for message in messages])


async def test_what_a_branch_deals_is_not_the_truth(server: Running) -> None:
    """Playing on from a rival's secret choice deals that choice afresh: over many branches it differs."""
    keys = server.table("me", "me")
    table, key = keys["table"], keys["seats"][1]
    async with visit(server.address, table, *keys["seats"]) as ada:
        await ada.act(0)
        await ada.act(0)
    dealt = set()
    for _ in range(10):
        other = server.post(f"/api/tables/{table}/branch", {"at": 2, "seat": 1, "seats": SEATS}, key).json()
        async with visit(server.address, other["table"], *other["seats"]) as bob:
            dealt.add(json.dumps(bob.now["views"]["0"]))
    assert len(dealt) > 2


async def test_the_seed_is_nowhere_before_the_end(server: Running) -> None:
    keys = server.table("me", "easy")
    async with visit(server.address, keys["table"], keys["seats"][0], keys["host"]) as ada:
        await ada.play()
        await ada.until(lambda: ada.table["seed"])
        seed = ada.table["seed"]
        before = [text for text in ada.raw if seed not in text]
        assert len(before) == len(ada.raw) - 1, "only the last message tells it"
    assert seed in server.get(f"/api/tables/{keys['table']}/record", keys["watch"]).text


def test_only_hashes_of_keys_are_stored(server: Running) -> None:
    keys = server.table("me", "me")
    stored = b"".join(path.read_bytes() for path in Path(server.options["data"]).iterdir())
    assert keys["table"].encode() in stored
    for key in (keys["host"], keys["watch"], *keys["seats"]):
        assert key.encode() not in stored
