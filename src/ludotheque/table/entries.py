"""The log of a table: everything that ever happened at it, in order, never deleted."""

from typing import Literal

import msgspec

Holder = Literal["person", "open", "bot"]
Why = Literal["resigned", "time"]


class Act(msgspec.Struct, frozen=True, omit_defaults=True, tag="act", tag_field="kind"):
    """A seat's action, in notation; in a timed game, with the moment at which it arrived.

    >>> Act(seat=0, action="roll")
    Act(seat=0, action='roll', at=None, absent=False, late=False)
    """

    seat: int
    action: str
    at: int | None = None
    """Milliseconds of the table's clock; none in a game without one."""
    absent: bool = False
    """Whether the holder of the seat was away, so that a bot answered for them."""
    late: bool = False
    """Whether the seat's time had run out, so that a bot decided for its holder."""


class Tick(msgspec.Struct, frozen=True, tag="tick", tag_field="kind"):
    """Time alone goes by, in a timed game: all that was due by this moment has happened.

    >>> Tick(at=1800)
    Tick(at=1800)
    """

    at: int


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="kind"):
    """A seat takes back its last action, and with it all that came after.

    >>> Undo(seat=0)
    Undo(seat=0)
    """

    seat: int


class Propose(msgspec.Struct, frozen=True, tag="propose", tag_field="kind"):
    """A seat's proposal where all choose together, in notation; it stands in place of the seat's last one.

    >>> Propose(seat=0, action="take 3")
    Propose(seat=0, action='take 3')
    """

    seat: int
    action: str


class Decide(msgspec.Struct, frozen=True, tag="settle", tag_field="kind"):
    """The time to agree is over: what most propose is played, the first of them if several are proposed as often.

    In logs and records the word for it is `settle`.

    >>> Decide()
    Decide()
    """


class Seat(msgspec.Struct, frozen=True, tag="seat", tag_field="kind"):
    """Who holds a seat from here on: a person, a bot of some level, or nobody yet.

    >>> Seat(seat=1, holder="bot", level="hard")
    Seat(seat=1, holder='bot', level='hard', name='')
    """

    seat: int
    holder: Holder
    level: str = ""
    name: str = ""


class Forfeit(msgspec.Struct, frozen=True, tag="forfeit", tag_field="kind"):
    """A seat gives up, or its time has run out: it has lost, whatever becomes of the game.

    >>> Forfeit(seat=1, why="resigned")
    Forfeit(seat=1, why='resigned')
    """

    seat: int
    why: Why


class Lesson(msgspec.Struct, frozen=True, tag="lesson", tag_field="kind"):
    """A tutorial goes on to its next lesson. Tutorials have no record: they are the same every time."""


Entry = Act | Tick | Undo | Propose | Decide | Seat | Forfeit | Lesson
