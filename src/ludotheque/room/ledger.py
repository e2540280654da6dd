"""The log of a live table: every change is tried on a draft, appended durably, and only then has happened.

What fails on the way leaves everything as it was.
"""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from ludotheque.room.errors import Wrong
from ludotheque.room.fleet import LogGrew
from ludotheque.room.history import RECENT, Happening, Recent, ToldBytes
from ludotheque.room.services import Services
from ludotheque.room.store import Conflict, Stored
from ludotheque.room.table_clock import TableClock
from ludotheque.table.entries import Act, Entry, Seat, Tick
from ludotheque.table.table import Step, Table

SNAPSHOT_EVERY = 16
"""A snapshot goes with the entry that reaches a multiple of it, whichever server appends that: all of them together
make as many as one alone.
"""
TRIES = 10

Happened = Callable[[list[Happening]], None]
Tell = Callable[[LogGrew], None]
Viewers = set[tuple[int, ...]]
"""Of everybody who looks on, the seats they hold."""


class Ledger:
    """A table and its log. `happened` is told of what is durable; `viewers` are the sets of seats that look on.

    Those that look on by other servers are `elsewhere`, and what they are to hear is told by `tell`.
    """

    def __init__(
        self,
        name: str,
        stored: Stored,
        services: Services,
        viewers: Callable[[], Viewers],
        elsewhere: Callable[[], Viewers],
        happened: Happened,
        tell: Tell,
    ) -> None:
        self.name = name
        self.services = services
        self.viewers = viewers
        self.elsewhere = elsewhere
        self.happened = happened
        self.tell = tell
        self.recent = Recent(_latest(stored))
        self.table = self.recent.now().table
        self.requests = stored.requests
        self.clock = TableClock(services.clock, self.table.state.clock) if self.table.game.timed else None
        """The time at the table; none in a game without time."""
        self._turns = [self.table.number] * len(self.table.seats)
        self._looked_on: dict[tuple[int, ...], int] = {}
        """When people with these seats were last here, as the number of a step."""

    def moment(self) -> int | None:
        """When something that happens now has happened: never before what has happened already, on any server."""
        return max(self.clock.now(), self.table.state.clock) if self.clock is not None else None

    def turn(self, seat: int) -> int:
        """The number of the entry with which it became this seat's turn: what it thought of before is stale.

        Others who act meanwhile, and time that passes, do not end a turn: where several may act at once, nobody
        thinks in vain. Only where the order is free does every act give all of them something new to think about.
        """
        return self._turns[seat]

    async def add(self, wanted: Callable[[], list[Entry]], request: str | None = None) -> int:
        """Try, append, show. If another server was faster, see what it did and try again.

        `wanted` is asked anew for each try; it may find that nothing is wanted any more.
        """
        for _ in range(TRIES):
            number = self.table.number
            entries = wanted()
            if not entries:
                return number
            elsewhere = self.elsewhere()
            happenings = self._drafted(entries, elsewhere)
            base = self.table.base() if self._wants_snapshot(happenings[-1].table) else None
            start = self.services.clock.now()
            try:
                await self.services.store.append(self.name, number, entries, request, base)
            except Conflict:
                missed = [entry for entry, _ in await self.catch_up()]
                known = self.requests.get(request) if request is not None else None
                if known is not None or missed[: len(entries)] == entries:
                    self._tell_to_look()
                if known is not None:
                    return known
                continue
            except BaseException:
                self._tell_to_look()
                raise
            self.services.counts.append.add(self.services.clock.now() - start)
            drawn = [[(seats, msgspec.Raw(one.told(seats))) for seats in elsewhere] for one in happenings if elsewhere]
            self.tell(LogGrew(self.name, number, entries, request, drawn))
            self._happen(happenings, request)
            return self.table.number
        if not await self.services.store.exists(self.name):
            raise Wrong("no-table", f"there is no table {self.name} any more")
        raise Wrong("busy", "other servers keep changing this table")

    def _tell_to_look(self) -> None:
        """What was to be appended is there, or may be, though nobody said so in time: the others look."""
        self.services.fleet.tell(LogGrew(self.name))

    def try_out(self, wanted: Callable[[], list[Entry]]) -> None:
        """Raise what `add` would raise of what is wanted, as things stand."""
        self._drafted(wanted())

    def _drafted(
        self, entries: list[Entry], elsewhere: Iterable[tuple[int, ...]] = (), drawn: Sequence[ToldBytes] = ()
    ) -> list[Happening]:
        """What would come of these entries, and how everybody would see it; raises if one of them cannot be.

        For those elsewhere it is drawn, too; or another server has drawn some of it already.
        """
        happenings = []
        latest = self.recent.now()
        for place, entry in enumerate(entries):
            draft = latest.table.draft()
            latest = Happening(draft, draft.add(entry), latest, drawn[place] if place < len(drawn) else None)
            latest.tell([*self._audience(), *elsewhere])
            happenings.append(latest)
        return happenings

    def _audience(self) -> list[tuple[int, ...]]:
        """Whoever looks on here, and whoever did a few steps ago: they may only have lost their line."""
        number = self.table.number
        self._looked_on |= dict.fromkeys(self.viewers(), number)
        self._looked_on = {seats: last for seats, last in self._looked_on.items() if number - last < RECENT}
        return [*self._looked_on]

    def _wants_snapshot(self, draft: Table) -> bool:
        return draft.number // SNAPSHOT_EVERY > self.table.number // SNAPSHOT_EVERY

    def follow(self, news: LogGrew) -> bool:
        """See what another server has appended after so many entries; says whether nothing is missing before that."""
        known = self.table.number - news.after
        if 0 <= known < len(news.entries):
            happenings = self._drafted(news.entries[known:], drawn=news.drawings()[known:])
            self._happen(happenings, news.request)
        return known >= 0

    async def catch_up(self) -> list[tuple[Entry, str | None]]:
        """See what other servers have appended; says what that was."""
        missed = await self.services.store.after(self.name, self.table.number)
        for entry, request in missed:
            self._happen(self._drafted([entry]), request)
        return missed

    def _happen(self, happenings: list[Happening], request: str | None) -> None:
        for happening in happenings:
            self._pass_turns(happening)
            self.recent.add(happening)
            self.table = happening.table
        if request is not None:
            self.requests[request] = self.table.number
        self._set_clock()
        self.happened(happenings)

    def _set_clock(self) -> None:
        """The clock goes on from the log; in a tutorial every scene has a time of its own."""
        if self.clock is not None:
            follow = self.clock.turn_to if self.table.tutorial is not None else self.clock.reach
            follow(self.table.state.clock)

    def _pass_turns(self, happening: Happening) -> None:
        entry = happening.step.entry
        acted = entry.seat if isinstance(entry, Act) else None
        lasting = (Tick, Seat) if self.table.game.free_order else (Act, Tick, Seat)
        stays = set(self.table.to_act()) if isinstance(entry, lasting) else set()
        for seat in range(len(self._turns)):
            if seat == acted or seat not in stays:
                self._turns[seat] = happening.step.number


def _latest(stored: Stored) -> Happening:
    """Where the log leads to, with the last step."""
    opening, base = stored.beginning.opening, stored.base
    before = stored.entries[:-1]
    if base is None:
        table = Table(opening, stored.beginning.seats)
        for entry in before:
            table.add(entry)
    else:
        table = Table.resume(opening, base, before)
    table.watch()
    if not stored.entries:
        return Happening(table, Step(table.number, None, []))
    return Happening(table, table.add(stored.entries[-1]))
