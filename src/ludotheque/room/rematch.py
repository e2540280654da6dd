"""Playing again: the next table of the same people, made once, whoever asks first.

Its name follows from the table before it, so that nobody can make two of them, here or on another server, and a restart
forgets nothing. Keys are stored as hashes only, so nobody's key to the next table can be kept for them: it follows from
their key to this one, and opens the same place there as soon as they have shown that.
"""

from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Protocol

from ludotheque.core.box import OptionValue, Setup
from ludotheque.core.errors import BadComponents, Mistake
from ludotheque.games import box, open_game
from ludotheque.room.deals import Deals
from ludotheque.room.errors import Wrong, wrong
from ludotheque.room.histories import Histories
from ludotheque.room.invitations import Invitations
from ludotheque.room.keys import HOST, ID_BYTES, KEY_BYTES, WATCH, following, hashed, role_of
from ludotheque.room.reviews import Reviews
from ludotheque.room.store import Beginning
from ludotheque.room.wire import LEVELS, Level, NextTable
from ludotheque.table.entries import Seat
from ludotheque.table.opening import Opening
from ludotheque.table.table import Table

OFFERED = (*LEVELS, "")
OTHERWISE: Level = "normal"
"""Who sits down for a bot that is not offered here: a record may tell of any."""


class Entrance(Protocol):
    """A table that somebody can be let in to."""

    invitations: Invitations


class Tables(Protocol):
    """Where tables are made and found."""

    histories: Histories
    reviews: Reviews
    deals: Deals

    async def exists(self, name: str) -> bool: ...

    async def set_up(self, name: str, beginning: Beginning) -> bool:
        """Make a table of this name; says whether there was none."""
        ...

    def visit(self, name: str) -> AbstractAsyncContextManager[Entrance]: ...


class Rematch:
    """The table after this one."""

    def __init__(self, table: Table, invitations: Invitations, tables: Tables) -> None:
        self.name = following(f"table {invitations.table} {table.opening.seed}", ID_BYTES)
        self.invitations = invitations
        self.tables = tables
        self._made = False

    async def made(self) -> bool:
        self._made = self._made or await self.tables.exists(self.name)
        return self._made

    async def make(self, table: Table, before: Beginning, options: Mapping[str, OptionValue]) -> bool:
        """Set it up like before, with other options if they are given; says whether it was not there yet."""
        if table.opening.tutorial:
            raise Wrong("tutorial", "a tutorial is not played again; begin it anew")
        if not table.over():
            raise Wrong("running", "the game is not over yet")
        if await self.made():
            return False
        new = await self.tables.set_up(self.name, beginning_after(table, before, options))
        self._made = True
        return new

    async def entrance(self, table: Table, keys: Sequence[str]) -> NextTable:
        """The keys that open there what these keys open here."""
        given: dict[str, str] = {}
        for key in keys:
            kind, seat = role_of(self.invitations.roles, hashed(key))
            role = str(place_after(table, seat)) if kind == "seat" else kind
            if kind in ("seat", HOST, WATCH):
                given.setdefault(role, following(f"key {self.name} {key}", KEY_BYTES))
        async with self.tables.visit(self.name) as there:
            await there.invitations.admit({hashed(key): role for role, key in given.items()})
        host, watch = given.pop(HOST, None), given.pop(WATCH, None)
        places = [place_after(table, seat) for seat in range(len(table.seats))]
        return NextTable(self.name, [*given.values()], host, watch, places)


def beginning_after(table: Table, before: Beginning, options: Mapping[str, OptionValue]) -> Beginning:
    """The same box, with the same people and bots at it, also with those who gave up, by the same clock."""
    try:
        changed = setup_after(table.opening.setup, options)
    except Mistake as error:
        raise wrong(error) from None
    seats = [seat_after(table, old) for old in table.seats]
    clock = None if open_game(changed).timed else before.clock
    beginning = Opening.fresh(changed), sorted(seats, key=lambda seat: seat.seat)
    return Beginning(*beginning, clock=clock, settings=before.settings)


def seat_after(table: Table, old: Seat) -> Seat:
    """Who sits where next time; for whom a bot played on because they had lost, they sit there themselves again."""
    place = place_after(table, old.seat)
    if old.seat in table.forfeited:
        return Seat(place, "person", name=old.name)
    return Seat(place, old.holder, old.level if old.level in OFFERED else OTHERWISE, old.name)


def setup_after(setup: Setup, options: Mapping[str, OptionValue]) -> Setup:
    """The same choices by the newest rules; by their own again, where components of one's own fit only those."""
    newest = box(setup.game).setup(setup.seats, {**setup.options, **options}, setup.components)
    try:
        open_game(newest)
    except BadComponents:
        newest = replace(newest, rules=setup.rules)
        open_game(newest)
    return newest


def place_after(table: Table, seat: int) -> int:
    """Where somebody sits next time: one seat on, so that somebody else begins; where the order is free, the same."""
    return seat if table.game.free_order else (seat - 1) % len(table.seats)
