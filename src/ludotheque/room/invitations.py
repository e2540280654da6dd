"""The keys of one table, and how an invitation becomes somebody's own seat.

Whoever sets up a table sees the invitations to its open seats. So that nobody can look through a friend's seat with
one, it is exchanged: whoever comes with it is given a fresh key, and when that is used for the first time, the
invitation and every other fresh key of the seat are spent. Until then the invitation still works, so that an answer
that is lost on its way locks nobody out.
"""

import asyncio
from collections.abc import Callable, Sequence

from ludotheque.room.errors import Wrong
from ludotheque.room.keys import Rights, hashed, new_key, rights, role_of
from ludotheque.room.store import Store

FRESH_AT_ONCE = 8
"""So many fresh keys of a seat wait to be used; then they are forgotten."""

Taken = Callable[[int, bytes], None]


class Invitations:
    """What each key opens. `taken` is told of a seat and the key that alone opens it from now on."""

    def __init__(self, table: str, roles: dict[bytes, str], store: Store, taken: Taken) -> None:
        self.table = table
        self.roles = roles
        self.store = store
        self.taken = taken
        self._changing = asyncio.Lock()

    async def enter(self, keys: Sequence[str]) -> Rights:
        """What these keys open, at least something. A fresh key among them is used by this."""
        for key in keys:
            await self._use(hashed(key))
        found = rights(self.roles, keys)
        if found.any:
            return found
        if any(role_of(self.roles, hashed(key))[0] == "spent" for key in keys):
            raise Wrong("taken", "this invitation was used already: its seat has a key of its own now")
        raise Wrong("no-key", "none of these keys opens this table")

    async def exchange(self, keys: Sequence[str]) -> dict[str, str]:
        """A fresh key for every invitation among these keys."""
        given = {}
        for key in keys:
            async with self._changing:
                kind, seat = role_of(self.roles, hashed(key))
                if kind == "open":
                    given[key] = await self._fresh(seat)
        return given

    def opens(self, keys: Sequence[str]) -> bool:
        """Whether each of these keys still opens a seat."""
        return all(role_of(self.roles, hashed(key))[0] in ("seat", "fresh") for key in keys)

    def sat_in(self, seat: int) -> bool:
        """Whether somebody has ever sat there, who may have secrets."""
        return f"seat {seat}" in self._roles() or f"fresh {seat}" in self._roles()

    def invited(self, seat: int) -> bool:
        """Whether there is an invitation to the seat."""
        return f"open {seat}" in self._roles()

    async def admit(self, roles: dict[bytes, str]) -> None:
        """Give keys that come from elsewhere their roles, unless they have one."""
        async with self._changing:
            new = {hash: role for hash, role in roles.items() if hash not in self.roles}
            if new:
                await self._change({**new})

    async def invite(self, seat: int) -> str:
        """A new invitation."""
        key = new_key()
        async with self._changing:
            await self._change({hashed(key): f"open {seat}"})
        return key

    async def _fresh(self, seat: int) -> str:
        key = new_key()
        waiting = [hash for hash, role in self.roles.items() if role == f"fresh {seat}"]
        forgotten = dict.fromkeys(waiting if len(waiting) >= FRESH_AT_ONCE else [])
        await self._change({**forgotten, hashed(key): f"fresh {seat}"})
        return key

    async def _use(self, hash: bytes) -> None:
        if role_of(self.roles, hash)[0] != "fresh":
            return
        async with self._changing:
            kind, seat = role_of(self.roles, hash)
            if kind == "fresh":
                others = [other for other, role in self.roles.items() if role in (f"open {seat}", f"fresh {seat}")]
                await self._change({**dict.fromkeys(others, f"spent {seat}"), hash: str(seat)})
                self.taken(seat, hash)

    async def _change(self, roles: dict[bytes, str | None]) -> None:
        await self.store.change_keys(self.table, roles)
        for hash, role in roles.items():
            if role is None:
                del self.roles[hash]
            else:
                self.roles[hash] = role

    def _roles(self) -> set[str]:
        return {" ".join(map(str, role_of(self.roles, hash))) for hash in self.roles}
