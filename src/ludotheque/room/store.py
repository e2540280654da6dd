"""Where tables are kept: an interface, so that a file, a browser or a database for many servers can stand behind it.

An append is an insert under the unique key (table, number). Whoever finds the number taken has lost a race: `Conflict`.
When an append returns, it is durable.
"""

from dataclasses import dataclass, field
from typing import Protocol

from ludotheque.core.errors import Mistake
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

    async def change_keys(self, table: str, roles: dict[bytes, str | None]) -> None:
        """Give keys these roles, all or none; a key without a role is forgotten."""
        ...

    async def count(self) -> int: ...
