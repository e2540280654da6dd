"""Hints: what a bot would do in somebody's place, and why, told to whoever asks."""

import asyncio
import logging
from functools import partial

from ludotheque.room import wire
from ludotheque.room.attendants import Attended
from ludotheque.room.errors import Wrong
from ludotheque.room.failures import ANYTHING, raise_if_stopped
from ludotheque.room.mind import Mind
from ludotheque.room.shown import action_shown, offered
from ludotheque.room.visitor import Visitor

log = logging.getLogger("ludotheque.hints")


class Hints:
    """The hints that are thought about at one table, one for a seat at a time."""

    def __init__(self, attended: Attended, mind: Mind) -> None:
        self.ledger = attended.ledger
        self.mind = mind
        self._errands = attended.errands("hint")

    def after_change(self) -> bool:
        """Nothing: a hint is thought about when somebody asks, and is stale when the game has gone on."""
        return False

    def stop(self) -> None:
        self._errands.stop()

    def tasks(self) -> list[asyncio.Task[None]]:
        return self._errands.tasks()

    def begin(self, visitor: Visitor, message: wire.HintAsked) -> wire.Message | None:
        """The answer, if it is at hand: a lesson says itself what it asks for. Else it comes later."""
        offers = offered(self.ledger.table, message.seat)
        if not offers:
            raise Wrong("not-your-turn", "there is nothing for this seat to do now")
        plan = self.ledger.table.plan()
        if plan is not None:
            asked = next(action for action in offers if plan.allows(action["do"]))
            return wire.HintGiven(message.id, message.seat, asked)
        if message.seat in self._errands:
            raise Wrong("busy", "a hint for this seat is on its way already")
        self._errands.begin(message.seat, partial(self._give, visitor, message))
        return None

    async def _give(self, visitor: Visitor, message: wire.HintAsked) -> None:
        reply: wire.Message
        try:
            reply = await self._found(message)
        except ANYTHING as error:
            raise_if_stopped(error)
            log.exception("table %s: no hint", self.ledger.name)
            reply = wire.Error(message.id, "unavailable", "no bot could be asked")
        visitor.send(wire.encode(reply))

    async def _found(self, message: wire.HintAsked) -> wire.Message:
        turn = self.ledger.turn(message.seat)
        thought = await self.mind.advice(message.seat, self.mind.helping())
        if thought is None:
            return wire.Error(message.id, "unavailable", "no bot could be asked")
        state = self.ledger.table.state
        found = state.game.read(thought.action)
        if turn != self.ledger.turn(message.seat) or state.why_not(message.seat, found) is not None:
            return wire.Error(message.id, "stale", "the game went on before the hint was found")
        return wire.HintGiven(message.id, message.seat, action_shown(state, message.seat, found), thought.reason)
