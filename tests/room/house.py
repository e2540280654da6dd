"""A house in memory: no network, no disk, no process, and no time but the one that a test lets pass."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from ludotheque.core.chance import Rng
from ludotheque.games import open_game
from ludotheque.room import archive, wire
from ludotheque.room.errors import Wrong
from ludotheque.room.keeping import Keeping
from ludotheque.room.limits import TableLimits
from ludotheque.room.memory_store import MemoryStore
from ludotheque.room.room import Room
from ludotheque.room.rooms import Rooms
from ludotheque.room.services import Services
from ludotheque.room.store import Beginning
from ludotheque.room.thoughts import Question, Thought
from ludotheque.room.visitor import Visitor
from ludotheque.table.entries import Entry, Seat
from ludotheque.table.opening import Base, Opening
from tests.first_game import GAME
from tests.participant import Message, Participant
from tests.room.hand_clock import HandClock

VAIN = 3600.0
"""What has not come after an hour of the house's own time will not come."""

ENDLESS = 100_000

Keys = dict[str, Any]

_listening = 0


def busy() -> bool:
    """Whether anything is left to happen that needs no time, other than somebody's waiting for that."""
    ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]  # nothing else says what is left to do
    return len(ready) > _listening


async def quiet() -> None:
    """Let everything happen that needs no time."""
    global _listening
    for _ in range(ENDLESS):
        _listening += 1
        await asyncio.sleep(0)
        _listening -= 1
        if not busy():
            return
    raise AssertionError("something goes on and on without any time passing")


class FragileStore(MemoryStore):
    """A store whose disk can be full."""

    full = False
    refused = 0

    async def append(
        self, table: str, number: int, entries: list[Entry], request: str | None, base: Base | None
    ) -> None:
        if self.full:
            self.refused += 1
            raise OSError("no space left")
        await super().append(table, number, entries, request, base)


class QuickThoughts:
    """Bots that do the first legal thing at once."""

    async def ask(self, question: Question) -> Thought:
        return first_thought(question)


class SlowThoughts:
    """Bots that do the first legal thing, when they are let."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self._may_answer = asyncio.Semaphore(0)

    async def ask(self, question: Question) -> Thought:
        self.asked.append(question)
        await self._may_answer.acquire()
        return first_thought(question)

    async def answer(self) -> None:
        """One bot says what it thinks, and all that comes of it happens."""
        self._may_answer.release()
        await quiet()


def first_thought(question: Question) -> Thought:
    """The first thing that is legal as far as the bot knows."""
    game = open_game(question.setup)
    imagined = game.imagine(question.knowledge, Rng(question.seed))
    return Thought(game.write(imagined.actions(question.seat)[0]))


class House:
    """Rooms with a store and a source of thoughts in memory. A second one on the same store is another server."""

    def __init__(self, store: FragileStore | None = None, clock: HandClock | None = None, **lent: Any) -> None:
        self.store = store or FragileStore()
        self.clock = clock or HandClock()
        limits = TableLimits(**lent.pop("limits", {}))
        components: Mapping[str, str] = lent.pop("components", {})
        chosen = {"thoughts": QuickThoughts(), "bot_pause": 0.0, **lent}
        self.services = Services(store=self.store, clock=self.clock, limits=limits, **chosen)
        self.rooms = Rooms(self.services, components)

    async def table(self, *holders: str, game: str = GAME, **more: Any) -> Keys:
        """A new table; holders are `me`, `open` or a bot's level. Gives its keys."""
        seats = [{"holder": h} if h in ("me", "open") else {"holder": "bot", "level": h} for h in holders]
        return await self.create({"game": game, "seats": seats, **more})

    async def create(self, new: Message) -> Keys:
        made = await self.rooms.create(wire.read_new_table(json.dumps(new).encode()))
        keys: Keys = msgspec.to_builtins(made)
        return keys

    async def begin(self, opening: Opening, seats: list[Seat]) -> Keys:
        """A table that begins as it is told. Gives its keys."""
        keys: Keys = msgspec.to_builtins(await self.rooms.begin(Beginning(opening, seats)))
        return keys

    async def branch(self, table: str, key: str, new: Message) -> Keys:
        asked = wire.read_new_branch(json.dumps(new).encode())
        async with self.rooms.visit(table) as room:
            archive.check_perspective(room, room.invitations.enter([key]), asked.seat)
            keys: Keys = msgspec.to_builtins(await self.rooms.branch(room, asked))
            return keys

    async def steps(self, table: str, key: str, seat: int | None) -> list[Message]:
        """The history of a perspective; a watcher's if no seat is named."""
        async with self.rooms.visit(table) as room:
            archive.check_perspective(room, room.invitations.enter([key]), seat)
            steps: list[Message] = json.loads(await archive.history(room, seat))["steps"]
            return steps

    async def record(self, table: str) -> str:
        async with self.rooms.visit(table) as room:
            archive.check_played(room)
            return await archive.record(room)

    async def pass_time(self, seconds: float) -> None:
        """Let so much time go by, and all that happens in it."""
        end = self.clock.now() + seconds
        await quiet()
        while (due := self.clock.due()) is not None and due <= end:
            self.clock.move_to(due)
            await quiet()
        self.clock.move_to(end)

    async def until(self, condition: Callable[[], Any], why: Callable[[], str] = lambda: "") -> None:
        """Let time go by until something is so."""
        end = self.clock.now() + VAIN
        await quiet()
        while not condition():
            if busy():
                await quiet()
                continue
            due = self.clock.due() or end
            assert due < end, f"nothing more will happen; {why()}"
            self.clock.move_to(due)


def kept(room: Room) -> Keeping:
    """What its keeper sees to, in a house that keeps the table."""
    assert room.keeping is not None
    return room.keeping


@asynccontextmanager
async def opened(**lent: Any) -> AsyncIterator[House]:
    house = House(**lent)
    await house.rooms.open()
    try:
        yield house
    finally:
        await house.rooms.close()


class Caller(Participant):
    """Somebody who came in without any network."""

    def __init__(self, house: House, room: Room, visitor: Visitor) -> None:
        super().__init__()
        self.house = house
        self.room = room
        self.visitor = visitor
        self._hearing = asyncio.create_task(visitor.deliver(self._hear))

    async def _hear(self, messages: list[bytes]) -> None:
        for message in messages:
            self.take(message.decode())
        self.closed = self.visitor.gone

    async def send(self, message: Message) -> None:
        await self.room.hear(self.visitor, json.dumps(message))

    async def until(self, condition: Callable[[], Any]) -> None:
        await self.house.until(condition, lambda: f"last: {self.raw[-2:]}")

    def leave(self) -> None:
        self.room.leave(self.visitor)
        self._hearing.cancel()


@asynccontextmanager
async def visit(house: House, table: str, *keys: str | None, since: int | None = None) -> AsyncIterator[Caller]:
    """Somebody who was let in."""
    async with house.rooms.visit(table) as room:
        visitor = await room.enter(wire.Hello([key for key in keys if key], since))
        caller = Caller(house, room, visitor)
        await room.join(visitor, since)
        await caller.hear("welcome")
        try:
            yield caller
        finally:
            caller.leave()


@asynccontextmanager
async def guest(house: House, table: str, invitation: str, seat: int, name: str = "") -> AsyncIterator[Caller]:
    """Somebody who came with an invitation and sat down."""
    async with visit(house, table, invitation) as caller:
        await caller.sit(seat, name)
        yield caller


async def refused(wanted: Any) -> str:
    """The code with which something is refused."""
    try:
        await wanted
    except Wrong as error:
        return error.code
    raise AssertionError("it was not refused")
