"""People and bots in one crew: who is asked to go on does, whatever must be answered first."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from ludotheque.server.bot_worker import Question
from ludotheque.server.metrics import Metrics
from ludotheque.server.thinkers import Thinkers
from ludotheque.table.entries import Act, Entry, Seat
from ludotheque.table.table import Opening, Table
from tests.games.star_clicker.situations import sit

pytestmark = pytest.mark.anyio


class Desk:
    """A ledger without a store, whose first seat is here; every act gives everybody something new to think about."""

    def __init__(self, table: Table) -> None:
        self.name, self.table, self.clock = "crew", table, None
        self.acted: list[tuple[int, str]] = []

    def viewers(self) -> set[tuple[int, ...]]:
        return {(0,)}

    def turn(self, seat: int) -> int:
        return self.table.number

    def moment(self) -> None:
        return None

    async def add(self, wanted: Callable[[], list[Entry]]) -> None:
        for entry in wanted():
            assert isinstance(entry, Act)
            self.table.add(entry)
            self.acted.append((entry.seat, entry.action))


def scripted(*lines: tuple[int, str]) -> Any:
    """Bots that do what is written, each seat line by line."""

    async def ask(question: Question) -> str:
        return next(left.pop(left.index(line)) for line in [*left] if line[0] == question.seat)[1]

    left = [*lines]
    return SimpleNamespace(bots=SimpleNamespace(ask=ask), bot_pause=0.0, metrics=Metrics())


async def test_who_was_asked_to_go_on_does_so_after_another_s_replicator_was_answered() -> None:
    state = sit(colours="yellow-blue-green", visible={"yellow": ["fire yellow"]})
    seats = [Seat(0, "person"), Seat(1, "bot", "easy"), Seat(2, "bot", "easy")]
    desk = Desk(Table(Opening(state.game.setup, "crew", state.position()), seats))
    jobs: Any = asyncio.Queue()
    wanted = [(1, "press 6"), (1, "copy fire yellow"), (2, "press 7")]
    thinkers = Thinkers(desk, jobs, scripted(*wanted))  # type: ignore[arg-type]
    assert desk.table.leading() == [0]
    thinkers.nudge()
    while thinkers.tasks():
        await (await jobs.get())()
    assert desk.acted == wanted
