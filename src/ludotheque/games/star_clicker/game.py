"""Star Clicker opened: the rules with level, colours and component set chosen."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, Heuristic
from ludotheque.core.types import Data
from ludotheque.games.star_clicker.heuristics import StarClickerHeuristic
from ludotheque.games.star_clicker.memory import forgotten
from ludotheque.games.star_clicker.notation import NOTATION
from ludotheque.games.star_clicker.parts import Parts
from ludotheque.games.star_clicker.positions import read_knowledge, read_position
from ludotheque.games.star_clicker.refusals import REFUSALS
from ludotheque.games.star_clicker.rules import StarClickerState


@final
class StarClickerGame(Game):
    """The rules of Star Clicker with everything chosen that is chosen before a game."""

    def __init__(self, setup: Setup, parts: Parts, facts: Data) -> None:
        super().__init__(setup, REFUSALS.listed, NOTATION, facts)
        self.parts: Parts = parts
        self.remembering = not parts.notebook
        self.free_order = True
        self.cooperative = True

    def start(self, seed: str) -> StarClickerState:
        return StarClickerState.fresh(self, self.parts, Rng(seed))

    def from_position(self, position: Data) -> StarClickerState:
        return read_position(self, self.parts, position)

    def imagine(self, knowledge: Data, rng: Rng) -> StarClickerState:
        return read_knowledge(self, self.parts, knowledge, rng)

    def forget(self, knowledge: Data, share: i64, seed: str) -> Data:
        return forgotten(knowledge, share, seed)

    def heuristic(self) -> Heuristic:
        return StarClickerHeuristic()
