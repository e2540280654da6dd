"""A record from a file as a table: whoever has one looks back at it as at a game that ended here.

A record is believed when it replays to the byte, and only if its game is over: its seed is known to whoever has the
file, so that nobody could play on fairly. Nobody holds a seat at such a table, and it is compared with nobody.
"""

from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256

from ludotheque.core.errors import BadComponents, BadRecord, ForeignRecord
from ludotheque.room.errors import Wrong, wrong
from ludotheque.room.limits import TableLimits, check_component_size
from ludotheque.room.nicknames import clean_name
from ludotheque.room.store import Beginning, Conflict, Store
from ludotheque.table.entries import Entry, Seat
from ludotheque.table.ludo import Record, read, write
from ludotheque.table.record import verify

SEED_LENGTH = 200
"""A seed is shown with its table each time that anything of it changes."""

TOLD = 300
"""So much is told of what is wrong: a line of the file may stand in it, however long."""

TRIES = 10


@dataclass(frozen=True)
class Opened:
    """What a table is made of; `digest` is the same for the same record."""

    beginning: Beginning
    entries: list[Entry]
    digest: str


def opened(text: str, limits: TableLimits) -> Opened:
    """The game of a record that is what was played; raises `Wrong` for anything else. Takes a while: not for the loop.

    What could take long is looked at for its size first.
    """
    size = len(text.encode(errors="replace"))
    if size > limits.record_bytes:
        raise Wrong("long-record", f"a record has at most {limits.record_bytes} bytes, this one has {size}")
    kept = _read(text)
    _check(kept, limits)
    try:
        table = verify(kept)
    except RecursionError:
        raise Wrong("altered-record", "its components or its position are nested too deeply") from None
    except BadRecord as error:
        raise Wrong("altered-record", str(error)[:TOLD]) from None
    if not table.over():
        raise Wrong("unfinished-record", "the game of this record is not over, and its seed is known")
    digest = sha256(write(kept).encode()).hexdigest()
    return Opened(Beginning(kept.opening, kept.seats, opened=True), kept.entries, digest)


def _read(text: str) -> Record:
    try:
        return read(text)
    except RecursionError:
        raise Wrong("bad-record", "its position is nested too deeply") from None
    except ForeignRecord as error:
        raise Wrong("foreign-record", str(error)[:TOLD]) from None
    except BadRecord as error:
        raise Wrong("bad-record", str(error)[:TOLD]) from None


def _check(kept: Record, limits: TableLimits) -> None:
    """A table of a record is no longer than one that is played here, and tells no other names."""
    if len(kept.entries) > limits.entries_per_table:
        raise Wrong("long-record", f"a table has at most {limits.entries_per_table} entries")
    if len(kept.opening.seed) > SEED_LENGTH:
        raise Wrong("bad-record", f"the seed of a table has at most {SEED_LENGTH} characters")
    try:
        check_component_size(kept.opening.setup.components, limits)
    except BadComponents as error:
        raise wrong(error) from None
    seats = [*kept.seats, *(entry for entry in kept.entries if isinstance(entry, Seat))]
    for name in {seat.name for seat in seats}:
        if clean_name(name) != name:
            raise Wrong("name", "a name has single spaces, and characters that can be seen")


async def fill(store: Store, table: str, entries: list[Entry], roles: dict[bytes, str]) -> None:
    """Complete a table that nobody has a key to yet: the log first, then the keys, so that nobody finds half of it.

    What broke off before is taken up again; where two do it at once, each sees what the other did.
    """
    for _ in range(TRIES):
        if await store.roles(table):
            return
        with suppress(Conflict):
            missing = entries[len(await store.after(table, 0)) :]
            if missing:
                await store.append(table, len(entries) - len(missing), missing, None, None)
            await store.change_keys(table, {}, roles)
    raise Wrong("busy", "others keep changing this table")
