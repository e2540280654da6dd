"""All live tables: made, loaded when somebody comes, put away when nobody is there."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import replace

import msgspec

from ludotheque.core.box import Box, Setup
from ludotheque.core.errors import Mistake
from ludotheque.core.events import WATCHER
from ludotheque.games import box, open_game
from ludotheque.room import wire
from ludotheque.room.clock import sleep
from ludotheque.room.deals import Deals
from ludotheque.room.errands import Errands
from ludotheque.room.errors import Wrong, wrong
from ludotheque.room.fleet import AnyNews
from ludotheque.room.histories import Histories
from ludotheque.room.history import table_after
from ludotheque.room.keys import HOST, ID_BYTES, KEY_BYTES, WATCH, following, hashed, new_key
from ludotheque.room.limits import check_component_size
from ludotheque.room.nicknames import clean_name
from ludotheque.room.opened import fill, opened
from ludotheque.room.reviews import Reviews
from ludotheque.room.room import EVERYTHING, Room
from ludotheque.room.services import Services
from ludotheque.room.store import Beginning, Conflict, Origin, Stored
from ludotheque.room.time_limit import check_time_limit
from ludotheque.table.deal import Deal
from ludotheque.table.diagrams import Diagrams
from ludotheque.table.entries import Seat
from ludotheque.table.opening import Opening
from ludotheque.table.table import branch
from ludotheque.table.tutorial import Tutorial

IDLE_SECONDS = 300.0
SWEEP_SECONDS = 30.0
SHORT_LOG = 64
"""What is longer, and has no snapshot, is played again beside the loop."""

log = logging.getLogger("ludotheque.rooms")


class Rooms:
    """Every table by its name. `components` are the component files of new tables that bring none of their own."""

    def __init__(self, services: Services, components: Mapping[str, str] | None = None) -> None:
        self.services = services
        self.components = components or {}
        self.histories = Histories(services.store, services.aside, services.limits)
        self.reviews = Reviews(services.store, services.reviewer)
        self.deals = Deals(services.store, services.dealer)
        self.live: dict[str, Room] = {}
        self.stored = 0
        """How many tables there are, as far as this server knows: others make and forget some too."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._missed: set[str] = set()
        """Tables that another server has changed while they were loaded here."""
        self._keeps: set[str] = set()
        """Of the tables that are being loaded, those that this server keeps."""
        self._leaving: dict[str, asyncio.Task[None]] = {}
        """Tables that are being put away."""
        self._errands = Errands("sweeper", services.clock, lambda: None)

    async def open(self) -> None:
        self.services.fleet.listen(self)
        await self.count()
        self._errands.begin("sweep", self._sweep_on)

    async def count(self) -> None:
        """Look up how many tables there are."""
        self.stored = await self.services.store.count()

    async def close(self) -> None:
        self._errands.stop()
        await self.reviews.close()
        await self.deals.close()
        await asyncio.gather(*(room.close() for room in self.live.values()))

    async def say_goodbye(self) -> None:
        """Tell everybody that the house closes in good order, and wait until they have heard it."""
        everybody = [visitor for room in self.live.values() for visitor in room.visitors]
        for visitor in everybody:
            visitor.send(wire.CLOSING)
        await asyncio.gather(*(visitor.flushed() for visitor in everybody))

    # Coming to a table.

    def visit(self, name: str) -> "Visit":
        """A table, live as long as somebody uses it."""
        return Visit(self, name)

    async def live_table(self, name: str) -> Room:
        """A table, loaded if need be. Whoever wants it to stay uses it before anything is waited for."""
        return self.live.get(name) or await self._loaded(name)

    async def _loaded(self, name: str) -> Room:
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Room:
        fleet = self.services.fleet
        try:
            if name in self._leaving:
                await asyncio.gather(asyncio.shield(self._leaving[name]), return_exceptions=True)
            if await fleet.claim(name):
                self._keeps.add(name)
            stored = await self.services.store.load(name)
            if stored is None:
                raise Wrong("no-table", f"there is no table {name}")
            room = self.live[name] = await self._restored(name, stored)
            room.ask_who_is_here()
            if name in self._missed:
                room.is_stale(*EVERYTHING)
            return room
        except (Mistake, msgspec.DecodeError) as error:
            log.error("table %s cannot be played here: %s", name, error)
            said = f"{error}. Nothing was changed: a server that has what is missing plays it on; its log can be read"
            raise Wrong("unreadable", said) from None
        finally:
            del self._loading[name]
            self._missed.discard(name)
            self._keeps.discard(name)
            if name not in self.live:
                await fleet.release(name)

    async def _restored(self, name: str, stored: Stored) -> Room:
        """The live table, from its snapshot; from its log alone if there is none that can be used."""
        if stored.base is not None or len(stored.entries) <= SHORT_LOG:
            try:
                return Room(name, stored, self.services, self, name in self._keeps)
            except Exception:
                if stored.base is None:
                    raise
                log.exception("table %s: its snapshot is of no use; it is played again from its log", name)
        beginning, entries = await self.services.store.beginning(name)
        base = (await self.services.aside(table_after, beginning, entries)).base()
        again = replace(stored, base=base, entries=entries[base.number :])
        return Room(name, again, self.services, self, name in self._keeps)

    # What the other servers tell.

    def heard(self, server: str, news: AnyNews) -> None:
        if news.table in self.live:
            self.live[news.table].hear_of(server, news)
        elif news.table in self._loading:
            self._missed.add(news.table)

    def kept(self, table: str) -> None:
        if table in self.live:
            self.live[table].kept()
        elif table in self._loading:
            self._keeps.add(table)

    def lost(self, table: str) -> None:
        if table in self.live:
            self.live[table].lost()
        self._keeps.discard(table)

    def gone(self, server: str) -> None:
        for room in self.live.values():
            room.server_gone(server)

    def missed(self) -> None:
        self._missed |= set(self._loading)
        for room in self.live.values():
            room.missed()

    # New tables.

    async def create(self, new: wire.NewTable) -> wire.Keys:
        opening = await self.services.aside(self._opening, new)
        seats = _seats(new.seats)
        if new.tutorial:
            learners = Tutorial.of(box(new.game)).learners()
            seats = [Seat(s.seat, "person" if s.seat in learners else "bot", "", s.name) for s in seats]
        check_time_limit(new.clock, open_game(opening.setup), new.tutorial)
        return await self.begin(Beginning(opening, seats, clock=new.clock, settings=new.settings), new.id)

    def _opening(self, new: wire.NewTable) -> Opening:
        try:
            on_shelf = box(new.game)
        except Mistake as error:
            raise Wrong("no-game", str(error)) from None
        if on_shelf.opener is None:
            raise Wrong("coming", f"{new.game} is still to come")
        if new.diagram:
            return _diagram(on_shelf, new)
        text = new.components or ("" if new.tutorial else self.components.get(new.game, ""))
        try:
            check_component_size(new.components, self.services.limits)
            setup = on_shelf.setup(len(new.seats), new.options, text)
            open_game(setup)
        except RecursionError:
            raise Wrong("components", "the component file is nested too deeply") from None
        except Mistake as error:
            raise wrong(error) from None
        if new.tutorial:
            return _tutorial(setup)
        return Opening.fresh(setup)

    async def deal(self, game: str, new: wire.NewDeal) -> wire.Keys:
        """A table with the deal of today, for one person."""
        deal = Deal(game, self.services.today())
        try:
            opening = await self.services.aside(deal.opening)
        except Mistake as error:
            raise Wrong("no-game", str(error)) from None
        return await self.begin(Beginning(opening, deal.seats(clean_name(new.name))), f"{deal.seed} {new.id}")

    async def branch(self, room: Room, new: wire.NewBranch) -> wire.Keys:
        """A table that plays on from a step of another."""
        if room.table.game.remembering and not room.table.over():
            raise Wrong("memory", "while the game runs, what was seen must be remembered; play on after its end")
        beginning, entries = await self.services.store.beginning(room.name)
        if new.at > len(entries):
            raise Wrong("no-step", f"there is no step {new.at}; the last is {len(entries)}")
        table = await self.services.aside(table_after, beginning, entries[: new.at])
        if table.over():
            raise Wrong("over", "there is nothing to play on from the end")
        if len(new.seats) != len(table.seats):
            raise Wrong("options", f"{len(table.seats)} seats are needed, not {len(new.seats)}")
        seat = int(WATCHER) if new.seat is None else new.seat
        opening = branch(table, seat, new_key())
        return await self.begin(Beginning(opening, _seats(new.seats), Origin(room.name, new.at)), new.id)

    async def open_record(self, new: wire.NewRecord) -> wire.Keys:
        """A table whose game was over when it came here. The same record with the same secret is the same table."""
        found = await self.services.aside(opened, new.record, self.services.limits)
        secret = f"record {found.digest} {new.id}"
        name = following(secret, ID_BYTES)
        keys = _keys(name, found.beginning, secret)
        await self.set_up(name, found.beginning)
        await fill(self.services.store, name, found.entries, _roles(found.beginning, keys))
        return keys

    async def exists(self, name: str) -> bool:
        return await self.services.store.exists(name)

    async def set_up(self, name: str, beginning: Beginning) -> bool:
        """Make a table of this name, that nobody has a key to yet; says whether there was none."""
        try:
            await self._store(name, beginning, {})
        except Conflict:
            return False
        return True

    async def begin(self, beginning: Beginning, asked: str | None = None) -> wire.Keys:
        """A new table, and its keys. All follow from a secret: asked with that once more, it is the same table."""
        secret = asked or new_key()
        name = following(f"new {secret}", ID_BYTES)
        keys = _keys(name, beginning, secret)
        try:
            await self._store(name, beginning, _roles(beginning, keys))
        except Conflict:
            before, _ = await self.services.store.beginning(name)
            return _keys(name, before, secret)
        return keys

    async def _store(self, name: str, beginning: Beginning, roles: dict[bytes, str]) -> None:
        if self.stored >= self.services.limits.tables:
            raise Wrong("full", "there is no room for more tables; try again later")
        await self.services.store.create(name, beginning, roles)
        self.stored += 1

    # Putting away.

    async def _sweep_on(self) -> None:
        while True:
            await sleep(self.services.clock, SWEEP_SECONDS)
            await self.put_away(IDLE_SECONDS)
            await self.count()

    async def put_away(self, seconds: float) -> None:
        """Unload the tables that nobody has used for a while."""
        for name, room in list(self.live.items()):
            if room.idle(seconds):
                del self.live[name]
                self._leaving[name] = asyncio.create_task(room.close())
                try:
                    await self._leaving[name]
                finally:
                    del self._leaving[name]


