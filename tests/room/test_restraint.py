"""Nobody takes a table hostage: not by filling its log, not by changing things again and again."""

import pytest

from tests.first_game import FIRST
from tests.room.house import House, opened, visit

pytestmark = pytest.mark.anyio


async def test_a_guest_who_renames_himself_without_end_is_stopped_and_the_game_goes_on(house: House) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], keys["seats"][1]) as guest:
        answers = [await guest.ask("name", seat=1, name=f"Bob {number}") for number in range(200)]
        assert [answer["type"] for answer in answers[:12]] == ["ack"] * 12
        assert {answer.get("code") for answer in answers[12:]} == {"rate"}
        assert guest.now["n"] == 12
        await house.pass_time(60)
        assert (await guest.ask("name", seat=1, name="Bob"))["type"] == "ack"
    async with visit(house, keys["table"], keys["host"], keys["seats"][0]) as host:
        assert (await host.ask("open", seat=1))["type"] == "ack"
        assert (await host.act(0, FIRST))["type"] == "ack"


async def test_taking_back_again_and_again_is_limited_as_well(house: House) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        await ada.act(0, FIRST)
        codes: list[str | None] = []
        while len(codes) < 40 and "rate" not in codes:
            assert (await ada.act(0))["type"] == "ack"
            codes.append((await ada.ask("undo", seat=0)).get("code"))
        assert codes == [None] * 30 + ["rate"]


async def test_a_full_log_leaves_room_for_the_host_and_the_last_of_it_for_the_game() -> None:
    generous = {"seatings_at_once": 100, "changes_at_once": 100}
    async with opened(limits={"entries_per_table": 20, **generous}) as house:
        keys = await house.table("me", "me")
        async with visit(house, keys["table"], keys["seats"][1]) as guest:
            answers = [await guest.ask("name", seat=1, name=str(number)) for number in range(11)]
            assert [answer.get("code") for answer in answers] == [None] * 10 + ["full"]
        async with visit(house, keys["table"], keys["host"], *keys["seats"]) as host:
            for _ in range(5):
                assert (await host.ask("name", seat=1, name="Bob"))["type"] == "ack"
            assert (await host.ask("hold", seat=1, holder="bot"))["code"] == "full"
            for _ in range(5):
                assert (await host.act(host.now["toAct"][0]))["type"] == "ack"
            assert (await host.act(host.now["toAct"][0]))["code"] == "full"
