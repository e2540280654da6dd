"""Arkade: saucers cross the board by colour dice, a lone ship shoots at them; in turns, or both at once in real time.

This module keeps the contract: it asks the phase (`phases.py`) what is legal, refused and done, and lets time pass.
"""

from typing import final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import NEVER, Game
from ludotheque.core.hashing import Key
from ludotheque.core.types import Data
from ludotheque.games.arkade import plain
from ludotheque.games.arkade.board import Board
from ludotheque.games.arkade.dice import Dice
from ludotheque.games.arkade.notation import Notation
from ludotheque.games.arkade.phases import BY_PHASE
from ludotheque.games.arkade.situation import ALIEN, COUNTDOWN, DEFENDER, DRAW, OVER, Situation
from ludotheque.games.arkade.tiles import Tiles
from ludotheque.games.arkade.turns import go, land


@final
class ArkadeState(Situation):
    """One situation of Arkade."""

    @staticmethod
    def fresh(game: Game, notation: Notation, rng: Rng) -> "ArkadeState":
        """Saucers on the first lines, the ship on cell 1 with its nuggets, tiles face down (R3 to R7)."""
        options = game.setup.options
        parts = notation.parts
        tiles = Tiles.fresh(parts, options["tiles"] is True)
        state = ArkadeState(game, notation, rng, Board.fresh(parts), Dice.fresh(parts), tiles)
        state.nuggets = max(0, int(options["nuggets"]) + parts.handicap)
        state.throws_a_turn = int(options["throws"])
        return state

    def acting(self) -> i64:
        phase = BY_PHASE[self.phase]
        return (1 if phase.can_act(self, ALIEN) else 0) | (2 if phase.can_act(self, DEFENDER) else 0)

    def awaited(self) -> i64:
        """While dice fall nobody waits for their player, though nuggets, GPS and sacrifices may be used (A26)."""
        acting = self.acting()
        if not self.arcade:
            return acting
        for seat in range(2):
            if self.lands[seat] != NEVER and not self.choosing(seat):
                acting &= ~(seat + 1)
        return acting

    def legal(self, seat: i64, into: Actions) -> None:
        BY_PHASE[self.phase].legal(self, seat, into)

    def refusal(self, seat: i64, action: i64) -> i64:
        return BY_PHASE[self.phase].refusal(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        BY_PHASE[self.phase].apply(self, seat, action)

    def due(self) -> i64:
        """The signal, or whatever dice land first (A13)."""
        if self.phase == COUNTDOWN:
            return self.starts
        first = self.lands[ALIEN]
        second = self.lands[DEFENDER]
        if first == NEVER or second == NEVER:
            return second if first == NEVER else first
        return first if first <= second else second

    def tick(self, now: i64) -> None:
        due = self.due()
        while due != NEVER and due <= now:
            self.clock = due
            if self.phase == COUNTDOWN:
                go(self)
            else:
                land(self, ALIEN if self.lands[ALIEN] == due else DEFENDER)
            due = self.due()
        self.clock = now

    def clone(self) -> "ArkadeState":
        return self.copied(self.rng.clone())

    def guess(self, seat: i64, rng: Rng) -> "ArkadeState":
        """Nothing is hidden but chance to come: unturned tiles are drawn when they are turned (A30)."""
        return self.copied(rng.fork())

    def copied(self, rng: Rng) -> "ArkadeState":
        board, dice, tiles = self.board.clone(), self.dice.clone(), self.tiles.clone()
        other = ArkadeState(self.game, self.notation, rng, board, dice, tiles)
        self.copy_into(other)
        return other

    def key(self, seat: i64) -> i64:
        key = Key()
        self.add_to(key)
        return key.value()

    def open(self) -> bool:
        """Everything on the table is, and unturned tiles are drawn when they are turned (A30)."""
        return True

    def settled(self) -> bool:
        return self.phase == OVER

    def score(self, seat: i64) -> float:
        if self.winner == DRAW:
            return 0.5
        return 1.0 if seat == self.winner else 0.0

    def knowledge(self, seat: i64) -> Data:
        """Everything on the table is open."""
        return plain.knowledge(self)

    def unseen(self, rng: Rng) -> Data:
        """The tiles that nobody has turned."""
        return plain.unseen(self, rng)

    def position(self) -> Data:
        return plain.position(self)

    def words(self, seat: i64, action: i64) -> Data:
        return plain.words(self, seat, action)
