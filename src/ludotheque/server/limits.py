"""How much of everything one visitor may use, so that nobody can spoil it for the others."""

import time
from dataclasses import dataclass

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
    sockets: int = 4_000
    sockets_per_address: int = 256
    keys_per_request: int = 16
    write_seconds: float = 10
    hello_seconds: float = 10
    patience: int = 200
    """After so many messages over the rate, or that cannot be read, a socket is closed."""


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
            self.buckets[address] = Bucket(self.per_second, self.at_once, time.monotonic)
        return self.buckets[address]
