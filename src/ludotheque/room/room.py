"""A live table: one task that takes one job after another from a bounded queue.

People come and go, ask for things and are answered; what changes the table goes through its ledger: persist first, then
show.
"""

import asyncio
import logging
import time
from functools import partial

import msgspec

from ludotheque.core.errors import Illegal, Mistake
from ludotheque.games import box
from ludotheque.room import wire
from ludotheque.room.errors import Wrong, code_of
from ludotheque.room.history import Moment, seen_after
from ludotheque.room.invitations import Doors
from ludotheque.room.keys import hashed
from ludotheque.room.ledger import Ledger
from ludotheque.room.rematch import Sequel, Tables
from ludotheque.room.requests import check_right, entries_of, sit_down
from ludotheque.room.services import Services
from ludotheque.room.stand_in import StandIn
from ludotheque.room.store import Stored
from ludotheque.room.thinkers import Thinkers
from ludotheque.room.ticker import Ticker
from ludotheque.room.timer import Jobs
from ludotheque.room.visitor import Visitor
from ludotheque.room.vote import Decider
from ludotheque.table.entries import Entry, Seat
from ludotheque.table.table import Table

log = logging.getLogger("ludotheque.room")


class Room:
    """A table with the people at it."""

    def __init__(self, name: str, stored: Stored, services: Services, tables: Tables) -> None:
        self.name = name
        self.services = services
        self.beginning = stored.beginning
        self.doors = Doors(name, stored.roles, services.store, self._settled)
        self.visitors: set[Visitor] = set()
        self.users = 0
        self.quiet_since = time.monotonic()
        self.jobs: Jobs = asyncio.Queue(services.limits.waiting_jobs)
        self.ledger = Ledger(name, stored, services, self._viewers, self._show)
        self.thinkers = Thinkers(self.ledger, self.jobs, services)
        self.ticker = Ticker(self.ledger, self.jobs, services.limits.entries_per_table)
        self.decider = Decider(self.ledger, self.jobs, services.decision_seconds)
        self.stand_in = StandIn(self.ledger, self.jobs, self.thinkers, services.decision_seconds, self._here)
        self.sequel = Sequel(self.table, self.doors, tables)
        self.task = asyncio.create_task(self._run(), name=f"table {name}")

    @property
    def table(self) -> Table:
        return self.ledger.table

    async def _run(self) -> None:
        while True:
            job = await self.jobs.get()
            try:
                await job()
            except Exception:
                log.exception("table %s: a job failed", self.name)
            finally:
                self.jobs.task_done()

    async def close(self) -> None:
        """Do what waits, then stop."""
        self.visitors.clear()
        self.ticker.stop()
        self.decider.stop()
        self.stand_in.stop()
        for thought in self._thoughts():
            thought.cancel()
        await self.jobs.join()
        self.task.cancel()
        await asyncio.gather(self.task, *self._thoughts(), return_exceptions=True)

    def _thoughts(self) -> list[asyncio.Task[None]]:
        return [*self.thinkers.tasks(), *self.stand_in.tasks()]

    def idle(self, seconds: float) -> bool:
        busy = self.users > 0 or self._thoughts() or not self.jobs.empty()
        return not busy and time.monotonic() - self.quiet_since > seconds

    # Coming and going.

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
            if self.table.seats[seat].holder == "open":
                await self.ledger.add(partial(self._sit_down, seat))
        missed = await self._missed(visitor.seats, since)
        if not self.doors.opens([*visitor.fresh.values()]):
            visitor.dismiss()
        following = await self._following(visitor)
        if visitor.gone:
            return
        self.visitors.add(visitor)
        you = wire.You(visitor.seats, visitor.rights.host)
        now = msgspec.Raw(self.ledger.recent.now().seen(visitor.seats))
        self._wind()
        visitor.send(*missed, wire.encode(wire.Welcome(self.shown(), you, visitor.fresh, now, following)))
        self._tell_table(visitor)
        self._go_on()

    def _sit_down(self, seat: int) -> list[Entry]:
        return sit_down(self.table, seat)

    async def _following(self, visitor: Visitor) -> wire.NextTable | None:
        """Where the others have gone on to, if somebody comes back to a game that is over."""
        if not self.table.state.over() or not await self.sequel.made():
            return None
        return await self.sequel.entrance(self.table, visitor.keys)

    async def _missed(self, seats: tuple[int, ...], since: int | None) -> list[bytes]:
        """The steps since then; where people must remember, not those before something was hidden again."""
        if since is None or since >= self.table.number:
            return []
        since = max(since, self.table.veil() - 1)
        moments = self.ledger.recent.after(since)
        if moments is not None:
            return [wire.update(moment.seen(seats)) for moment in moments]
        beginning, log_of_table = await self.services.store.beginning(self.name)
        steps = await asyncio.to_thread(seen_after, beginning, log_of_table, seats, since)
        return [wire.update(step) for step in steps]

    def leave(self, visitor: Visitor) -> None:
        visitor.gone = True
        self.quiet_since = time.monotonic()
        if visitor in self.visitors:
            self.visitors.remove(visitor)
            self._wind()
            self._tell_table()
            self._go_on()

    def _settled(self, seat: int, key: bytes) -> None:
        """A seat has its own key: whoever else came by the invitation has to go."""
        for visitor in list(self.visitors):
            if seat in visitor.seats and key not in map(hashed, visitor.fresh.values()):
                visitor.dismiss()

    def _here(self) -> set[int]:
        """The seats whose holders are at the table."""
        return {seat for visitor in self.visitors if not visitor.gone for seat in visitor.seats}

    def shown(self) -> wire.TableShown:
        """The table as everybody may see it. The seed stays secret until the end."""
        opening = self.table.opening
        here = self._here()
        return wire.TableShown(
            id=self.name,
            game=opening.setup.game,
            options=dict(opening.setup.options),
            components=opening.setup.components_hash(),
            seed_hash=opening.seed_hash(),
            seed=opening.seed if self.table.state.over() else None,
            tutorial=opening.tutorial,
            timed=self.table.game.timed,
            free_order=self.table.game.free_order,
            memory=self.table.game.remembering,
            campaign=self._campaign(),
            decides_in=self.decider.left(),
            seats=[self._seat_shown(seat, seat.seat in here) for seat in self.table.seats],
            branch=self.beginning.branch,
        )

    def _seat_shown(self, seat: Seat, here: bool) -> wire.SeatShown:
        return wire.SeatShown(seat.holder, seat.level, seat.name, here, self.stand_in.left(seat.seat))

    def _campaign(self) -> wire.CampaignShown | None:
        setup = self.table.opening.setup
        label = box(setup.game).label
        if not label.campaign:
            return None
        [values] = [option.values for option in label.options if option.name == label.campaign]
        step = values.index(setup.options[label.campaign]) + 1
        return wire.CampaignShown(label.campaign, step, len(values), values[step] if step < len(values) else None)

    def _tell_table(self, but: Visitor | None = None) -> None:
        if self.visitors:
            message = wire.encode(wire.TableChanged(self.shown()))
            for visitor in self.visitors:
                if visitor is not but:
                    visitor.send(message)

    # Requests.

    async def ask(self, visitor: Visitor, message: wire.Asked) -> None:
        """Queue a request; whoever asks waits while the queue is full."""
        await self.jobs.put(partial(self._answer, visitor, message))

    async def _answer(self, visitor: Visitor, message: wire.Asked) -> None:
        metrics = self.services.metrics
        try:
            reply = await self._reply(visitor, message)
        except Illegal as error:
            metrics.refusals += 1
            reply = wire.Refused(message.id, error.refusal)
        except (Wrong, Mistake) as error:
            code = error.code if isinstance(error, Wrong) else code_of(error)
            metrics.errors[code] += 1
            reply = wire.Error(message.id, code, str(error))
        except Exception:
            log.exception("table %s: a request failed", self.name)
            metrics.errors["unavailable"] += 1
            reply = wire.Error(message.id, "unavailable", "the server could not do it; nothing has changed")
        if reply is not None:
            visitor.send(wire.encode(reply))

    async def _reply(self, visitor: Visitor, message: wire.Asked) -> wire.Message | None:
        check_right(self.table, visitor.rights, message)
        if isinstance(message, wire.Why):
            return self._why(message)
        if isinstance(message, wire.Hint):
            return self.thinkers.hint(visitor, message)
        if isinstance(message, wire.Nudge):
            self.thinkers.nudge()
            return wire.Ack(message.id, None)
        if isinstance(message, wire.Again):
            await self._again(visitor, message)
            return wire.Ack(message.id, None)
        if message.id in self.ledger.requests:
            return wire.Ack(message.id, self.ledger.requests[message.id])
        self._check_room_left(message)
        invited, key = await self._invitation(visitor, message)
        number = await self.ledger.add(
            lambda: entries_of(self.table, visitor.rights, message, invited, self.ledger.moment()), message.id
        )
        self.services.metrics.actions += isinstance(message, wire.Act)
        return wire.Ack(message.id, number, key)

    def _check_room_left(self, message: wire.Asked) -> None:
        """Half of the log is for the game alone, so that nobody stops a game by filling the log with other things."""
        most = self.services.limits.entries_per_table
        moves_on = isinstance(message, wire.Finish) or (
            isinstance(message, wire.Act) and message.seat not in self.table.proposals
        )
        if self.table.number >= (most if moves_on else most // 2):
            raise Wrong("full", "the log of this table has no room for this")

    async def _invitation(self, visitor: Visitor, message: wire.Asked) -> tuple[bool, str | None]:
        """Whether the host opens a seat that nobody has sat in, for only then can it tell no secret; and its new key.

        There is none if a bot sat in for whoever has the invitation: that one is good again.
        """
        if not isinstance(message, wire.Hold) or message.seat in visitor.seats:
            return False, None
        if message.seat in self._here():
            raise Wrong("not-your-seat", "somebody is there; while they are, only they hand over their seat")
        if message.holder == "bot" or self.doors.sat_in(message.seat):
            return False, None
        if self.doors.invited(message.seat) and self.table.seats[message.seat].holder != "open":
            return True, None
        return True, await self.doors.invite(message.seat)

    async def _again(self, asker: Visitor, message: wire.Again) -> None:
        """Everybody who is here goes on together; whoever asks once more is shown the way again."""
        made = await self.sequel.make(self.table, message.options)
        for visitor in [*self.visitors] if made else [asker]:
            following = await self.sequel.entrance(self.table, visitor.keys)
            visitor.send(wire.encode(wire.AgainMade(following)))

    def _why(self, message: wire.Why) -> wire.Message:
        refusal = self.table.why_not(message.seat, message.action)
        return wire.Refused(message.id, refusal) if refusal is not None else wire.Ack(message.id, None)

    # Changes.

    def _viewers(self) -> set[tuple[int, ...]]:
        return {visitor.seats for visitor in self.visitors}

    def _show(self, moments: list[Moment]) -> None:
        """These entries are durable: show them to everybody."""
        for moment in moments:
            for visitor in self.visitors:
                visitor.send(wire.update(moment.told(visitor.seats)))
        seated = any(isinstance(moment.step.entry, Seat) for moment in moments)
        if self._wind() or seated or self.table.state.over():
            self._tell_table()
        self.quiet_since = time.monotonic()
        self._go_on()

    def _wind(self) -> bool:
        """Begin or end the time in which people decide; says whether any did."""
        changes = self.decider.wind(), self.stand_in.wind()
        return any(changes)

    def _go_on(self) -> None:
        """What happens by itself: time passes and bots think, as long as somebody looks on."""
        self.ticker.wind()
        self.thinkers.wake()
