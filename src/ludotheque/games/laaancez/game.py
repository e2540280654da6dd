"""Laaancez ! opened: the rules with a component set chosen."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Encoding, Game, Heuristic, Terms
from ludotheque.core.types import Data
from ludotheque.games.laaancez.encoding import LaaancezEncoding
from ludotheque.games.laaancez.heuristics import LaaancezHeuristic
from ludotheque.games.laaancez.notation import Notation
from ludotheque.games.laaancez.parts import Parts
from ludotheque.games.laaancez.positions import read_knowledge, read_position
from ludotheque.games.laaancez.refusals import REFUSALS
from ludotheque.games.laaancez.rules import LaaancezState
from ludotheque.games.laaancez.terms import terms


@final
class LaaancezGame(Game):
    """The rules of Laaancez ! with a component set chosen."""

    def __init__(self, setup: Setup, parts: Parts, facts: Data) -> None:
        self.notation: Notation = Notation(parts)
        super().__init__(setup, REFUSALS.listed, self.notation.lines, facts)
        self.numbers = LaaancezEncoding(parts)

    def start(self, seed: str) -> LaaancezState:
        return LaaancezState.fresh(self, self.notation, Rng(seed))

    def from_position(self, position: Data) -> LaaancezState:
        return read_position(self, self.notation, position)

    def imagine(self, knowledge: Data, rng: Rng) -> LaaancezState:
        return read_knowledge(self, self.notation, knowledge, rng)

    def targets(self) -> list[str]:
        cells = [f"cell-{seat}-{cell}" for seat in range(2) for cell in self.notation.parts.cell_names()]
        return ["die", "sheet-0", "sheet-1", "candle-0", "candle-1", *cells]

    def encoding(self) -> Encoding:
        return self.numbers

    def heuristic(self) -> Heuristic:
        return LaaancezHeuristic(self.prices)

    def terms(self, seat: i64) -> Terms:
        return terms(self.notation.parts, seat)
