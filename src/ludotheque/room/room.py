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
from ludotheque.room.fleet import (
    AgainMade,
    AnyNews,
    Here,
    KeysChanged,
    LogGrew,
    NoteChanged,
    Nudged,
    Times,
    WasSaid,
    WhoIsHere,
)
from ludotheque.room.hints import Hints
from ludotheque.room.histories import Made
from ludotheque.room.history import Happening
from ludotheque.room.invitations import Invitations
from ludotheque.room.jobs import Jobs
from ludotheque.room.keeping import Elsewhere, Keeping
from ludotheque.room.ledger import Ledger, Viewers
from ludotheque.room.mind import Mind
from ludotheque.room.rematch import Rematch, Tables
from ludotheque.room.requests import check_right, entries_of, sit_down
from ludotheque.room.restraint import Restraint
from ludotheque.room.services import Services
from ludotheque.room.settings import Settings
from ludotheque.room.shown import table_shown
from ludotheque.room.store import Beginning, Stored
from ludotheque.room.talk import Talk
from ludotheque.room.visitor import Visitor
from ludotheque.table.entries import Entry, Forfeit, Seat
from ludotheque.table.table import Table

SETTINGS = "settings"
"""The name of the note in which changed settings are kept."""

LOG, KEYS, TALK, AGAIN = "log", "keys", "talk", "again"
"""What else another server may have changed."""

NEWS = "news"
"""The log has grown by what has been told, so that it need not be looked up."""

EVERYTHING = LOG, KEYS, SETTINGS, TALK, AGAIN
"""What is looked up where nobody knows what has changed."""

ELSEWHERE_SECONDS = 20.0
"""So long a server keeps a table at hand that its people have left for another server."""

ANSWER_SECONDS = 10.0
"""Whoever has a table open says so sooner, when asked; also a server that has just lost its line to the others."""

log = logging.getLogger("ludotheque.room")


