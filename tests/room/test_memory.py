"""A memory game: what was hidden again is on no wire, for nobody, while the game runs."""

import json
import re
from typing import Any

import pytest

from ludotheque.core.chance import Rng
from ludotheque.games import box, open_game
from ludotheque.room.thoughts import Question, answer
from tests.participant import together
from tests.room.house import Caller, House, Keys, refused, visit

pytestmark = pytest.mark.anyio

SEATS = [{"holder": "me"}, {"holder": "me"}]
ROOT = re.compile(r'"root": ?\d|"roots": ?\[[^\]]*[1-9]')
"""Where a root is named; after a round in which none was dug up, nothing may."""


async def crew(house: House, **options: Any) -> Keys:
    return await house.table("me", "me", game="tiny_crew", options={"level": 3, **options})


async def one_round(ada: Caller, ben: Caller) -> None:
    """Two pots are lifted, and another one is dug up."""
    for caller, seat, action in ((ada, 0, "lift 1"), (ben, 1, "lift 2"), (ada, 0, "done"), (ben, 1, "done")):
        await together(ada, ben)
        await caller.act(seat, action)
    for caller, seat in ((ada, 0), (ben, 1)):
        await together(ada, ben)
        await caller.act(seat, "dig 3")
    await together(ada, ben)


async def a_round_in_vain(house: House, **options: Any) -> Keys:
    """The keys of a table at which no root has been dug up in the first round."""
    while True:
        keys = await crew(house, **options)
        async with visit(house, keys["table"], *keys["seats"]) as both:
            await one_round(both, both)
            if both.now["views"]["0"]["dug"] == 0:
                return keys


async def test_what_was_hidden_again_comes_over_no_wire(house: House) -> None:
    keys = await a_round_in_vain(house)
    table, key = keys["table"], keys["seats"][0]
    got: list[str] = []
    for since in (None, 0, 2, 5, 6, 7):
        for who in (key, keys["watch"]):
            async with visit(house, table, who, since=since) as again:
                if who == key:
                    for action in ("lift 1", "done", "dig 3"):
                        await again.ask("why", seat=0, action=action)
                    await again.ask("undo", seat=0)
                    await again.ask("finish")
                    await again.ask("lesson")
                    if since is None:
                        await again.ask("hint", seat=0)
                got += again.raw
    got.append(json.dumps(await house.steps(table, key, 0)))
    got.append(json.dumps(await house.steps(table, keys["watch"], None)))
    for at in (1, 4, 6):
        assert await refused(house.branch(table, key, {"at": at, "seat": 0, "seats": SEATS})) == "memory"
    assert await refused(house.record(table)) == "running"
    assert [text for text in got if ROOT.search(text)] == []


async def test_those_who_see_it_happen_see_all_of_it_with_a_mark(house: House) -> None:
    keys = await crew(house)
    async with (
        visit(house, keys["table"], keys["seats"][0]) as ada,
        visit(house, keys["table"], keys["seats"][1]) as ben,
    ):
        await one_round(ada, ben)
        hiding = ada.now
        assert [(event["event"], event.get("gone")) for event in hiding["events"]["0"]][1:] == [("covered", None)]
        assert hiding["events"]["0"][0]["gone"] is True
        assert hiding["events"]["0"][0]["root"]
        assert (hiding["veil"], [step["veil"] for step in ada.steps[:-1]]) == (hiding["n"], [0] * (hiding["n"] - 1))
        [only] = await house.steps(keys["table"], keys["seats"][0], 0)
        assert only == {**hiding, "events": {"0": hiding["events"]["0"][1:]}, "frames": only["frames"]}
        assert len(only["frames"]["0"]) == 1


async def test_old_steps_are_withheld_also_when_they_are_long_gone(house: House) -> None:
    keys = await a_round_in_vain(house)
    await house.rooms.put_away(-1)
    async with visit(house, keys["table"], keys["seats"][0], since=1) as ada:
        assert [step["n"] for step in ada.steps] == [ada.now["veil"]] == [ada.now["n"]]
        for turn in range(40):
            await ada.ask("name", seat=0, name=f"Ada {turn}")
    async with visit(house, keys["table"], keys["seats"][0], since=1) as ada:
        assert ada.steps[0]["n"] == ada.now["veil"]
        assert not ROOT.search("".join(ada.raw))
    steps = await house.steps(keys["table"], keys["seats"][0], 0)
    assert [step["n"] for step in steps] == [step["n"] for step in ada.steps]


async def test_after_the_end_everything_is_open(house: House) -> None:
    keys = await crew(house)
    async with visit(house, keys["table"], *keys["seats"]) as both:
        await both.play()
        assert both.now["veil"] == 0
        live = both.steps
    steps = await house.steps(keys["table"], keys["seats"][0], 0)
    assert [step["n"] for step in steps] == [0, *(step["n"] for step in live)]
    assert {step["veil"] for step in steps} == {0}
    told = [event for step in steps for event in step["events"]["0"]]
    seen = [{k: v for k, v in event.items() if k != "gone"} for step in live for event in step["events"]["0"]]
    assert told == seen
    made = await house.branch(keys["table"], keys["seats"][0], {"at": 3, "seat": 0, "seats": SEATS})
    assert made["table"] != keys["table"]


async def test_with_notes_nothing_is_withheld(house: House) -> None:
    keys = await a_round_in_vain(house, notes=True)
    steps = await house.steps(keys["table"], keys["seats"][0], 0)
    assert [step["n"] for step in steps] == [*range(len(steps))]
    assert json.dumps(steps).count('"root"') == 3


async def test_a_hint_knows_only_what_the_page_shows() -> None:
    """With perfect memory the way to the first root is known, and taken; a hint must not tell it."""
    game = open_game(box("tiny_crew").setup(2))
    spent: dict[str, Any] = {"round": 2, "lifted": [], "spent": [0, 1], "done": [0, 1], "dug": 0, "lamps": 3}
    state = game.imagine({**spent, "roots": [2, 3, 4, 5, 1, 6]}, Rng("any"))

    def chosen(hint: bool) -> set[str]:
        asked = [Question(game.setup, 0, state.knowledge(0), "mcts:300", f"{n}", "m", hint) for n in range(6)]
        return {answer(question).action for question in asked}

    assert chosen(hint=False) == {"dig 5"}
    assert len(chosen(hint=True)) > 1
