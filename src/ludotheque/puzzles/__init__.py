"""Puzzles: situations out of bot games in which one action is clearly best for what a seat knows. No I/O, no clock.

The room is called as what it makes, and can be called: `ludotheque.puzzles("a game", count=10)` finds puzzles of it.
"""

import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludotheque.puzzles.shapes import Puzzles


class CallableRoom(ModuleType):
    def __call__(self, *given: Any, **named: Any) -> "Puzzles":
        from ludotheque.puzzles.collection import puzzles

        return puzzles(*given, **named)


sys.modules[__name__].__class__ = CallableRoom
