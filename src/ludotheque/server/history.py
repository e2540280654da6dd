"""What was seen at a table, step by step: the recent steps at hand, older ones by replay."""

from collections import deque
from dataclasses import dataclass, field

from ludotheque.server import wire
from ludotheque.server.store import Beginning
from ludotheque.table.entries import Entry
from ludotheque.table.table import Step, Table, replayed

RECENT = 32


@dataclass(eq=False)
class Moment:
    """A step and the table as it stood then, which nobody changes any more."""

    table: Table
    step: Step
    _seen: dict[tuple[int, ...], bytes] = field(default_factory=dict)

    def seen(self, seats: tuple[int, ...]) -> bytes:
        """The step as the holders of these seats see it; made once for all of them."""
        if seats not in self._seen:
            self._seen[seats] = wire.shown(self.table, self.step, seats, self.table.state.over())
        return self._seen[seats]


class Recent:
    """The last moments of a table, for those who come back after a short while."""

    def __init__(self, now: Moment) -> None:
        self.moments = deque([now], RECENT)

    def add(self, moment: Moment) -> None:
        self.moments.append(moment)

    def now(self) -> Moment:
        return self.moments[-1]

    def after(self, number: int) -> list[Moment] | None:
        """The moments after a number; nothing if some of them are no longer at hand."""
        if self.moments[0].step.number > number + 1:
            return None
        return [moment for moment in self.moments if moment.step.number > number]


def table_after(beginning: Beginning, entries: list[Entry]) -> Table:
    """The table where these entries lead to. A long log takes a while: not for the server's loop."""
    *_, (table, _) = replayed(beginning.opening, beginning.seats, entries)
    return table


def seen_after(beginning: Beginning, entries: list[Entry], seats: tuple[int, ...], number: int) -> list[bytes]:
    """The steps after a number, exactly as they were seen when they happened."""
    return [
        wire.shown(table, step, seats, table.state.over())
        for table, step in replayed(beginning.opening, beginning.seats, entries)
        if step.number > number
    ]


def perspective(beginning: Beginning, entries: list[Entry], seats: tuple[int, ...], ended: bool) -> bytes:
    """The whole history as JSON, from the beginning."""
    steps = replayed(beginning.opening, beginning.seats, entries)
    return b'{"steps":[' + b",".join(wire.shown(table, step, seats, ended) for table, step in steps) + b"]}"
