"""How much of everything one visitor may use, so that nobody can spoil it for the others."""

import time
import unicodedata
from dataclasses import dataclass

from ludotheque.core.errors import BadComponents, Mistake

NAME_LENGTH = 24
TYPED_LENGTH = 8 * NAME_LENGTH
"""How much may be typed for a name, before marks are joined to their letters and spaces to one."""


@dataclass(frozen=True)
class Limits:
    """All limits in one place; docs/operations.md explains them."""

    message_bytes: int = 16_384
    body_bytes: int = 131_072
    component_bytes: int = 16_384
    component_line: int = 200
    """Reading TOML takes time that grows with the square of a line."""
    messages_per_second: float = 40
    messages_at_once: int = 160
    address_messages_per_second: float = 400
    address_messages_at_once: int = 2_000
    tables_per_minute: float = 30
    tables_at_once: int = 30
    replays_per_second: float = 5
    replays_at_once: int = 60
    tables: int = 100_000
    entries_per_table: int = 10_000
    sockets: int = 4_000
    sockets_per_seat: int = 64
    """So many sockets hold the same seats at a table, or none: watchers never keep a player out."""
    sockets_per_address: int = 256
    keys_per_request: int = 16
    waiting_jobs: int = 256
    waiting_messages: int = 256
    write_seconds: float = 10
    hello_seconds: float = 10
    patience: int = 200
    """After so many messages over the rate, or that cannot be read, a socket is closed."""


def check_components(text: str, limits: Limits) -> None:
    """Raise for a component file that would take too long to read."""
    size = len(text.encode())
    if size > limits.component_bytes:
        raise BadComponents(f"a component file has at most {limits.component_bytes} bytes, this one has {size}")
    longest = max(map(len, text.split("\n")))
    if longest > limits.component_line:
        raise BadComponents(
            f"a line of a component file has at most {limits.component_line} characters, this one has one of {longest}"
        )


class Bucket:
    """A token bucket: `at_once` tokens at first, `per_second` come back, each costs one."""

    __slots__ = ("at_once", "per_second", "tokens", "when")

    def __init__(self, per_second: float, at_once: int) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.tokens = float(at_once)
        self.when = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.tokens = min(self.at_once, self.tokens + (now - self.when) * self.per_second)
        self.when = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def full(self) -> bool:
        return self.tokens + (time.monotonic() - self.when) * self.per_second >= self.at_once


class Addresses:
    """A bucket for each address. One that has filled up again is as good as none and is forgotten."""

    MANY = 10_000

    def __init__(self, per_second: float, at_once: int) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.buckets: dict[str, Bucket] = {}

    def bucket(self, address: str) -> Bucket:
        if address not in self.buckets:
            if len(self.buckets) >= self.MANY:
                self.buckets = {name: bucket for name, bucket in self.buckets.items() if not bucket.full()}
            self.buckets[address] = Bucket(self.per_second, self.at_once)
        return self.buckets[address]


def clean_name(name: str) -> str:
    """A name as it is shown: printable letters and single spaces; raises for what is none.

    The length is looked at first: composing letters takes time in the square of how many marks stand on one of them.
    """
    if len(name) > TYPED_LENGTH:
        raise Mistake(f"a name has at most {NAME_LENGTH} characters, this one has {len(name)}")
    told = " ".join(unicodedata.normalize("NFC", name).split())
    if len(told) > NAME_LENGTH:
        raise Mistake(f"a name has at most {NAME_LENGTH} characters, this one has {len(told)}")
    if not told.isprintable():
        raise Mistake("a name is made of characters that can be seen")
    return told
