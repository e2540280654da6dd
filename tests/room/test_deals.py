"""The deal of the day at a table: one try for each secret, beside bots and beside everybody else."""

import asyncio
from typing import Any

import msgspec
import pytest

from ludotheque.room import archive, wire
from ludotheque.room.errors import Wrong
from ludotheque.table.deal import Deal
from tests.room.house import House, Keys, opened, quiet, visit

pytestmark = pytest.mark.anyio

DAY = "2026-11-18"
BOTS = {"easy": 0.0, "normal": 0.5, "hard": 1.0}


class Patient:
    """A dealer that answers when it is told to, and counts what it was asked."""

    def __init__(self, fails: bool = False) -> None:
        self.asked: list[Deal] = []
        self.fails = fails
        self.go = asyncio.Event()

    async def play(self, deal: Deal) -> dict[str, float]:
        self.asked.append(deal)
        await self.go.wait()
        if self.fails:
            raise OSError("the process has died")
        return BOTS


def on(day: str = DAY, **lent: Any) -> Any:
    return opened(today=lambda: day, **{"dealer": Patient(), **lent})


def secret(number: int) -> str:
    return f"{number:022}"


async def sit_down(house: House, number: int, game: str = "tiny") -> Keys:
    keys: Keys = msgspec.to_builtins(await house.rooms.deal(game, wire.NewDeal(secret(number), f"Person {number}")))
    return keys


async def play(house: House, number: int) -> Keys:
    """Somebody's game with the deal of the day, to its end."""
    keys = await sit_down(house, number)
    async with visit(house, keys["table"], *filter(None, keys["seats"])) as person:
        await person.play()
    return keys


async def told(house: House, keys: Keys) -> wire.DealShown:
    async with house.rooms.visit(keys["table"]) as room:
        found = await archive.deal(room)
    await quiet()
    return found


async def test_everybody_is_dealt_the_same_and_has_one_table() -> None:
    async with on() as house:
        first, again, other = [await sit_down(house, number) for number in (1, 1, 2)]
        assert first == again
        assert first["table"] != other["table"]
        assert [key is None for key in first["seats"]] == [key is None for key in other["seats"]]
        async with house.rooms.visit(first["table"]) as here, house.rooms.visit(other["table"]) as there:
            assert here.table.opening == there.table.opening
            assert here.table.opening.seed == Deal("tiny", DAY).seed
    async with on("2026-11-19", store=house.store) as later:
        assert (await sit_down(later, 1))["table"] != first["table"]


async def test_results_stand_beside_those_of_bots_and_of_others() -> None:
    dealer = Patient()
    async with on(dealer=dealer) as house:
        mine = await play(house, 1)
        found = await told(house, mine)
        assert (found.day, found.others, found.bots, found.counts) == ("2026-11-18", 0, None, True)
        dealer.go.set()
        await quiet()
        again = await told(house, mine)
        assert again == msgspec.structs.replace(found, bots=BOTS), "one's own game is not somebody else's"
        theirs = await told(house, await play(house, 2))
        assert (theirs.others, theirs.better, theirs.same) == (1, 0, 1), "all play alike here"
        assert (await told(house, mine)).others == 1
        assert dealer.asked == [Deal("tiny", DAY)], "bots play once for all"


async def test_bots_that_fail_are_asked_again() -> None:
    dealer = Patient(fails=True)
    dealer.go.set()
    async with on(dealer=dealer) as house:
        keys = await play(house, 1)
        assert (await told(house, keys)).bots is None
        dealer.fails = False
        assert (await told(house, keys)).bots is None
        assert (await told(house, keys)).bots == BOTS
        assert len(dealer.asked) == 2


async def test_who_lets_another_bot_play_is_not_counted() -> None:
    async with on() as house:
        keys = await sit_down(house, 1)
        place = Deal("tiny", DAY).place()
        async with visit(house, keys["table"], *filter(None, keys["seats"]), keys["host"]) as person:
            other = next(seat for seat, key in enumerate(keys["seats"]) if key is None)
            await person.ask("hold", seat=other, holder="bot", level="easy")
            await person.play()
        found = await told(house, keys)
        assert (found.seat, found.counts) == (place, False)
        assert (await told(house, await play(house, 2))).others == 0


async def test_only_a_deal_that_is_over_is_compared() -> None:
    async with on() as house:
        with pytest.raises(Wrong, match="when the game is over"):
            await told(house, await sit_down(house, 1))
        with pytest.raises(Wrong, match="not play the deal"):
            await told(house, await house.table("me", "me", game="tiny"))


async def test_a_game_that_cannot_be_played_has_no_deal() -> None:
    async with on() as house:
        for game in ("nowhere", "tiny_coming", "tiny_timed"):
            with pytest.raises(Wrong):
                await sit_down(house, 1, game)
