"""A live table: one task that takes one job after another from a bounded queue.

People come and go, ask for things and are answered; what changes the table goes through its ledger: persist first, then
show. It knows neither network nor disk: whoever runs it carries its messages and lends it what is in `services`.
"""

import asyncio
import logging
from dataclasses import replace
from functools import partial

import msgspec

from ludotheque.core.errors import Illegal, Mistake
from ludotheque.room import wire
from ludotheque.room.attendants import Attendant, Attended
from ludotheque.room.errors import Wrong, wrong
from ludotheque.room.failures import rest_after
from ludotheque.room.hints import Hints
from ludotheque.room.history import Happening, seen_after
from ludotheque.room.invitations import Invitations
from ludotheque.room.jobs import Jobs
from ludotheque.room.ledger import Ledger
from ludotheque.room.mind import Mind
from ludotheque.room.rematch import Rematch, Tables
from ludotheque.room.requests import check_right, entries_of, sit_down
from ludotheque.room.services import Services
from ludotheque.room.settings import Settings
from ludotheque.room.shown import table_shown
from ludotheque.room.stand_in import StandIn
from ludotheque.room.store import Stored
from ludotheque.room.talk import Talk
from ludotheque.room.thinkers import Thinkers
from ludotheque.room.ticker import Ticker
from ludotheque.room.timekeeper import TIMES, Timekeeper
from ludotheque.room.visitor import Visitor
from ludotheque.room.vote import Vote
from ludotheque.table.entries import Entry, Forfeit, Seat
from ludotheque.table.table import Table

SETTINGS = "settings"
"""The name of the note in which changed settings are kept."""

log = logging.getLogger("ludotheque.room")


