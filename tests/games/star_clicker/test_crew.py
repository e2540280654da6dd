"""People and bots in one crew: bots who are asked to go on do so, and leave to people what is theirs."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from ludotheque.core.contract import State
from ludotheque.room.thinkers import Thinkers
from ludotheque.server.bot_worker import Question
from ludotheque.server.metrics import Metrics
from ludotheque.server.process_pool import BotFailed
from ludotheque.table.entries import Act, Entry, Holder, Seat
from ludotheque.table.table import Opening, Table
from tests.games.star_clicker.situations import before, creepers, sit

pytestmark = pytest.mark.anyio


class Desk:
    """A ledger without a store, whose first seat is here; every act gives everybody something new to think about."""

    def __init__(self, table: Table) -> None:
        self.name, self.table, self.clock = "crew", table, None
        self.acted: list[tuple[int, str]] = []

    def viewers(self) -> set[tuple[int, ...]]:
        return {(0,)}

    def turn(self, seat: int) -> int:
        return len(self.acted)

    def moment(self) -> None:
        return None

    async def add(self, wanted: Callable[[], list[Entry]]) -> None:
        for entry in wanted():
            assert isinstance(entry, Act)
            self.table.add(entry)
            self.acted.append((entry.seat, entry.action))


def scripted(*lines: tuple[int, str]) -> Any:
    """Bots that do what is written, each seat line by line, and then anything."""

    async def ask(question: Question) -> str:
        for line in left:
            if line[0] == question.seat:
                left.remove(line)
                return line[1]
        raise BotFailed("nothing is written")

    left = [*lines]
    return SimpleNamespace(bots=SimpleNamespace(ask=ask), bot_pause=0.0, metrics=Metrics())


def crew(state: State, *holders: Holder, bots: list[tuple[int, str]]) -> tuple[Desk, Thinkers]:
    seats = [Seat(number, holder, "easy" if holder == "bot" else "") for number, holder in enumerate(holders)]
    desk = Desk(Table(Opening(state.game.setup, "crew", state.position()), seats))
    return desk, Thinkers(desk, asyncio.Queue(), scripted(*bots))  # type: ignore[arg-type]


async def settle_down(thinkers: Thinkers) -> None:
    """Let the bots act until they wait for somebody."""
    while thinkers.tasks():
        await (await thinkers.jobs.get())()


async def test_who_was_asked_to_go_on_does_so_after_another_s_replicator_was_answered() -> None:
    state = sit(colours="yellow-blue-green", visible={"yellow": ["fire yellow"]})
    wanted = [(1, "press 6"), (1, "copy fire yellow"), (2, "press 7")]
    desk, thinkers = crew(state, "person", "bot", "bot", bots=wanted)
    assert desk.table.leading() == [0]
    thinkers.nudge()
    await settle_down(thinkers)
    assert desk.acted == wanted


async def test_asking_twice_lets_each_bot_act_once() -> None:
    desk, thinkers = crew(sit(), "person", "bot", bots=[(1, "press 7"), (1, "press 1")])
    thinkers.nudge()
    thinkers.nudge()
    await settle_down(thinkers)
    assert desk.acted == [(1, "press 7")]


async def test_bots_do_not_choose_the_group_for_whoever_has_just_sat_down() -> None:
    state = before("ion-rays 6|5438", 3)
    creepers(state)
    desk, thinkers = crew(state, "bot", "bot", bots=[(0, "rays A")])
    thinkers.wake()
    assert thinkers.tasks()
    desk.table.add(Seat(1, "person"))
    await settle_down(thinkers)
    assert desk.acted == []
