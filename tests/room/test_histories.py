"""Histories: made once for all who ask, out of the way of those who play, and not without end."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.room import archive, wire
from ludotheque.room.errors import Wrong
from tests.room.house import House, opened, quiet, visit
from tests.room.test_lean import play

pytestmark = pytest.mark.anyio


class SlowAside:
    """Long work that is done when it is let."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.may_end = asyncio.Event()

    async def __call__(self, work: Callable[..., Any], /, *args: Any) -> Any:
        self.begun.append(work.__name__)
        if work.__name__ in ("updates_after", "perspective"):
            await self.may_end.wait()
        return work(*args)

    def histories(self) -> int:
        return len([name for name in self.begun if name in ("updates_after", "perspective")])


async def long_game(house: House) -> dict[str, Any]:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], *keys["seats"]) as both:
        await play(both, 50, Random(3))
    return keys


async def test_people_play_on_while_a_watcher_waits_for_a_long_history() -> None:
    aside = SlowAside()
    async with opened(aside=aside) as house:
        keys = await long_game(house)
        async with visit(house, keys["table"], *keys["seats"]) as both, house.rooms.visit(keys["table"]) as room:
            watcher = await room.enter(wire.Hello([keys["watch"]], 0))
            joining = asyncio.create_task(room.join(watcher, 0))
            await quiet()
            assert (aside.histories(), joining.done()) == (1, False)
            number = both.now["n"]
            await play(both, 3, Random(4))
            assert both.now["n"] == number + 3, "the table waits for nobody who reads"
            aside.may_end.set()
            await joining
            await quiet()
            told = [msgspec.json.decode(message) for message in watcher._waiting.get_nowait()]
            assert [message["n"] for message in told[:-1]] == [*range(1, number + 4)]
            assert told[-1]["type"] == "welcome"
            room.leave(watcher)


async def test_eight_who_ask_for_the_same_history_share_it_and_it_is_kept() -> None:
    aside = SlowAside()
    async with opened(aside=aside) as house:
        keys = await long_game(house)
        async with house.rooms.visit(keys["table"]) as room:
            watchers = [await room.enter(wire.Hello([keys["watch"]], since)) for since in range(8)]
            joining = [asyncio.create_task(room.join(one, since)) for since, one in enumerate(watchers)]
            await quiet()
            aside.may_end.set()
            await asyncio.gather(*joining)
            assert aside.histories() == 1
            await quiet()
            told = [one._waiting.get_nowait() for one in watchers]
            assert all(one[-2] is told[0][-2] for one in told), "the very same bytes, however many they are sent to"
            first, second = await asyncio.gather(archive.history(room, None), archive.history(room, None))
            assert (first == second, aside.histories()) == (True, 2)
            assert await archive.history(room, None) == first
            assert aside.histories() == 2
            for one in watchers:
                room.leave(one)


async def test_what_is_kept_of_histories_has_an_end() -> None:
    async with opened(limits={"history_bytes": 400_000}) as house:
        tables = [await long_game(house) for _ in range(4)]
        for keys in tables:
            async with house.rooms.visit(keys["table"]) as room:
                await archive.history(room, 0)
                await archive.history(room, 1)
        histories = house.rooms.histories
        assert 0 < histories._size <= 400_000
        assert histories._size == sum(len(step) for _, steps in histories._kept.values() for step in steps)


async def test_of_a_very_long_game_the_last_is_told() -> None:
    async with opened(limits={"history_steps": 10}) as house:
        keys = await long_game(house)
        steps = await house.steps(keys["table"], keys["watch"], None)
        assert [step["n"] for step in steps] == [*range(steps[-1]["n"] - 9, steps[-1]["n"] + 1)]
        async with visit(house, keys["table"], keys["watch"], since=0) as watcher:
            assert [step["n"] for step in watcher.steps] == [step["n"] for step in steps]


async def test_where_too_much_is_asked_at_once_the_welcome_says_how_things_stand() -> None:
    async def busy(work: Callable[..., Any], /, *args: Any) -> Any:
        if work.__name__ == "updates_after":
            raise Wrong("busy", "there is too much to do at once")
        return work(*args)

    async with opened(aside=busy) as house:
        keys = await long_game(house)
        async with visit(house, keys["table"], keys["watch"], since=0) as watcher:
            assert watcher.steps == []
            assert watcher.now["n"] >= 50
