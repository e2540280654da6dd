"""The other servers of the same tables: what servers tell each other, and which of them keeps a table.

People of one table may be on different servers. The log is the truth: whoever appends has won, whoever finds the number
taken catches up. News say what was appended, or that there is something to look at, who is where, and what cannot be
seen in the log. Where nobody else has a table open, nobody is told what was appended.
What must happen once, such as a bot's thought or the end of a vote, is done by the one server that keeps the table.
"""

from typing import Protocol

import msgspec

from ludotheque.room.store import Said
from ludotheque.room.wire import ClockShown
from ludotheque.table.entries import Entry


class News(msgspec.Struct, frozen=True, tag_field="news", tag=str.lower, omit_defaults=True):
    """Something that a server tells all others about one table."""

    table: str


class LogGrew(News, frozen=True):
    """Entries were appended after so many; none are told where they are to be looked up. `request` is of the last.

    `drawn` has, for each of them, how people on other servers see it, as far as that is told: by the seats that they
    hold. To draw them all is little more work than to draw one, and where they are told they need not be drawn again.
    """

    after: int = 0
    entries: list[Entry] = []
    request: str | None = None
    drawn: list[list[tuple[tuple[int, ...], msgspec.Raw]]] = []

    def drawings(self) -> list[dict[tuple[int, ...], bytes]]:
        return [{seats: bytes(told) for seats, told in step} for step in self.drawn]


class KeysChanged(News, frozen=True):
    """A key opens something else than before."""


class NoteChanged(News, frozen=True):
    """What is kept beside the log under this name."""

    name: str


class WasSaid(News, frozen=True):
    """Somebody talked; `request` was their message."""

    said: Said
    request: str


class Here(News, frozen=True):
    """Whom a server serves at the table: the seats that they hold, however many hold the same.

    Whoever has the table open hears of every entry; nobody else does. So what a server has missed before the others
    knew that it has opened the table is seen by `number`, the last entry that it has. `put_away`: it hears no more.
    """

    viewers: list[list[int]]
    number: int = 0
    put_away: bool = False


class WhoIsHere(News, frozen=True):
    """A server has opened the table, has entries up to that number, and wants to know how things stand."""

    number: int = 0


class Times(News, frozen=True):
    """What the keeper alone knows: how long people have, and where the clock of a timed table stands."""

    decides_in: float | None = None
    answers_in: dict[int, float] = {}
    clocks: dict[int, ClockShown] = {}
    taken: list[int] = []
    reached: int | None = None
    since: float | None = None


class Nudged(News, frozen=True):
    """Somebody wants the bots to go on."""


class AgainMade(News, frozen=True):
    """The table that follows this one is there."""


AnyNews = LogGrew | KeysChanged | NoteChanged | WasSaid | Here | WhoIsHere | Times | Nudged | AgainMade


class Listener(Protocol):
    """What a fleet calls when it has news of others. Nothing here waits."""

    def heard(self, server: str, news: AnyNews) -> None: ...

    def kept(self, table: str) -> None:
        """From now on this server keeps a table that it wanted to keep."""
        ...

    def lost(self, table: str) -> None:
        """Another server may keep it now."""
        ...

    def gone(self, server: str) -> None:
        """A server is silent: nobody is there."""
        ...

    def missed(self) -> None:
        """News may have been missed: look at everything once more."""
        ...


class Fleet(Protocol):
    """All servers of the same tables, as one of them sees it."""

    def listen(self, listener: Listener) -> None: ...

    def tell(self, news: AnyNews) -> None:
        """Tell all others, soon. What is lost is made up for by `missed`, and by `gone` if this server is."""
        ...

    async def claim(self, table: str) -> bool:
        """Keep a table: at once if nobody does, else as soon as its keeper is gone, told by `kept`."""
        ...

    async def release(self, table: str) -> None:
        """Keep it no longer, and want it no longer."""
        ...


class Alone:
    """A fleet of one: it keeps every table, and nobody hears of it."""

    def listen(self, listener: Listener) -> None:
        pass

    def tell(self, news: AnyNews) -> None:
        pass

    async def claim(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        pass
