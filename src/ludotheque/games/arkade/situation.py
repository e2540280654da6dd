"""What lies on the table of Arkade, and the little that both sides have in common.

Rules are cited as R1 to R41 and rulings as A1 to A30; `rules.toml` lists them, `texts/` puts them into words. What the
Alien does is in `alien.py`, what the defender does in `defender.py`, throws, turns and time are in `rules.py`.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.chance import Rng
from ludotheque.core.contract import NEVER, Game, State
from ludotheque.core.types import Data, Ints
from ludotheque.games.arkade.board import NONE, Board, Parts, colour_of
from ludotheque.games.arkade.dice import MOVEMENT, Dice
from ludotheque.games.arkade.notation import Notation
from ludotheque.games.arkade.refusals import DICE_FALLING, NOT_FINAL, THROW_FIRST
from ludotheque.games.arkade.tiles import ALIEN_KINDS, DEFENDER_KINDS, KINDS, Tiles

ALIEN: Final[i64] = 0
DEFENDER: Final[i64] = 1
DRAW: Final[i64] = 2
"""The winner of a game that nobody wins (A15)."""

WAITING: Final[i64] = 0
COUNTDOWN: Final[i64] = 1
PLAYING: Final[i64] = 2
OVER: Final[i64] = 3
PHASES: Final = ["ready", "countdown", "play", "over"]

FREE: Final[i64] = 0
HIT: Final[i64] = 1
HELD: Final[i64] = 2
MOORED: Final[i64] = 3
REACTORS: Final = ["", "next", "held", "moored"]
"""The ship's reactor: in order; damaged, from the defender's next turn on; holding the ship now; the ship has obeyed
and moves no more before the next throw (arcade, A27)."""

NO_CHOICE: Final[i64] = 0
STOP_OR_GO_ON: Final[i64] = 1
PICK_RIFT: Final[i64] = 2
PICK_REPAIR: Final[i64] = 3
PUT_ASTEROID: Final[i64] = 4
PUT_FIELD: Final[i64] = 5
PUT_TOWER: Final[i64] = 6
PICK_COMET: Final[i64] = 7
CHOICES: Final = ["", "stop", "rift", "repair", "asteroid", "field", "tower", "comet"]


class Situation(State):
    """Everything on the table. Nothing is hidden: tiles are drawn when they are turned."""

    def __init__(
        self,
        game: Game,
        notation: Notation,
        rng: Rng,
        arcade: bool,
        board: Board,
        dice: Dice,
        tiles: Tiles,
        choices: Ints,
        lands: Ints,
    ) -> None:
        super().__init__(game, rng)
        self.parts: Parts = notation.parts
        self.notation: Notation = notation
        self.arcade: bool = arcade
        self.board: Board = board
        self.dice: Dice = dice
        self.tiles: Tiles = tiles
        self.choices: Ints = choices
        """For each seat the kind of its open choice, and what it is about: a cell, a line, or the comet's number."""
        self.lands: Ints = lands
        """When the dice of each seat land; `NEVER` while they are not in the air (A13)."""
        self.throws_a_turn: i64 = 0
        """The most throws of a turn, an option of strategy (R39)."""
        self.phase: i64 = WAITING if arcade else PLAYING
        self.ready: i64 = 0
        """The seats that are ready, as a set of bits (R22)."""
        self.starts: i64 = NEVER
        """When the countdown ends."""
        self.turn: i64 = NONE if arcade else ALIEN
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

    def choice(self, seat: i64) -> i64:
        return self.choices[2 * seat]

    def chosen_about(self, seat: i64) -> i64:
        return self.choices[2 * seat + 1]

    # What both sides do.

    def ask(self, seat: i64, choice: i64, about: i64 = 0) -> None:
        """Open a choice: that seat does nothing else before it is answered (A18)."""
        self.choices[2 * seat] = choice
        self.choices[2 * seat + 1] = about

    def answered(self, seat: i64) -> None:
        self.choices[2 * seat] = NO_CHOICE
        self.choices[2 * seat + 1] = 0

    def no_effect(self, seat: i64, tile: str) -> None:
        """A tile is spent for nothing (R14, A18)."""
        if self.report is not None:
            self.report.add("no-effect", {"seat": seat, "tile": f"@tile-{tile}"})

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
        self.answered(ALIEN)
        self.answered(DEFENDER)
        self.lands[ALIEN] = NEVER
        self.lands[DEFENDER] = NEVER

    # Plain data.

    def saucer_text(self, cell: i64) -> str:
        return f"@saucer-{self.parts.names[colour_of(self.board.cells[cell])]}"

    def colour_text(self, colour: i64) -> str:
        return f"@colour-{self.parts.names[colour]}"

    def everything(self) -> Data:
        """All that is on the table, which everybody sees."""
        told: Data = {"phase": PHASES[self.phase], "clock": self.clock}
        if self.arcade:
            told["ready"] = [self.ready & 1 != 0, self.ready & 2 != 0]
            told["starts"] = self.starts
        told["turn"] = self.turn
        told["turns"] = self.turns
        told["throws"] = self.throws
        told["kept"] = self.kept
        told["rows"] = [self.row_data(row) for row in range(self.parts.rows)]
        told["ship"] = self.ship + 1
        told["nuggets"] = self.nuggets
        told["dice"] = [self.dice_data(ALIEN), self.dice_data(DEFENDER)]
        told["used"] = [[self.dice.used[2 * seat + die] == 1 for die in range(2)] for seat in range(2)]
        told["lands"] = [self.lands[ALIEN], self.lands[DEFENDER]]
        told["out"] = self.by_colour(self.board.out)
        told["shot"] = self.by_colour(self.board.shot)
        told["alien"] = self.alien_data()
        told["defender"] = self.defender_data()
        told["reactor"] = REACTORS[self.reactor]
        told["held"] = self.held
        told["choices"] = [self.choice_data(ALIEN), self.choice_data(DEFENDER)]
        told["winner"] = self.winner
        return told

    def row_data(self, row: i64) -> str:
        cells = range(row * self.parts.columns, (row + 1) * self.parts.columns)
        return " ".join([self.parts.word(self.board.cells[cell]) for cell in cells])

    def dice_data(self, seat: i64) -> list[str | int]:
        if not self.dice.lie(seat):
            return []
        return [self.die_data(2 * seat), self.die_data(2 * seat + 1)]

    def die_data(self, die: i64) -> str | int:
        shown = self.dice.shown[die]
        if die == MOVEMENT:
            return shown + 1
        return self.parts.names[shown]

    def by_colour(self, counts: Ints) -> Data:
        return {self.parts.names[colour]: counts[colour] for colour in range(self.parts.colours)}

    def alien_data(self) -> Data:
        turned: list[str] = []
        for kind in range(len(ALIEN_KINDS)):
            turned += [ALIEN_KINDS[kind]] * self.tiles.alien[kind]
        return {"left": self.tiles.alien_left, "turned": turned}

    def defender_data(self) -> Data:
        turned: Data = {}
        ammo: list[str] = []
        for colour in range(self.parts.colours):
            name = self.parts.names[colour]
            kinds: list[str] = []
            for kind in range(KINDS):
                kinds += [DEFENDER_KINDS[kind]] * self.tiles.defender[colour * KINDS + kind]
            turned[name] = kinds
            ammo += [name] * self.tiles.ammo[colour]
        return {
            "left": self.by_colour(self.tiles.defender_left),
            "turned": turned,
            "ammo": ammo,
            "gps": self.tiles.gps,
        }

    def choice_data(self, seat: i64) -> str:
        choice = self.choice(seat)
        about = self.chosen_about(seat)
        if choice == STOP_OR_GO_ON:
            return f"stop {self.parts.cell_name(about)}"
        if choice == PICK_RIFT:
            return f"rift {self.parts.line_name(about)}"
        if choice == PICK_COMET:
            return f"comet {about}"
        return CHOICES[choice]
