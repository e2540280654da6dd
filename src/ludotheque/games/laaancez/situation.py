"""One situation of Laaancez !: two sheets, the die, and what has been chosen in secret."""

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.events import only
from ludotheque.core.hashing import Key
from ludotheque.core.names import Names
from ludotheque.core.types import Ints
from ludotheque.games.laaancez.notation import Notation
from ludotheque.games.laaancez.parts import Parts
from ludotheque.games.laaancez.sheet import Sheet

PHASES: Final = Names()

ROLLING: Final[i64] = PHASES.add("roll")
CHOOSING: Final[i64] = PHASES.add("choose")
COMBAT: Final[i64] = PHASES.add("combat")
OVER: Final[i64] = PHASES.add("over")

FACES: Final[i64] = 6

NOT_YET: Final[i64] = -1
"""The choice of a player who has not chosen."""


class Situation(State):
    """What lies on the table. What the rules make of it is in `phases.py`."""

    def __init__(self, game: Game, notation: Notation, rng: Rng, first: Sheet, second: Sheet, choices: Ints) -> None:
        super().__init__(game, rng)
        self.parts: Parts = notation.parts
        self.notation: Notation = notation
        self.phase: i64 = ROLLING
        self.turn: i64 = 0
        """Who rolls; while choosing, who rolled; in combat, who throws."""
        self.die: i64 = 0
        """The result to choose from, 0 when there is none."""
        self.first: Sheet = first
        self.second: Sheet = second
        self.choices: Ints = choices
        """By seat: the action chosen in secret, or `NOT_YET`."""

    # Small things that the rules ask.

    def sheet(self, seat: i64) -> Sheet:
        return self.first if seat == 0 else self.second

    def has_chosen(self, seat: i64) -> bool:
        return self.choices[seat] != NOT_YET

    # Copies and keys.

    def copy_into(self, other: "Situation") -> None:
        """All that is no array or sheet of its own."""
        other.reveals = self.reveals
        other.phase = self.phase
        other.turn = self.turn
        other.die = self.die

    def key(self, seat: i64) -> i64:
        """A hash of what a seat knows; the phase follows from the die and from whose sheet is complete or lost."""
        key = Key()
        key.add(self.turn, 0, 1)
        key.add(self.die, 0, FACES)
        for chooser in range(2):
            key.add_flag(self.has_chosen(chooser))
            if chooser == seat:
                key.add(self.choices[chooser], NOT_YET, self.game.action_count())
        self.first.add_to(key)
        self.second.add_to(key)
        return key.value()


class Phase(metaclass=ABCMeta):
    """What every phase answers; `phases.py` has the table of them."""

    def acting(self, state: Situation) -> i64:
        """The seats that have a legal action, as a set of bits: whoever's turn it is."""
        return only(state.turn)

    @abstractmethod
    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        """Add every legal action of a seat that may act."""

    @abstractmethod
    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        """0 for a legal action; otherwise why not."""

    @abstractmethod
    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        """Carry out a legal action."""
