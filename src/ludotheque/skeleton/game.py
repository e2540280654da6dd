"""The game with its stones counted: where games start, and where actions get their numbers and lines."""

from mypy_extensions import i64

from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Encoding, Game, Terms
from ludotheque.core.notation import Lines, Verbs, counted
from ludotheque.core.types import Data
from ludotheque.skeleton.components import facts
from ludotheque.skeleton.encoding import StonesEncoding
from ludotheque.skeleton.positions import read_knowledge, read_position
from ludotheque.skeleton.refusals import REFUSALS
from ludotheque.skeleton.rules import StonesState
from ludotheque.skeleton.shapes import Components
from ludotheque.skeleton.terms import terms


class StonesGame(Game):
    """The rules with so many stones."""

    def __init__(self, setup: Setup, components: Components) -> None:
        self.heap: i64 = components.heap.value
        self.most: i64 = components.most.value
        verbs = Verbs()
        verbs.add("take", self.most)
        lines = Lines(verbs, {"take": counted(self.most)})
        super().__init__(setup, REFUSALS.listed, lines, facts(components))
        self.numbers = StonesEncoding(self.heap)

    def start(self, seed: str) -> StonesState:
        return StonesState(self, Rng(seed))

    def from_position(self, position: Data) -> StonesState:
        return read_position(self, position)

    def imagine(self, knowledge: Data, rng: Rng) -> StonesState:
        return read_knowledge(self, knowledge, rng)

    def encoding(self) -> Encoding:
        return self.numbers

    def terms(self, seat: i64) -> Terms:
        return terms(seat)
