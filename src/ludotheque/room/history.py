"""What was seen at a table, step by step: the recent steps at hand, older ones by replay."""

from collections import deque
from dataclasses import dataclass, field

from ludotheque.room.shown import step_shown
from ludotheque.room.store import Beginning
from ludotheque.table.entries import Entry
from ludotheque.table.table import Step, Table, replayed

RECENT = 32


@dataclass(eq=False)
class Happening:
    """A step and the table as it stood then, which nobody changes any more."""

    table: Table
    step: Step
    _told: dict[tuple[int, ...], bytes] = field(default_factory=dict)

    def told(self, seats: tuple[int, ...]) -> bytes:
        """The step as it is told to the holders of these seats when it happens; made once for all of them."""
        if seats not in self._told:
            self._told[seats] = step_shown(self.table, self.step, seats, self.table.over(), live=True)
        return self._told[seats]

    def seen(self, seats: tuple[int, ...]) -> bytes:
        """The step as it is shown later."""
        if not any(map(self.step.gone, range(len(self.step.events)))):
            return self.told(seats)
        return step_shown(self.table, self.step, seats, self.table.over())


class Recent:
    """The last happenings of a table, for those who come back after a short while."""

    def __init__(self, now: Happening) -> None:
        self.happenings = deque([now], RECENT)

    def add(self, happening: Happening) -> None:
        self.happenings.append(happening)

    def now(self) -> Happening:
        return self.happenings[-1]

    def after(self, number: int) -> list[Happening] | None:
        """The happenings after a number; nothing if some of them are no longer at hand."""
        if self.happenings[0].step.number > number + 1:
            return None
        return [happening for happening in self.happenings if happening.step.number > number]


def table_after(beginning: Beginning, entries: list[Entry]) -> Table:
    """The table where these entries lead to. A long log takes a while: not for the loop."""
    *_, (table, _) = replayed(beginning.opening, beginning.seats, entries)
    return table


def seen_after(beginning: Beginning, entries: list[Entry], seats: tuple[int, ...], number: int) -> list[bytes]:
    """The steps after a number, as they were seen when they happened, less what was hidden again."""
    return [
        step_shown(table, step, seats, table.over())
        for table, step in replayed(beginning.opening, beginning.seats, entries)
        if step.number > number
    ]


def perspective(beginning: Beginning, entries: list[Entry], seats: tuple[int, ...], ended: bool) -> bytes:
    """The history as JSON: all of it, or what people need not remember by themselves while the game runs."""
    steps: list[bytes] = []
    for table, step in replayed(beginning.opening, beginning.seats, entries):
        if step.number and step.number == table.hidden_at and not ended:
            steps.clear()
        steps.append(step_shown(table, step, seats, ended))
    return b'{"steps":[' + b",".join(steps) + b"]}"
