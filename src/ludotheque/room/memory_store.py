"""Tables in memory: for tests, and for a house that keeps nothing."""

from dataclasses import dataclass, field

from ludotheque.core.errors import Mistake
from ludotheque.room.store import OTHER_TABLE, Beginning, Conflict, Said, Stored
from ludotheque.table.entries import Entry
from ludotheque.table.opening import Base


@dataclass
class _Kept:
    beginning: Beginning
    roles: dict[bytes, str]
    log: list[tuple[Entry, str | None]] = field(default_factory=list)
    base: Base | None = None
    notes: dict[str, bytes] = field(default_factory=dict)
    talk: dict[str, Said] = field(default_factory=dict)

    def requests(self) -> dict[str, int]:
        return {request: number for number, (_, request) in enumerate(self.log, 1) if request is not None}


class MemoryStore:
    """A store that forgets everything when the program ends."""

    def __init__(self) -> None:
        self._tables: dict[str, _Kept] = {}

    async def create(self, table: str, beginning: Beginning, roles: dict[bytes, str]) -> None:
        kept = self._tables.setdefault(table, _Kept(beginning, dict(roles)))
        if kept.beginning != beginning:
            raise Conflict(f"there is a table {table}")

    async def exists(self, table: str) -> bool:
        return table in self._tables

    async def load(self, table: str) -> Stored | None:
        kept = self._tables.get(table)
        if kept is None:
            return None
        number = kept.base.number if kept.base is not None else 0
        entries = [entry for entry, _ in kept.log[number:]]
        beside = dict(kept.roles), dict(kept.notes), dict(kept.talk)
        return Stored(kept.beginning, kept.base, entries, kept.requests(), *beside)

    async def beginning(self, table: str) -> tuple[Beginning, list[Entry]]:
        kept = self._tables[table]
        return kept.beginning, [entry for entry, _ in kept.log]

    async def after(self, table: str, number: int) -> list[tuple[Entry, str | None]]:
        return self._tables[table].log[number:]

    async def append(
        self, table: str, number: int, entries: list[Entry], request: str | None, base: Base | None
    ) -> None:
        kept = self._tables.get(table)
        if kept is None or len(kept.log) != number or request in kept.requests():
            raise Conflict(f"entry {number + 1} of table {table} is taken")
        kept.log += [(entry, None) for entry in entries[:-1]]
        kept.log.append((entries[-1], request))
        kept.base = base or kept.base

    async def roles(self, table: str) -> dict[bytes, str]:
        return dict(self._tables[table].roles)

    async def notes(self, table: str) -> dict[str, bytes]:
        return dict(self._tables[table].notes)

    async def talk(self, table: str) -> dict[str, Said]:
        return dict(self._tables[table].talk)

    async def change_keys(self, table: str, known: dict[bytes, str], roles: dict[bytes, str]) -> None:
        kept = self._tables[table]
        if kept.roles != known:
            raise Conflict(f"the keys of table {table} have changed")
        if any(roles.keys() & other.roles.keys() for other in self._tables.values() if other is not kept):
            raise Mistake(OTHER_TABLE)
        kept.roles.update(roles)

    async def note(self, table: str, name: str, data: bytes) -> None:
        self._tables[table].notes[name] = data

    async def say(self, table: str, request: str, said: Said, most: int) -> None:
        kept = self._tables[table]
        kept.talk.setdefault(request, said)
        kept.talk = dict([*kept.talk.items()][-most:])

    async def count(self) -> int:
        return len(self._tables)

    async def check(self) -> None:
        """There is always room."""