class Visit(AbstractAsyncContextManager[Room]):
    """Somebody uses a table. A class, since most last for a whole game, and a generator takes half a kilobyte."""

    __slots__ = ("_name", "_room", "_rooms")

    def __init__(self, rooms: Rooms, name: str) -> None:
        self._rooms = rooms
        self._name = name

    async def __aenter__(self) -> Room:
        self._room = await self._rooms.live_table(self._name)
        self._room.users += 1
        return self._room

    async def __aexit__(self, *error: object) -> None:
        self._room.users -= 1
        self._room.quiet_since = self._rooms.services.clock.now()


def _tutorial(setup: Setup) -> Opening:
    if setup.components:
        raise Wrong("components", "the tutorial is played with the standard components")
    try:
        return Opening(setup, Tutorial.of(box(setup.game)).seed, tutorial=True)
    except OSError:
        raise Wrong("no-tutorial", f"{setup.game} has no tutorial") from None


def _diagram(on_shelf: Box, new: wire.NewTable) -> Opening:
    """A table that plays on from a picture of the rules page, with its options and the standard components."""
    found = Diagrams.of(on_shelf).named(new.diagram)
    if found is None:
        raise Wrong("no-diagram", f"{new.game} has no diagram {new.diagram!r}")
    opening = found.opening(on_shelf)
    if new.tutorial or new.options or new.components or len(new.seats) != opening.setup.seats:
        raise Wrong("options", f"the diagram is for {opening.setup.seats} seats, and has its options and components")
    return opening


def _keys(name: str, beginning: Beginning, secret: str) -> wire.Keys:
    def key(place: str) -> str:
        return following(f"{place} of {secret}", KEY_BYTES)

    held = [seat.holder != "bot" and not beginning.opened for seat in beginning.seats]
    seats = [key(f"seat {seat}") if is_held else None for seat, is_held in enumerate(held)]
    return wire.Keys(name, key(HOST), key(WATCH), seats)


def _roles(beginning: Beginning, keys: wire.Keys) -> dict[bytes, str]:
    """What the keys of a new table open."""
    roles = {hashed(keys.host): HOST, hashed(keys.watch): WATCH}
    for seat, key in zip(beginning.seats, keys.seats, strict=True):
        if key is not None:
            roles[hashed(key)] = f"open {seat.seat}" if seat.holder == "open" else str(seat.seat)
    return roles


def _seats(seats: list[wire.NewSeat]) -> list[Seat]:
    return [
        Seat(
            number,
            "person" if seat.holder == "me" else seat.holder,
            seat.level if seat.holder == "bot" else "",
            clean_name(seat.name),
        )
        for number, seat in enumerate(seats)
    ]
