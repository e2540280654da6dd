"""How much of everything one visitor may use, so that nobody can spoil it for the others."""

import time
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from ludotheque.room.limits import TableLimits
from ludotheque.room.rates import Bucket


@dataclass(frozen=True)
class Limits(TableLimits):
    """All limits in one place: those of the network, and those of its tables. docs/operations.md explains them."""

    message_bytes: int = 16_384
    body_bytes: int = 131_072
    messages_per_second: float = 40
    messages_at_once: int = 160
    address_messages_per_second: float = 400
    address_messages_at_once: int = 2_000
    tables_per_minute: float = 30
    tables_at_once: int = 30
    replays_per_second: float = 5
    replays_at_once: int = 60
    connections: int = 6_000
    connections_per_address: int = 320
    headers: int = 100
    head_bytes: int = 16_384
    head_seconds: float = 10
    body_seconds: float = 10
    requests_per_second: float = 50
    requests_at_once: int = 500
    sockets: int = 4_000
    sockets_per_address: int = 256
    keys_per_request: int = 16
    write_seconds: float = 10
    hello_seconds: float = 10
    patience: int = 200
    """After so many messages over the rate, or that cannot be read, a socket is closed."""


@lru_cache(maxsize=10_000)
def neighbourhood(address: str) -> str:
    """Whom a limit counts as one: an address, or the /64 of IPv6, in which one household has as many as it likes.

    >>> neighbourhood("192.0.2.7"), neighbourhood("2001:db8:1:2:3:4:5:6"), neighbourhood("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return ""
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped) if found.ipv4_mapped else f"{IPv6Address(int(found) >> 64 << 64)}/64"


class Addresses:
    """A bucket for each neighbourhood. One that has filled up again is as good as none and is forgotten.

    Where all of a great many are in use the oldest are forgotten: whoever has that many addresses is not stopped by
    counting them, and the counting must not become the harm.
    """

    MANY = 10_000

    def __init__(self, per_second: float, at_once: int) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.buckets: dict[str, Bucket] = {}

    def bucket(self, address: str) -> Bucket:
        name = neighbourhood(address)
        if name not in self.buckets:
            if len(self.buckets) >= self.MANY:
                used = [(name, bucket) for name, bucket in self.buckets.items() if not bucket.full()]
                self.buckets = dict(used[-self.MANY // 2 :])
            self.buckets[name] = Bucket(self.per_second, self.at_once, time.monotonic)
        return self.buckets[name]