class Room:
    """A table with the people at it."""

    def __init__(self, name: str, stored: Stored, services: Services, tables: Tables) -> None:
        self.name = name
        self.services = services
        self.beginning = stored.beginning
        self.invitations = Invitations(name, stored.roles, services.store)
        self.settings = _settings(stored)
        self.visitors: set[Visitor] = set()
        self.users = 0
        self.quiet_since = services.clock.now()
        self.jobs = Jobs(services.limits.waiting_jobs)
        self.ledger = Ledger(name, stored, services, self._viewers, self._show)
        self.rematch = Rematch(self.table, self.invitations, tables)
        self.talk = Talk(self.ledger, services, stored.talk)
        limit = stored.beginning.clock
        attended = Attended(self.ledger, self.jobs, services, limit, self._here, self._look_again)
        self.mind = Mind(self.ledger, services)
        self.mind.keep_pace(self.settings.pace)
        self.vote = Vote(attended)
        self.stand_in = StandIn(attended, self.mind)
        self.timekeeper = Timekeeper(attended, self.mind, stored.notes.get(TIMES))
        self.thinkers = Thinkers(attended, self.mind)
        self.hints = Hints(attended, self.mind)
        self.attendants: list[Attendant] = [
            *(Ticker(attended), self.vote, self.stand_in, self.timekeeper, self.thinkers, self.hints),
        ]
        self._second_look = attended.timer("a second look", self._look_once_more)
        self._failures = 0
        self._closing = False
        self.task = asyncio.create_task(self.jobs.run(), name=f"table {name}")

    @property
    def table(self) -> Table:
        return self.ledger.table

    async def close(self) -> None:
        """Do what waits, then stop."""
        self._closing = True
        self.visitors.clear()
        self._second_look.stop()
        for attendant in self.attendants:
            attendant.stop()
        await self.jobs.join()
        await self.timekeeper.note()
        self.task.cancel()
        await asyncio.gather(self.task, *self._under_way(), return_exceptions=True)

    def _under_way(self) -> list[asyncio.Task[None]]:
        return [task for attendant in self.attendants for task in attendant.tasks()]

    def idle(self, seconds: float) -> bool:
        busy = self.users > 0 or self._under_way() or not self.jobs.empty()
        return not busy and self.services.clock.now() - self.quiet_since > seconds

    # Coming and going.

    async def enter(self, hello: wire.Hello) -> Visitor:
        """Somebody with keys: who they are at this table. They are let in when they `join`."""
        rights = self.invitations.enter(hello.keys)
        limits = self.services.limits
        if sum(other.seats == rights.seats for other in self.visitors) >= limits.visitors_per_seat:
            raise Wrong("full", "there are too many visitors in this place")
        return Visitor(rights, limits.waiting_messages, hello.keys)

    async def join(self, visitor: Visitor, since: int | None) -> None:
        """Let a visitor in, with all it has missed since the last step it saw."""
        await self.jobs.put(partial(self._join, visitor, since))

    async def _join(self, visitor: Visitor, since: int | None) -> None:
        try:
            await self._let_in(visitor, since)
        except Exception:
            log.exception("table %s: a visitor could not be let in", self.name)
            visitor.send(wire.encode(wire.Error(None, "unavailable", "the server could not let you in; try again")))
            visitor.gone = True

    async def _let_in(self, visitor: Visitor, since: int | None) -> None:
        for seat in visitor.seats:
            if self.table.seats[seat].holder == "open" or self.timekeeper.taken(seat):
                await self.ledger.add(partial(self._sit_down, seat))
        missed = await self._missed(visitor.seats, since)
        following = await self._following(visitor)
        if visitor.rights != self.invitations.rights(visitor.keys):
            visitor.dismiss()
        if visitor.gone:
            return
        self.visitors.add(visitor)
        self._look()
        visitor.send(*missed, self._welcome(visitor, following))
        self._tell_table(visitor)

    def _welcome(self, visitor: Visitor, following: wire.NextTable | None = None) -> bytes:
        rights = visitor.rights
        you = wire.You(rights.seats, rights.host, rights.invited)
        now = msgspec.Raw(self.ledger.recent.now().seen(rights.seats))
        return wire.encode(wire.Welcome(self._shown(), you, now, self.talk.shown(), following))

    def _sit_down(self, seat: int) -> list[Entry]:
        return sit_down(self.table, seat)

    async def _following(self, visitor: Visitor) -> wire.NextTable | None:
        """Where the others have gone on to, if somebody comes back to a game that is over."""
        if not self.table.over() or not await self.rematch.made():
            return None
        return await self.rematch.entrance(self.table, visitor.keys)

    async def _missed(self, seats: tuple[int, ...], since: int | None) -> list[bytes]:
        """The steps since then; where people must remember, not those before something was hidden again."""
        if since is None or since >= self.table.number:
            return []
        since = max(since, self.table.veil() - 1)
        happenings = self.ledger.recent.after(since)
        if happenings is not None:
            return [wire.update(happening.seen(seats)) for happening in happenings]
        beginning, log_of_table = await self.services.store.beginning(self.name)
        steps = await self.services.aside(seen_after, beginning, log_of_table, seats, since)
        return [wire.update(step) for step in steps]

    def leave(self, visitor: Visitor) -> None:
        visitor.gone = True
        self.quiet_since = self.services.clock.now()
        if visitor in self.visitors:
            self.visitors.remove(visitor)
            self._look()
            self._tell_table()

    def _keys_changed(self, asker: Visitor) -> None:
        """Whoever has keys that are good no longer has to go, and comes back with what they have besides."""
        for visitor in list(self.visitors):
            rights = self.invitations.rights(visitor.keys)
            if visitor is asker:
                visitor.rights = rights
            elif visitor.rights != rights:
                visitor.dismiss()
        self._look()
        self._tell_table(asker)
        asker.send(self._welcome(asker))

    def _here(self) -> set[int]:
        """The seats whose holders are at the table."""
        return {seat for visitor in self.visitors if not visitor.gone for seat in visitor.seats}

    def _shown(self) -> wire.TableShown:
        return table_shown(
            name=self.name,
            table=self.table,
            branch=self.beginning.branch,
            here=self._here(),
            decides_in=self.vote.left(),
            answers_in=self.stand_in.left,
            settings=self.settings,
            limit=self.beginning.clock,
            clock=self.timekeeper.shown,
        )

    def _tell_table(self, but: Visitor | None = None) -> None:
        if self.visitors:
            self._tell(wire.TableChanged(self._shown()), but)

    def _tell(self, message: wire.Message, but: Visitor | None = None) -> None:
        """Tell something to everybody."""
        told = wire.encode(message)
        for visitor in self.visitors:
            if visitor is not but:
                visitor.send(told)

    # Requests.

    async def hear(self, visitor: Visitor, text: str) -> None:
        """Take what a visitor says, and let a request wait for its turn; raises `Wrong` for what is no message.

        Whoever asks waits while the queue is full.
        """
        message = wire.read(text)
        if isinstance(message, wire.Hello):
            raise Wrong("bad-message", "hello is the first message, and only the first")
        if isinstance(message, wire.Ping):
            visitor.send(wire.PONG)
        else:
            await self.jobs.put(partial(self._answer, visitor, message))

    async def _answer(self, visitor: Visitor, message: wire.Asked) -> None:
        counts = self.services.counts
        try:
            reply = await self._reply(visitor, message)
        except Illegal as error:
            counts.refusals += 1
            reply = wire.Refused(message.id, error.refusal)
        except (Wrong, Mistake) as error:
            told = error if isinstance(error, Wrong) else wrong(error)
            counts.errors[told.code] += 1
            reply = wire.Error(message.id, told.code, str(told))
        except Exception:
            log.exception("table %s: a request failed", self.name)
            counts.errors["unavailable"] += 1
            reply = wire.Error(message.id, "unavailable", "the server could not do it; nothing has changed")
        if reply is not None:
            visitor.send(wire.encode(reply))

    async def _reply(self, visitor: Visitor, message: wire.Asked) -> wire.Message | None:
        check_right(self.table, visitor.rights, message)
        match message:
            case wire.WhyAsked():
                return self._why(message)
            case wire.HintAsked():
                return self.hints.begin(visitor, message)
            case wire.SitAsked() | wire.OpenAsked():
                await self._change_keys(visitor, message)
                return None
            case wire.NudgeAsked():
                self.thinkers.nudge()
            case wire.AgainAsked():
                await self._again(visitor, message)
            case wire.SayAsked() | wire.PointAsked():
                await self._say(message)
            case wire.SettingsAsked():
                await self._change_settings(message)
            case _:
                return await self._enter_in_log(visitor, message)
        return wire.Ack(message.id, None)

    async def _enter_in_log(self, visitor: Visitor, message: wire.Asked) -> wire.Ack:
        if message.id in self.ledger.requests:
            return wire.Ack(message.id, self.ledger.requests[message.id])
        self._check_room_left(message)
        invited, key = await self._invitation(visitor, message)
        number = await self.ledger.add(partial(self._entries, visitor, message, invited), message.id)
        self.services.counts.actions += isinstance(message, wire.ActAsked)
        return wire.Ack(message.id, number, key)

    def _entries(self, visitor: Visitor, message: wire.Asked, invited: bool) -> list[Entry]:
        return entries_of(self.table, visitor.rights, message, invited, self.ledger.moment())

    def _check_room_left(self, message: wire.Asked) -> None:
        """Half of the log is for the game alone, so that nobody stops a game by filling the log with other things."""
        most = self.services.limits.entries_per_table
        moves_on = isinstance(message, wire.FinishAsked | wire.ResignAsked) or (
            isinstance(message, wire.ActAsked) and message.seat not in self.table.proposals
        )
        if self.table.number >= (most if moves_on else most // 2):
            raise Wrong("full", "the log of this table has no room for this")

    async def _invitation(self, visitor: Visitor, message: wire.Asked) -> tuple[bool, str | None]:
        """Whether the host opens a seat that nobody has sat in, for only then can it tell no secret; and its new key.

        There is none if a bot sat in for whoever has the invitation: that one is good again.
        """
        if not isinstance(message, wire.HoldAsked) or message.seat in visitor.seats:
            return False, None
        holder = self.table.seats[message.seat].holder
        if holder == message.holder == "bot":
            return False, None
        if message.seat in self._here():
            raise Wrong("not-your-seat", "somebody is there; while they are, only they hand over their seat")
        if message.holder == "bot" or self.invitations.owned(message.seat):
            return False, None
        if self.invitations.invited(message.seat) and holder != "open":
            return True, None
        return True, await self.invitations.reopen(message.seat)

    async def _change_keys(self, visitor: Visitor, message: wire.SitAsked | wire.OpenAsked) -> None:
        """Somebody sits down with a key of their own, or the host opens a seat anew: first in the log, then the keys.

        Whoever asks once more, because no answer came, is answered as if for the first time.
        """
        if isinstance(message, wire.SitAsked):
            self.invitations.check_own(message.seat, message.key)
        number = self.ledger.requests.get(message.id)
        if number is None:
            self._check_room_left(message)
            number = await self.ledger.add(partial(self._entries, visitor, message, False), message.id)
        key = None
        if isinstance(message, wire.SitAsked):
            await self.invitations.sit(message.seat, message.key)
            visitor.keys.append(message.key)
        else:
            key = await self.invitations.reopen(message.seat)
        visitor.send(wire.encode(wire.Ack(message.id, number, key)))
        self._keys_changed(visitor)

    async def _say(self, message: wire.SayAsked | wire.PointAsked) -> None:
        said = await self.talk.say(message, self.settings)
        if said is not None:
            self._tell(wire.SaidTold(said))

    async def _change_settings(self, message: wire.SettingsAsked) -> None:
        talk = self.settings.talk if message.talk is None else message.talk
        settings = Settings(talk, message.pace or self.settings.pace)
        await self.services.store.note(self.name, SETTINGS, wire.encode(settings))
        self.settings = settings
        self.mind.keep_pace(settings.pace)
        self._tell_table()

    async def _again(self, asker: Visitor, message: wire.AgainAsked) -> None:
        """Everybody who is here goes on together; whoever asks once more is shown the way again."""
        before = replace(self.beginning, settings=self.settings)
        made = await self.rematch.make(self.table, before, message.options)
        for visitor in [*self.visitors] if made else [asker]:
            following = await self.rematch.entrance(self.table, visitor.keys)
            visitor.send(wire.encode(wire.AgainMade(following)))

    def _why(self, message: wire.WhyAsked) -> wire.Message:
        refusal = self.table.why_not(message.seat, message.action)
        return wire.Refused(message.id, refusal) if refusal is not None else wire.Ack(message.id, None)

    # Changes.

    def _viewers(self) -> set[tuple[int, ...]]:
        return {visitor.seats for visitor in self.visitors}

    def _show(self, happenings: list[Happening]) -> None:
        """These entries are durable: show them to everybody."""
        for happening in happenings:
            for visitor in self.visitors:
                visitor.send(wire.update(happening.told(visitor.seats)))
        seated = any(isinstance(happening.step.entry, Seat | Forfeit) for happening in happenings)
        self.quiet_since = self.services.clock.now()
        if self._look() or seated or self.table.over():
            self._tell_table()
        if self.table.over() and self.table.hidden_at:
            self._tell(wire.TalkShown(self.talk.shown()))

    # Attendants.

    def _look(self) -> bool:
        """Let every attendant look at the table; says whether anybody's time has begun or ended."""
        if self._closing:
            return False
        failures = self._failures
        changes = [self._attend(attendant) for attendant in self.attendants]
        if self._failures == failures:
            self._failures = 0
        return any(changes)

    def _attend(self, attendant: Attendant) -> bool:
        try:
            return attendant.after_change()
        except Exception:
            log.exception("table %s: %s failed; it looks again", self.name, type(attendant).__name__)
            self._failures += 1
            self._second_look.set(rest_after(self._failures))
            return False

    def _look_again(self) -> None:
        """The same when nothing has changed but something an attendant did is over."""
        if self._look():
            self._tell_table()

    async def _look_once_more(self) -> None:
        self._look_again()


def _settings(stored: Stored) -> Settings:
    """As they were last changed, or as the table began."""
    noted = stored.notes.get(SETTINGS)
    return stored.beginning.settings if noted is None else msgspec.json.decode(noted, type=Settings)
