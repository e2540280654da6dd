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
from ludotheque.table.entries import Entry, Seat
from ludotheque.table.table import Base, Opening


class Conflict(Mistake):
    """Another server has appended to this table in the meantime, or this request was done already."""


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
    talk: list[Said] = field(default_factory=list)


class Store(Protocol):
    """Tables that outlive whoever plays at them. Every method may be called from the event loop only."""

    async def create(self, table: str, beginning: Beginning, roles: dict[bytes, str]) -> None:
        """A new table; `Conflict` if there is one of this name."""
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

    async def talk(self, table: str) -> list[Said]:
        """What was said, as far as it is kept."""
        ...

    async def change_keys(self, table: str, roles: dict[bytes, str]) -> None:
        """Give keys these roles, all or none."""
        ...

    async def note(self, table: str, name: str, data: bytes) -> None:
        """Keep something beside the log under a name, in place of what was kept there."""
        ...

    async def say(self, table: str, said: Said, most: int) -> None:
        """Keep what was said, and only the last `most` of it all."""
        ...

    async def count(self) -> int: ...

    async def check(self) -> None:
        """Raise unless something could be kept right now."""
        ...
