"""Where tables are kept: an interface, so that a file, a browser or a database for many servers can stand behind it.

An append is an insert under the unique key (table, number). Whoever finds the number taken has lost a race: `Conflict`.
When an append returns, it is durable.
"""

from dataclasses import dataclass, field, replace
from typing import Protocol

import msgspec

from ludotheque.core.box import Setup
from ludotheque.core.errors import Mistake
from ludotheque.games import box
from ludotheque.room.settings import Settings
from ludotheque.room.time_limit import TimeLimit
from ludotheque.table.deal import Deal, deal_of
from ludotheque.table.entries import Entry, Seat
from ludotheque.table.opening import Base, Opening

OTHER_TABLE = "this key is known at another table: a seat is sat down at with a new one"


class Conflict(Mistake):
    """Another server has changed this table in the meantime, or this request was done already."""


@dataclass(frozen=True)
class Origin:
    """The table and the step from which another one plays on."""

    table: str
    at: int


@dataclass(frozen=True)
class Beginning:
    """How a table began: what is written once and never changes."""

    opening: Opening
    seats: list[Seat]
    branch: Origin | None = None
    clock: TimeLimit | None = None
    settings: Settings = field(default_factory=Settings)
    opened: bool = False
    """Whether it was over when it came here, as a record."""

    def deal(self) -> Deal | None:
        """The deal of a day that is played here for the first time."""
        return None if self.opened else deal_of(self.opening)


def standard_text(setup: Setup) -> str | None:
    """The standard component file of a set-up, as this program has it; none for one that brings its own."""
    if setup.components:
        return None
    try:
        return box(setup.game).standard_components(setup.rules)
    except (Mistake, OSError):
        return None


def as_it_began(beginning: Beginning, text: str | None) -> Beginning:
    """A table with the component file that it began with, though the standard one may be another by now."""
    setup = beginning.opening.setup
    if text is None or setup.components or text == standard_text(setup):
        return beginning
    return replace(beginning, opening=replace(beginning.opening, setup=replace(setup, components=text)))


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody at a table said: a phrase, words of their own, or a thing on the board that they pointed at.

    `n` is the entry after which it was said. What was said is kept with the table and is no part of its log.
    """

    seat: int
    n: int
    phrase: str = ""
    text: str = ""
    point: str = ""


@dataclass
class Stored:
    """All that is needed to go on with a table."""

    beginning: Beginning
    base: Base | None
    entries: list[Entry]
    """The entries after the base."""
    requests: dict[str, int]
    """Which entry each request of a client became."""
    roles: dict[bytes, str] = field(default_factory=dict)
    notes: dict[str, bytes] = field(default_factory=dict)
    talk: dict[str, Said] = field(default_factory=dict)
    """By the request that it was said with, in order."""


class Store(Protocol):
    """Tables that outlive whoever plays at them. Every method may be called from the event loop only."""

    async def create(self, table: str, beginning: Beginning, roles: dict[bytes, str]) -> None:
        """A new table; `Conflict` if there is another of this name. The very same once more is no other."""
        ...

    async def exists(self, table: str) -> bool: ...

    async def load(self, table: str) -> Stored | None: ...

    async def beginning(self, table: str) -> tuple[Beginning, list[Entry]]:
        """How a table began and its whole log."""
        ...

    async def after(self, table: str, number: int) -> list[tuple[Entry, str | None]]:
        """The entries after a number, with their requests."""
        ...

    async def append(
        self, table: str, number: int, entries: list[Entry], request: str | None, base: Base | None
    ) -> None:
        """Add entries after the first `number`, all or none; `request` stays with the last; keep `base` if given."""
        ...

    async def roles(self, table: str) -> dict[bytes, str]:
        """What each key opens."""
        ...

    async def notes(self, table: str) -> dict[str, bytes]:
        """What is kept beside the log."""
        ...

    async def talk(self, table: str) -> dict[str, Said]:
        """What was said, as far as it is kept, by the request that it was said with."""
        ...

    async def change_keys(self, table: str, known: dict[bytes, str], roles: dict[bytes, str]) -> None:
        """Give keys these roles, all or none; `Conflict` if what keys open is not what is `known` any more.

        A key belongs to one table: `Mistake` for one of another.
        """
        ...

    async def note(self, table: str, name: str, data: bytes) -> None:
        """Keep something beside the log under a name, in place of what was kept there."""
        ...

    async def say(self, table: str, request: str, said: Said, most: int) -> None:
        """Keep what was said, once for a request, and only the last `most` of it all."""
        ...

    async def count(self) -> int: ...

    async def check(self) -> None:
        """Raise unless something could be kept right now."""
        ...
