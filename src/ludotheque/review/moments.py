"""A finished game taken apart: all that lasted of it, one change of the situation after another.

An entry of a timed game is more than one moment: dice that nobody waits for come down, somebody hesitates, then acts.
"""

from dataclasses import dataclass
from typing import Literal

from ludotheque.core.contract import NEVER, State
from ludotheque.core.errors import Mistake
from ludotheque.table.entries import Act, Forfeit, Tick
from ludotheque.table.record import Record, replay, verify
from ludotheque.table.table import Step, Table

MomentKind = Literal["act", "wait", "hesitate", "forfeit"]


@dataclass(frozen=True)
class Moment:
    """One change: an action, time that nobody could use or that somebody let go by, or a seat that has lost."""

    entry: int
    """The number of its entry in the log."""
    kind: MomentKind
    seat: int | None
    action: int
    """Of an action, its number; else 0."""
    before: State
    after: State
    lost: frozenset[int]
    """The seats that have given up, or lost on time, by the end of it."""

    @property
    def drew(self) -> bool:
        """Whether chance was drawn in it."""
        return self.before.rng.drawn != self.after.rng.drawn

    @property
    def revealed(self) -> bool:
        """Whether something hidden became known in it."""
        return self.before.reveals != self.after.reveals


@dataclass(frozen=True)
class FinishedGame:
    """A finished game: the situation that was dealt, what lasted of all that followed, and the table at its end."""

    dealt: State
    moments: list[Moment]
    table: Table

    @property
    def result(self) -> list[float]:
        result = self.table.result()
        assert result is not None
        return result


def played(kept: Record) -> FinishedGame:
    """The game of a record, taken apart; raises `BadRecord` if it is not what happened, `Mistake` if it is not over."""
    if verify(kept).result() is None:
        raise Mistake("this game is not finished: only a finished game can be reviewed")
    steps = replay(kept)
    table, _ = next(steps)
    dealt = before = table.state.clone()
    moments: list[Moment] = []
    for table, step in steps:
        if step.back_to is not None:
            moments = [one for one in moments if one.entry <= step.back_to or one.kind == "forfeit"]
        else:
            moments += moments_of(table, step, before)
        before = table.state.clone()
    return FinishedGame(dealt, moments, table)


def moments_of(table: Table, step: Step, before: State) -> list[Moment]:
    """What one entry changed, from the situation before it to the table as it is now."""
    lost, after = frozenset(table.forfeited), table.state.clone()
    if isinstance(step.entry, Forfeit):
        return [Moment(step.number, "forfeit", step.entry.seat, 0, before, after, lost)]
    found = []
    at = step.entry.at if isinstance(step.entry, Act | Tick) else None
    if at is not None:
        for kind, then in waiting(before, at):
            found.append(Moment(step.number, kind, None, 0, before, then, lost))
            before = then
    if step.played is not None:
        action = table.game.read(step.played.action)
        found.append(Moment(step.number, "act", step.played.seat, action, before, after, lost))
    return found


def waiting(state: State, at: int) -> list[tuple[MomentKind, State]]:
    """How time goes by until a moment: first while nobody is awaited, then while somebody is."""
    found: list[tuple[MomentKind, State]] = []
    forced = state.clone()
    while forced.awaited() == 0 and forced.due() != NEVER and forced.due() <= at:
        forced.tick(forced.due())
    if forced.awaited() == 0:
        forced.tick(at)
    if forced.clock > state.clock:
        found.append(("wait", forced))
    if at > forced.clock:
        later = forced.clone()
        later.tick(at)
        found.append(("hesitate", later))
    return found
