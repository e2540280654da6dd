"""The legal actions of a situation, in room that is used again and again."""

from typing import final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.chance import ints
from ludotheque.core.types import Ints


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

    def has(self, action: i64) -> bool:
        for index in range(self.size):
            if self.items[index] == action:
                return True
        return False

    def listed(self) -> list[int]:
        return [self.items[index] for index in range(self.size)]
