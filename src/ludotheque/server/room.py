"""A live table: one task that takes one job after another from a bounded queue.

Every change is checked on a draft of the table, appended durably, and only then shown: persist first. What fails on
the way leaves everything as it was.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from hashlib import sha256

import msgspec

from ludotheque.core.errors import Illegal, Mistake
from ludotheque.server import wire
from ludotheque.server.bot_worker import Question
from ludotheque.server.bots import BotFailed, Bots
from ludotheque.server.errors import Wrong, code_of
from ludotheque.server.history import Moment, Recent, seen_after
from ludotheque.server.keys import hashed, new_key
from ludotheque.server.limits import Limits, clean_name
from ludotheque.server.metrics import Metrics
from ludotheque.server.store import Conflict, Store, Stored
from ludotheque.server.visitor import Visitor
from ludotheque.table import entries
from ludotheque.table.table import Step, Table

SNAPSHOT_EVERY = 16
TRIES = 5
HINT_LEVEL = "hard"
AFTER_A_FAILURE = 2.0

log = logging.getLogger("ludotheque.room")


@dataclass(frozen=True)
class Services:
    """What all tables share."""

    store: Store
    bots: Bots
    metrics: Metrics
    limits: Limits
    bot_pause: float


class Room:
    """A table with the people at it."""

    def __init__(self, name: str, stored: Stored, services: Services) -> None:
        self.name = name
        self.services = services
        self.beginning = stored.beginning
        self.roles = stored.roles
        self.requests = stored.requests
        self.recent = Recent(_latest(stored))
        self.snapshot = self.table.number
        self.turn = self.table.number
        """The number of the last entry that changed the game, and not only who sits where."""
        self.visitors: set[Visitor] = set()
        self.users = 0
        self.quiet_since = time.monotonic()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.hints: set[asyncio.Task[None]] = set()
        self.jobs: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue(services.limits.waiting_jobs)
        self.task = asyncio.create_task(self._run(), name=f"table {name}")

    @property
    def table(self) -> Table:
        return self.recent.now().table

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
        for thought in self._thoughts():
            thought.cancel()
        await self.jobs.join()
        self.task.cancel()
        await asyncio.gather(self.task, *self._thoughts(), return_exceptions=True)

    def _thoughts(self) -> list[asyncio.Task[None]]:
        return [*self.thinking.values(), *self.hints]

    def idle(self, seconds: float) -> bool:
        busy = self.users > 0 or self.thinking or not self.jobs.empty()
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
                await self._add(partial(self._sit_down, seat), None)
        missed = await self._missed(visitor.seats, since)
        if visitor.gone:
            return
        self.visitors.add(visitor)
        you = wire.You(visitor.seats, visitor.rights.host)
        now = self.recent.now().seen(visitor.seats)
        visitor.send(*missed, wire.encode(wire.Welcome(self.shown(), you, msgspec.Raw(now))))
        self._tell_table(visitor)
        self._wake_bots()

    def _sit_down(self, seat: int) -> list[entries.Entry]:
        return [entries.Seat(seat, "person", name=self.table.seats[seat].name)]

    async def _missed(self, seats: tuple[int, ...], since: int | None) -> list[bytes]:
        if since is None or since >= self.table.number:
            return []
        moments = self.recent.after(since)
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
            self._tell_table()

    def shown(self) -> wire.TableShown:
        """The table as everybody may see it. The seed stays secret until the end."""
        opening = self.table.opening
        here = {seat for visitor in self.visitors for seat in visitor.seats}
        return wire.TableShown(
            id=self.name,
            game=opening.setup.game,
            options=dict(opening.setup.options),
            components=opening.setup.components_hash(),
            seed_hash=opening.seed_hash(),
            seed=opening.seed if self.table.state.over() else None,
            tutorial=opening.tutorial,
            seats=[wire.SeatShown(s.holder, s.level, s.name, s.seat in here) for s in self.table.seats],
            branch=self.beginning.branch,
        )

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
        self._check_right(visitor, message)
        if isinstance(message, wire.Why):
            return self._why(message)
        if isinstance(message, wire.Hint):
            return self._hint(visitor, message)
        if message.id in self.requests:
            return wire.Ack(message.id, self.requests[message.id])
        if self.table.number >= self.services.limits.entries_per_table:
            raise Wrong("full", "the log of this table is full")
        key = await self._invitation(visitor, message)
        number = await self._add(partial(self._entries, message, key is not None), message.id)
        self.services.metrics.actions += isinstance(message, wire.Act)
        return wire.Ack(message.id, number, key)

    def _check_right(self, visitor: Visitor, message: wire.Asked) -> None:
        if isinstance(message, (wire.Finish, wire.Lesson)):
            if not visitor.seats:
                raise Wrong("not-your-seat", "only somebody with a seat may do this")
        elif isinstance(message, wire.Hold) and visitor.rights.host:
            if message.seat >= len(self.table.seats):
                raise Wrong("not-your-seat", f"there is no seat {message.seat}")
        elif message.seat not in visitor.seats:
            raise Wrong("not-your-seat", f"the keys of this socket do not open seat {message.seat}")

    def _entries(self, message: wire.Asked, invited: bool) -> list[entries.Entry]:
        """What a request adds to the log."""
        table = self.table
        match message:
            case wire.Act():
                self._check_person(message.seat)
                return [entries.Act(message.seat, message.action)]
            case wire.Undo():
                self._check_person(message.seat)
                return [entries.Undo(message.seat)]
            case wire.Finish():
                return [*table.finish()]
            case wire.Lesson():
                return [entries.Lesson()]
            case wire.Name():
                seat = table.seats[message.seat]
                return [entries.Seat(seat.seat, seat.holder, seat.level, _clean(message.name))]
            case wire.Hold():
                return [self._held(message, invited)]
            case _:
                raise Wrong("bad-message", "this adds nothing to the log")

    def _check_person(self, seat: int) -> None:
        if self.table.seats[seat].holder == "bot":
            raise Wrong("bot-seat", "a bot holds this seat; take it back first")

    def _held(self, message: wire.Hold, invited: bool) -> entries.Seat:
        if self.table.opening.tutorial:
            raise Wrong("tutorial", "in a tutorial the seats stay as they are")
        name = self.table.seats[message.seat].name
        if message.holder == "bot":
            return entries.Seat(message.seat, "bot", message.level, name)
        return entries.Seat(message.seat, "open" if invited else "person", name=name)

    async def _invitation(self, visitor: Visitor, message: wire.Asked) -> str | None:
        """A new key, when the host opens a seat that nobody has sat in: only then can it tell no secret."""
        if not isinstance(message, wire.Hold) or message.holder == "bot" or message.seat in visitor.seats:
            return None
        if str(message.seat) in self.roles.values() and self.table.seats[message.seat].holder != "open":
            return None
        key = new_key()
        await self.services.store.add_key(self.name, hashed(key), str(message.seat))
        self.roles[hashed(key)] = str(message.seat)
        return key

    def _why(self, message: wire.Why) -> wire.Message:
        refusal = self.table.state.why_not(message.seat, self.table.game.read(message.action))
        return wire.Refused(message.id, refusal) if refusal is not None else wire.Ack(message.id, None)

    # Changes.

    async def _add(self, wanted: Callable[[], list[entries.Entry]], request: str | None) -> int:
        """Check, append, show. If another server was faster, see what it did and try again."""
        for _ in range(TRIES):
            number = self.table.number
            log_entries = wanted()
            moments = self._drafted(log_entries)
            base = self.table.base() if self._wants_snapshot(moments[-1].table) else None
            start = time.monotonic()
            try:
                await self.services.store.append(self.name, number, log_entries, request, base)
            except Conflict:
                await self._catch_up()
                if request is not None and request in self.requests:
                    return self.requests[request]
                continue
            self.services.metrics.append.add(time.monotonic() - start)
            if base is not None:
                self.snapshot = number
            self._happen(moments, request)
            return self.table.number
        raise Wrong("busy", "other servers keep changing this table")

    def _drafted(self, log_entries: list[entries.Entry]) -> list[Moment]:
        """What would come of these entries, and how everybody here would see it; raises if one of them cannot be."""
        moments = []
        table = self.table
        for entry in log_entries:
            table = table.draft()
            moments.append(Moment(table, table.add(entry)))
            for visitor in self.visitors:
                moments[-1].seen(visitor.seats)
        return moments

    def _wants_snapshot(self, draft: Table) -> bool:
        changed = draft.state.to_act() != self.table.state.to_act()
        return changed and draft.number - self.snapshot >= SNAPSHOT_EVERY

    async def _catch_up(self) -> None:
        for entry, request in await self.services.store.after(self.name, self.table.number):
            self._happen(self._drafted([entry]), request)

    def _happen(self, moments: list[Moment], request: str | None) -> None:
        """These entries are durable: show them to everybody."""
        was_over = self.table.state.over()
        seated = False
        for moment in moments:
            self.recent.add(moment)
            if isinstance(moment.step.entry, entries.Seat):
                seated = True
            else:
                self.turn = moment.step.number
            for visitor in self.visitors:
                visitor.send(wire.update(moment.seen(visitor.seats)))
        if request is not None:
            self.requests[request] = self.table.number
        if seated or self.table.state.over() != was_over:
            self._tell_table()
        self.quiet_since = time.monotonic()
        self._wake_bots()

    # Bots.

    def _wake_bots(self) -> None:
        """Every bot that may act begins to think, while there is somebody to see it."""
        if not self.visitors or self.table.opening.tutorial:
            return
        for seat in self.table.state.to_act():
            if self.table.seats[seat].holder == "bot" and seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self._think(seat), name=f"bot at {self.name}")

    async def _think(self, seat: int) -> None:
        turn = self.turn
        question = self._question(seat, self.table.seats[seat].level)
        try:
            action, _ = await asyncio.gather(self.services.bots.ask(question), asyncio.sleep(self.services.bot_pause))
        except BotFailed as error:
            log.error("table %s: the bot of seat %d could not think, so it plays anything: %s", self.name, seat, error)
            action = ""
        await self.jobs.put(partial(self._bot_acts, seat, turn, action))

    async def _bot_acts(self, seat: int, turn: int, action: str) -> None:
        del self.thinking[seat]
        state = self.table.state
        if turn == self.turn and self.table.seats[seat].holder == "bot" and seat in state.to_act():
            action = action or state.game.write(state.actions(seat)[0])
            try:
                await self._add(lambda: [entries.Act(seat, action)], None)
            except Exception:
                log.exception("table %s: the bot of seat %d could not act", self.name, seat)
                asyncio.get_running_loop().call_later(AFTER_A_FAILURE, self._wake_bots)
                return
            self.services.metrics.bot_moves += 1
        self._wake_bots()

    def _question(self, seat: int, level: str) -> Question:
        """What a bot is told: what the seat knows, and a seed that tells nothing of the table's own."""
        setup = self.table.opening.setup
        told = f"{self.table.opening.seed} bot {seat} {self.turn}"
        return Question(
            game=setup.game,
            seats=setup.seats,
            options=dict(setup.options),
            components=setup.components,
            seat=seat,
            knowledge=self.table.state.knowledge(seat),
            level=level,
            seed=sha256(told.encode()).hexdigest(),
        )

    def _hint(self, visitor: Visitor, message: wire.Hint) -> wire.Message | None:
        offered = wire.offered(self.table, message.seat)
        if not offered:
            raise Wrong("not-your-turn", "there is nothing for this seat to do now")
        if self.table.plan() is not None:
            return wire.HintGiven(message.id, message.seat, offered[0])
        if visitor.hinting:
            raise Wrong("busy", "a hint is on its way already")
        visitor.hinting = True
        hint = asyncio.create_task(self._give_hint(visitor, message))
        self.hints.add(hint)
        hint.add_done_callback(self.hints.discard)
        return None

    async def _give_hint(self, visitor: Visitor, message: wire.Hint) -> None:
        turn = self.turn
        state = self.table.state
        reply: wire.Message
        try:
            action = await self.services.bots.ask(self._question(message.seat, HINT_LEVEL))
            if turn == self.turn:
                shown = wire.action_shown(state, message.seat, state.game.read(action))
                reply = wire.HintGiven(message.id, message.seat, shown)
            else:
                reply = wire.Error(message.id, "stale", "the game went on before the hint was found")
        except BotFailed as error:
            log.error("table %s: no hint: %s", self.name, error)
            reply = wire.Error(message.id, "unavailable", "no bot could be asked")
        visitor.hinting = False
        visitor.send(wire.encode(reply))


def _clean(name: str) -> str:
    try:
        return clean_name(name)
    except Mistake as error:
        raise Wrong("name", str(error)) from None


def _latest(stored: Stored) -> Moment:
    """Where the log leads to, with the last step."""
    opening, base = stored.beginning.opening, stored.base
    before = stored.entries[:-1]
    if base is None:
        table = Table(opening, stored.beginning.seats)
        for entry in before:
            table.add(entry)
    else:
        table = Table.resume(opening, base, before)
    if not stored.entries:
        return Moment(table, Step(table.number, None, []))
    return Moment(table, table.add(stored.entries[-1]))