class Room:
    """A table with the people at it."""

    def __init__(self, name: str, stored: Stored, services: Services, tables: Tables, keeps: bool) -> None:
        self.name = name
        self.services = services
        self.tables = tables
        self.beginning = stored.beginning
        self.fleet = services.fleet
        self.invitations = Invitations(name, stored.roles, services.store)
        self.settings = _settings(stored.beginning, stored.notes.get(SETTINGS))
        self.visitors: set[Visitor] = set()
        self._at_the_door: set[Visitor] = set()
        """Everybody who came and has not left, let in or not."""
        self.users = 0
        self.quiet_since = services.clock.now()
        self.jobs = Jobs(services.limits.waiting_jobs)
        whoever = self._listeners, self._viewers_elsewhere, self._show, self._tell_growth
        self.ledger = Ledger(name, stored, services, *whoever)
        self.rematch = Rematch(self.table, self.invitations, tables)
        self.restraint = Restraint(self.ledger, services)
        self.talk = Talk(self.ledger, services, stored.talk)
        limit = stored.beginning.clock
        around = self._here, self._viewers_anywhere, self._look_again
        self._attended = attended = Attended(self.ledger, self.jobs, services, limit, *around)
        self.mind = Mind(self.ledger, services)
        self.mind.keep_pace(self.settings.pace)
        self.hints = Hints(attended, self.mind)
        self._keeps = keeps
        self.keeping = Keeping(attended, self.mind, stored.notes) if keeps else None
        """What must happen once, if it is this server that sees to it."""
        self._elsewhere: dict[str, Viewers] = {}
        """By server that has the table open, too: who is at it there."""
        self._unheard: set[str] = set()
        """Those of them that have not answered since news were missed: they may have said that they put it away."""
        self._times = Times(name), services.clock.now()
        """What the keeper has told, and when."""
        self._stale: set[str] = set()
        """What other servers have changed since it was last looked up."""
        self._told: list[LogGrew] = []
        """What they have appended since."""
        self._led_on = False
        """Whether all who are here were told where the others have gone on to, after the end."""
        self._look_up = attended.timer("news", self._look_up_what_is_stale)
        self._begin_keeping = attended.timer("keeper", self._keep)
        self._second_look = attended.timer("a second look", self._look_once_more)
        self._answers_due = attended.timer("answers of other servers", self._forget_unheard)
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
        for timer in (self._second_look, self._look_up, self._begin_keeping, self._answers_due):
            timer.stop()
        for attendant in self._attendants():
            attendant.stop()
        await self.jobs.join()
        if self.keeping is not None:
            await self._note_times(self.keeping)
        self.task.cancel()
        await asyncio.gather(self.task, *self._under_way(), return_exceptions=True)
        self.fleet.tell(Here(self.name, [], self.table.number, put_away=True))
        await self.fleet.release(self.name)

    async def _note_times(self, keeping: Keeping) -> None:
        """For the next keeper. Whoever cannot leave a note must leave all the same."""
        try:
            await keeping.timekeeper.note()
        except Exception:
            log.exception("table %s: what is left of people's time could not be noted", self.name)

    def _attendants(self) -> list[Attendant]:
        return [self.hints, *(self.keeping.attendants if self.keeping is not None else [])]

    def _under_way(self) -> list[asyncio.Task[None]]:
        return [task for attendant in self._attendants() for task in attendant.tasks()]

    def idle(self, seconds: float) -> bool:
        """Whether nobody has used it for so long; where people are at the table elsewhere, they need it there alone."""
        if self._viewers_elsewhere():
            seconds = min(seconds, ELSEWHERE_SECONDS)
        busy = self.users > 0 or self._under_way() or len(self.jobs) > 0
        return not busy and self.services.clock.now() - self.quiet_since > seconds

    # Coming and going.

    async def enter(self, hello: wire.Hello) -> Visitor:
        """Somebody with keys: who they are at this table. They are let in when they `join`."""
        rights = self.invitations.enter(hello.keys)
        limits = self.services.limits
        if sum(other.seats == rights.seats for other in self._at_the_door) >= limits.visitors_per_seat:
            raise Wrong("full", "there are too many visitors in this place")
        visitor = Visitor(rights, limits.waiting_messages, hello.keys)
        self._at_the_door.add(visitor)
        return visitor

    async def join(self, visitor: Visitor, since: int | None) -> None:
        """Let a visitor in, with all it has missed since the last step it saw."""
        older = await self._older(visitor.seats, since)
        await self.jobs.put(partial(self._join, visitor, since, older))

    async def _join(self, visitor: Visitor, since: int | None, older: Made | None) -> None:
        try:
            await self._let_in(visitor, since, older)
        except Exception:
            log.exception("table %s: a visitor could not be let in", self.name)
            visitor.send(wire.encode(wire.Error(None, "unavailable", "the server could not let you in; try again")))
            visitor.gone = True

    async def _let_in(self, visitor: Visitor, since: int | None, older: Made | None) -> None:
        for seat in visitor.seats:
            if self.table.seats[seat].holder == "open" or self._countdown().taken(seat):
                await self.ledger.add(partial(self._sit_down, seat))
        if since is not None and since > self.table.number:
            await self._look_at_the_log()
        missed = self._missed(visitor.seats, since, older)
        following = await self._following(visitor)
        if visitor.rights != self.invitations.rights(visitor.keys):
            visitor.dismiss()
        if visitor.gone:
            return
        self.visitors.add(visitor)
        self._here_changed()
        visitor.send(*missed, self._welcome(visitor, following))
        self._tell_table(visitor)

    def _welcome(self, visitor: Visitor, following: wire.NextTable | None = None) -> bytes:
        rights = visitor.rights
        you = wire.You(rights.seats, rights.host, rights.invited)
        now = msgspec.Raw(wire.step_of(self.ledger.recent.now().seen(rights.seats)))
        return wire.encode(wire.Welcome(self._shown(), you, now, self.talk.shown(), following))

    def _sit_down(self, seat: int) -> list[Entry]:
        return sit_down(self.table, seat)

    async def _following(self, visitor: Visitor) -> wire.NextTable | None:
        """Where the others have gone on to, if somebody comes back to a game that is over."""
        await self._lead_on_once()
        if not self._led_on:
            return None
        return await self.rematch.entrance(self.table, visitor.keys)

    def at_hand(self, seats: tuple[int, ...], since: int | None) -> bool:
        """Whether what these seats have missed can be told at once."""
        return since is None or since >= self.table.number or self._lately(seats, since) is not None

    def _lately(self, seats: tuple[int, ...], since: int) -> list[bytes] | None:
        return self.ledger.recent.after(max(since, self.table.veil() - 1), seats)

    async def _older(self, seats: tuple[int, ...], since: int | None) -> Made | None:
        """What was missed longer ago than is at hand, made while the table goes on; nothing if it cannot be made now.

        Whoever asks is at the door already: what happens from here on is told to them.
        """
        if since is None or self.at_hand(seats, since):
            return None
        try:
            return await self.tables.histories.since(self.name, seats, since, self.table.number)
        except Wrong:
            return None

    def _missed(self, seats: tuple[int, ...], since: int | None, older: Made | None) -> list[bytes]:
        """The steps since then; where people must remember, not those before something was hidden again.

        None of them if there are more than can be told: the welcome says how things stand.
        """
        if since is None or since >= self.table.number:
            return []
        steps = self._lately(seats, since)
        if steps is None and older is not None:
            steps = self._joined(seats, max(since, self.table.veil() - 1), *older)
        return steps or []

    def _joined(self, seats: tuple[int, ...], since: int, last: int, made: list[bytes]) -> list[bytes] | None:
        """An older history, and what has happened since it was made, if all of that is at hand."""
        tail = [] if last >= self.table.number else self._lately(seats, last)
        if tail is None or since >= last:
            return tail
        return made[max(0, len(made) - (last - since)) :] + tail

    def leave(self, visitor: Visitor) -> None:
        visitor.gone = True
        self._at_the_door.discard(visitor)
        self.quiet_since = self.services.clock.now()
        if visitor in self.visitors:
            self.visitors.remove(visitor)
            self._here_changed()
            self._tell_table()

    def _keys_changed(self, asker: Visitor) -> None:
        """Whoever has keys that are good no longer has to go, and comes back with what they have besides."""
        asker.rights = self.invitations.rights(asker.keys)
        self._dismiss_strangers()
        self._tell_table(asker)
        asker.send(self._welcome(asker))

    def _dismiss_strangers(self) -> None:
        for visitor in list(self.visitors):
            if visitor.rights != self.invitations.rights(visitor.keys):
                visitor.dismiss()
        self._here_changed()

    def _here(self) -> set[int]:
        """The seats whose holders are at the table, on whatever server."""
        seats = {seat for visitor in self.visitors if not visitor.gone for seat in visitor.seats}
        return seats.union(*(seats for viewers in self._elsewhere.values() for seats in viewers))

    def _here_changed(self) -> None:
        """Somebody has come or gone: attendants and the other servers hear of it."""
        self._tell_who_is_here()
        self._look()

    def _tell_who_is_here(self) -> None:
        viewers = {visitor.seats for visitor in self.visitors if not visitor.gone}
        self.fleet.tell(Here(self.name, [[*seats] for seats in viewers], self.table.number))

    def ask_who_is_here(self) -> None:
        self.fleet.tell(WhoIsHere(self.name, self.table.number))

    def _countdown(self) -> Keeping | Elsewhere:
        """Who knows how long people have."""
        return self.keeping or Elsewhere(*self._times, self.services.clock.now())

    def _shown(self) -> wire.TableShown:
        countdown = self._countdown()
        return table_shown(
            name=self.name,
            table=self.table,
            branch=self.beginning.branch,
            deal=self.beginning.deal(),
            here=self._here(),
            decides_in=countdown.decides_in(),
            answers_in=countdown.answers_in,
            settings=self.settings,
            limit=self.beginning.clock,
            clock=countdown.clock,
        )

    def _tell_table(self, but: Visitor | None = None) -> None:
        if self.keeping is not None and self._viewers_elsewhere():
            self.fleet.tell(self.keeping.told())
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

    def hear_at_once(self, visitor: Visitor, text: str) -> bool:
        """The same for a request that need not wait to get into the queue; says whether it was one."""
        message = None if self.jobs.full() else wire.read(text)
        if message is None or isinstance(message, wire.Hello | wire.Ping):
            return False
        self.jobs.put_nowait(partial(self._answer, visitor, message))
        return True

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
            self.is_stale(LOG, KEYS)
            counts.errors["unavailable"] += 1
            reply = wire.Error(message.id, "unavailable", "the server could not do it; try again")
        if reply is not None:
            visitor.send(wire.encode(reply))

    async def _reply(self, visitor: Visitor, message: wire.Asked) -> wire.Message | None:
        check_right(self.table, visitor.rights, message)
        match message:
            case wire.WhyAsked():
                return self._why(message)
            case wire.HintAsked():
                return self.hints.begin(visitor, message)
            case wire.KnowAsked():
                return self._known(message)
            case wire.SitAsked() | wire.OpenAsked():
                await self._change_keys(visitor, message)
                return None
            case wire.NudgeAsked():
                self._nudge()
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
        self.restraint.check(visitor.rights, message)
        invited, key = await self._invitation(visitor, message)
        number = await self.ledger.add(partial(self._entries, visitor, message, invited), message.id)
        self.services.counts.actions += isinstance(message, wire.ActAsked)
        return wire.Ack(message.id, number, key)

    def _entries(self, visitor: Visitor, message: wire.Asked, invited: bool) -> list[Entry]:
        return entries_of(self.table, visitor.rights, message, invited, self.ledger.moment(), self.mind.helping())

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
        """Somebody sits down with a key of their own, or the host opens a seat anew.

        First the keys, which decide between two who want the same at once, then the log. Whoever asks once more,
        because no answer came, is answered as if for the first time.
        """
        wanted = partial(self._entries, visitor, message, False)
        number = self.ledger.requests.get(message.id)
        if number is None:
            self.restraint.check(visitor.rights, message)
            self.ledger.try_out(wanted)
        key = None
        if isinstance(message, wire.SitAsked):
            self.invitations.check_own(message.seat, message.key)
            await self.invitations.sit(message.seat, message.key, visitor.keys)
            visitor.keys.append(message.key)
        else:
            key = await self.invitations.reopen(message.seat)
        if number is None:
            number = await self.ledger.add(wanted, message.id)
        visitor.send(wire.encode(wire.Ack(message.id, number, key)))
        self._keys_changed(visitor)

    async def _say(self, message: wire.SayAsked | wire.PointAsked) -> None:
        said = await self.talk.say(message, self.settings)
        if said is not None:
            self._tell(wire.SaidTold(said))
            self.fleet.tell(WasSaid(self.name, said, message.id))

    def _nudge(self) -> None:
        if self.keeping is not None:
            self.keeping.thinkers.nudge()
        else:
            self.fleet.tell(Nudged(self.name))

    async def _change_settings(self, message: wire.SettingsAsked) -> None:
        talk = self.settings.talk if message.talk is None else message.talk
        settings = Settings(talk, message.pace or self.settings.pace)
        await self.services.store.note(self.name, SETTINGS, wire.encode(settings))
        self.fleet.tell(NoteChanged(self.name, SETTINGS))
        self._take_up(settings)

    def _take_up(self, settings: Settings) -> None:
        self.settings = settings
        self.mind.keep_pace(settings.pace)
        self._tell_table()

    async def _again(self, asker: Visitor, message: wire.AgainAsked) -> None:
        """Everybody who is here goes on together; whoever asks once more is shown the way again."""
        before = replace(self.beginning, settings=self.settings)
        made = await self.rematch.make(self.table, before, message.options)
        if made:
            self.fleet.tell(AgainMade(self.name))
        await self._lead_on([asker] if self._led_on else [*self.visitors])
        self._led_on = True

    async def _lead_on_once(self) -> None:
        """Once the next table is there everybody goes on; but whoever comes back to this one later is left here."""
        if not self._led_on and self.table.over() and await self.rematch.made():
            await self._lead_on([*self.visitors])
            self._led_on = True

    async def _lead_on(self, visitors: list[Visitor]) -> None:
        for visitor in visitors:
            following = await self.rematch.entrance(self.table, visitor.keys)
            visitor.send(wire.encode(wire.AgainMade(following)))

    def _why(self, message: wire.WhyAsked) -> wire.Message:
        refusal = self.table.why_not(message.seat, message.action)
        return wire.Refused(message.id, refusal) if refusal is not None else wire.Ack(message.id, None)

    def _known(self, message: wire.KnowAsked) -> wire.Message:
        """What the seat knows; where people must remember by themselves, no more than they are shown."""
        state, game = self.table.state, self.table.game
        known = state.knowledge(message.seat)
        told = game.forget(known, 100, "") if game.remembering else known
        return wire.Known(message.id, message.seat, self.table.number, told)

    # Changes.

    def _listeners(self) -> Viewers:
        """Whoever has to be told what happens, let in or about to be."""
        return {visitor.seats for visitor in self._at_the_door}

    def _viewers(self) -> Viewers:
        return {visitor.seats for visitor in self.visitors}

    def _viewers_elsewhere(self) -> Viewers:
        elsewhere: Viewers = set()
        return elsewhere.union(*self._elsewhere.values())

    def _viewers_anywhere(self) -> Viewers:
        return self._viewers() | self._viewers_elsewhere()

    def _show(self, happenings: list[Happening]) -> None:
        """These entries are durable: show them to everybody."""
        for happening in happenings:
            for visitor in self.visitors:
                visitor.send(happening.told(visitor.seats))
        seated = any(isinstance(happening.step.entry, Seat | Forfeit) for happening in happenings)
        if not self._viewers_elsewhere():
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
        changed = False
        for attendant in self._attendants():
            try:
                changed |= attendant.after_change()
            except Exception:
                log.exception("table %s: %s failed; it looks again", self.name, type(attendant).__name__)
                self._failures += 1
                self._second_look.set(rest_after(self._failures))
        if self._failures == failures:
            self._failures = 0
        return changed

    def _look_again(self) -> None:
        """The same when nothing has changed but something an attendant did is over."""
        if self._look():
            self._tell_table()

    async def _look_once_more(self) -> None:
        self._look_again()

    # Other servers.

    def hear_of(self, server: str, news: AnyNews) -> None:
        """What another server tells; what takes time waits for its turn."""
        match news:
            case LogGrew(_, _, entries):
                if not self._follows_at_once(news):
                    self._told += [news] if entries else []
                    self.is_stale(NEWS if entries else LOG)
            case KeysChanged() | NoteChanged():
                self.is_stale(*(KEYS, LOG) if isinstance(news, KeysChanged) else [SETTINGS])
            case AgainMade():
                self.is_stale(LOG, AGAIN)
            case WasSaid(_, said, request):
                if self.talk.heard(said, request):
                    self._tell(wire.SaidTold(said))
            case Here(_, viewers, number, put_away):
                self._hear_who_is_there(server, None if put_away else {tuple(seats) for seats in viewers}, number)
            case WhoIsHere(_, number):
                self._hear_who_is_there(server, self._elsewhere.get(server, set()), number)
                self._tell_who_is_here()
                if self.keeping is not None:
                    self.fleet.tell(self.keeping.told())
            case Times():
                self._hear_times(news)
            case Nudged():
                if self.keeping is not None:
                    self.keeping.thinkers.nudge()

    def _follows_at_once(self, news: LogGrew) -> bool:
        """See what another server has appended, if nothing else is being done here; says whether that is all of it."""
        if self._stale or not self.jobs.idle() or not news.entries:
            return False
        try:
            return self.ledger.follow(news)
        except Exception:
            return False  # it is tried again when it is its turn, and told if it fails then

    def is_stale(self, *what: str) -> None:
        """Another server has changed something: look it up as soon as it is its turn."""
        self._stale |= set(what)
        self._look_up.set(0)

    async def _look_up_what_is_stale(self) -> None:
        """What is heard of meanwhile is stale again, and looked up the next time."""
        stale, self._stale = self._stale, set()
        try:
            await self._look_up_all(stale)
        except BaseException:
            self._stale |= stale | {LOG}
            raise

    async def _look_up_all(self, stale: set[str]) -> None:
        """First of all who may still see it."""
        told, self._told = self._told, []
        if KEYS in stale:
            await self.invitations.look_up()
            self._dismiss_strangers()
        followed = [self.ledger.follow(news) for news in told]
        if LOG in stale or not all(followed):
            await self.ledger.catch_up()
        if SETTINGS in stale:
            noted = (await self.services.store.notes(self.name)).get(SETTINGS)
            self._take_up(_settings(self.beginning, noted))
        if TALK in stale and await self.talk.look_up():
            self._tell(wire.TalkShown(self.talk.shown()))
        if AGAIN in stale:
            await self._lead_on_once()

    async def _look_at_the_log(self) -> None:
        """Somebody has seen more than this server: whoever told them may be gone before all others heard of it."""
        number = self.table.number
        await self.ledger.catch_up()
        if self.table.number > number:
            self.fleet.tell(LogGrew(self.name))

    def _hear_who_is_there(self, server: str, viewers: Viewers | None, number: int) -> None:
        """Who is at the table by another server, if that has it open; what it did before may not have been heard."""
        self._unheard.discard(server)
        known = self._elsewhere.pop(server, None)
        if viewers is not None:
            self._elsewhere[server] = viewers
        self._compare(number, known is None and viewers is not None)
        if (viewers or set()) != (known or set()):
            self._look()
            self._tell_table()

    def _compare(self, number: int, new: bool) -> None:
        """A new one was not told of what was appended here; and nobody may ever have heard of this one there."""
        if number > self.table.number:
            self.is_stale(LOG)
        elif number < self.table.number and new:
            self.fleet.tell(LogGrew(self.name))

    def _tell_growth(self, news: LogGrew) -> None:
        if self._elsewhere:
            self.fleet.tell(news)

    def _hear_times(self, times: Times) -> None:
        if self.keeping is not None:
            return
        self._times = times, self.services.clock.now()
        if self.ledger.clock is not None and times.reached is not None:
            self.ledger.clock.follow(times.reached, times.since)
        self._tell_table()

    def server_gone(self, server: str) -> None:
        """Nobody is there, and what it did last may never have been told. If it was only slow, it answers who is."""
        self.is_stale(LOG)
        if server in self._elsewhere:
            self.is_stale(*EVERYTHING)
            self._hear_who_is_there(server, None, 0)
            self.ask_who_is_here()

    def missed(self) -> None:
        """This server may not have heard the others, nor they it: looking up keys, it tells who is here."""
        self.is_stale(*EVERYTHING)
        self.ask_who_is_here()
        self._unheard = set(self._elsewhere)
        self._answers_due.set(ANSWER_SECONDS)

    async def _forget_unheard(self) -> None:
        """They live, and have the table open no more, nor anybody at it."""
        for server in list(self._unheard):
            self._hear_who_is_there(server, None, 0)

    def kept(self) -> None:
        """This server keeps the table from now on."""
        self._keeps = True
        self._begin_keeping.set(0)

    def lost(self) -> None:
        """Another server may keep the table now."""
        self._keeps = False
        self._begin_keeping.stop()
        if self.keeping is not None:
            self._times = self.keeping.told(), self.services.clock.now()
            self.keeping.stop()
            self.keeping = None

    async def _keep(self) -> None:
        """Go on where the last keeper was: the log and the notes tell."""
        await self.ledger.catch_up()
        notes = await self.services.store.notes(self.name)
        if self._keeps and self.keeping is None:
            self.keeping = Keeping(self._attended, self.mind, notes)
            self._look()
            self._tell_table()


def _settings(beginning: Beginning, noted: bytes | None) -> Settings:
    """As they were last changed, or as the table began."""
    return beginning.settings if noted is None else msgspec.json.decode(noted, type=Settings)
