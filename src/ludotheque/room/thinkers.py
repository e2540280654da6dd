"""The bots of one table: who thinks about what, and what becomes of it when the game goes on meanwhile."""

import asyncio
import logging
from functools import partial

from ludotheque.core.errors import Illegal
from ludotheque.room.attendants import Attended
from ludotheque.room.mind import Mind
from ludotheque.search.turns import next_to_act
from ludotheque.table.entries import Entry

log = logging.getLogger("ludotheque.thinkers")


class Thinkers:
    """Everybody who thinks in a seat of their own. What they choose goes through the table's queue like anybody's."""

    def __init__(self, attended: Attended, mind: Mind) -> None:
        self.ledger = attended.ledger
        self.viewers = attended.viewers
        self.jobs = attended.jobs
        self.counts = attended.services.counts
        self.mind = mind
        self.nudged: set[int] = set()
        """Where the order is free: bots that were asked to go on before the people."""
        self._last = -1
        self._errands = attended.errands("bot")

    def after_change(self) -> bool:
        """Every bot that is called begins to think, while somebody looks on. In a tutorial the replies are written."""
        if not self._bots():
            self.nudged.clear()
        elif not self.ledger.table.opening.tutorial and self.viewers():
            for seat in self._called():
                self._errands.begin(seat, partial(self._play, seat))
        return False

    def stop(self) -> None:
        self._errands.stop()

    def tasks(self) -> list[asyncio.Task[None]]:
        return self._errands.tasks()

    def nudge(self) -> None:
        """Somebody wants the bots to go on: each that is awaited acts once, whoever else could, and without a pause."""
        self.nudged.update(self._awaited())
        self.mind.skip()
        self.after_change()

    def _awaited(self) -> list[int]:
        """The bots that the game waits for."""
        bots = self._bots()
        if not bots or self._left_to_people():
            return []
        awaited = self.ledger.table.awaited()
        return [seat for seat in bots if awaited >> seat & 1]

    def _bots(self) -> list[int]:
        return [seat.seat for seat in self.ledger.table.seats if seat.holder == "bot"]

    def _left_to_people(self) -> bool:
        """What is chosen together is for people to choose, if there are any."""
        table = self.ledger.table
        return table.common() and bool(table.people())

    def _called(self) -> list[int]:
        """The bots that think now; where the order is free, one after the other, and after the people.

        Who was asked to go on stays asked while somebody else must answer first.
        """
        bots = self._awaited()
        if not self.ledger.table.game.free_order:
            return bots
        self.nudged.intersection_update(self._bots())
        free = sum(1 << seat for seat in bots if not self._holds_back(seat))
        if self.tasks() or not free:
            return []
        return [next_to_act(free, self._last, len(self.ledger.table.seats))]

    def _holds_back(self, seat: int) -> bool:
        """Whether a bot leaves room to somebody who is here."""
        here = {seat for seats in self.viewers() for seat in seats}
        return seat not in self.nudged and not here.isdisjoint(self.ledger.table.leading())

    async def _play(self, seat: int) -> None:
        if seat in self._awaited():
            turn, level = self.ledger.turn(seat), self.ledger.table.seats[seat].level
            action = await self.mind.choice(seat, level)
            await self.jobs.do(partial(self._act, seat, turn, level, action))

    async def _act(self, seat: int, turn: int, level: str, action: str) -> None:
        if level != self.ledger.table.seats[seat].level or not self._still_wanted(seat, turn):
            return
        self._last = seat
        self.nudged.discard(seat)
        try:
            await self.ledger.add(lambda: self._entries(seat, turn, action))
            self.counts.bot_moves += 1
        except Illegal:
            log.debug("table %s: a bot came too late and thinks again", self.ledger.name)

    def _entries(self, seat: int, turn: int, action: str) -> list[Entry]:
        """None if another server has gone on meanwhile."""
        return [self.mind.act(seat, action)] if self._is_its_turn(seat, turn) else []

    def _still_wanted(self, seat: int, turn: int) -> bool:
        """Whether what a bot thought is of use when it arrives."""
        return self._is_its_turn(seat, turn) and (self.ledger.clock is not None or not self._holds_back(seat))

    def _is_its_turn(self, seat: int, turn: int) -> bool:
        """Whether it is still the turn that the bot thought about; in a timed game the rules alone judge on arrival."""
        table = self.ledger.table
        if table.seats[seat].holder != "bot" or seat not in table.to_act() or self._left_to_people():
            return False
        return self.ledger.clock is not None or turn == self.ledger.turn(seat)
