"""One situation of Star Clicker: everything that lies on the table, and the small steps that all rules share."""

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
from ludotheque.games.star_clicker.board import NONE, SHIELDS
from ludotheque.games.star_clicker.buttons import REPLICATOR
from ludotheque.games.star_clicker.dashboards import Dashboards
from ludotheque.games.star_clicker.mothership import Mothership
from ludotheque.games.star_clicker.parts import Parts
from ludotheque.games.star_clicker.space import Space
from ludotheque.games.star_clicker.tiles import JAMMERS, SECTOR_JAMMERS

PHASES: Final = Names()
PILOTING: Final[i64] = PHASES.add("pilots")
COPYING: Final[i64] = PHASES.add("copy")
LENGTHENING: Final[i64] = PHASES.add("further")
CHOOSING_RAYS: Final[i64] = PHASES.add("rays")
OVER: Final[i64] = PHASES.add("over")

RUNNING: Final[i64] = -1
LOST: Final[i64] = 0
WON: Final[i64] = 1

COMPULSORY: Final[i64] = 2
"""Presses that every pilot owes at the beginning of a round (R11)."""


class Situation(State):
    """What lies on the table. What the rules make of it is in `rules.py` and the modules it leads to.

    Nothing hidden is kept: whatever nobody has seen yet is drawn when it is seen, by its true law.
    """

    def __init__(
        self,
        game: Game,
        parts: Parts,
        rng: Rng,
        space: Space,
        boards: Dashboards,
        mothership: Mothership,
        energy: Ints,
        owes: Ints,
        jammers: Ints,
    ) -> None:
        super().__init__(game, rng)
        self.parts = parts
        self.space = space
        self.boards = boards
        self.mothership = mothership
        self.energy: Ints = energy
        self.owes: Ints = owes
        """By seat: presses that must still be made."""
        self.jammers: Ints = jammers
        """By sector: how many are destroyed."""
        self.bought: i64 = 0
        self.powered: i64 = 0
        self.done: i64 = 0
        """Sets of seats: who bought a press in this round, who used the power, who wants nothing more."""
        self.broken: i64 = 0
        """The seats whose replicator is broken."""
        self.probes: i64 = 0
        """Probes destroyed."""
        self.shields: i64 = SHIELDS
        self.phase: i64 = PILOTING
        self.actor: i64 = NONE
        """Who must answer while a copy or a longer move is chosen."""
        self.engine: i64 = NONE
        """The propulsion that Max may lengthen."""
        self.outage = False
        self.round: i64 = 1
        self.result: i64 = RUNNING

    # Small things that the rules ask.

    def has(self, numbers: i64, number: i64) -> bool:
        """Whether a set of seats or stacks holds this one."""
        return (numbers >> number) & 1 == 1

    def everybody(self) -> i64:
        """All seats, as a set of bits."""
        bit: i64 = 1
        return (bit << self.parts.seats) - 1

    def jammers_destroyed(self) -> i64:
        return self.jammers[0] + self.jammers[1] + self.jammers[2] + self.jammers[3]

    def saved(self) -> bool:
        """Whether the eighth jammer is destroyed (R33)."""
        return self.jammers_destroyed() == JAMMERS

    def has_power(self, seat: i64) -> bool:
        """Whether a pilot can pay for a power that is not used up (R46)."""
        return self.parts.level > 1 and self.energy[seat] > 0 and not self.has(self.powered, seat)

    def copyable(self, seat: i64) -> i64:
        """The buttons that a pilot's replicator may copy now, as a set of bits (S14)."""
        return self.boards.copyable(seat, self.mothership.problem())

    def is_silent(self, line: i64) -> bool:
        """Whether a line is neutralised: at level 4, once both jammers of its sector are gone (R54)."""
        return self.parts.level == 4 and line % 2 == 0 and self.jammers[line // 2 - 1] == SECTOR_JAMMERS

    # Small things that happen.

    def spend(self, seat: i64, energy: i64) -> None:
        """Energy that is spent returns to the reserve (S7)."""
        self.energy[seat] -= energy
        self.mothership.reserve += energy

    def lose_shield(self) -> None:
        self.shields -= 1
        if self.report is not None:
            self.report.add("shield-lost", {"left": self.shields})
        if self.shields == 0:
            self.lose("shields")

    def lose(self, how: str) -> None:
        if self.phase != OVER:
            self.phase = OVER
            self.result = LOST
            if self.report is not None:
                self.report.add("lost", {"how": how})

    def win(self) -> None:
        self.phase = OVER
        self.result = WON
        if self.report is not None:
            self.report.add("won", {"rating": self.rating()})

    def rating(self) -> i64:
        """The level of success: the probes destroyed, for a victory at level 4 (R57)."""
        return self.probes if self.parts.level == 4 and self.saved() else 0

    # Copies and keys.

    def copy_into(self, other: "Situation") -> None:
        """All that is no array of its own."""
        other.reveals = self.reveals
        other.bought = self.bought
        other.powered = self.powered
        other.done = self.done
        other.broken = self.broken
        other.probes = self.probes
        other.shields = self.shields
        other.phase = self.phase
        other.actor = self.actor
        other.engine = self.engine
        other.outage = self.outage
        other.round = self.round
        other.result = self.result

    def key(self, seat: i64) -> i64:
        """Everybody knows the same.

        What was destroyed is missing on the board; from it, and from what pilots owe or must answer, the phase follows.
        """
        key = Key()
        everybody: i64 = self.everybody()
        key.add(self.bought, 0, everybody)
        key.add(self.powered, 0, everybody)
        key.add(self.done, 0, everybody)
        key.add(self.broken, 0, everybody)
        key.add(self.shields, 0, SHIELDS)
        key.add(self.actor, NONE, self.parts.seats - 1)
        key.add(self.engine, NONE, REPLICATOR)
        key.add_flag(self.outage)
        key.add_bits(self.round)
        key.add_all(self.energy, 0, self.parts.tokens)
        key.add_all(self.owes, 0, COMPULSORY + 1)
        self.space.add_to(key)
        self.boards.add_to(key)
        self.mothership.add_to(key)
        return key.value()


class Phase(metaclass=ABCMeta):
    """What every phase answers; `phases.py` has the table of them."""

    def acting(self, state: Situation) -> i64:
        """The seats that have a legal action, as a set of bits: whoever must answer before anything else happens."""
        return only(state.actor)

    def awaited(self, state: Situation) -> i64:
        """The seats that the game waits for."""
        return self.acting(state)

    def owing(self, state: Situation) -> i64:
        """Those of them to whom others leave room."""
        return self.awaited(state)

    @abstractmethod
    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        """Add every legal action of a seat; none of one that may not act."""

    @abstractmethod
    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        """0 for a legal action; otherwise why not."""

    @abstractmethod
    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        """Carry out a legal action."""

    def pending(self, state: Situation) -> str:
        """The button whose effect waits for an answer."""
        return ""

    def problem(self, state: Situation) -> str:
        """Why no game comes to this phase in such a situation; empty if one may."""
        return ""

    def presses(self, state: Situation, seat: i64) -> i64:
        """How many presses a pilot has made or owes."""
        return COMPULSORY + (1 if state.has(state.bought, seat) else 0)
