"""Reviews at a table: begun by whoever asks first, told as they grow, made once, and kept."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from ludotheque.review.growing import growing
from ludotheque.review.shapes import ReviewSketch
from ludotheque.room import archive
from ludotheque.room.errors import Wrong
from ludotheque.room.reviews import MOST_AT_ONCE, Stage
from ludotheque.table.ludo import read
from tests.room.house import House, Keys, opened, quiet, visit

pytestmark = pytest.mark.anyio


class Patient:
    """A reviewer that goes on when it is told to, and counts what it was asked."""

    def __init__(self, fails: bool = False) -> None:
        self.asked = 0
        self.fails = fails
        self.go = asyncio.Event()

    async def judge(self, record: str) -> AsyncIterator[Stage]:
        self.asked += 1
        yield ReviewSketch(0.5, [0], [[0.5, 0.5]])
        await self.go.wait()
        if self.fails:
            raise OSError("the process has died")
        for stage in growing(read(record), depth=2):
            yield stage


async def finished(house: House) -> Keys:
    """A table whose game is over."""
    keys = await house.table("me", "me", game="tiny")
    async with visit(house, keys["table"], *keys["seats"]) as both:
        await both.play()
    return keys


async def ask(house: House, keys: Keys) -> Any:
    async with house.rooms.visit(keys["table"]) as room:
        archive.check_played(room)
        told = json.loads(await archive.review(room))
    await quiet()
    return told


async def test_a_review_is_told_as_it_grows_and_made_once_for_all_who_ask() -> None:
    reviewer = Patient()
    async with opened(reviewer=reviewer) as house:
        keys = await finished(house)
        assert await ask(house, keys) == {"sketch": {"progress": 0.0, "entries": [], "chances": []}, "review": None}
        told = await ask(house, keys)
        assert told == {"sketch": {"progress": 0.5, "entries": [0], "chances": [[0.5, 0.5]]}, "review": None}
        reviewer.go.set()
        await quiet()
        review = (await ask(house, keys))["review"]
        assert review["game"] == "tiny"
        assert review["steps"][-1]["chances"] in ([1, 0], [0, 1], [0.5, 0.5])
        assert reviewer.asked == 1
    async with opened(store=house.store, reviewer=reviewer) as later:
        assert (await ask(later, keys))["review"] == review, "kept with the table"
    assert reviewer.asked == 1


async def test_there_is_no_review_of_a_game_that_runs() -> None:
    async with opened(reviewer=Patient()) as house:
        keys = await house.table("me", "me", game="tiny")
        with pytest.raises(Wrong) as refused:
            await ask(house, keys)
        assert refused.value.code == "running"


async def test_a_review_that_fails_is_said_and_can_be_asked_for_again() -> None:
    reviewer = Patient(fails=True)
    reviewer.go.set()
    async with opened(reviewer=reviewer) as house:
        keys = await finished(house)
        await ask(house, keys)
        with pytest.raises(Wrong) as refused:
            await ask(house, keys)
        assert refused.value.code == "unavailable"
        reviewer.fails = False
        await ask(house, keys)
        assert (await ask(house, keys))["review"] is not None


async def test_only_so_many_games_are_reviewed_at_once() -> None:
    async with opened(reviewer=Patient()) as house:
        tables = [await finished(house) for _ in range(MOST_AT_ONCE + 1)]
        for keys in tables[:-1]:
            await ask(house, keys)
        with pytest.raises(Wrong) as refused:
            await ask(house, tables[-1])
        assert refused.value.code == "busy"
