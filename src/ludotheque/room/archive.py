"""What can be read of a table besides playing at it: its history as somebody saw it, its figures, record and review."""

from collections.abc import Sequence
from functools import partial

import msgspec
from msgspec import to_builtins

from ludotheque.core.box import Setup
from ludotheque.core.types import Data
from ludotheque.games import box
from ludotheque.room import wire
from ludotheque.room.errors import Wrong
from ludotheque.room.history import figures_after, table_after
from ludotheque.room.invitations import Invitations
from ludotheque.room.keys import Rights
from ludotheque.room.room import Room
from ludotheque.room.shown import entry_shown
from ludotheque.room.store import Store
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
    seats = () if seat is None else (seat,)
    return await room.tables.histories.whole(room.name, seats, room.table.over(), room.table.number)


async def log(store: Store, name: str, keys: Sequence[str]) -> Data:
    """The log of a table whose rules may not be here, as far as somebody with these keys knows it: their own actions.

    Nothing is played for it: what only the rules could tell, views and results, is not there.
    """
    stored = await store.load(name)
    if stored is None:
        raise Wrong("no-table", f"there is no table {name}")
    rights = Invitations(name, stored.roles, store).enter(keys)
    beginning, entries = await store.beginning(name)
    setup = beginning.opening.setup
    return {
        "table": name,
        "game": setup.game,
        "rules": setup.rules,
        "options": dict(setup.options),
        "components": setup.components,
        "seedHash": beginning.opening.seed_hash(),
        "seats": [to_builtins(seat) for seat in beginning.seats],
        "entries": [entry_shown(entry, rights.seats, ended=False) for entry in entries],
    }


def check_played(room: Room) -> None:
    """Raise unless there is a game that is over, of which everything may be told."""
    if room.table.opening.tutorial:
        raise Wrong("tutorial", "a tutorial has neither record nor figures nor review")
    if not room.table.over():
        raise Wrong("running", "record, figures and review tell what is secret; they are there when the game is over")


async def record(room: Room) -> str:
    """The record of a game that is over, as the text of a `.ludo` file."""
    beginning, entries = await room.services.store.beginning(room.name)
    table = await room.services.aside(table_after, beginning, entries)
    return write(recorded(table, beginning.seats, entries))


def component_text(setup: Setup) -> str:
    """The component file that a table was set up with."""
    return setup.components or box(setup.game).standard_components(setup.rules)


def components(setup: Setup) -> Data:
    """The same, read."""
    found: Data = msgspec.toml.decode(component_text(setup))
    return found


async def figures(room: Room) -> wire.FiguresShown:
    """What a game that is over comes to."""
    beginning, entries = await room.services.store.beginning(room.name)
    return wire.FiguresShown(await room.services.aside(figures_after, beginning, entries))


async def deal(room: Room) -> wire.DealShown:
    """How the deal of a day came out here, and elsewhere on this server."""
    return await room.tables.deals.told(room.name, room.table, room.beginning.deal())


async def review(room: Room) -> bytes:
    """The review of a game that is over, or how far it has come, as JSON."""
    return await room.tables.reviews.of(room.name, partial(record, room))
