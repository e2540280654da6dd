"""Arkade opened: the rules with a component set and options chosen."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Encoding, Game, Heuristic, Terms
from ludotheque.core.types import Data
from ludotheque.games.arkade.encoding import ArkadeEncoding
from ludotheque.games.arkade.heuristics import ArkadeHeuristic
from ludotheque.games.arkade.notation import Notation
from ludotheque.games.arkade.parts import Parts
from ludotheque.games.arkade.positions import read_knowledge, read_position
from ludotheque.games.arkade.refusals import REFUSALS
from ludotheque.games.arkade.rules import ArkadeState
from ludotheque.games.arkade.terms import terms


@final
class ArkadeGame(Game):
    """The rules of Arkade with a component set and options chosen; in the arcade time passes."""

    def __init__(self, setup: Setup, parts: Parts, facts: Data) -> None:
        self.notation: Notation = Notation(parts)
        super().__init__(setup, REFUSALS.listed, self.notation.lines, facts)
        self.timed = setup.options["mode"] == "arcade"
        self.numbers = ArkadeEncoding(parts, int(setup.options["throws"]))

    def start(self, seed: str) -> ArkadeState:
        return ArkadeState.fresh(self, self.notation, Rng(seed))

    def from_position(self, position: Data) -> ArkadeState:
        return read_position(self, self.notation, position)

    def imagine(self, knowledge: Data, rng: Rng) -> ArkadeState:
        return read_knowledge(self, self.notation, knowledge, rng)

    def targets(self) -> list[str]:
        parts = self.notation.parts
        cells = [f"cell-{cell}" for cell in parts.cell_names()]
        zones = [f"zone-{column + 1}" for column in range(parts.columns)]
        dice = [f"die-{seat}-{die}" for seat in range(2) for die in (1, 2)]
        lines = [f"line-{line}" for line in parts.line_names()]
        return ["ship", "nuggets", "out", "tiles-0", "tiles-1", *dice, *zones, *lines, *cells]

    def encoding(self) -> Encoding:
        return self.numbers

    def heuristic(self) -> Heuristic:
        return ArkadeHeuristic(self.prices, self.notation.parts)

    def terms(self, seat: i64) -> Terms:
        return terms(self.notation.parts, seat)
