"""Keys: a seat, the right to watch and the host's rights are secrets that whoever knows them holds.

Only hashes are stored, so that a copy of the data lets nobody sit down.
"""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

HOST = "host"
WATCH = "watch"

KEY_BYTES = 16
ID_BYTES = 9


def new_key() -> str:
    """128 random bits in URL-safe base64."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_id() -> str:
    """The name of a table in addresses; it opens nothing."""
    return secrets.token_urlsafe(ID_BYTES)


def hashed(key: str) -> bytes:
    return sha256(key.encode()).digest()


@dataclass(frozen=True)
class Rights:
    """What the keys that somebody named open at one table."""

    seats: tuple[int, ...] = ()
    host: bool = False
    any: bool = False

    def may_see(self, seat: int | None) -> bool:
        """Whether a seat's perspective (nothing: a watcher's) is open to them while the game runs."""
        return self.any and (seat is None or seat in self.seats)


def rights(roles: dict[bytes, str], keys: Iterable[str]) -> Rights:
    """What these keys open, given the roles of the table's key hashes."""
    held = {roles[hash] for hash in map(hashed, keys) if hash in roles}
    return Rights(tuple(sorted(int(role) for role in held if role.isdecimal())), HOST in held, bool(held))
