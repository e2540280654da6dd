"""A finished game looked back at: what each seat's chance was, and what changed it. No I/O, no clock.

The room is called as what it makes, and can be called: `ludotheque.review(record)` is the review of a record.
"""

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.review.shapes import Review
    from ludotheque.table.ludo import Record


class CallableModule(ModuleType):
    def __call__(self, record: "Record", depth: int | None = None, seed: str | None = None) -> "Review":
        from ludotheque.review.growing import SEED, review

        return review(record, depth, SEED if seed is None else seed)


sys.modules[__name__].__class__ = CallableModule
