"""What a browser keeps: rows of bytes under keys of several parts, written all or none.

The page has it in IndexedDB (`web/src/alone/drawers.ts`), a test in a dictionary.
"""

from collections.abc import Sequence
from typing import Protocol

Key = tuple[str | int, ...]
"""As in `("table", "entry", 3)`; numbers are sorted before texts, as IndexedDB does."""

Row = tuple[Key, bytes]


class Taken(Exception):
    """A row that was to be new is there already; nothing was written."""


class Full(Exception):
    """The browser gives no more room; nothing was written."""


class Drawers(Protocol):
    """Rows that outlive the page, shared by all pages of this browser."""

    async def read(self, above: Key) -> list[Row]:
        """The row of this key and all whose keys begin with it, in the order of their keys."""
        ...

    async def count(self, above: Key) -> int: ...

    async def write(self, new: Sequence[Row] = (), rows: Sequence[Row] = (), gone: Sequence[Key] = ()) -> None:
        """Take rows out, put rows in, and add new ones: all or none. `Taken` if a new one is no news, or `Full`."""
        ...
