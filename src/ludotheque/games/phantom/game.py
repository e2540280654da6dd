"""Phantom opened: the rules with the number of players and the component set chosen."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, Heuristic
from ludotheque.core.notation import Lines, Verbs
from ludotheque.core.types import Data
from ludotheque.games.phantom.heuristics import PhantomHeuristic
from ludotheque.games.phantom.notation import COUNT, Notation
from ludotheque.games.phantom.parts import Parts
from ludotheque.games.phantom.positions import read_knowledge, read_position
from ludotheque.games.phantom.refusals import REFUSALS
from ludotheque.games.phantom.rules import PhantomState


@final
class PhantomGame(Game):
    """The rules of Phantom for a number of players."""

    def __init__(self, setup: Setup, parts: Parts) -> None:
        super().__init__(setup, REFUSALS.listed, Lines(Verbs(), {}))
        self.parts: Parts = parts
        self.notation: Notation = Notation(parts.adventurers)

    def start(self, seed: str) -> PhantomState:
        return PhantomState.fresh(self, self.parts, self.notation, Rng(seed))

    def from_position(self, position: Data) -> PhantomState:
        return read_position(self, self.parts, self.notation, position)

    def imagine(self, knowledge: Data, rng: Rng) -> PhantomState:
        return read_knowledge(self, self.parts, self.notation, knowledge, rng)

    def action_count(self) -> i64:
        return COUNT

    def write(self, action: i64) -> str:
        return self.notation.write(action)

    def read(self, line: str) -> i64:
        return self.notation.read(line)

    def heuristic(self) -> Heuristic:
        return PhantomHeuristic(self.parts)
