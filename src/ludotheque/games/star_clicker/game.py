"""Star Clicker opened: the rules with level, colours and component set chosen."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Encoding, Game, Heuristic, Terms
from ludotheque.core.types import Data
from ludotheque.games.star_clicker.board import CELLS, LINES, cell_name
from ludotheque.games.star_clicker.buttons import GROUPS, PLACES
from ludotheque.games.star_clicker.encoding import StarClickerEncoding
from ludotheque.games.star_clicker.heuristics import StarClickerHeuristic
from ludotheque.games.star_clicker.memory import forgotten
from ludotheque.games.star_clicker.notation import lines
from ludotheque.games.star_clicker.parts import Parts
from ludotheque.games.star_clicker.positions import read_knowledge, read_position
from ludotheque.games.star_clicker.refusals import REFUSALS
from ludotheque.games.star_clicker.rules import StarClickerState
from ludotheque.games.star_clicker.terms import terms
from ludotheque.games.star_clicker.tiles import SECTORS, ZONES


@final
class StarClickerGame(Game):
    """The rules of Star Clicker with everything chosen that is chosen before a game."""

    def __init__(self, setup: Setup, parts: Parts, facts: Data) -> None:
        super().__init__(setup, REFUSALS.listed, lines(), facts)
        self.parts: Parts = parts
        self.remembering = not parts.notebook
        self.free_order = True
        self.cooperative = True
        self.numbers = StarClickerEncoding(parts)

    def start(self, seed: str) -> StarClickerState:
        return StarClickerState.fresh(self, self.parts, Rng(seed))

    def from_position(self, position: Data) -> StarClickerState:
        return read_position(self, self.parts, position)

    def imagine(self, knowledge: Data, rng: Rng) -> StarClickerState:
        return read_knowledge(self, self.parts, knowledge, rng)

    def forget(self, knowledge: Data, share: i64, seed: str) -> Data:
        return forgotten(knowledge, share, seed)

    def targets(self) -> list[str]:
        cells = [f"cell-{cell_name(cell)}" for cell in range(CELLS)]
        lines = [f"{thing}-{line}" for thing in ("line", "creeper") for line in range(1, LINES + 1)]
        colours = [self.parts.colour_name(seat) for seat in range(self.parts.seats)]
        pilots = [f"{thing}-{colour}" for thing in ("ship", "energy") for colour in colours]
        buttons = [f"button-{colour}-{place + 1}" for colour in colours for place in range(PLACES)]
        groups = [f"group-{group}" for group in GROUPS]
        jammers = [f"jammers-{ZONES[sector]}" for sector in range(SECTORS)]
        open_things = ["planet", "shields", "jammers", "mothership", "floppy"]
        return [*open_things, *pilots, *groups, *jammers, *lines, *buttons, *cells]

    def encoding(self) -> Encoding:
        return self.numbers

    def heuristic(self) -> Heuristic:
        return StarClickerHeuristic(self.prices)

    def terms(self, seat: i64) -> Terms:
        return terms(self.parts, seat)
