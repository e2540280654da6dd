"""Records: a game that was played, kept, replayed and verified."""

from collections.abc import Iterator
from hashlib import sha256

import msgspec

from ludotheque.core.chance import seed_hash
from ludotheque.core.contract import State
from ludotheque.core.errors import BadRecord, Illegal, Mistake
from ludotheque.core.figures import Figure
from ludotheque.table.entries import Entry, Seat
from ludotheque.table.figures import figures_of
from ludotheque.table.ludo import Record, read, write, write_entry, write_score
from ludotheque.table.table import Step, Table, replayed

__all__ = ["Record", "figures", "fingerprint", "read", "recorded", "replay", "verify", "write"]


def fingerprint(state: State) -> str:
    """A hash of the complete state: equal for equal states, compiled or not, today or next year."""
    return sha256(msgspec.json.encode(state.position(), order="deterministic")).hexdigest()


def recorded(table: Table, seats: list[Seat], entries: list[Entry]) -> Record:
    """The record of a table, from who sat there at the beginning and its log."""
    if table.opening.tutorial:
        raise Mistake("a tutorial has no record: it is the same every time")
    return Record(
        table.opening,
        list(seats),
        list(entries),
        table.opening.seed_hash(),
        table.result(),
        fingerprint(table.state),
    )


def replay(kept: Record) -> Iterator[tuple[Table, Step]]:
    """The table at every step; raises `BadRecord` with the line at the first entry that does not fit."""
    steps = iter(replayed(kept.opening, kept.seats, kept.entries))
    for number in range(len(kept.entries) + 1):
        try:
            step = next(steps)
        except Illegal as error:
            raise BadRecord(f"{_where(kept, number)}: the rules refuse it: {error}") from None
        except Mistake as error:
            raise BadRecord(f"{_where(kept, number)}: {error}") from None
        yield step


def _where(kept: Record, number: int) -> str:
    if number == 0:
        return "the game cannot begin"
    entry = write_entry(kept.entries[number - 1])
    return f"line {kept.lines[number - 1]}: {entry!r}" if kept.lines else f"entry {number}: {entry!r}"


def figures(kept: Record) -> list[Figure]:
    """What a game comes to, counted from all that happened in it."""
    return figures_of(kept.opening.setup, (step for _, step in replay(kept)))


def verify(kept: Record) -> Table:
    """Replay and check everything: seed, every action, the result and the final state.

    Gives the table at the end, or raises `BadRecord` with the first difference.
    """
    if seed_hash(kept.opening.seed) != kept.seed_hash:
        raise BadRecord(f"the seed does not have the hash {kept.seed_hash} that was shown at the start")
    *_, (table, _) = replay(kept)
    if table.result() != kept.result:
        raise BadRecord(f"the result is {_told(table.result())}; the record says {_told(kept.result)}")
    if fingerprint(table.state) != kept.final:
        raise BadRecord("the final state is not that of the record")
    return table


def _told(result: list[float] | None) -> str:
    return "open" if result is None else " ".join(map(write_score, result))
