"""Positions and knowledge read back, with the reason where one cannot be."""

from typing import TYPE_CHECKING

from ludotheque.core import shapes
from ludotheque.core.chance import Rng
from ludotheque.core.positions import read_chance, read_number
from ludotheque.core.types import Data
from ludotheque.skeleton.rules import StonesState
from ludotheque.skeleton.shapes import Position, View

if TYPE_CHECKING:
    from ludotheque.skeleton.game import StonesGame


def read_position(game: "StonesGame", position: Data) -> StonesState:
    told = shapes.read_position(position, Position)
    return laid_out(game, told, read_chance(told.rng))


def read_knowledge(game: "StonesGame", knowledge: Data, rng: Rng) -> StonesState:
    return laid_out(game, shapes.read_position(knowledge, View), rng.fork())


def laid_out(game: "StonesGame", told: View, rng: Rng) -> StonesState:
    state = StonesState(game, rng)
    state.stones = read_number("stones", told.stones, 0, game.heap)
    state.turn = read_number("turn", told.turn, 0, 1)
    return state
