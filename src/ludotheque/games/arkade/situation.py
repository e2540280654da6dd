"""What lies on the table of Arkade, and what a phase of the game answers for.

Rules are cited as R1 to R41 and rulings as A1 to A30; `rules.toml` lists them, `texts/` puts them into words. What the
Alien does is in `alien.py` and `bonus.py`, what the defender does in `defender.py` and `powers.py`, throws and turns
are in `turns.py`.
"""

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import NEVER, Game, State
from ludotheque.core.hashing import Key
from ludotheque.core.names import Names
from ludotheque.core.types import Data, Ints, ints
from ludotheque.games.arkade.board import Board
from ludotheque.games.arkade.dice import Dice
from ludotheque.games.arkade.notation import Notation
from ludotheque.games.arkade.parts import MOST_EVER, MOST_TIME, NONE, Parts
from ludotheque.games.arkade.refusals import DICE_FALLING, NOT_FINAL, THROW_FIRST
from ludotheque.games.arkade.things import colour_of
from ludotheque.games.arkade.tiles import Tiles

ALIEN: Final[i64] = 0
DEFENDER: Final[i64] = 1
DRAW: Final[i64] = 2
"""The winner of a game that nobody wins (A15)."""

PHASES: Final = Names()
WAITING: Final[i64] = PHASES.add("ready")
COUNTDOWN: Final[i64] = PHASES.add("countdown")
PLAYING: Final[i64] = PHASES.add("play")
OVER: Final[i64] = PHASES.add("over")
"""The phases of the table. While it plays, each seat is in one of its own:"""

ALIENS_TURN: Final[i64] = PHASES.add("alien")
DEFENDERS_TURN: Final[i64] = PHASES.add("defender")
"""It has no open choice; in the arcade both are always at it."""

STOP_OR_GO_ON: Final[i64] = PHASES.add("stop")
PICK_RIFT: Final[i64] = PHASES.add("rift")
PICK_REPAIR: Final[i64] = PHASES.add("repair")
PUT_ASTEROID: Final[i64] = PHASES.add("asteroid")
PUT_FIELD: Final[i64] = PHASES.add("field")
PUT_TOWER: Final[i64] = PHASES.add("tower")
PICK_COMET: Final[i64] = PHASES.add("comet")
"""Open choices: the Alien's three, then the defender's."""

REACTORS: Final = Names()
FREE: Final[i64] = REACTORS.add("")
HIT: Final[i64] = REACTORS.add("next")
HELD: Final[i64] = REACTORS.add("held")
MOORED: Final[i64] = REACTORS.add("moored")
"""The ship's reactor: in order; damaged, from the defender's next turn on; holding the ship now; it holds no longer,
but the ship moves no more before the next throw (arcade, A27)."""

HELD_THROWS: Final[i64] = 3
"""In the arcade a ship is held for so many throws at most (A27)."""


