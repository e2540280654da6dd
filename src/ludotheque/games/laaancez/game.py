"""Laaancez ! opened: the rules with a component set chosen."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, Heuristic
from ludotheque.core.notation import Lines, Verbs
from ludotheque.core.types import Data
from ludotheque.games.laaancez.heuristics import LaaancezHeuristic
from ludotheque.games.laaancez.notation import Notation
from ludotheque.games.laaancez.positions import read_knowledge, read_position
from ludotheque.games.laaancez.rules import REFUSALS, LaaancezState
from ludotheque.games.laaancez.sheet import Parts


@final
class LaaancezGame(Game):
    """The rules of Laaancez ! with a component set chosen."""

    def __init__(self, setup: Setup, parts: Parts) -> None:
        super().__init__(setup, REFUSALS.listed, Lines(Verbs(), {}))
        self.notation: Notation = Notation(parts)

    def start(self, seed: str) -> LaaancezState:
        return LaaancezState.fresh(self, self.notation, Rng(seed))

    def from_position(self, position: Data) -> LaaancezState:
        return read_position(self, self.notation, position)

    def imagine(self, knowledge: Data, rng: Rng) -> LaaancezState:
        return read_knowledge(self, self.notation, knowledge, rng)

    def action_count(self) -> i64:
        return self.notation.count

    def write(self, action: i64) -> str:
        return self.notation.write(action)

    def read(self, line: str) -> i64:
        return self.notation.read(line)

    def heuristic(self) -> Heuristic:
        return LaaancezHeuristic()
