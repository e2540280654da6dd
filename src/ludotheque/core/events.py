"""What happened, as small pieces of plain data, each with the seats that may see it.

One stream feeds animation, sound, the written log in any language and the screen reader. Search runs without it.
"""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.types import Data

WATCHER: Final[i64] = -1
"""The seat number of somebody who holds no seat: sees what everybody sees."""

EVERYONE: Final[i64] = -1
"""The audience of an open event: every seat and every watcher."""

NOTHING_HIDDEN: Final[i64] = -1


def only(seat: i64) -> i64:
    """The audience of one seat."""
    one: i64 = 1
    return one << seat


def all_but(seat: i64) -> i64:
    """The audience of everybody at or around the table except one seat."""
    return ~only(seat)


@final
class Event:
    """One thing that happened: `kind` names it (its text is the message `event-<kind>`), `data` fills it in.

    Text values that begin with `@` name another message: `"@object-hat"` is written as the word for a hat.
    """

    def __init__(self, kind: str, data: Data, audience: i64, brief: bool = False) -> None:
        self.kind = kind
        self.data = data
        self.audience: i64 = audience
        self.brief = brief
        """Whether it tells something that is hidden again at once."""

    def seen_by(self, seat: i64) -> bool:
        """Whether a seat, or `WATCHER`, may see it. Watchers see what no seat is singled out for."""
        if seat == WATCHER:
            return self.audience < 0
        return (self.audience >> seat) & 1 == 1

    def plain(self) -> Data:
        """The event as plain data, its kind among the rest."""
        return {"event": self.kind, **self.data}


@final
class Report:
    """Where a state writes down its events while somebody listens."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.hidden: i64 = NOTHING_HIDDEN
        """So many of the events came before something was hidden again."""
        self.witness: Callable[[], None] | None = None
        """Called after every event, for whoever wants to see how things stand at that moment."""

    def add(self, kind: str, data: Data, audience: i64 = EVERYONE) -> None:
        """Something happened. It is told as soon as it shows: whoever looks now sees what the event tells."""
        self._tell(Event(kind, data, audience))

    def glimpse(self, kind: str, data: Data, audience: i64 = EVERYONE) -> None:
        """Something was shown and hidden again at once: whoever is there sees it, and people must remember it."""
        self._tell(Event(kind, data, audience, brief=True))

    def _tell(self, event: Event) -> None:
        self.events.append(event)
        witness = self.witness
        if witness is not None:
            witness()

    def hide(self) -> None:
        """What was seen until now is hidden again: from here on people must remember it by themselves."""
        self.hidden = len(self.events)

    def hides(self) -> bool:
        """Whether something that was told is hidden again by now."""
        return self.hidden != NOTHING_HIDDEN or any(event.brief for event in self.events)

    def take(self) -> list[Event]:
        """The events since the last time."""
        events = self.events
        self.events = []
        self.hidden = NOTHING_HIDDEN
        return events
