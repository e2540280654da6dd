"""The legal actions of a situation, in room that is used again and again."""

from typing import final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.chance import Rng
from ludotheque.core.types import Ints, ints


@final
@mypyc_attr(acyclic=True)
class Actions:
    """A list of actions that search fills and empties without allocating."""

    def __init__(self) -> None:
        self.items: Ints = ints(64)
        self.size: i64 = 0

    def clear(self) -> None:
        self.size = 0

    def add(self, action: i64) -> None:
        if self.size == len(self.items):
            self.items = append(self.items, action)
        else:
            self.items[self.size] = action
        self.size += 1

    def shuffle(self, rng: Rng) -> None:
        """Put the actions into an order of which each is as likely as the others."""
        last: i64 = self.size - 1
        while last > 0:
            other: i64 = rng.below(last + 1)
            held: i64 = self.items[last]
            self.items[last] = self.items[other]
            self.items[other] = held
            last -= 1

    def listed(self) -> list[int]:
        return [self.items[index] for index in range(self.size)]
