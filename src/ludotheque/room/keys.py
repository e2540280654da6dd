"""Keys: a seat, the right to watch and the host's rights are secrets that whoever knows them holds.

Only hashes are stored, so that a copy of the data lets nobody sit down.
"""

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256

HOST = "host"
WATCH = "watch"

KEY_BYTES = 16
ID_BYTES = 9
"""Of the name of a table in addresses; it opens nothing."""


def new_key() -> str:
    """128 random bits in URL-safe base64."""
    return secrets.token_urlsafe(KEY_BYTES)


def following(secret: str, length: int) -> str:
    """A name or a key that follows from another and tells nothing of it."""
    return urlsafe_b64encode(sha256(f"ludotheque again {secret}".encode()).digest()[:length]).rstrip(b"=").decode()


def hashed(key: str) -> bytes:
    return sha256(key.encode()).digest()


@dataclass(frozen=True)
class Rights:
    """What the keys that somebody named open at one table; at the seats of `invited` they may sit down."""

    seats: tuple[int, ...] = ()
    host: bool = False
    any: bool = False
    invited: tuple[int, ...] = ()

    def may_see(self, seat: int | None) -> bool:
        """Whether a seat's perspective (nothing: a watcher's) is open to them while the game runs."""
        return self.any and (seat is None or seat in self.seats)


def role_of(roles: Mapping[bytes, str], hash: bytes) -> tuple[str, int]:
    """What a key is: `seat`, `open` (an invitation), `spent`, each with its seat; or `host`, `watch`, nothing.

    A seat's own key is stored as the bare number of the seat; so was, in earlier days, one that waited to be used, as
    `fresh`.
    """
    kind, _, seat = roles.get(hash, "").rpartition(" ")
    return ("seat" if kind in ("", "fresh") else kind, int(seat)) if seat.isdecimal() else (seat, -1)


def rights(roles: Mapping[bytes, str], keys: Iterable[str]) -> Rights:
    """What these keys open, given the roles of the table's key hashes."""
    held = {role_of(roles, hashed(key)) for key in keys}
    seats = tuple(sorted(seat for kind, seat in held if kind == "seat"))
    invited = tuple(sorted(seat for kind, seat in held if kind == "open" and seat not in seats))
    host, watch = (HOST, -1) in held, (WATCH, -1) in held
    return Rights(seats, host, bool(seats or invited) or host or watch, invited)
