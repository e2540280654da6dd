"""The rules. An action is a number: 0 takes one stone, 1 takes two, and so on."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.core.hashing import Key
from ludotheque.core.types import Data
from ludotheque.skeleton.refusals import NOT_YOUR_TURN, OVER, TOO_MANY

if TYPE_CHECKING:
    from ludotheque.skeleton.game import StonesGame


class StonesState(State):
    """One situation: a heap, and whose turn it is."""

    def __init__(self, game: "StonesGame", rng: Rng) -> None:
        super().__init__(game, rng)
        self.rules = game
        self.stones: i64 = game.heap
        self.turn: i64 = 0

    # What can be done.

    def acting(self) -> i64:
        one: i64 = 1
        return one << self.turn if self.stones else 0

    def legal(self, seat: i64, into: Actions) -> None:
        for action in range(self.rules.most):
            if self.refusal(seat, action) == 0:
                into.add(action)

    def refusal(self, seat: i64, action: i64) -> i64:
        if self.stones == 0:
            return OVER
        if seat != self.turn:
            return NOT_YOUR_TURN
        return TOO_MANY if action + 1 > self.stones else 0

    def apply(self, seat: i64, action: i64) -> None:
        self.stones -= action + 1
        self.turn = 1 - self.turn
        if self.report is not None:
            self.report.add("took", {"seat": seat, "stones": action + 1, "left": self.stones})
            if self.stones == 0:
                self.report.add("won", {"seat": seat})

    def score(self, seat: i64) -> float:
        """Whoever would be next did not take the last stone (R3)."""
        return 0.0 if seat == self.turn else 1.0

    # What is kept and known.

    def clone(self) -> "StonesState":
        other = StonesState(self.rules, self.rng.clone())
        other.reveals = self.reveals
        other.stones = self.stones
        other.turn = self.turn
        return other

    def guess(self, seat: i64, rng: Rng) -> "StonesState":
        """Nothing is hidden: only chance to come is another."""
        other = self.clone()
        other.rng = rng.fork()
        return other

    def key(self, seat: i64) -> i64:
        key = Key()
        key.add(self.stones, 0, self.rules.heap)
        key.add(self.turn, 0, 1)
        return key.value()

    def knowledge(self, seat: i64) -> Data:
        return {"stones": self.stones, "turn": self.turn}

    def position(self) -> Data:
        return {**self.knowledge(0), "rng": self.rng.words()}

    def words(self, seat: i64, action: i64) -> Data:
        return {"verb": "take", "stones": action + 1}

    def open(self) -> bool:
        """Nothing is hidden."""
        return True

    def foreseeable(self) -> bool:
        """There is neither chance nor a secret: bots may solve the rest."""
        return True
