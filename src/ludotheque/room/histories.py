"""Longer histories: made beside the loop and out of the table's queue, once for all who ask for the same.

Playing a whole game again takes as long as all its moves, and asking for it costs nothing. So it is made at most once
at a time, whoever waits gets the same, and what was made is kept while there is room.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

from ludotheque.room import wire
from ludotheque.room.history import perspective, seen_after
from ludotheque.room.limits import TableLimits
from ludotheque.room.services import Aside
from ludotheque.room.store import Beginning, Store
from ludotheque.table.entries import Entry

TOGETHER = 128
"""Who missed a little more or less is given the same history, from the last step that is a multiple of this."""

Made = tuple[int, list[bytes]]
"""The number of the last step that is in it, and what tells of the steps."""


class Histories:
    """Of all tables."""

    def __init__(self, store: Store, aside: Aside, limits: TableLimits) -> None:
        self.store = store
        self.aside = aside
        self.steps = limits.history_steps
        self.most = limits.history_bytes
        self._kept: OrderedDict[Hashable, Made] = OrderedDict()
        self._size = 0
        self._under_way: dict[Hashable, asyncio.Task[Made]] = {}

    async def since(self, table: str, seats: tuple[int, ...], since: int, enough: int) -> Made:
        """The steps after one that these seats saw, up to `enough` at least, or to the end; not more than the last."""
        from_step = since // TOGETHER * TOGETHER

        async def make() -> Made:
            beginning, entries = await self.store.beginning(table)
            least = max(from_step, len(entries) - self.steps)
            return len(entries), await self.aside(updates_after, beginning, entries, seats, least)

        last, steps = await self._shared((table, seats, from_step), enough, make)
        return last, steps[max(0, len(steps) - (last - since)) :]

    async def whole(self, table: str, seats: tuple[int, ...], ended: bool, number: int) -> bytes:
        """All that was seen from these seats, as JSON."""

        async def make() -> Made:
            beginning, entries = await self.store.beginning(table)
            made = await self.aside(perspective, beginning, entries, seats, ended, self.steps)
            return len(entries), [made]

        _, (made,) = await self._shared((table, seats, ended, "whole"), number, make)
        return made

    async def _shared(self, key: Hashable, enough: int, make: Callable[[], Awaitable[Made]]) -> Made:
        kept = self._kept.get(key)
        if kept is not None and kept[0] >= enough:
            self._kept.move_to_end(key)
            return kept
        if key not in self._under_way:
            task = self._under_way[key] = asyncio.create_task(self._made(key, make))
            task.add_done_callback(lambda _: self._under_way.pop(key))
        return await asyncio.shield(self._under_way[key])

    async def _made(self, key: Hashable, make: Callable[[], Awaitable[Made]]) -> Made:
        made = await make()
        self._forget(key)
        self._kept[key] = made
        self._size += _size(made)
        while self._size > self.most:
            self._forget(next(iter(self._kept)))
        return made

    def _forget(self, key: Hashable) -> None:
        self._size -= _size(self._kept.pop(key, (0, [])))


def updates_after(beginning: Beginning, entries: list[Entry], seats: tuple[int, ...], number: int) -> list[bytes]:
    """The messages that tell what these seats saw after a number: the very bytes that everybody is sent."""
    return [wire.update(step) for step in seen_after(beginning, entries, seats, number)]


def _size(made: Made) -> int:
    return sum(map(len, made[1]))
