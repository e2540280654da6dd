"""What was seen at a table, step by step: the recent steps at hand, older ones by replay."""

from collections import deque
from collections.abc import Iterable

from ludotheque.core.figures import Figure
from ludotheque.room import wire
from ludotheque.room.shown import StepScene, Views, views_of
from ludotheque.room.store import Beginning
from ludotheque.table.entries import Entry
from ludotheque.table.figures import figures_of
from ludotheque.table.table import Step, Table, replayed

RECENT = 6
RECENT_BYTES = 65_536
"""So much at most is kept at hand of what was told lately at one table: enough for a line that broke, and a third of
what a table weighs. Whoever was away for longer waits for a replay.
"""

ToldBytes = dict[tuple[int, ...], bytes]
"""A step as it was told to the holders of these seats: an update."""


class Happening:
    """A step and the table as it stood then, which nobody changes any more. `before` is what happened before it.

    `drawn` is how some see it, drawn already by another server.
    """

    def __init__(
        self, table: Table, step: Step, before: "Happening | None" = None, drawn: ToldBytes | None = None
    ) -> None:
        self.table = table
        self.step = step
        self._views: Views | None = None
        self._told: ToldBytes = {} if drawn is None else drawn
        self._before = before
        self._scene: StepScene | None = None
        self._goes_on = True
        """Until everybody who looks on was told."""

    def views(self) -> Views:
        """What was shown of the table, for the film of the next step; once the game is over, nothing."""
        if self._views is None:
            told = {} if self.table.over() else self._told
            self._views = {seat: view for update in told.values() for seat, view in views_of(update).items()}
        return self._views

    def told(self, seats: tuple[int, ...]) -> bytes:
        """The update for the holders of these seats when it happens; made once for all of them."""
        if seats not in self._told:
            scene = self._scene or self._live_scene()
            self._told[seats] = scene.shown(seats, wire.Update)
            self._scene = scene if self._goes_on else None
        return self._told[seats]

    def _live_scene(self) -> StepScene:
        before = self._before.views() if self._before is not None else None
        return StepScene(self.table, self.step, self.table.over(), live=True, before=before)

    def tell(self, audience: Iterable[tuple[int, ...]]) -> None:
        """Tell everybody who looks on, and keep what was told; whoever comes later sees no film of it."""
        for seats in audience:
            self.told(seats)
        if self._scene is not None and not self.table.over():
            self._views = self._scene.views
        self._scene = self._before = None
        self._goes_on = False
        self.step.moments.clear()

    def seen(self, seats: tuple[int, ...]) -> bytes:
        """The update for those who hear of it later."""
        if not self._tells_what_is_gone():
            return self.told(seats)
        return wire.update(StepScene(self.table, self.step, self.table.over()).shown(seats))

    def kept(self) -> ToldBytes:
        """What all who were told hear of it later."""
        return {seats: self.seen(seats) for seats in self._told} if self._tells_what_is_gone() else self._told

    def _tells_what_is_gone(self) -> bool:
        return self.step.hidden > 0 or any(event.brief for event in self.step.events)


class Recent:
    """The last happenings of a table, for those who come back after a short while.

    Of all but the last only what was told is kept, as bytes: a table with all its marks is a thousand objects.
    """

    def __init__(self, now: Happening) -> None:
        self._now = now
        self._before: list[tuple[int, ToldBytes]] = []
        self._size = 0

    def add(self, happening: Happening) -> None:
        told = self._now.kept()
        self._before.append((self._now.step.number, told))
        self._size += _size(told)
        while len(self._before) >= RECENT or self._size > RECENT_BYTES:
            _, forgotten = self._before.pop(0)
            self._size -= _size(forgotten)
        self._now = happening

    def now(self) -> Happening:
        return self._now

    def after(self, number: int, seats: tuple[int, ...]) -> list[bytes] | None:
        """What these seats saw after a number; nothing if some of it is no longer at hand, or nobody was there."""
        missed = [told.get(seats) for step, told in self._before if step > number]
        seen = [step for step in missed if step is not None]
        if len(seen) != self._now.step.number - number - 1:
            return None
        return [*seen, self._now.seen(seats)]


def _size(told: ToldBytes) -> int:
    return sum(map(len, told.values()))


def table_after(beginning: Beginning, entries: list[Entry]) -> Table:
    """The table where these entries lead to. A long log takes a while: not for the loop."""
    *_, (table, _) = replayed(beginning.opening, beginning.seats, entries)
    return table


def figures_after(beginning: Beginning, entries: list[Entry]) -> list[Figure]:
    """What these entries come to, at a table where everything may be told."""
    opening = beginning.opening
    return figures_of(opening.setup, (step for _, step in replayed(opening, beginning.seats, entries)))


def seen_after(beginning: Beginning, entries: list[Entry], seats: tuple[int, ...], number: int) -> list[bytes]:
    """The steps after a number, as they were seen when they happened, less what was hidden again."""
    return [
        StepScene(table, step, table.over()).shown(seats)
        for table, step in replayed(beginning.opening, beginning.seats, entries, watched=True)
        if step.number > number
    ]


def perspective(
    beginning: Beginning, entries: list[Entry], seats: tuple[int, ...], ended: bool, most: int | None = None
) -> bytes:
    """The history as JSON: all of it, or what people need not remember by themselves while the game runs.

    Not more than `most` steps, the last of them.
    """
    steps: deque[bytes] = deque(maxlen=most)
    for table, step in replayed(beginning.opening, beginning.seats, entries, watched=True):
        if step.number and step.number == table.hidden_at and not ended:
            steps.clear()
        steps.append(StepScene(table, step, ended).shown(seats))
    return b'{"steps":[' + b",".join(steps) + b"]}"
