"""What players of Arkade look at when a turn is over, or in the arcade when their dice are in the air again."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.contract import LESS, MORE, NEVER, State, Term, Terms
from ludotheque.core.types import Floats
from ludotheque.games.arkade.parts import MOST_TILES, NONE, Parts
from ludotheque.games.arkade.rules import ArkadeState
from ludotheque.games.arkade.situation import ALIEN, PLAYING
from ludotheque.games.arkade.things import has_life, is_saucer


@final
class AlienTerms(Terms):
    """How far the saucers have come, and how many there are."""

    def __init__(self, parts: Parts) -> None:
        cells = float(parts.cells)
        rows = float(parts.rows)
        nuggets = float(parts.nuggets)
        super().__init__(
            [
                Term("alien-saucers", MORE, 0.2, 0.0, cells),
                Term("alien-nearest", LESS, 0.3, 0.0, rows),
                Term("alien-unguarded", LESS, 0.3, 0.0, rows),
                Term("alien-steps", LESS, 0.6, 0.0, cells * rows),
                Term("alien-lives", MORE, 0.2, 0.0, cells),
                Term("alien-nuggets", LESS, 0.4, 0.0, nuggets),
                Term("alien-tiles", LESS, 0.4, 0.0, float(parts.alien_hand)),
            ]
        )

    def measure(self, state: State, seat: i64, into: Floats) -> None:
        assert isinstance(state, ArkadeState)
        into[0] = float(state.board.saucers)
        into[1] = float(nearest(state, False))
        into[2] = float(nearest(state, True))
        into[3] = float(all_steps(state))
        into[4] = float(lives(state))
        into[5] = float(state.nuggets)
        into[6] = float(state.tiles.alien_left)

    def stock(self, state: State, seat: i64) -> bool:
        assert isinstance(state, ArkadeState)
        return turn_is_over(state, seat)


@final
class DefenderTerms(Terms):
    """How far the saucers still are, how many, and what there is against them."""

    def __init__(self, parts: Parts) -> None:
        cells = float(parts.cells)
        rows = float(parts.rows)
        nuggets = float(parts.nuggets)
        super().__init__(
            [
                Term("ship-saucers", LESS, 0.2, 0.0, cells),
                Term("ship-nearest", MORE, 0.3, 0.0, rows),
                Term("ship-unguarded", MORE, 0.3, 0.0, rows),
                Term("ship-lives", LESS, 0.2, 0.0, cells),
                Term("ship-nuggets", MORE, 0.4, 0.0, nuggets),
                Term("ship-kept", MORE, 0.3, 0.0, float(2 * MOST_TILES * parts.colours)),
                Term("ship-obstacles", MORE, 0.3, 0.0, cells),
            ]
        )

    def measure(self, state: State, seat: i64, into: Floats) -> None:
        assert isinstance(state, ArkadeState)
        into[0] = float(state.board.saucers)
        into[1] = float(nearest(state, False))
        into[2] = float(nearest(state, True))
        into[3] = float(lives(state))
        into[4] = float(state.nuggets)
        into[5] = float(kept(state))
        into[6] = float(state.board.asteroids + state.board.fields + state.board.towers)

    def stock(self, state: State, seat: i64) -> bool:
        assert isinstance(state, ArkadeState)
        return turn_is_over(state, seat)


def terms(parts: Parts, seat: i64) -> Terms:
    """The Alien's, and the defender's."""
    return AlienTerms(parts) if seat == ALIEN else DefenderTerms(parts)


def turn_is_over(state: ArkadeState, seat: i64) -> bool:
    if state.phase != PLAYING:
        return False
    return state.lands[seat] != NEVER if state.arcade else state.throws == 0


def nearest(state: ArkadeState, unguarded: bool) -> i64:
    """The steps that the foremost saucer has to go, or that of the columns before which nothing stands.

    If there is none, as many as the board has lines.
    """
    parts = state.parts
    fewest: i64 = parts.rows
    for column in range(parts.columns):
        if not (unguarded and state.covers(column)):
            cell = state.board.first(column)
            if cell != NONE:
                fewest = min(fewest, steps(parts, cell))
    return fewest


def all_steps(state: ArkadeState) -> i64:
    """The steps that all saucers have to go; one that is off the board has to cross all of it."""
    parts = state.parts
    total: i64 = 0
    for cell in range(parts.cells):
        if state.board.saucer_at(cell):
            total += steps(parts, cell)
    for colour in range(parts.colours):
        total += parts.rows * state.board.out[colour]
    return total


def steps(parts: Parts, cell: i64) -> i64:
    return parts.rows - 1 - cell // parts.columns


def lives(state: ArkadeState) -> i64:
    """Saucers with an extra life."""
    count: i64 = 0
    for cell in range(state.parts.cells):
        thing = state.board.cells[cell]
        if is_saucer(thing) and has_life(thing):
            count += 1
    return count


def kept(state: ArkadeState) -> i64:
    """Tiles that the defender keeps for later."""
    count: i64 = state.tiles.gps
    for colour in range(state.parts.colours):
        count += state.tiles.ammo[colour]
    return count
