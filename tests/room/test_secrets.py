"""A seat cannot learn a rival's secret choice before the reveal, by any message or endpoint."""

import json
from typing import Any

import pytest

from tests.first_game import FIRST, GAME
from tests.participant import together
from tests.room.house import Caller, House, refused, visit

pytestmark = pytest.mark.anyio

SEATS = [{"holder": "me"}, {"holder": "me"}]


@pytest.mark.parametrize("game", [GAME, "tiny"])
@pytest.mark.parametrize("spying", ["rival", "watcher"])
async def test_a_secret_choice_stays_secret_until_all_have_chosen(house: House, game: str, spying: str) -> None:
    """Ada chooses while others still have to; a rival or a watcher searches all that the table tells for it."""
    keys = await house.table("me", "me", game=game)
    table = keys["table"]
    key = keys["seats"][1] if spying == "rival" else keys["watch"]
    async with visit(house, table, keys["seats"][0]) as ada, visit(house, table, key) as spy:
        while ada.now["toAct"] != [0, 1]:
            await ada.act(0)
        choice = ada.offered(0)[-1]
        await ada.act(0, choice)
        await together(spy, ada)
        assert ada.now["entry"]["action"] == choice
        assert spy.now["entry"] == {"kind": "act", "seat": 0}
        told = _without_actions(await _everything(house, table, spy, key))
        assert choice not in told
        [name] = spy.now["events"]
        for event in ada.now["events"]["0"]:
            assert event in spy.now["events"][name] or json.dumps(event) not in told


async def _everything(house: House, table: str, spy: Caller, key: str) -> list[Any]:
    """All that somebody can get out of a table: messages, answers, errors, history, a branch."""
    number = spy.now["n"]
    for kind in ("undo", "hint", "why", "act"):
        more = {"action": FIRST} if kind in ("why", "act") else {}
        assert (await spy.ask(kind, seat=0, **more))["code"] == "not-your-seat"
    await spy.ask("finish")
    await spy.ask("lesson")
    async with visit(house, table, key, since=0) as again:
        messages = [json.loads(text) for text in [*spy.raw, *again.raw]]
    assert await refused(house.steps(table, key, 0)) == "not-your-seat"
    assert await refused(house.branch(table, key, {"at": number, "seat": 0, "seats": SEATS})) == "not-your-seat"
    assert await refused(house.record(table)) == "running"
    mine = spy.you["seats"][0] if spy.you["seats"] else None
    await house.branch(table, key, {"at": number, "seat": mine, "seats": SEATS})
    return [*messages, *await house.steps(table, key, mine)]


def _without_actions(messages: list[Any]) -> str:
    """All that was told, without the spy's own legal actions, which may be spelt the same."""

    def stripped(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: stripped(inner) for name, inner in value.items() if name != "actions"}
        return [stripped(inner) for inner in value] if isinstance(value, list) else value

    return json.dumps([stripped(message) for message in messages])


async def test_what_a_branch_deals_is_not_the_truth(house: House) -> None:
    """Playing on from a rival's secret choice deals that choice afresh: over many branches it differs."""
    keys = await house.table("me", "me")
    table, key = keys["table"], keys["seats"][1]
    async with visit(house, table, *keys["seats"]) as ada:
        await ada.act(0)
        await ada.act(0)
    dealt = set()
    for _ in range(10):
        other = await house.branch(table, key, {"at": 2, "seat": 1, "seats": SEATS})
        async with visit(house, other["table"], *other["seats"]) as bob:
            dealt.add(json.dumps(bob.now["views"]["0"]))
    assert len(dealt) > 2


async def test_the_seed_is_nowhere_before_the_end(house: House) -> None:
    keys = await house.table("me", "easy")
    async with visit(house, keys["table"], keys["seats"][0], keys["host"]) as ada:
        await ada.play()
        await ada.until(lambda: ada.table["seed"])
        seed = ada.table["seed"]
        before = [text for text in ada.raw if seed not in text]
        assert len(before) == len(ada.raw) - 1, "only the last message tells it"
    assert seed in await house.record(keys["table"])
