"""Who thinks, judges and deals in a browser: workers beside the page, each with a Python of its own.

As at a server, one of them stays and thinks for bots; a review and a day's deal get one for themselves, which ends with
it. So nothing that takes long is ever in anybody's way, on hosts that cannot share memory between workers too.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing
from typing import Protocol

import msgspec

from ludotheque.room.reviews import Stage, stage_of
from ludotheque.room.thoughts import Answer, NoThought, Question, Thought
from ludotheque.table.deal import Deal

REVIEW, DEAL = "review", "deal"
"""What a worker may be begun for; `thinking.py` does it."""

DEADLINE = 180.0
"""Seconds after which a thought has died: a browser may take a worker away without a word."""


class Helpers(Protocol):
    """The workers that the page lends."""

    async def think(self, question: str) -> str:
        """Ask the one that thinks for bots; raises if it died of it."""
        ...

    def cut_short(self) -> None:
        """Nobody wants what it thinks about any more."""
        ...

    def begin(self, work: str, text: str, told: Callable[[str | None], None]) -> Callable[[], None]:
        """A worker for this alone, which tells lines and then nothing, or nothing if it dies. Returns how to end it."""
        ...


class BrowserThoughts:
    """Bots think one after another."""

    def __init__(self, helpers: Helpers) -> None:
        self.helpers = helpers
        self._turn = asyncio.Lock()

    async def ask(self, question: Question) -> Thought:
        async with self._turn, asyncio.timeout(DEADLINE):
            try:
                told = await self.helpers.think(msgspec.json.encode(question).decode())
            except asyncio.CancelledError:
                self.helpers.cut_short()
                raise
        answer = _read_answer(told)
        if answer.thought is None:
            raise NoThought(answer.error)
        return answer.thought


_read_answer = msgspec.json.Decoder(Answer).decode


async def lines(helpers: Helpers, work: str, text: str) -> AsyncGenerator[str]:
    """What a worker tells until it has done its work; whoever stops listening ends it."""
    told: asyncio.Queue[str | None] = asyncio.Queue()
    end = helpers.begin(work, text, told.put_nowait)
    try:
        while (line := await told.get()) is not None:
            yield line
    finally:
        end()


class BrowserReviewer:
    """Judges one game after another, each to a depth that a browser's Python reaches in a few minutes."""

    def __init__(self, helpers: Helpers) -> None:
        self.helpers = helpers
        self._turn = asyncio.Lock()

    async def judge(self, record: str) -> AsyncIterator[Stage]:
        async with self._turn, aclosing(lines(self.helpers, REVIEW, record)) as told:
            async for line in told:
                yield stage_of(line)


class BrowserDealer:
    """Lets bots play the deal of the day."""

    def __init__(self, helpers: Helpers) -> None:
        self.helpers = helpers

    async def play(self, deal: Deal) -> dict[str, float]:
        async with aclosing(lines(self.helpers, DEAL, f"{deal.game} {deal.day}")) as told:
            async for line in told:
                return msgspec.json.decode(line, type=dict[str, float])
        raise EOFError("the worker ended without a result")
