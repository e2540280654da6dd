"""What bots think at one table, and how long they take for it."""

import asyncio
import logging
import random
from hashlib import sha256

from ludotheque.room.clock import sleep
from ludotheque.room.failures import ANYTHING, raise_if_stopped, rest_after
from ludotheque.room.ledger import Ledger
from ludotheque.room.pace import PAUSES, Pace
from ludotheque.room.services import Services
from ludotheque.room.settings import PaceName
from ludotheque.room.thoughts import NoThought, Question, Thought
from ludotheque.search.levels import reaction_of
from ludotheque.table.entries import Act

TRIES = 3
"""A thought that dies of something unexpected is thought so often."""

log = logging.getLogger("ludotheque.mind")


class Mind:
    """Thinks for any seat of a table; bots, stand-ins and hints share it."""

    def __init__(self, ledger: Ledger, services: Services) -> None:
        self.ledger = ledger
        self.services = services
        self.pace = Pace(services.bot_pause)
        self._pauses: dict[int, asyncio.Event] = {}
        """By seat that a bot thinks for: whether its pause is over, or was skipped."""

    def keep_pace(self, name: PaceName) -> None:
        """Somebody wants the bots of this table to be slow or quick."""
        self.pace = Pace(self.services.bot_pause * PAUSES[name])

    def helping(self) -> str:
        """The level of bots that help people here."""
        return self.services.helping(self.ledger.table.opening.setup.game)

    def skip(self) -> None:
        """Nobody wants to wait: whoever pauses acts as soon as they have thought."""
        for pause in self._pauses.values():
            pause.set()

    async def choice(self, seat: int, level: str) -> str:
        """What a bot of the level does in a seat, in its own time; empty for anything, if it cannot think."""
        clock = self.services.clock
        begun = clock.now()
        answers = bool(self.ledger.table.answering() >> seat & 1)
        pause = self._pauses[seat] = asyncio.Event()
        try:
            thought = await self._thought(seat, level)
            await self._rest(level, clock.now() - begun, answers, pause)
        finally:
            self._pauses.pop(seat, None)
        return thought.action if thought is not None else ""

    async def advice(self, seat: int, level: str) -> Thought | None:
        """What somebody in a seat is told to do, and why; nothing, if nothing comes to mind.

        Whoever advises knows no more than the page shows: nobody is reminded of what they must remember.
        """
        return await self._thought(seat, level, advises=True)

    def act(self, seat: int, action: str) -> Act:
        """What was chosen, or anything, at the moment of its arrival."""
        state = self.ledger.table.state
        return Act(seat, action or state.game.write(state.actions(seat)[0]), self.ledger.moment())

    async def _thought(self, seat: int, level: str, advises: bool = False) -> Thought | None:
        for failures in range(TRIES):
            if failures:
                await sleep(self.services.clock, rest_after(failures))
            try:
                return await self.services.thoughts.ask(self._question(seat, level, advises))
            except NoThought as error:
                log.error("table %s: a bot cannot think: %s", self.ledger.name, error)
                break
            except ANYTHING as error:
                raise_if_stopped(error)
                log.exception("table %s: a thought died", self.ledger.name)
        return None

    def _question(self, seat: int, level: str, advises: bool) -> Question:
        """What a bot is told: what the seat knows, and a seed that tells nothing of the table's own."""
        table = self.ledger.table
        whose = f"{table.opening.seed} bot {seat}"
        return Question(
            setup=table.opening.setup,
            seat=seat,
            knowledge=table.state.knowledge(seat),
            level=level,
            seed=sha256(f"{whose} {table.number}".encode()).hexdigest(),
            memory=sha256(f"{whose} memory".encode()).hexdigest(),
            forgets_all=advises,
            why=advises,
        )

    async def _rest(self, level: str, thought: float, answers: bool, pause: asyncio.Event) -> None:
        """A bot takes longer than it thinks: in a timed game until a player of its level would have reacted.

        What could tell something of its hand is not skipped: an answer out of turn, and how long it thinks.
        """
        clock = self.services.clock
        if self.ledger.clock is not None:
            await sleep(clock, random.uniform(*reaction_of(level)) / 1000 - thought)
        elif answers:
            await sleep(clock, self.pace.rest_before_an_answer(thought))
        else:
            least, rest = self.pace.least(level, thought), self.pace.rest(level, thought)
            await sleep(clock, least)
            await sleep(clock, rest - least, pause)
