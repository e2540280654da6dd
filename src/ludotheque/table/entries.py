"""The log of a table: everything that ever happened at it, in order, never deleted."""

from typing import Literal

import msgspec

Holder = Literal["person", "open", "bot"]


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="kind"):
    """A seat's action, in notation."""

    seat: int
    action: str


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="kind"):
    """A seat takes back its last action, and with it all that came after."""

    seat: int


class Seat(msgspec.Struct, frozen=True, tag="seat", tag_field="kind"):
    """Who holds a seat from here on."""

    seat: int
    holder: Holder
    level: str = ""
    name: str = ""


class Lesson(msgspec.Struct, frozen=True, tag="lesson", tag_field="kind"):
    """A tutorial goes on to its next lesson."""


Entry = Act | Undo | Seat | Lesson
