"""Reviews of games that are over: judged once, where no running game has to wait for it, and kept with the table.

A review takes seconds of a whole core, and asking for it costs nothing. So a table is judged at most once at a time,
all who ask meanwhile are told how far it has come, and what was made is kept beside the log for good.
"""

import asyncio
import logging
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from ludotheque.review.growing import growing
from ludotheque.review.shapes import Review, ReviewSketch
from ludotheque.room import wire
from ludotheque.room.errors import Wrong
from ludotheque.room.failures import ANYTHING, raise_if_stopped
from ludotheque.room.store import Store
from ludotheque.table.ludo import read

NOTE = "review"
"""The name under which a table's review is kept, as compressed JSON."""

MOST_AT_ONCE = 16
"""So many tables are judged or wait for it; whoever else asks is told to come again."""

Stage = ReviewSketch | Review
"""A review on its way, or done."""

log = logging.getLogger("ludotheque.reviews")


class StageOrError(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a worker says of a record: how far it has come, the review, or what went wrong."""

    sketch: ReviewSketch | None = None
    review: Review | None = None
    error: str = ""


def judging(record: str, depth: int | None = None) -> Iterator[bytes]:
    """A record judged by a worker, step by step, as JSON. Whatever goes wrong, whoever asked must hear of it."""
    try:
        for stage in growing(read(record), depth):
            told = StageOrError(review=stage) if isinstance(stage, Review) else StageOrError(sketch=stage)
            yield msgspec.json.encode(told)
    except Exception as error:
        yield msgspec.json.encode(StageOrError(error=f"{type(error).__name__}: {error}"))


def stage_of(line: bytes | str) -> Stage:
    """What a worker says, or its error."""
    told = _read_judged(line)
    stage = told.review or told.sketch
    if stage is None:
        raise RuntimeError(told.error)
    return stage


_read_judged = msgspec.json.Decoder(StageOrError).decode


class Reviewer(Protocol):
    """Where finished games are judged."""

    def judge(self, record: str) -> AsyncIterator[Stage]:
        """How far it has come, as often as there is news, and in the end the review. The record is a `.ludo` file."""
        ...


class OwnReviewer:
    """Judges on the spot, while everything else waits."""

    async def judge(self, record: str) -> AsyncIterator[Stage]:
        for stage in growing(read(record)):
            yield stage


@dataclass(eq=False)
class _Work:
    """A review on its way."""

    task: asyncio.Task[None] | None = None
    sketch: ReviewSketch = field(default_factory=lambda: ReviewSketch(0.0, [], []))
    failed: bool = False


class Reviews:
    """Of all tables."""

    def __init__(self, store: Store, reviewer: Reviewer) -> None:
        self.store = store
        self.reviewer = reviewer
        self._under_way: dict[str, _Work] = {}

    async def of(self, table: str, record: Callable[[], Awaitable[str]]) -> bytes:
        """The review of a table whose game is over, or how far it has come; begun if nobody has asked before."""
        kept = (await self.store.notes(table)).get(NOTE)
        if kept is not None:
            return wire.review_shown(zlib.decompress(kept))
        work = self._under_way.get(table)
        if work is None:
            if len(self._under_way) >= MOST_AT_ONCE:
                raise Wrong("busy", "many games are being reviewed; try again in a moment")
            work = self._under_way[table] = _Work()
            work.task = asyncio.create_task(self._judge(table, record, work))
        elif work.failed:
            del self._under_way[table]
            raise Wrong("unavailable", "this game could not be reviewed")
        return wire.encode(wire.ReviewShown(work.sketch, None))

    async def _judge(self, table: str, record: Callable[[], Awaitable[str]], work: _Work) -> None:
        try:
            async for stage in self.reviewer.judge(await record()):
                if isinstance(stage, Review):
                    await self.store.note(table, NOTE, zlib.compress(msgspec.json.encode(stage)))
                    del self._under_way[table]
                    return
                work.sketch = stage
            raise EOFError("the reviewer ended without a review")
        except ANYTHING as error:
            raise_if_stopped(error)
            log.exception("table %s: no review", table)
            work.failed = True

    async def close(self) -> None:
        """Leave what is not finished: it is begun anew when somebody asks again."""
        tasks = [work.task for work in self._under_way.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
