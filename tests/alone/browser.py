"""What a browser lends, made of Python: drawers in a dictionary, locks and a channel of several pages, helpers."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from ludotheque.alone import thinking
from ludotheque.alone.drawers import Full, Key, Row, Taken
from ludotheque.alone.house import House
from ludotheque.alone.tabs import Tabs
from tests.first_game import GAME
from tests.participant import Message, Participant
from tests.room.hand_clock import HandClock
from tests.room.house import VAIN, Keys, busy, quiet

TODAY = "2026-11-18"


def _order(row: Row) -> list[tuple[bool, str | int]]:
    """Numbers come before texts."""
    return [(isinstance(part, str), part) for part in row[0]]


class DictDrawers:
    """Drawers that forget everything when the test ends, and that can be full."""

    def __init__(self) -> None:
        self.rows: dict[Key, bytes] = {}
        self.full = False

    async def read(self, above: Key) -> list[Row]:
        await asyncio.sleep(0)
        return sorted(((key, data) for key, data in self.rows.items() if key[: len(above)] == above), key=_order)

    async def count(self, above: Key) -> int:
        return len(await self.read(above))

    async def write(self, new: Sequence[Row] = (), rows: Sequence[Row] = (), gone: Sequence[Key] = ()) -> None:
        await asyncio.sleep(0)
        left = {key: data for key, data in self.rows.items() if key not in gone}
        if any(key in left for key, _ in new):
            raise Taken
        if self.full and (new or rows):
            raise Full
        self.rows = {**left, **dict(rows), **dict(new)}


class Browser:
    """Pages that share drawers, locks and a channel."""

    def __init__(self) -> None:
        self.drawers = DictDrawers()
        self.locked: dict[str, list[tuple[str, Callable[[], None]]]] = {}
        """By lock: who has it, and then who waits."""
        self.hearing: dict[str, Callable[[str], None]] = {}
        self.clock = HandClock()

    @asynccontextmanager
    async def page(self, name: str) -> AsyncIterator[House]:
        """A page that is open; it ends in good order."""
        tabs = Tabs(name, PageLocks(self, name), PageChannel(self, name))
        house = House(self.drawers, tabs, OwnHelpers(), lambda: TODAY, self.clock)
        await house.open()
        yield house
        await house.close()

    async def until(self, condition: Callable[[], Any]) -> None:
        """Let time go by until something is so."""
        end = self.clock.now() + VAIN
        await quiet()
        while not condition():
            if busy():
                await quiet()
                continue
            due = self.clock.due() or end
            assert due < end, "nothing more will happen"
            self.clock.move_to(due)

    def close(self, name: str) -> None:
        """A page ends without a word."""
        self.hearing.pop(name, None)
        for lock in [*self.locked]:
            self.leave(name, lock)

    def leave(self, page: str, lock: str) -> None:
        line = self.locked.get(lock, [])
        had = bool(line) and line[0][0] == page
        self.locked[lock] = line = [each for each in line if each[0] != page]
        if had and line:
            asyncio.get_running_loop().call_soon(line[0][1])


class PageLocks:
    def __init__(self, browser: Browser, page: str) -> None:
        self.browser = browser
        self.page = page

    async def claim(self, name: str, later: Callable[[], None]) -> bool:
        line = self.browser.locked.setdefault(name, [])
        if self.page not in (page for page, _ in line):
            line.append((self.page, later))
        return line[0][0] == self.page

    def release(self, name: str) -> None:
        self.browser.leave(self.page, name)

    def watch(self, name: str, free: Callable[[], None]) -> None:
        def once() -> None:
            self.browser.leave(self.page, name)
            free()

        self.browser.locked.setdefault(name, []).append((self.page, once))


class PageChannel:
    def __init__(self, browser: Browser, page: str) -> None:
        self.browser = browser
        self.page = page

    def say(self, text: str) -> None:
        for page, heard in self.browser.hearing.items():
            if page != self.page:
                asyncio.get_running_loop().call_soon(heard, text)

    def hear(self, heard: Callable[[str], None]) -> None:
        self.browser.hearing[self.page] = heard


class OwnHelpers:
    """Do at once what workers would do."""

    def __init__(self) -> None:
        self.cut = 0

    async def think(self, question: str) -> str:
        return thinking.think(question)

    def cut_short(self) -> None:
        self.cut += 1

    def begin(self, work: str, text: str, told: Callable[[str | None], None]) -> Callable[[], None]:
        thinking.do(work, text, told)
        told(None)
        return lambda: None


class Visitor(Participant):
    """Somebody who plays on a page."""

    def __init__(self, browser: Browser, house: House, line: int, table: str) -> None:
        super().__init__()
        self.browser = browser
        self.house = house
        self.line = line
        house.connect(line, table, self._hear)

    def _hear(self, text: str | None) -> None:
        if text is None:
            self.closed = True
        else:
            self.take(text)

    async def send(self, message: Message) -> None:
        self.house.say(self.line, json.dumps(message))

    async def until(self, condition: Callable[[], Any]) -> None:
        await self.browser.until(condition)


_lines = count(1)


async def visit(browser: Browser, house: House, keys: Keys, *seats: int) -> Visitor:
    """Sit down at a table with the keys of some seats; the host's key is always there."""
    visitor = Visitor(browser, house, next(_lines), keys["table"])
    await visitor.send({"type": "hello", "keys": [*(keys["seats"][seat] for seat in seats), keys["host"]]})
    await visitor.hear("welcome")
    return visitor


async def asked(
    house: House, method: str, path: str, keys: Sequence[str] = (), body: object = None, seat: str = ""
) -> Any:
    """What a page is answered: read, if it is JSON, or the text itself."""
    answered = await house.ask(method, path, seat, [*keys], json.dumps(body) if body is not None else "")
    return json.loads(answered.text) if answered.media == "application/json" else answered.text


async def table(house: House, *holders: str, game: str = GAME, **more: Any) -> Keys:
    """A new table; holders are `me` or a bot's level. Gives its keys."""
    seats = [{"holder": h} if h == "me" else {"holder": "bot", "level": h} for h in holders]
    keys: Keys = await asked(house, "POST", "tables", body={"game": game, "seats": seats, **more})
    return keys
