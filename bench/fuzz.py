"""Nonsense by the million: `python3 -m bench fuzz --inputs 1000000`.

Socket messages, bodies of requests, records, positions, knowledge and component files of every game are changed at
random and handed in. Each must be understood or refused with a reason; anything else is an unexpected error, and is
printed with what finds it again: `--seed SEED --kind KIND --game GAME --only NUMBER`.
"""

import asyncio
import json
import logging
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from random import Random
from secrets import randbits
from typing import Any, Protocol

import click

from bench.nonsense import nonsense, nonsense_object, nonsense_text
from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.core.errors import Mistake
from ludotheque.core.events import WATCHER
from ludotheque.games import GAMES, box, open_game
from ludotheque.room import archive, wire
from ludotheque.room.errors import Wrong
from ludotheque.room.keys import new_key
from ludotheque.room.limits import TableLimits
from ludotheque.room.memory_store import MemoryStore
from ludotheque.room.rooms import Rooms
from ludotheque.room.services import Services
from ludotheque.room.thoughts import OwnThoughts
from ludotheque.table import record
from ludotheque.table.entries import Act, Entry, Seat, Tick
from ludotheque.table.opening import Opening
from ludotheque.table.table import Table

FRESH_EVERY = 200
"""So many inputs are tried on what one random game left behind; then there is another."""

ACCEPTED, REFUSED, UNEXPECTED = "accepted", "refused", "unexpected"


class Fuzzer(Protocol):
    """Tries inputs of one kind on one game. `Mistake` and `Wrong` are refusals; anything else is a find."""

    def refresh(self, random: Random) -> None:
        """Play another game, so that there is something else to change."""
        ...

    def attempt(self, random: Random) -> None: ...

    def close(self) -> None: ...


def situations(game: str, random: Random) -> Iterator[State]:
    """The situations of a random game with any set-up, in order."""
    found = box(game)
    seats = random.choice(found.label.seats)
    options: dict[str, Any] = {}
    for option in found.label.options:
        values = option.at(seats).values
        if not option.only and random.random() < 0.5:
            options[option.name] = random.choice(values)
    try:
        setup = found.setup(seats, options, rules=random.randint(1, found.label.rules))
    except Mistake:
        setup = found.setup(seats)
    state = open_game(setup).start(str(random.random()))
    chance = Rng(str(random.random()))
    for _ in range(random.choice((0, 3, 20, 60))):
        yield state
        state.wait()
        seated = state.to_act()
        if not seated:
            return
        seat = seated[chance.below(len(seated))]
        actions = state.actions(seat)
        state.play(seat, actions[chance.below(len(actions))])
    yield state


def looked_at(state: State) -> None:
    """What was accepted must be good for something."""
    game = state.game
    for seat in (*range(game.seats), WATCHER):
        state.view(seat)
        if seat != WATCHER:
            state.knowledge(seat)
            state.key(seat)
            for action in state.actions(seat)[:3]:
                state.words(seat, action)
    state.position()
    chance = Rng("look")
    for _ in range(4):
        state.wait()
        seated = state.to_act()
        if state.over() or not seated:
            return
        actions = state.actions(seated[0])
        state.play(seated[0], actions[chance.below(len(actions))])


class Positions:
    """Positions, as the library and the command line take them."""

    def __init__(self, game: str) -> None:
        self.game = game

    def refresh(self, random: Random) -> None:
        *_, state = situations(self.game, random)
        self.opened = state.game
        self.plain = self.data(state, random)

    def close(self) -> None:
        """Nothing is left open."""

    def data(self, state: State, random: Random) -> Any:
        return state.position()

    def attempt(self, random: Random) -> None:
        looked_at(self.opened.from_position(nonsense_object(self.plain, random)))


class Knowledge(Positions):
    """Knowledge, as bots are given it."""

    def data(self, state: State, random: Random) -> Any:
        return state.knowledge(random.randrange(state.game.seats))

    def attempt(self, random: Random) -> None:
        looked_at(self.opened.imagine(nonsense_object(self.plain, random), Rng(str(random.random()))))


class Records:
    """Records, as text."""

    def __init__(self, game: str) -> None:
        self.game = game

    def close(self) -> None:
        """Nothing is left open."""

    def refresh(self, random: Random) -> None:
        *_, last = situations(self.game, random)
        seats = [Seat(seat, "person", name="Zoé") for seat in range(last.game.seats)]
        table = Table(Opening(last.game.setup, "fuzz"), seats)
        entries: list[Entry] = []
        for _ in range(random.choice((1, 5, 25))):
            if table.over():
                break
            entries.append(_any_entry(table, random))
            table.add(entries[-1])
        self.text = record.write(record.recorded(table, seats, entries))

    def attempt(self, random: Random) -> None:
        record.verify(record.read(nonsense_text(self.text, random)))