class Situation(State):
    """Everything on the table. Nothing is hidden: tiles are drawn when they are turned."""

    def __init__(self, game: Game, notation: Notation, rng: Rng, board: Board, dice: Dice, tiles: Tiles) -> None:
        super().__init__(game, rng)
        self.parts: Parts = notation.parts
        self.notation: Notation = notation
        self.arcade: bool = game.timed
        self.throws_a_turn: i64 = 0
        """The most throws of a turn, an option of strategy (R39)."""
        self.board: Board = board
        self.dice: Dice = dice
        self.tiles: Tiles = tiles
        self.phase: i64 = WAITING if self.arcade else PLAYING
        self.doing: Ints = ints(2)
        """The phase of each seat while the table plays: its turn, or the kind of its open choice."""
        self.about: Ints = ints(2)
        """What an open choice of each seat is about: a cell, a line, or the comet's number."""
        self.lands: Ints = ints(2, NEVER)
        """When the dice of each seat land; `NEVER` while they are not in the air (A13)."""
        self.ready: i64 = 0
        """The seats that are ready, as a set of bits (R22)."""
        self.starts: i64 = NEVER
        """When the countdown ends."""
        self.turn: i64 = NONE if self.arcade else ALIEN
        self.turns: i64 = 0
        """Turns completed, both players' (A15)."""
        self.throws: i64 = 0
        """Throws of this turn; in the arcade, all that have landed."""
        self.kept: bool = False
        """Whether the throws of this turn are final (A17)."""
        self.ship: i64 = 0
        self.nuggets: i64 = 0
        self.reactor: i64 = FREE
        self.held: i64 = 0
        """Throws that landed while the ship was held, in the arcade (A27)."""
        self.winner: i64 = NONE
        self.answered(ALIEN)
        self.answered(DEFENDER)

    def copy_into(self, other: "Situation") -> None:
        """All but chance and the three that were handed over when the other was made; nothing is ever revealed."""
        other.clock = self.clock
        other.throws_a_turn = self.throws_a_turn
        other.phase = self.phase
        other.doing = self.doing[:]
        other.about = self.about[:]
        other.lands = self.lands[:]
        other.ready = self.ready
        other.starts = self.starts
        other.turn = self.turn
        other.turns = self.turns
        other.throws = self.throws
        other.kept = self.kept
        other.ship = self.ship
        other.nuggets = self.nuggets
        other.reactor = self.reactor
        other.held = self.held
        other.winner = self.winner

    def add_to(self, key: Key) -> None:
        """Moments count from now, so that the same situation at another time has the same key.

        Who has won is seen on the board, whose turn it is by their number; and from these the phase follows.
        """
        self.board.add_to(key)
        self.dice.add_to(key)
        self.tiles.add_to(key)
        key.add_all(self.doing, ALIENS_TURN, PICK_COMET)
        key.add_all(self.about, 0, self.parts.cells)
        for seat in range(2):
            key.add(self.until(self.lands[seat]), NEVER, MOST_TIME)
        key.add(self.ready, 0, 3)
        key.add(self.until(self.starts), NEVER, MOST_TIME)
        key.add(self.turns, 0, MOST_EVER)
        key.add(self.throws, 0, MOST_EVER)
        key.add_flag(self.kept)
        key.add(self.ship, 0, self.parts.columns - 1)
        key.add(self.nuggets, 0, self.parts.nuggets)
        key.add(self.reactor, FREE, MOORED)
        key.add(self.held, 0, HELD_THROWS)

    def until(self, moment: i64) -> i64:
        return NEVER if moment == NEVER else moment - self.clock

    # What both sides ask.

    def final(self, seat: i64) -> bool:
        """Whether the dice of a seat may be used: they lie, and in strategy will not be thrown again (A17)."""
        return self.dice.lie(seat) and (self.arcade or self.kept)

    def refused_dice(self, seat: i64) -> i64:
        """Why the dice of a seat may not be used; 0 if they may."""
        if self.final(seat):
            return 0
        if self.dice.lie(seat):
            return NOT_FINAL
        return THROW_FIRST if self.lands[seat] == NEVER else DICE_FALLING

    def choosing(self, seat: i64) -> bool:
        """Whether a seat has a choice to answer."""
        return self.doing[seat] > DEFENDERS_TURN

    def covers(self, column: i64) -> bool:
        """Whether the ship or a tower stands before a column."""
        return column == self.ship or self.board.tower(column)

    # What both sides do.

    def ask(self, seat: i64, choice: i64, about: i64) -> None:
        """Open a choice: that seat does nothing else before it is answered (A18)."""
        self.doing[seat] = choice
        self.about[seat] = about

    def answered(self, seat: i64) -> None:
        self.doing[seat] = ALIENS_TURN + seat
        self.about[seat] = 0

    def no_effect(self, seat: i64, tile: str) -> None:
        """A tile is spent for nothing (R14, A18)."""
        if self.report is not None:
            self.report.add("no-effect", {"seat": seat, "tile": f"@tile-{tile}"})

    def fly(self, to: i64, by: str) -> None:
        """The ship goes before another column."""
        origin = self.ship
        self.ship = to
        if self.report is not None:
            told: Data = {"seat": DEFENDER, "from": origin + 1, "to": to + 1, "by": by}
            if by == "nugget":
                told["left"] = self.nuggets
            self.report.add("flew", told)

    def release(self) -> None:
        """The ship is free again (A6, A27)."""
        self.reactor = FREE
        self.held = 0
        if self.report is not None:
            self.report.add("released", {"seat": DEFENDER})

    def win(self, seat: i64, how: str) -> None:
        """The game ends at once (A12)."""
        self.close(seat)
        if self.report is not None:
            self.report.add("won", {"seat": seat, "how": how})

    def draw(self) -> None:
        """Too long for anybody to win (A15)."""
        self.close(DRAW)
        if self.report is not None:
            self.report.add("drawn", {})

    def close(self, winner: i64) -> None:
        self.phase = OVER
        self.winner = winner
        for seat in range(2):
            self.answered(seat)
            self.lands[seat] = NEVER

    def saucer_text(self, cell: i64) -> str:
        return self.parts.saucer_text(colour_of(self.board.cells[cell]))


class Phase(metaclass=ABCMeta):
    """What a seat may do in one phase, why not, and what then happens; `phases.py` has the table of them."""

    @abstractmethod
    def can_act(self, state: Situation, seat: i64) -> bool:
        """Whether the seat has a legal action."""

    @abstractmethod
    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        """Add the legal actions of the seat."""

    @abstractmethod
    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        """Why the seat may not do this; 0 if it may."""

    @abstractmethod
    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        """Carry out a legal action."""

    def told(self, state: Situation, seat: i64) -> str:
        """The seat's open choice in a position."""
        return ""

    def lapse(self, state: Situation) -> None:
        """The other side has acted: in the arcade that may undo an open choice (A18, A28)."""
        return
