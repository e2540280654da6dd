"""Positions and knowledge of Connect Four read back, with the reason where one cannot be."""

from typing import TYPE_CHECKING

from connect_four.rules import DISCS, NOBODY, ConnectFourState
from connect_four.shapes import Position, View
from ludotheque.core import shapes
from ludotheque.core.chance import Rng
from ludotheque.core.errors import BadPosition
from ludotheque.core.positions import must_follow, read_chance
from ludotheque.core.types import Data

if TYPE_CHECKING:
    from connect_four.game import ConnectFourGame


def read_position(game: "ConnectFourGame", position: Data) -> ConnectFourState:
    told = shapes.read_position(position, Position)
    return laid_out(game, told, read_chance(told.rng))


def read_knowledge(game: "ConnectFourGame", knowledge: Data, rng: Rng) -> ConnectFourState:
    return laid_out(game, shapes.read_position(knowledge, View), rng.fork())


def laid_out(game: "ConnectFourGame", told: View, rng: Rng) -> ConnectFourState:
    state = ConnectFourState(game, rng)
    if [len(row) for row in told.board] != [game.columns] * game.rows:
        raise BadPosition(f"board has {game.rows} rows of {game.columns}")
    lying = [DISCS.index(disc) for row in told.board[::-1] for disc in row]
    for cell, seat in enumerate(lying):
        state.cells[cell] = NOBODY if DISCS[seat] == "" else seat
    check_discs(state)
    for name, follows in (("turn", state.turn()), ("winner", state.winner)):
        must_follow(name, getattr(told, name), follows)
    return state


def check_discs(state: ConnectFourState) -> None:
    """Discs lie on discs, the players took turns, and the game ended with the first row."""
    columns = state.rules.columns
    for cell in range(columns, len(state.cells)):
        if state.cells[cell] != NOBODY and state.cells[cell - columns] == NOBODY:
            raise BadPosition("board: a disc hangs in the air")
    discs = [sum(1 for cell in state.cells if cell == seat) for seat in range(2)]
    if discs[0] - discs[1] not in (0, 1):
        raise BadPosition(f"board: {discs[0]} red discs and {discs[1]} yellow ones; the players take turns, red first")
    state.dropped = sum(discs)
    rows = [cell for cell in range(len(state.cells)) if state.cells[cell] != NOBODY and state.in_a_row(cell)]
    if rows:
        last = (state.dropped - 1) % 2
        if not any(ended(state, cell) for cell in rows if state.cells[cell] == last):
            raise BadPosition("board: the game was over before all of these discs were dropped")
        state.winner = last


def ended(state: ConnectFourState, cell: int) -> bool:
    """Whether the disc in a place may have been the last: nothing lies on it, and without it there is no row."""
    above = cell + state.rules.columns
    if above < len(state.cells) and state.cells[above] != NOBODY:
        return False
    before = state.clone()
    before.cells[cell] = NOBODY
    return not any(before.cells[other] != NOBODY and before.in_a_row(other) for other in range(len(before.cells)))