def _any_entry(table: Table, random: Random) -> Entry:
    state = table.state
    if not state.acting():
        return Tick(state.due())
    seat = random.choice(state.to_act())
    action = table.game.write(random.choice(list(state.actions(seat))))
    return Act(seat, action, state.clock if table.game.timed else None)


class Components:
    """Component files."""

    def __init__(self, game: str) -> None:
        self.box = box(game)

    def close(self) -> None:
        """Nothing is left open."""

    def refresh(self, random: Random) -> None:
        self.text = self.box.standard_components(random.randint(1, self.box.label.rules))

    def attempt(self, random: Random) -> None:
        game = self.box.open(
            self.box.setup(random.choice(self.box.label.seats), None, nonsense_text(self.text, random))
        )
        looked_at(game.start("fuzz"))


class House(Rooms):
    """Rooms in memory, in a loop of their own."""

    def __init__(self) -> None:
        limits = TableLimits(tables=10**9, seatings_at_once=10**6, changes_at_once=10**6, said_at_once=10**6)
        super().__init__(Services(MemoryStore(), OwnThoughts(), limits=limits, bot_pause=0.0))


class Failures(logging.Handler):
    """Takes what is logged as an error and raises it again where the input is known."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def raise_if_any(self) -> None:
        records, self.records = self.records, []
        for told in records:
            error = told.exc_info[1] if told.exc_info else None
            raise RuntimeError(told.getMessage()) from error


class Bodies:
    """Bodies of requests: new tables and branches."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.loop = asyncio.new_event_loop()
        self.house: House | None = None
        self.failures = Failures()
        logging.getLogger("ludotheque").addHandler(self.failures)

    def refresh(self, random: Random) -> None:
        label = box(self.game).label
        holders = [random.choice(({"holder": "me", "name": "Zoé"}, {"holder": "open"})) for _ in range(label.seats[0])]
        self.new: dict[str, Any] = {
            "game": self.game,
            "seats": holders,
            "options": {option.name: option.default for option in label.options if not option.by_seats},
            "settings": {"talk": True, "pace": "slow"},
            "clock": {"per": "game", "seconds": 60, "zero": "once", "increment": 5},
        }
        self.branch = {"at": 0, "seat": random.choice((None, 0)), "seats": [{"holder": "me"}] * label.seats[0]}
        self.loop.run_until_complete(self._fresh())

    def close(self) -> None:
        if self.house is not None:
            self.loop.run_until_complete(self.house.close())
        self.loop.close()
        logging.getLogger("ludotheque").removeHandler(self.failures)

    async def _fresh(self) -> None:
        if self.house is not None:
            await self.house.close()
        self.house = House()
        plain = {**self.new, "clock": None}
        keys = await self.house.create(wire.read_new_table(json.dumps(plain).encode()))
        self.keys = keys

    def attempt(self, random: Random) -> None:
        self.loop.run_until_complete(self._attempt(random))
        self.failures.raise_if_any()

    async def _attempt(self, random: Random) -> None:
        assert self.house is not None
        made = self.new if random.random() < 0.7 else self.branch
        body = json.dumps(nonsense(made, random)).encode()
        if random.random() < 0.3:
            body = nonsense_text(body.decode(), random).encode("utf-8", "surrogatepass")
        if random.random() < 0.05:
            body = bytes(random.randrange(256) if random.random() < 0.02 else byte for byte in body)
        if made is self.new:
            await self.house.create(wire.read_new_table(body))
        else:
            asked = wire.read_new_branch(body)
            async with self.house.visit(self.keys.table) as room:
                archive.check_perspective(room, room.invitations.enter([self.keys.host]), asked.seat)
                await self.house.branch(room, asked)


class Messages(Bodies):
    """Messages on a socket."""

    async def _fresh(self) -> None:
        await super()._fresh()
        assert self.house is not None
        self.room = await self.house._loaded(self.keys.table)
        keys = [self.keys.host, *(key for key in self.keys.seats if key)]
        self.visitor = await self.room.enter(wire.Hello(keys))
        await self.room.join(self.visitor, None)
        await self._quiet()

    async def _quiet(self) -> None:
        await self.room.jobs.join()
        await asyncio.sleep(0)
        self.visitor._waiting.done(len(self.visitor._waiting.all()))
        self.visitor.gone = False

    async def _attempt(self, random: Random) -> None:
        table = self.room.table
        acting = table.to_act()
        seat = random.choice(acting) if acting else 0
        legal = list(table.state.actions(seat)) if acting else []
        action = table.game.write(random.choice(legal)) if legal else "pass"
        request: dict[str, Any] = {"type": random.choice(KINDS), "id": new_key(), "seat": seat}
        more: dict[str, dict[str, Any]] = {
            "act": {"action": action},
            "why": {"action": action},
            "hold": {"holder": random.choice(("person", "bot"))},
            "sit": {"key": new_key(), "name": "Zoé"},
            "say": {"phrase": "hello"} if random.random() < 0.5 else {"text": "Bonjour !"},
            "point": {"at": random.choice(["", *map(str, table.game.targets())])},
            "name": {"name": "Zoé"},
            "settings": {"talk": True},
            "again": {"options": {}},
        }
        request |= more.get(request["type"], {})
        if request["type"] in NO_SEAT:
            del request["seat"]
        if random.random() < 0.6:
            request = nonsense(request, random)
        text = json.dumps(request)
        if random.random() < 0.2:
            text = nonsense_text(text, random)
        if random.random() < 0.01:
            text = random.choice(("[", '{"type":')) * 5_000
        try:
            await self.room.hear(self.visitor, text)
        finally:
            await self._quiet()


