"""The keys of one table, and how an invitation becomes somebody's own seat.

Whoever sets up a table sees the invitations to its open seats. An invitation shows the table and lets somebody sit
down, no more: opening a link takes nothing. Whoever sits down brings a key that nobody else has ever seen. From then on
it alone opens the seat, so that nobody looks through it, and no answer that is lost on its way locks anybody out.
"""

import asyncio
from collections.abc import Sequence

from ludotheque.room.errors import Wrong
from ludotheque.room.keys import Rights, hashed, new_key, rights, role_of
from ludotheque.room.store import Store

LEAST, MOST = 22, 64
"""How many characters the key of a seat has: at least 128 bits in URL-safe base64."""


class Invitations:
    """What each key opens."""

    def __init__(self, table: str, roles: dict[bytes, str], store: Store) -> None:
        self.table = table
        self.roles = roles
        self.store = store
        self._changing = asyncio.Lock()

    def rights(self, keys: Sequence[str]) -> Rights:
        """What these keys open by now, if anything."""
        return rights(self.roles, keys)

    def enter(self, keys: Sequence[str]) -> Rights:
        """What these keys open, at least something."""
        found = self.rights(keys)
        if found.any:
            return found
        if any(role_of(self.roles, hashed(key))[0] == "spent" for key in keys):
            raise Wrong("taken", "this key is good no longer: its seat has another one")
        raise Wrong("no-key", "none of these keys opens this table")

    def owned(self, seat: int) -> bool:
        """Whether somebody has a key of their own to the seat."""
        return ("seat", seat) in self._held()

    def invited(self, seat: int) -> bool:
        """Whether there is an invitation to the seat."""
        return ("open", seat) in self._held()

    def check_own(self, seat: int, key: str) -> None:
        """Raise for a key that nobody may sit down with: a short one, or one that is known for something else."""
        if not (LEAST <= len(key) <= MOST and key.isascii() and key.replace("-", "").replace("_", "").isalnum()):
            raise Wrong("bad-message", f"the key of a seat has {LEAST} to {MOST} characters of URL-safe base64")
        if role_of(self.roles, hashed(key)) not in (("", -1), ("seat", seat)):
            raise Wrong("bad-message", "this key is known already: a seat is sat down at with a new one")

    async def sit(self, seat: int, key: str) -> None:
        """Somebody sits down: this key alone opens the seat from now on."""
        async with self._changing:
            await self._read()
            await self._change({**self._spent(seat), hashed(key): str(seat)})

    async def reopen(self, seat: int) -> str:
        """A new invitation; whatever else has opened the seat is good no longer."""
        key = new_key()
        async with self._changing:
            await self._read()
            await self._change({**self._spent(seat), hashed(key): f"open {seat}"})
        return key

    async def admit(self, roles: dict[bytes, str]) -> None:
        """Give keys that come from elsewhere their roles, unless they have one."""
        async with self._changing:
            if roles.keys() - self.roles.keys():
                await self._read()
            new = {hash: role for hash, role in roles.items() if hash not in self.roles}
            if new:
                await self._change(new)

    async def look_up(self) -> None:
        """See what keys open by now: another server may have changed it. What is being changed here is waited for."""
        async with self._changing:
            await self._read()

    async def _read(self) -> None:
        self.roles = await self.store.roles(self.table)

    def _spent(self, seat: int) -> dict[bytes, str]:
        """All keys of a seat, as good no longer."""
        opening = (("seat", seat), ("open", seat))
        return {hash: f"spent {seat}" for hash in self.roles if role_of(self.roles, hash) in opening}

    async def _change(self, roles: dict[bytes, str]) -> None:
        await self.store.change_keys(self.table, roles)
        self.roles.update(roles)

    def _held(self) -> set[tuple[str, int]]:
        return {role_of(self.roles, hash) for hash in self.roles}
