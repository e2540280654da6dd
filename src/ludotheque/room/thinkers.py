"""The bots of one table: who thinks about what, and what becomes of it when the game goes on meanwhile."""

import asyncio
import logging
import random
import time
from functools import partial
from hashlib import sha256

from ludotheque.core.errors import Illegal
from ludotheque.room import wire
from ludotheque.room.errors import Wrong
from ludotheque.room.ledger import Ledger
from ludotheque.room.pace import Pace
from ludotheque.room.services import Services
from ludotheque.room.timer import Jobs
from ludotheque.room.visitor import Visitor
from ludotheque.search.levels import reaction_of
from ludotheque.search.turns import next_to_act
from ludotheque.server.bot_worker import Question
from ludotheque.server.process_pool import BotFailed
from ludotheque.table.entries import Act

HINT_LEVEL = "hard"
AFTER_A_FAILURE = 2.0

log = logging.getLogger("ludotheque.thinkers")


class Thinkers:
    """Everybody who thinks at a table. Answers go through the table's queue like anybody's."""

    def __init__(self, ledger: Ledger, jobs: Jobs, services: Services) -> None:
        self.ledger = ledger
        self.jobs = jobs
        self.services = services
        self.pace = Pace(services.bot_pause)
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.hints: dict[int, asyncio.Task[None]] = {}
        self.nudged: set[int] = set()
        """Where the order is free: bots that were asked to go on before the people."""
        self._last = -1

    def tasks(self) -> list[asyncio.Task[None]]:
        return [*self.thinking.values(), *self.hints.values()]

    def wake(self) -> None:
        """Every bot that is called begins to think, while somebody looks on. In a tutorial the replies are written."""
        if self.ledger.table.opening.tutorial or not self.ledger.viewers():
            return
        for seat in self._called():
            self.thinking[seat] = asyncio.create_task(self._think(seat), name=f"bot at {self.ledger.name}")

    def nudge(self) -> None:
        """Somebody wants the bots to go on: each that is awaited acts once, whoever else could."""
        self.nudged.update(self._awaited())
        self.wake()

    def _awaited(self) -> list[int]:
        """The bots that the game waits for."""
        table = self.ledger.table
        if self._left_to_people():
            return []
        awaited = table.state.awaited()
        return [seat.seat for seat in table.seats if seat.holder == "bot" and awaited >> seat.seat & 1]

    def _left_to_people(self) -> bool:
        """What is chosen together is for people to choose, if there are any."""
        table = self.ledger.table
        return table.state.common() and any(seat.holder == "person" for seat in table.seats)

    def _called(self) -> list[int]:
        """The bots that begin to think now; where the order is free, one after the other, and after the people.

        Who was asked to go on stays asked while somebody else must answer first.
        """
        bots = self._awaited()
        if not self.ledger.table.game.free_order:
            return [seat for seat in bots if seat not in self.thinking]
        self.nudged &= {seat.seat for seat in self.ledger.table.seats if seat.holder == "bot"}
        free = sum(1 << seat for seat in bots if not self._holds_back(seat))
        if self.thinking or not free:
            return []
        return [next_to_act(free, self._last, len(self.ledger.table.seats))]

    def _holds_back(self, seat: int) -> bool:
        """Whether a bot leaves room to somebody who is here."""
        here = {seat for seats in self.ledger.viewers() for seat in seats}
        return seat not in self.nudged and not here.isdisjoint(self.ledger.table.leading())

    async def _think(self, seat: int) -> None:
        turn = self.ledger.turn(seat)
        action = await self.decided(seat, self.ledger.table.seats[seat].level)
        await self.jobs.put(partial(self._bot_acts, seat, turn, action))

    async def decided(self, seat: int, level: str) -> str:
        """What a bot of the level does in a seat, in its own time; empty for anything, if it cannot think."""
        begun = time.monotonic()
        answers = bool(self.ledger.table.state.answering() >> seat & 1)
        try:
            action = await self.services.bots.ask(self._question(seat, level))
        except BotFailed as error:
            log.error("table %s: a bot could not think, so it plays anything: %s", self.ledger.name, error)
            action = ""
        await asyncio.sleep(self._rest(level, time.monotonic() - begun, answers))
        return action

    def _rest(self, level: str, thought: float, answers: bool) -> float:
        """How much longer a bot takes: in a timed game until a player of its level would have reacted."""
        if self.ledger.clock is not None:
            return max(0.0, random.uniform(*reaction_of(level)) / 1000 - thought)
        return self.pace.rest_before_an_answer(thought) if answers else self.pace.rest(level, thought)

    async def _bot_acts(self, seat: int, turn: int, action: str) -> None:
        del self.thinking[seat]
        try:
            if self._still_wanted(seat, turn):
                self._last = seat
                self.nudged.discard(seat)
                await self.ledger.add(lambda: [self.act(seat, action)])
                self.services.metrics.bot_moves += 1
        except Illegal:
            log.debug("table %s: a bot came too late and thinks again", self.ledger.name)
        except Exception:
            log.exception("table %s: a bot could not act", self.ledger.name)
            asyncio.get_running_loop().call_later(AFTER_A_FAILURE, self.wake)
            return
        self.wake()

    def act(self, seat: int, action: str) -> Act:
        """What a bot has decided, or anything, at the moment of its arrival."""
        state = self.ledger.table.state
        return Act(seat, action or state.game.write(state.actions(seat)[0]), self.ledger.moment())

    def _still_wanted(self, seat: int, turn: int) -> bool:
        """Whether it is still the turn that the bot thought about; in a timed game the rules alone judge on arrival."""
        table = self.ledger.table
        if table.seats[seat].holder != "bot" or seat not in table.state.to_act() or self._left_to_people():
            return False
        return self.ledger.clock is not None or (turn == self.ledger.turn(seat) and not self._holds_back(seat))

    def _question(self, seat: int, level: str, hint: bool = False) -> Question:
        """What a bot is told: what the seat knows, and a seed that tells nothing of the table's own.

        Whoever gives a hint knows no more than the page shows: nobody is reminded of what they must remember.
        """
        setup = self.ledger.table.opening.setup
        whose = f"{self.ledger.table.opening.seed} bot {seat}"
        told = f"{whose} {self.ledger.table.number}"
        return Question(
            game=setup.game,
            seats=setup.seats,
            options=dict(setup.options),
            components=setup.components,
            seat=seat,
            knowledge=self.ledger.table.state.knowledge(seat),
            level=level,
            seed=sha256(told.encode()).hexdigest(),
            memory=sha256(f"{whose} memory".encode()).hexdigest(),
            forgets_all=hint,
        )

    def hint(self, visitor: Visitor, message: wire.Hint) -> wire.Message | None:
        offered = wire.offered(self.ledger.table, message.seat)
        if not offered:
            raise Wrong("not-your-turn", "there is nothing for this seat to do now")
        plan = self.ledger.table.plan()
        if plan is not None:
            asked = next(action for action in offered if plan.allows(action["do"]))
            return wire.HintGiven(message.id, message.seat, asked)
        if message.seat in self.hints:
            raise Wrong("busy", "a hint for this seat is on its way already")
        hint = asyncio.create_task(self._give_hint(visitor, message))
        self.hints[message.seat] = hint
        hint.add_done_callback(lambda _: self.hints.pop(message.seat))
        return None

    async def _give_hint(self, visitor: Visitor, message: wire.Hint) -> None:
        turn = self.ledger.turn(message.seat)
        reply: wire.Message
        try:
            action = await self.services.bots.ask(self._question(message.seat, HINT_LEVEL, hint=True))
            state = self.ledger.table.state
            found = state.game.read(action)
            if turn == self.ledger.turn(message.seat) and state.why_not(message.seat, found) is None:
                shown = wire.action_shown(state, message.seat, found)
                reply = wire.HintGiven(message.id, message.seat, shown)
            else:
                reply = wire.Error(message.id, "stale", "the game went on before the hint was found")
        except BotFailed as error:
            log.error("table %s: no hint: %s", self.ledger.name, error)
            reply = wire.Error(message.id, "unavailable", "no bot could be asked")
        visitor.send(wire.encode(reply))
