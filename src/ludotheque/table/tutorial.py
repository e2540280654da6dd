"""A first game on the real board, a step at a time: each lesson says what may be played and what comes in return."""

from fnmatch import fnmatchcase

import msgspec

from ludotheque.core.box import Box
from ludotheque.core.types import Data


class LessonPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson. With nothing to play, it is over when the learner says so."""

    text: str
    allow: list[str] = []
    point: list[str] = []
    reply: list[str] = []
    position: Data | None = None

    def allows(self, notation: str) -> bool:
        return any(fnmatchcase(notation, pattern) for pattern in self.allow)


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lessons of a game, for the learner's seat, from a fixed seed."""

    seed: str
    seat: int
    lessons: list[LessonPlan]

    @staticmethod
    def of(box: Box) -> "Tutorial":
        return msgspec.convert(box.data("tutorial"), Tutorial)