KINDS = [
    *("act", "act", "act", "why", "undo", "finish", "hold", "sit", "open", "resign", "say", "point"),
    *("settings", "lesson", "name", "nudge", "again", "ping", "hello"),
]
NO_SEAT = ("finish", "settings", "lesson", "nudge", "again", "ping", "hello")

FUZZERS: dict[str, Callable[[str], Fuzzer]] = {
    "messages": Messages,
    "bodies": Bodies,
    "records": Records,
    "positions": Positions,
    "knowledge": Knowledge,
    "components": Components,
}


def tried(kind: str, game: str, seed: int, numbers: range) -> tuple[Counter[str], list[str]]:
    """What became of these inputs, and what was unexpected of them."""
    told: Counter[str] = Counter()
    finds: list[str] = []
    fuzzer = FUZZERS[kind](game)
    for number in numbers:
        if number % FRESH_EVERY == 0 or number == numbers.start:
            fuzzer.refresh(Random(f"{seed} {kind} {game} game {number // FRESH_EVERY}"))
        try:
            fuzzer.attempt(Random(f"{seed} {kind} {game} {number}"))
            told[ACCEPTED] += 1
        except (Mistake, Wrong):
            told[REFUSED] += 1
        except Exception:
            told[UNEXPECTED] += 1
            again = f"--seed {seed} --kind {kind} --game {game} --only {number}"
            finds.append(f"{again}\n{traceback.format_exc(limit=-6)}")
            fuzzer.refresh(Random(f"{seed} {kind} {game} after {number}"))
    fuzzer.close()
    return told, finds


def _share(asked: tuple[str, str, int, int, int]) -> tuple[str, str, Counter[str], list[str], float]:
    kind, game, seed, first, last = asked
    logging.disable(logging.WARNING)
    start = time.monotonic()
    told, finds = tried(kind, game, seed, range(first, last))
    return kind, game, told, finds, time.monotonic() - start


def place_of(find: str) -> str:
    """Where an error was raised: the same one need not be told twice."""
    *_, place = [line for line in find.splitlines() if line.lstrip().startswith("File ")]
    return place


@click.command()
@click.option("--inputs", default=1_000_000, show_default=True, help="How many in all, shared among kinds and games.")
@click.option("--seed", type=int, help="The same inputs as another time  [default: others each time].")
@click.option("--kind", "kinds", multiple=True, type=click.Choice([*FUZZERS]), help="Only these; may be repeated.")
@click.option("--game", "games", multiple=True, type=click.Choice(GAMES), help="Only these; may be repeated.")
@click.option("--only", type=int, help="Only the input of this number.")
@click.option("--jobs", default=1, show_default=True, help="How many processes.")
def main(
    inputs: int, seed: int | None, kinds: tuple[str, ...], games: tuple[str, ...], only: int | None, jobs: int
) -> None:
    """Hand in nonsense, and print what became of it. The exit code is 1 if anything unexpected did."""
    chosen = randbits(32) if seed is None else seed
    pairs = [(kind, game) for kind in kinds or FUZZERS for game in games or GAMES]
    each = -(-inputs // len(pairs) // FRESH_EVERY) * FRESH_EVERY
    if only is not None:
        shares = [(kind, game, chosen, only // FRESH_EVERY * FRESH_EVERY, only + 1) for kind, game in pairs]
    else:
        step = max(FRESH_EVERY, each // 4 // FRESH_EVERY * FRESH_EVERY)
        shares = [
            (kind, game, chosen, first, min(first + step, each))
            for first in range(0, each, step)
            for kind, game in pairs
        ]
    print(f"seed {chosen}, {each} inputs for each of {len(pairs)} kinds and games", flush=True)
    total: Counter[str] = Counter()
    seen: set[str] = set()
    with get_context("spawn").Pool(jobs) as pool:
        for kind, game, told, finds, seconds in pool.imap_unordered(_share, shares):
            total += told
            rate = told.total() / max(seconds, 0.001)
            print(f"{kind:>10} {game:<13} {dict(told)} {rate:.0f} a second; {total.total()} so far", flush=True)
            for find in finds:
                what = place_of(find)
                if what not in seen:
                    seen.add(what)
                    print(find, flush=True)
    print(f"{total.total()} inputs: {dict(total)}")
    sys.exit(1 if total[UNEXPECTED] else 0)


if __name__ == "__main__":
    main()
