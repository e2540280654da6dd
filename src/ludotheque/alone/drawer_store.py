"""Tables in the drawers of a browser.

An append is an insert under the unique key (table, "entry", number), as in a database: of two pages that play at one
table, the one that finds the number taken has lost the race. Changed keys are told to the other pages.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from hashlib import sha256

import msgspec

from ludotheque.alone.drawers import Drawers, Full, Key, Row, Taken
from ludotheque.core.errors import Mistake
from ludotheque.room.errors import Wrong
from ludotheque.room.fleet import Fleet, KeysChanged
from ludotheque.room.store import OTHER_TABLE, Beginning, Conflict, Said, Stored, as_it_began, standard_text
from ludotheque.table.entries import Entry
from ludotheque.table.opening import Base

HOUSE = ""
"""No table has this name: above it stands what belongs to all of them."""

TABLES: Key = (HOUSE, "table")
"""Above it, the name of every table, with the hash of the standard components that it began with."""

COMPONENTS: Key = (HOUSE, "components")
"""Above it, by their hash, the standard component files that tables began with."""

KEYS: Key = (HOUSE, "key")
"""Above it, every key, with the name of its table: a key belongs to one."""

_encode = msgspec.json.Encoder().encode
_entry = msgspec.json.Decoder(Entry).decode
_beginning = msgspec.json.Decoder(Beginning).decode
_base = msgspec.json.Decoder(Base).decode
_talk = msgspec.json.Decoder(list[tuple[str, Said]]).decode


class DrawerStore:
    """The store of a browser."""

    def __init__(self, drawers: Drawers, fleet: Fleet) -> None:
        self.drawers = drawers
        self.fleet = fleet
        self._changing = asyncio.Lock()
        """Held while something is read that decides what is written."""

    async def create(self, table: str, beginning: Beginning, roles: dict[bytes, str]) -> None:
        began = _encode(beginning)
        text = standard_text(beginning.opening.setup)
        digest = sha256(text.encode()).hexdigest() if text is not None else ""
        rows = [((*COMPONENTS, digest), text.encode())] if text is not None else []
        new = [((*TABLES, table), digest.encode()), ((table, "beginning"), began), *_key_rows(table, roles)]
        try:
            async with self._room():
                await self.drawers.write(new, rows)
        except Taken:
            known = dict(await self.drawers.read((table, "beginning"))).get((table, "beginning"))
            if known != began:
                raise Conflict(f"there is a table {table}") from None

    async def exists(self, table: str) -> bool:
        return await self.drawers.count((table, "beginning")) > 0

    async def load(self, table: str) -> Stored | None:
        with _reading(table):
            rows = await self.drawers.read((table,))
            beginning = await self._began(table, rows)
            if beginning is None:
                return None
            log = _log(rows)
            base = _usable(next((data for key, data in rows if key[1] == "base"), None), len(log))
            entries = [entry for entry, _ in log[base.number if base is not None else 0 :]]
            requests = {request: number for number, (_, request) in enumerate(log, 1) if request is not None}
            return Stored(beginning, base, entries, requests, _roles(rows), _notes(rows), _said(rows))

    async def beginning(self, table: str) -> tuple[Beginning, list[Entry]]:
        with _reading(table):
            rows = await self.drawers.read((table,))
            beginning = await self._began(table, rows)
            if beginning is None:
                raise Mistake(f"there is no table {table}")
            return beginning, [entry for entry, _ in _log(rows)]

    async def _began(self, table: str, rows: list[Row]) -> Beginning | None:
        """How a table began, with the components that it began with."""
        began = next((data for key, data in rows if key[1] == "beginning"), None)
        if began is None:
            return None
        digest = dict(await self.drawers.read((*TABLES, table))).get((*TABLES, table), b"").decode()
        text = dict(await self.drawers.read((*COMPONENTS, digest))).get((*COMPONENTS, digest))
        return as_it_began(_beginning(began), text.decode() if text is not None else None)

    async def after(self, table: str, number: int) -> list[tuple[Entry, str | None]]:
        return _log(await self.drawers.read((table,)))[number:]

    async def append(
        self, table: str, number: int, entries: list[Entry], request: str | None, base: Base | None
    ) -> None:
        if not await self.drawers.count((table, "entry", number) if number else (table, "beginning")):
            raise Conflict(f"there is no entry {number} of table {table}")
        new: list[Row] = [((table, "entry", at), _encode(entry)) for at, entry in enumerate(entries, number + 1)]
        if request is not None:
            new.append(((table, "request", request), str(number + len(entries)).encode()))
        rows: list[Row] = [((table, "base"), _encode(base))] if base is not None else []
        try:
            async with self._room():
                await self.drawers.write(new, rows)
        except Taken:
            raise Conflict(f"entry {number + 1} of table {table} is taken") from None

    async def roles(self, table: str) -> dict[bytes, str]:
        return _roles(await self.drawers.read((table, "key")))

    async def notes(self, table: str) -> dict[str, bytes]:
        return _notes(await self.drawers.read((table, "note")))

    async def talk(self, table: str) -> dict[str, Said]:
        return _said(await self.drawers.read((table, "talk")))

    async def change_keys(self, table: str, known: dict[bytes, str], roles: dict[bytes, str]) -> None:
        async with self._changing:
            if await self.roles(table) != known:
                raise Conflict(f"the keys of table {table} have changed")
            for key in roles:
                if any(owner != table.encode() for _, owner in await self.drawers.read((*KEYS, key.hex()))):
                    raise Mistake(OTHER_TABLE)
            async with self._room():
                await self.drawers.write(rows=_key_rows(table, roles))
        self.fleet.tell(KeysChanged(table))

    async def note(self, table: str, name: str, data: bytes) -> None:
        async with self._room():
            await self.drawers.write(rows=[((table, "note", name), data)])

    async def say(self, table: str, request: str, said: Said, most: int) -> None:
        async with self._changing:
            kept = await self.talk(table)
            kept.setdefault(request, said)
            async with self._room():
                await self.drawers.write(rows=[((table, "talk"), _encode([*kept.items()][-most:]))])

    async def count(self) -> int:
        return await self.drawers.count(TABLES)

    async def check(self) -> None:
        """Whether there is room shows when something is written."""

    async def forget(self, table: str) -> None:
        """Take a table out for good."""
        rows = await self.drawers.read((table,))
        keys = [(*KEYS, key[2]) for key, _ in rows if key[1] == "key"]
        await self.drawers.write(gone=[*(key for key, _ in rows), *keys, (*TABLES, table)])

    @asynccontextmanager
    async def _room(self) -> AsyncIterator[None]:
        """A browser that gives no more room is told to whoever plays, in words of their own."""
        try:
            yield
        except Full:
            raise Wrong("storage-full", "the browser has no more room: forget games that are over") from None


@contextmanager
def _reading(table: str) -> Iterator[None]:
    """Whoever has a browser may change what it keeps: rows that are not as we write them are told, and left alone."""
    try:
        yield
    except (ValueError, TypeError, IndexError) as error:
        raise Mistake(f"what this browser keeps of table {table} was changed: {error}") from None


def _key_rows(table: str, roles: dict[bytes, str]) -> list[Row]:
    own: list[Row] = [((table, "key", key.hex()), role.encode()) for key, role in roles.items()]
    return [*own, *(((*KEYS, key.hex()), table.encode()) for key in roles)]


def _log(rows: list[Row]) -> list[tuple[Entry, str | None]]:
    """The entries in order, with their requests."""
    requests = {int(data): str(key[2]) for key, data in rows if key[1] == "request"}
    entries = [(key[2], data) for key, data in rows if key[1] == "entry"]
    if any(number != expected for expected, (number, _) in enumerate(entries, 1)):
        raise ValueError("entries of its log are missing")
    return [(_entry(data), requests.get(number)) for number, (_, data) in enumerate(entries, 1)]


def _usable(data: bytes | None, last: int) -> Base | None:
    """A snapshot, if there is one that can be read and is no further than the log; the log alone is enough."""
    try:
        base = _base(data) if data is not None else None
    except msgspec.DecodeError:
        return None
    return base if base is not None and base.number <= last else None


def _roles(rows: list[Row]) -> dict[bytes, str]:
    return {bytes.fromhex(str(key[2])): data.decode() for key, data in rows if key[1] == "key"}


def _notes(rows: list[Row]) -> dict[str, bytes]:
    return {str(key[2]): data for key, data in rows if key[1] == "note"}


def _said(rows: list[Row]) -> dict[str, Said]:
    return dict(next((_talk(data) for key, data in rows if key[1] == "talk"), []))
