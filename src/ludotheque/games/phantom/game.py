"""Phantom opened: the rules with the number of players and the component set chosen."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Encoding, Game, Heuristic, Terms
from ludotheque.core.types import Data
from ludotheque.games.phantom.encoding import PhantomEncoding
from ludotheque.games.phantom.heuristics import PhantomHeuristic
from ludotheque.games.phantom.notation import lines
from ludotheque.games.phantom.parts import Parts
from ludotheque.games.phantom.positions import read_knowledge, read_position
from ludotheque.games.phantom.refusals import REFUSALS
from ludotheque.games.phantom.rules import PhantomState
from ludotheque.games.phantom.terms import terms


@final
class PhantomGame(Game):
    """The rules of Phantom for a number of players."""

    def __init__(self, setup: Setup, parts: Parts, facts: Data) -> None:
        super().__init__(setup, REFUSALS.listed, lines(parts.adventurers), facts)
        self.parts: Parts = parts
        self.numbers = PhantomEncoding(parts)

    def start(self, seed: str) -> PhantomState:
        return PhantomState.fresh(self, self.parts, Rng(seed))

    def from_position(self, position: Data) -> PhantomState:
        return read_position(self, self.parts, position)

    def imagine(self, knowledge: Data, rng: Rng) -> PhantomState:
        return read_knowledge(self, self.parts, knowledge, rng)

    def targets(self) -> list[str]:
        players = [f"{thing}-{seat + 1}" for thing in ("player", "ship") for seat in range(self.parts.seats)]
        systems = [f"{thing}-{place + 1}" for thing in ("system", "slot") for place in range(self.parts.systems)]
        dock = ["pile", "discards", "hold-A", "hold-B"]
        return ["target", "reserve", "deck", "red-glix", *dock, *players, *systems]

    def encoding(self) -> Encoding:
        return self.numbers

    def heuristic(self) -> Heuristic:
        return PhantomHeuristic(self.prices, self.parts)

    def terms(self, seat: i64) -> Terms:
        return terms(self.parts, seat)
