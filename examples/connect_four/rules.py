"""The rules of Connect Four, R1 to R4. The number of an action is that of its column, from 0."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from connect_four.refusals import COLUMN_FULL, NOT_YOUR_TURN, OVER
from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.core.hashing import Key
from ludotheque.core.types import Data, ints

if TYPE_CHECKING:
    from connect_four.game import ConnectFourGame

NOBODY: Final[i64] = -1
DISCS: Final = ["red", "yellow", ""]
"""By seat; the last is none."""

DIRECTIONS: Final = [(1, 0), (0, 1), (1, 1), (1, -1)]


class ConnectFourState(State):
    """One situation: the discs, row by row from the bottom, how many there are, and who has won."""

    def __init__(self, game: "ConnectFourGame", rng: Rng) -> None:
        super().__init__(game, rng)
        self.rules = game
        self.cells = ints(game.columns * game.rows, NOBODY)
        self.dropped: i64 = 0
        self.winner: i64 = NOBODY

    def turn(self) -> i64:
        """Whose turn it is (R1)."""
        over = self.winner != NOBODY or self.dropped == len(self.cells)
        return NOBODY if over else self.dropped % 2

    # What can be done.

    def acting(self) -> i64:
        one: i64 = 1
        turn = self.turn()
        return 0 if turn == NOBODY else one << turn

    def legal(self, seat: i64, into: Actions) -> None:
        for column in range(self.rules.columns):
            if self.refusal(seat, column) == 0:
                into.add(column)

    def refusal(self, seat: i64, action: i64) -> i64:
        turn = self.turn()
        if turn == NOBODY:
            return OVER
        if seat != turn:
            return NOT_YOUR_TURN
        return COLUMN_FULL if self.lowest(action) == NOBODY else 0

    def apply(self, seat: i64, action: i64) -> None:
        cell = self.lowest(action)
        self.cells[cell] = seat
        self.dropped += 1
        if self.in_a_row(cell):
            self.winner = seat
        if self.report is not None:
            self.report.add("dropped", {"seat": seat, "column": action + 1})
            if self.winner != NOBODY:
                self.report.add("won", {"seat": seat})
            elif self.dropped == len(self.cells):
                self.report.add("full", {})

    def lowest(self, column: i64) -> i64:
        """The lowest free place of a column (R2), or nobody's."""
        for row in range(self.rules.rows):
            cell: i64 = row * self.rules.columns + column
            if self.cells[cell] == NOBODY:
                return cell
        return NOBODY

    def in_a_row(self, cell: i64) -> bool:
        """Whether the disc in a place is one of enough in a row (R3)."""
        for along, up in DIRECTIONS:
            if 1 + self.run(cell, along, up) + self.run(cell, -along, -up) >= self.rules.row:
                return True
        return False

    def run(self, cell: i64, along: i64, up: i64) -> i64:
        """How many discs of the same colour follow in a direction."""
        found: i64 = 0
        column: i64 = cell % self.rules.columns + along
        row: i64 = cell // self.rules.columns + up
        while 0 <= column < self.rules.columns and 0 <= row < self.rules.rows:
            if self.cells[row * self.rules.columns + column] != self.cells[cell]:
                break
            found += 1
            column += along
            row += up
        return found

    def score(self, seat: i64) -> float:
        """A full grid is shared (R4)."""
        if self.winner == NOBODY:
            return 0.5
        return 1.0 if seat == self.winner else 0.0

    # What is kept and known.

    def clone(self) -> "ConnectFourState":
        other = ConnectFourState(self.rules, self.rng.clone())
        other.reveals = self.reveals
        other.cells = self.cells[:]
        other.dropped = self.dropped
        other.winner = self.winner
        return other

    def guess(self, seat: i64, rng: Rng) -> "ConnectFourState":
        """Nothing is hidden: only chance to come is another."""
        other = self.clone()
        other.rng = rng.fork()
        return other

    def key(self, seat: i64) -> i64:
        """Whose turn it is, and who has won, follows from the discs."""
        key = Key()
        key.add_all(self.cells, NOBODY, 1)
        return key.value()

    def knowledge(self, seat: i64) -> Data:
        columns = self.rules.columns
        rows = [
            [DISCS[self.cells[row * columns + column]] for column in range(columns)] for row in range(self.rules.rows)
        ]
        return {"board": rows[::-1], "turn": self.turn(), "winner": self.winner}

    def position(self) -> Data:
        return {**self.knowledge(0), "rng": self.rng.words()}

    def words(self, seat: i64, action: i64) -> Data:
        return {"verb": "drop", "column": action + 1}

    def open(self) -> bool:
        """Nothing is hidden."""
        return True

    def foreseeable(self) -> bool:
        """There is neither chance nor a secret: bots may solve the rest."""
        return True
