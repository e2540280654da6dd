"""People and bots in one crew: bots who are asked to go on do so, and leave to people what is theirs."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from ludotheque.core.contract import State
from ludotheque.room.thoughts import NoThought, Question, Thought
from ludotheque.table.entries import Holder, Seat
from ludotheque.table.opening import Opening
from tests.games.star_clicker.situations import before, creepers, sit
from tests.room.house import Caller, kept, opened, quiet, visit

pytestmark = pytest.mark.anyio

Line = tuple[int, str]
"""A seat, and what it does."""


class Scripted:
    """Bots that do what is written, each seat line by line, and then anything; not before they may."""

    def __init__(self, *lines: Line) -> None:
        self.left = [*lines]
        self.may_answer = asyncio.Event()

    async def ask(self, question: Question) -> Thought:
        await self.may_answer.wait()
        for line in self.left:
            if line[0] == question.seat:
                self.left.remove(line)
                return Thought(line[1])
        raise NoThought("nothing is written")


@asynccontextmanager
async def crew(state: State, *holders: Holder, bots: Scripted) -> AsyncIterator[Caller]:
    """A table in this situation, with somebody in the first seat, if a person holds it, or looking on."""
    seats = [Seat(number, holder, "easy" if holder == "bot" else "") for number, holder in enumerate(holders)]
    async with opened(thoughts=bots) as house:
        keys = await house.begin(Opening(state.game.setup, "crew", state.position()), seats)
        async with visit(house, keys["table"], keys["seats"][0] or keys["watch"]) as ada:
            yield ada


async def acted(caller: Caller) -> list[Line]:
    """What the bots have done by the time they wait for somebody."""
    await quiet()
    entries = [entry for entry, _ in await caller.house.store.after(caller.room.name, 0)]
    return [(entry.seat, entry.action) for entry in entries if not isinstance(entry, Seat)]  # type: ignore[union-attr]


async def test_who_was_asked_to_go_on_does_so_after_another_s_replicator_was_answered() -> None:
    state = sit(colours="yellow-blue-green", visible={"yellow": ["fire yellow"]})
    wanted = [(1, "press 6"), (1, "copy fire yellow"), (2, "press 7")]
    bots = Scripted(*wanted)
    async with crew(state, "person", "bot", "bot", bots=bots) as ada:
        assert ada.now["leading"] == [0]
        await ada.ask("nudge")
        bots.may_answer.set()
        assert await acted(ada) == wanted


async def test_asking_twice_lets_each_bot_act_once() -> None:
    bots = Scripted((1, "press 7"), (1, "press 1"))
    async with crew(sit(), "person", "bot", bots=bots) as ada:
        await ada.ask("nudge")
        await ada.ask("nudge")
        bots.may_answer.set()
        assert await acted(ada) == [(1, "press 7")]


async def test_bots_do_not_choose_the_group_for_whoever_has_just_sat_down() -> None:
    state = before("ion-rays 6|5438", 3)
    creepers(state)
    bots = Scripted((0, "rays A"))
    async with crew(state, "bot", "bot", bots=bots) as watcher:
        assert kept(watcher.room).thinkers.tasks()
        await watcher.room.ledger.add(lambda: [Seat(1, "person")])
        bots.may_answer.set()
        assert await acted(watcher) == []
