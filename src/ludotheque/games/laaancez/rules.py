"""Laaancez !: recruit objects with a die, then throw them at the rival's sheet, line by line, down to the candle.

Rules are cited as R1 to R16 and rulings as L1 to L18; `rules.toml` lists them, `texts/` puts them into words. What may
be done in each phase, and what comes of it, is in `phases`; what stands on a sheet, in `sheet`.
"""

from typing import final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.types import Data, ints
from ludotheque.games.laaancez import plain
from ludotheque.games.laaancez.notation import Notation
from ludotheque.games.laaancez.phases import BY_PHASE, any_choice
from ludotheque.games.laaancez.sheet import Sheet
from ludotheque.games.laaancez.situation import CHOOSING, COMBAT, NOT_YET, Situation


@final
class LaaancezState(Situation):
    """One situation of Laaancez !, under its rules."""

    @staticmethod
    def fresh(game: Game, notation: Notation, rng: Rng) -> "LaaancezState":
        """Two blank sheets, and player 1 about to roll."""
        parts = notation.parts
        return LaaancezState(game, notation, rng, Sheet.blank(parts, 0), Sheet.blank(parts, 1), ints(2, NOT_YET))

    # The contract.

    def acting(self) -> i64:
        return BY_PHASE[self.phase].acting(self)

    def legal(self, seat: i64, into: Actions) -> None:
        phase = BY_PHASE[self.phase]
        if (phase.acting(self) >> seat) & 1 == 1:
            phase.legal(self, seat, into)

    def refusal(self, seat: i64, action: i64) -> i64:
        return BY_PHASE[self.phase].refusal(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        BY_PHASE[self.phase].apply(self, seat, action)

    def clone(self) -> "LaaancezState":
        return self.copied(self.rng.clone())

    def guess(self, seat: i64, rng: Rng) -> "LaaancezState":
        other = self.copied(rng.fork())
        for rival in range(2):
            if rival != seat and other.has_chosen(rival):
                other.choices[rival] = any_choice(other, rival, rng)
        return other

    def copied(self, rng: Rng) -> "LaaancezState":
        first, second = self.first.clone(), self.second.clone()
        other = LaaancezState(self.game, self.notation, rng, first, second, self.choices[:])
        self.copy_into(other)
        return other

    def score(self, seat: i64) -> float:
        return 1.0 if seat == self.winner() else 0.0

    def knowledge(self, seat: i64) -> Data:
        return plain.knowledge(self, seat)

    def laid_open(self, seat: i64) -> Data:
        return plain.laid_open(self, seat)

    def position(self) -> Data:
        return plain.position(self)

    def words(self, seat: i64, action: i64) -> Data:
        return plain.words(self, seat, action)

    def foreseeable(self) -> bool:
        return self.phase == COMBAT

    def open(self) -> bool:
        """Only objects are chosen in secret."""
        return self.phase != CHOOSING

    def settled(self) -> bool:
        """Whoever is on the candle first has lost, unless it can still take more throws than the rival's.

        The rival may be brought down to the candle too, but only by a throw, and then strikes next, with all hearts.
        """
        if self.first.on_candle() and self.second.on_candle():
            return True
        return self.is_lost(0) or self.is_lost(1)

    def is_lost(self, seat: i64) -> bool:
        """Whether a player on the candle would burn out first even if the rival were down to a whole one next."""
        mine = self.sheet(seat)
        rival = self.parts.hearts[self.parts.objects + 1 - seat]
        return mine.on_candle() and self.throws(mine.hearts[self.parts.candle]) <= self.throws(rival)

    def throws(self, hearts: i64) -> i64:
        """How many throws of a candle so many hearts outlast, the last one not."""
        damage = self.parts.damage[self.parts.objects]
        return (hearts + damage - 1) // damage

    def winner(self) -> i64:
        """Who has won, or will, once the game is settled: with both on the candle, whoever puts out the other first."""
        if self.first.on_candle() and self.second.on_candle():
            thrower = self.throws(self.sheet(self.turn).hearts[self.parts.candle])
            rival = self.throws(self.sheet(1 - self.turn).hearts[self.parts.candle])
            return self.turn if rival <= thrower else 1 - self.turn
        return 1 if self.first.on_candle() else 0
