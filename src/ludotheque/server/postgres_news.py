"""How news go through a database: each server gathers what it has to tell, and all servers tell it in the same moments.

Every NOTIFY wakes every session that listens, whatever it is about, and whoever is woken finds nothing of what it needs
at hand any more. So where much happens news wait for the next of the moments that follow one another so quickly that
nobody sees it, and a server that is woken hears of all that others have done since. Where little happens they go at
once. All that a server tells in one moment is one bulletin, cut into letters that NOTIFY carries.
"""

import asyncio
from collections.abc import Callable, Sequence
from math import floor

import msgspec

from ludotheque.room.fleet import AnyNews, LogGrew

CHANNEL = "ludotheque"
LOCK_SPACE = 1_819_632_751
"""Among the advisory locks of a database, those of this program."""

LONGEST = 7_999
"""So many bytes NOTIFY carries."""

ADDRESS = 200
"""So many bytes of a letter, at most, say whose it is and how many follow."""

NUL = "\0"
"""The one character that no text of a database holds; so no table has it in its name."""

TOGETHER = 0.05
"""Seconds between two moments at which servers tell their news."""

QUIET = 0.25
"""After so many seconds without news they go at once."""

MOST_WAITING = 10_000
"""While there is no session, no more than that is kept to be told; then only the last of its kind of each table."""

_write = msgspec.json.Encoder().encode
_pieces = msgspec.json.Decoder(list[msgspec.Raw]).decode

understood = msgspec.json.Decoder(AnyNews).decode
"""One piece of news of a bulletin, if this server knows such news."""


def letters(server: str, news: Sequence[AnyNews]) -> list[str]:
    """A bulletin as letters, each with its server and how many follow; without news it says that the server is there.

    No two letters of a bulletin are the same: of those NOTIFY would carry the first only.

    >>> letters("a", [])
    ['a 0 []']
    """
    pieces = _cut(_write(news), LONGEST - ADDRESS)
    return [f"{server} {left} {piece}" for left, piece in zip(reversed(range(len(pieces))), pieces, strict=True)]


def _cut(text: bytes, size: int) -> list[str]:
    """Pieces of no more bytes than that, none of which ends within a character.

    >>> _cut("aé".encode(), 2)
    ['a', 'é']
    """
    pieces = []
    first = 0
    while len(text) - first > size:
        end = first + size
        while text[end] & 0xC0 == 0x80:  # within a character of UTF-8
            end -= 1
        pieces.append(text[first:end].decode())
        first = end
    return [*pieces, text[first:].decode()]


def undrawn(news: AnyNews) -> AnyNews:
    return msgspec.structs.replace(news, drawn=[]) if isinstance(news, LogGrew) else news


class Inbox:
    """What the other servers tell: letters come in their order, those of one bulletin after one another."""

    def __init__(self, server: str) -> None:
        self._own = f"{server} "
        """How all that this server tells begins: it hears that, too."""
        self._begun: dict[str, list[str]] = {}
        """By server: the pieces of a bulletin of which more is to come."""

    def take(self, letter: str) -> tuple[str, list[msgspec.Raw]] | None:
        """Which server has told what, piece by piece, if this letter is the end of a bulletin of another."""
        if letter.startswith(self._own):
            return None
        server, left, piece = letter.split(" ", 2)
        more = int(left)
        self._begun.setdefault(server, []).append(piece)
        if more > 0:
            return None
        return server, _pieces("".join(self._begun.pop(server)))


class Outbox:
    """The news of one server that are still to be told, in their order. `now` is the clock that all servers share."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._waiting: list[AnyNews] = []
        self._latest: dict[tuple[type[AnyNews], str], AnyNews] = {}
        """By kind and table: the last, in their order, where there was no room for all; of a log, only that it grew."""
        self._filled = asyncio.Event()
        self._last = 0.0
        """When news were last taken."""

    def put(self, news: AnyNews) -> None:
        """What is to be told soon."""
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(news)
            self._filled.set()
        else:
            self._latest.pop((type(news), news.table), None)
            self._latest[type(news), news.table] = LogGrew(news.table) if isinstance(news, LogGrew) else news

    async def filled(self) -> None:
        """Wait until there is something to tell, or whoever waits is woken."""
        await self._filled.wait()

    def wake(self) -> None:
        self._filled.set()

    def due_in(self) -> float:
        """So many seconds until what waits is to be told."""
        now = self._now()
        if now - self._last > QUIET:
            return 0.0
        return (floor(now / TOGETHER) + 1) * TOGETHER - now

    def take(self) -> list[AnyNews]:
        """All that waits: whoever takes it tells it at once, or puts it back."""
        taken = [*self._waiting, *self._latest.values()]
        self._waiting, self._latest = [], {}
        if taken:
            self._last = self._now()
        self._filled.clear()
        return taken

    def put_back(self, taken: list[AnyNews]) -> None:
        """What could not be told goes before all that has come since; how it looks is left for the others to draw."""
        self._waiting = [undrawn(news) for news in taken] + self._waiting
        if self._waiting:
            self._filled.set()
