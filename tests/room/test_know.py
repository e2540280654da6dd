"""Programs may ask for what their own seat knows, and learn nothing else by it."""

import json
from typing import Any

import msgspec
import pytest

from ludotheque.core.chance import Rng
from ludotheque.table.table import Table
from tests.first_game import GAME
from tests.participant import Participant
from tests.room.house import House, visit

pytestmark = pytest.mark.anyio


def plain(data: Any) -> Any:
    return json.loads(msgspec.json.encode(data))


async def table_of(house: House, name: str) -> Table:
    async with house.rooms.visit(name) as room:
        return room.table


async def known(who: Participant, seat: int) -> Any:
    answer = await who.ask("know", seat=seat)
    assert (answer["type"], answer["seat"], answer["n"]) == ("known", seat, who.now["n"])
    return answer["knowledge"]


@pytest.mark.parametrize("game", [GAME, "tiny_timed", "phantom", "arkade"])
async def test_a_seat_is_told_what_it_knows_which_is_what_it_is_shown(house: House, game: str) -> None:
    keys = await house.table("me", "me", game=game)
    async with visit(house, keys["table"], *keys["seats"]) as both:
        for _ in range(6):
            table = await table_of(house, keys["table"])
            for seat in (0, 1):
                told = await known(both, seat)
                assert told == plain(table.state.knowledge(seat)) == both.now["views"][str(seat)]
                assert table.game.imagine(told, Rng("any")).actions(seat) == table.state.actions(seat)
            await both.act(both.now["toAct"][0]) if both.now["toAct"] else None


async def test_what_must_be_remembered_is_on_no_wire(house: House) -> None:
    """At a table with memory a program knows no more than the page shows."""
    keys = await house.table("me", "me", game="star_clicker")
    remembered = False
    async with visit(house, keys["table"], *keys["seats"]) as both:
        assert both.table["memory"]
        for _ in range(30):
            if both.over():
                break
            table = await table_of(house, keys["table"])
            seat = both.now["toAct"][0]
            told = await known(both, seat)
            assert told == plain(table.game.forget(table.state.knowledge(seat), 100, "any"))
            remembered |= told != plain(table.state.knowledge(seat))
            assert table.game.imagine(told, Rng("any")).actions(seat) == table.state.actions(seat)
            await both.act(seat)
    assert remembered


@pytest.mark.parametrize("game", [GAME, "tiny"])
async def test_what_a_rival_chooses_in_secret_changes_nothing_that_a_seat_is_told(house: House, game: str) -> None:
    """The same bytes, whatever of several things the rival has chosen."""
    told: set[str] = set()
    chosen: set[str] = set()
    keys = await house.table("me", "me", game=game)
    async with visit(house, keys["table"], *keys["seats"]) as both:
        while both.now["toAct"] != [0, 1]:
            await both.act(both.now["toAct"][0])
        for action in both.offered(0)[:4]:
            await both.act(0, action)
            chosen.add(action)
            told.add(json.dumps(await known(both, 1)))
            assert (await both.ask("undo", seat=0))["type"] == "ack"
            await both.until(lambda: both.now["toAct"] == [0, 1])
    assert len(chosen) > 1
    assert len(told) == 1


async def test_nobody_asks_for_another_seat(house: House) -> None:
    keys = await house.table("me", "open")
    for key, seat in ((keys["seats"][0], 1), (keys["watch"], 0), (keys["host"], 0), (keys["seats"][1], 1)):
        async with visit(house, keys["table"], key) as spy:
            answer = await spy.ask("know", seat=seat)
            assert (answer["type"], answer["code"]) == ("error", "not-your-seat")
