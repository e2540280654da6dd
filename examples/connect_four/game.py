"""Connect Four with its grid chosen."""

from mypy_extensions import i64

from connect_four.components import facts
from connect_four.encoding import ConnectFourEncoding
from connect_four.positions import read_knowledge, read_position
from connect_four.refusals import REFUSALS
from connect_four.rules import ConnectFourState
from connect_four.shapes import Components
from connect_four.terms import terms
from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Encoding, Game, Terms
from ludotheque.core.notation import Lines, Verbs, counted
from ludotheque.core.types import Data


class ConnectFourGame(Game):
    def __init__(self, setup: Setup, components: Components) -> None:
        self.columns: i64 = components.columns.value
        self.rows: i64 = components.rows.value
        self.row: i64 = components.row.value
        verbs = Verbs()
        verbs.add("drop", self.columns)
        lines = Lines(verbs, {"drop": counted(self.columns)})
        super().__init__(setup, REFUSALS.listed, lines, facts(components))
        self.numbers = ConnectFourEncoding(self.columns, self.rows)

    def start(self, seed: str) -> ConnectFourState:
        return ConnectFourState(self, Rng(seed))

    def from_position(self, position: Data) -> ConnectFourState:
        return read_position(self, position)

    def imagine(self, knowledge: Data, rng: Rng) -> ConnectFourState:
        return read_knowledge(self, knowledge, rng)

    def encoding(self) -> Encoding:
        return self.numbers

    def terms(self, seat: i64) -> Terms:
        return terms(self.columns * self.rows, seat)
