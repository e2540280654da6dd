"""The keys of one table, and how an invitation becomes somebody's own seat.

Whoever sets up a table sees the invitations to its open seats. An invitation shows the table and lets somebody sit
down, no more: opening a link takes nothing. Whoever sits down brings a key that nobody else has ever seen. From then on
it alone opens the seat, so that nobody looks through it, and no answer that is lost on its way locks anybody out.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from ludotheque.room.errors import Wrong
from ludotheque.room.keys import Rights, hashed, new_key, rights, role_of
from ludotheque.room.store import Conflict, Store

LEAST, MOST = 22, 64
"""How many characters the key of a seat has: at least 128 bits in URL-safe base64."""

TRIES = 10

Roles = dict[bytes, str]
"""What keys open, by their hashes."""


class Invitations:
    """What each key opens."""

    def __init__(self, table: str, roles: Roles, store: Store) -> None:
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

    async def sit(self, seat: int, key: str, shown: Sequence[str]) -> None:
        """Somebody who has shown keys sits down: this one alone opens the seat from now on.

        Of all who have the same invitation, on whatever server, one sits down; the others are told so.
        """

        def taken() -> Roles:
            if not {("open", seat), ("seat", seat)} & {role_of(self.roles, hashed(known)) for known in (*shown, key)}:
                raise Wrong("taken", "somebody else has sat down there")
            return {**self._spent(seat), hashed(key): str(seat)}

        await self._change(taken)

    async def reopen(self, seat: int) -> str:
        """A new invitation; whatever else has opened the seat is good no longer."""
        key = new_key()
        await self._change(lambda: {**self._spent(seat), hashed(key): f"open {seat}"})
        return key

    async def admit(self, roles: Roles) -> None:
        """Give keys that come from elsewhere their roles, unless they have one."""
        if roles.keys() - self.roles.keys():
            await self._change(lambda: {hash: role for hash, role in roles.items() if hash not in self.roles})

    async def look_up(self) -> None:
        """See what keys open by now: another server may have changed it. What is being changed here is waited for."""
        async with self._changing:
            await self._read()

    async def _read(self) -> None:
        self.roles = await self.store.roles(self.table)

    def _spent(self, seat: int) -> Roles:
        """All keys of a seat, as good no longer."""
        opening = (("seat", seat), ("open", seat))
        return {hash: f"spent {seat}" for hash in self.roles if role_of(self.roles, hash) in opening}

    async def _change(self, wanted: Callable[[], Roles]) -> None:
        """Change keys as they stand by now. If another server was faster, see what it did and ask anew what is wanted.

        What was changed though nobody said so, because a line broke, is found to be as it is wanted.
        """
        async with self._changing:
            for _ in range(TRIES):
                await self._read()
                new = {hash: role for hash, role in wanted().items() if self.roles.get(hash) != role}
                if not new:
                    return
                with suppress(Conflict):
                    await self.store.change_keys(self.table, self.roles, new)
                    self.roles.update(new)
                    return
        raise Wrong("busy", "other servers keep changing the keys of this table")

    def _held(self) -> set[tuple[str, int]]:
        return {role_of(self.roles, hash) for hash in self.roles}
