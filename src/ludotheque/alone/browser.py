"""The way in for a page: what JavaScript lends, as Python wants it, and the house, as JavaScript wants it.

The one module that needs Pyodide; `web/src/alone/room.ts` is on the other side.
"""

from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Any, Protocol

from pyodide.ffi import create_proxy, to_js

from ludotheque.alone.drawers import Full, Key, Row, Taken
from ludotheque.alone.house import House
from ludotheque.alone.tabs import Tabs


class Lent(Protocol):
    """What `room.ts` hands over. A `write` says `done`, `taken` or `full`."""

    page: str
    drawers: Any
    locks: Any
    channel: Any
    helpers: Any


class JsDrawers:
    def __init__(self, drawers: Any) -> None:
        self.drawers = drawers

    async def read(self, above: Key) -> list[Row]:
        found = (await self.drawers.read(to_js(above))).to_py()
        return [(tuple(key), bytes(data)) for key, data in found]

    async def count(self, above: Key) -> int:
        return int(await self.drawers.count(to_js(above)))

    async def write(self, new: Sequence[Row] = (), rows: Sequence[Row] = (), gone: Sequence[Key] = ()) -> None:
        came = await self.drawers.write(to_js(new), to_js(rows), to_js(gone))
        if came != "done":
            raise Taken if came == "taken" else Full


class JsLocks:
    def __init__(self, locks: Any) -> None:
        self.locks = locks

    async def claim(self, name: str, later: Callable[[], None]) -> bool:
        return bool(await self.locks.claim(name, create_proxy(later)))

    def release(self, name: str) -> None:
        self.locks.release(name)

    def watch(self, name: str, free: Callable[[], None]) -> None:
        self.locks.watch(name, create_proxy(free))


class JsChannel:
    def __init__(self, channel: Any) -> None:
        self.channel = channel

    def say(self, text: str) -> None:
        self.channel.say(text)

    def hear(self, heard: Callable[[str], None]) -> None:
        self.channel.hear(create_proxy(heard))


class JsHelpers:
    def __init__(self, helpers: Any) -> None:
        self.helpers = helpers

    async def think(self, question: str) -> str:
        return str(await self.helpers.think(question))

    def cut_short(self) -> None:
        self.helpers.cutShort()

    def begin(self, work: str, text: str, told: Callable[[str | None], None]) -> Callable[[], None]:
        end: Callable[[], None] = self.helpers.begin(work, text, create_proxy(lambda line: told(line or None)))
        return end


def utc_day() -> str:
    return datetime.now(UTC).date().isoformat()


class Door:
    """The house, for JavaScript."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def ask(self, method: str, path: str, perspective: str, keys: Any, body: str) -> Any:
        answered = await self.house.ask(method, path, perspective, keys.to_py(), body)
        return to_js([answered.status, answered.media, answered.text])

    def connect(self, line: int, table: str, tell: Any) -> None:
        self.house.connect(line, table, lambda text: tell(text if text is not None else ""))

    def say(self, line: int, text: str) -> None:
        self.house.say(line, text)

    def disconnect(self, line: int) -> Awaitable[None]:
        return self.house.disconnect(line)

    def forget(self, table: str) -> Awaitable[None]:
        return self.house.forget(table)


async def open_house(lent: Lent) -> Door:
    tabs = Tabs(lent.page, JsLocks(lent.locks), JsChannel(lent.channel))
    house = House(JsDrawers(lent.drawers), tabs, JsHelpers(lent.helpers), utc_day)
    await house.open()
    return Door(house)
