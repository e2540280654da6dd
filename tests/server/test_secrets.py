"""A seat cannot learn a rival's secret choice before the reveal, by any message or endpoint."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, visit
from tests.server.running import Running

pytestmark = pytest.mark.anyio

CHOICES = {1: "copy star d3", 2: "copy shield d3", 3: "copy sugar d3", 4: "copy gift d3", 5: "copy bauble d3"}
CHOICES[6] = "copy fir d3"


async def test_a_secret_choice_stays_secret_until_both_have_chosen(server: Running) -> None:
    """Ada chooses the last cell of her sheet; a rival and a watcher search all that they can get for it."""
    for chosen in ("seat", "watch"):
        keys = server.table("me", "me")
        table = keys["table"]
        key = keys["seats"][1] if chosen == "seat" else keys["watch"]
        async with visit(server.address, table, keys["seats"][0]) as ada, visit(server.address, table, key) as spy:
            await ada.act(0, "roll")
            choice = CHOICES[ada.now["views"]["0"]["die"]]
            await ada.act(0, choice)
            await spy.until(lambda spy=spy: spy.now["n"] == 2)  # type: ignore[misc]
            assert spy.now["entry"] == {"kind": "act", "seat": 0}
            told = _without_actions(await _everything(server, table, spy, key))
            assert choice not in told
            assert '"d3"' not in told, "nor the cell in any event"
            assert "chose-this" not in told
            assert ada.now["entry"]["action"] == choice


async def _everything(server: Running, table: str, spy: Client, key: str) -> list[Any]:
    for kind in ("undo", "hint", "why", "act"):
        more = {"action": "roll"} if kind in ("why", "act") else {}
        assert (await spy.ask(kind, seat=0, **more))["code"] == "not-your-seat"
    await spy.ask("finish")
    await spy.ask("lesson")
    async with visit(server.address, table, key, since=0) as again:
        messages = [json.loads(text) for text in [*spy.raw, *again.raw]]
    seats = [{"holder": "me"}, {"holder": "me"}]
    mine = spy.you["seats"][0] if spy.you["seats"] else None
    answers = [
        *(server.get(f"/api/tables/{table}/history?seat={seat}", key) for seat in (0, 1, "watch")),
        server.get(f"/api/tables/{table}/record", key),
        server.post(f"/api/tables/{table}/branch", {"at": 2, "seat": 0, "seats": seats}, key),
        server.get("/healthz"),
    ]
    assert [answer.status_code for answer in answers][:1] == [403], "the rival's perspective is shut"
    assert answers[4].status_code == 403
    branched = server.post(f"/api/tables/{table}/branch", {"at": 2, "seat": mine, "seats": seats}, key)
    assert branched.status_code == 201
    return [*messages, *(answer.json() for answer in answers)]


def _without_actions(messages: list[Any]) -> str:
    """All that was told, without the spy's own legal actions, which name every cell."""

    def stripped(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: stripped(inner) for name, inner in value.items() if name != "actions"}
        return [stripped(inner) for inner in value] if isinstance(value, list) else value

    return json.dumps([stripped(message) for message in messages])


async def test_what_a_branch_deals_is_not_the_truth(server: Running) -> None:
    """Playing on from a rival's secret choice deals that choice afresh: over many branches it differs."""
    keys = server.table("me", "me")
    table, key = keys["table"], keys["seats"][1]
    seats = [{"holder": "me"}, {"holder": "me"}]
    async with visit(server.address, table, *keys["seats"]) as ada:
        await ada.act(0, "roll")
        await ada.act(0)
    dealt = set()
    for _ in range(12):
        other = server.post(f"/api/tables/{table}/branch", {"at": 2, "seat": 1, "seats": seats}, key).json()
        async with visit(server.address, other["table"], *other["seats"]) as bob:
            dealt.add(tuple(bob.now["views"]["0"]["choices"]))
    assert len(dealt) > 3


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
    stored = b"".join(path.read_bytes() for path in _files(server))
    assert keys["table"].encode() in stored
    for key in (keys["host"], keys["watch"], *keys["seats"]):
        assert key.encode() not in stored


def _files(server: Running) -> list[Path]:
    return list(Path(server.options["data_dir"]).iterdir())
