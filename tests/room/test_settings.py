"""What the host chooses for a table and may choose anew: how long bots take, and what they are like."""

import pytest

from tests.first_game import FIRST
from tests.room.house import House, Keys, SlowThoughts, opened, quiet, visit

pytestmark = pytest.mark.anyio

PAUSE = 1.0


async def with_a_bot(house: House, **more: object) -> Keys:
    return await house.table("easy", "me", "me", game="tiny_dare", **more)


async def paused(house: House, keys: Keys) -> float:
    """How long the bot takes for its first action."""
    async with visit(house, keys["table"], *keys["seats"][1:]) as ben:
        begun = house.clock.now()
        await ben.until(lambda: ben.now["n"] > 0)
        return house.clock.now() - begun


@pytest.mark.parametrize(("pace", "seconds"), [("slow", 2.0), ("normal", 1.0), ("quick", 0.4)])
async def test_bots_take_as_long_as_people_like(pace: str, seconds: float) -> None:
    async with opened(bot_pause=PAUSE) as house:
        assert await paused(house, await with_a_bot(house, settings={"pace": pace})) == pytest.approx(seconds)


async def test_the_host_changes_the_pace_and_it_is_kept() -> None:
    async with opened(bot_pause=PAUSE) as house:
        keys = await with_a_bot(house, settings={"talk": True})
        async with visit(house, keys["table"], keys["host"]) as host:
            assert (await host.ask("settings", pace="slow"))["n"] is None
            assert host.table["settings"] == {"talk": True, "pace": "slow"}
        async with opened(store=house.store, bot_pause=PAUSE) as later:
            assert await paused(later, keys) == pytest.approx(2 * PAUSE)
        async with visit(house, keys["table"], keys["seats"][1]) as ben:
            assert (await ben.ask("settings", pace="quick"))["code"] == "not-host"


async def test_a_pause_can_be_skipped() -> None:
    async with opened(bot_pause=PAUSE) as house:
        keys = await with_a_bot(house)
        async with visit(house, keys["table"], *keys["seats"][1:]) as ben:
            await house.pass_time(0.1)
            assert ben.now["n"] == 0
            await ben.ask("nudge")
            await quiet()
            assert ben.now["n"] == 1


async def test_how_long_a_bot_thinks_is_not_skipped() -> None:
    """Whoever skips its pauses must not learn whether a bot had anything to think about."""
    bots = SlowThoughts()
    async with opened(bot_pause=PAUSE, thoughts=bots) as house:
        keys = await house.table("easy", "me")
        async with visit(house, keys["table"], keys["seats"][1]) as ben:
            await house.pass_time(0.8)
            await ben.ask("nudge")
            await bots.answer()
            assert ben.now["n"] == 1, "it was nudged while it thought, and pauses no more"
            await bots.answer()
            await ben.ask("nudge")
            await house.pass_time(0.7)
            assert ben.now["n"] == 1, "it needed no time to think, and takes as long as ever before"
            await house.pass_time(0.1)
            assert ben.now["n"] == 2


async def test_the_host_changes_a_bots_level_and_it_thinks_anew() -> None:
    bots = SlowThoughts()
    async with opened(thoughts=bots) as house:
        keys = await house.table("me", "easy")
        async with visit(house, keys["table"], keys["seats"][0], keys["host"]) as ada:
            await ada.act(0, FIRST)
            assert [question.level for question in bots.asked] == ["easy"]
            await ada.ask("hold", seat=1, holder="bot", level="master")
            assert ada.table["seats"][1]["level"] == "master"
            number = ada.now["n"]
            await bots.answer()
            assert ada.now["n"] == number, "that was the thought of another"
            await bots.answer()
            assert [question.level for question in bots.asked][:2] == ["easy", "master"]
            assert ada.now["entry"]["seat"] == 1


async def test_the_host_changes_the_level_also_while_the_owner_looks_on(house: House) -> None:
    keys = await house.table("me", "me")
    async with (
        visit(house, keys["table"], keys["seats"][1]) as ben,
        visit(house, keys["table"], keys["host"]) as host,
    ):
        assert (await host.ask("hold", seat=1, holder="bot", level="easy"))["code"] == "not-your-seat"
        await ben.ask("hold", seat=1, holder="bot", level="easy")
        assert (await host.ask("hold", seat=1, holder="bot", level="hard"))["type"] == "ack"
        assert (await host.ask("hold", seat=1, holder="person"))["code"] == "not-your-seat"
