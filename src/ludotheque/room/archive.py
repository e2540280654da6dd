"""What can be read of a table besides playing at it: its history as somebody saw it, and its record."""

from ludotheque.room.errors import Wrong
from ludotheque.room.history import perspective, table_after
from ludotheque.room.keys import Rights
from ludotheque.room.room import Room
from ludotheque.table.ludo import write
from ludotheque.table.record import recorded


def check_perspective(room: Room, rights: Rights, seat: int | None) -> None:
    """Raise unless these rights open a seat's perspective (nothing: a watcher's). After the end all are open."""
    if seat is not None and not 0 <= seat < len(room.table.seats):
        raise Wrong("no-such-seat", f"the seats are 0 to {len(room.table.seats) - 1}")
    if not room.table.over() and not rights.may_see(seat):
        raise Wrong("not-your-seat", "while the game runs, a seat's perspective is open to its holder only")


async def history(room: Room, seat: int | None) -> bytes:
    """All that was seen from a seat, as JSON."""
    ended = room.table.over()
    beginning, entries = await room.services.store.beginning(room.name)
    seats = () if seat is None else (seat,)
    return await room.services.aside(perspective, beginning, entries, seats, ended)


def check_recorded(room: Room) -> None:
    """Raise unless there is a record to be had."""
    if room.table.opening.tutorial:
        raise Wrong("tutorial", "a tutorial has no record")
    if not room.table.over():
        raise Wrong("running", "the record holds the seed; it is there when the game is over")


async def record(room: Room) -> str:
    """The record of a game that is over, as the text of a `.ludo` file."""
    beginning, entries = await room.services.store.beginning(room.name)
    table = await room.services.aside(table_after, beginning, entries)
    return write(recorded(table, beginning.seats, entries))
