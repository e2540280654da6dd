"""What a crew looks at when a round begins: shields, Creepers, jammers, energy, buttons, and the way still to go."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.contract import LESS, MORE, State, Term, Terms
from ludotheque.core.types import Floats, Ints
from ludotheque.games.star_clicker.board import CELLS, LENGTH, LINES, NONE, SHIELDS
from ludotheque.games.star_clicker.buttons import PLACES
from ludotheque.games.star_clicker.judgement import FAR, round_begins
from ludotheque.games.star_clicker.outlook import all_distances
from ludotheque.games.star_clicker.parts import Parts
from ludotheque.games.star_clicker.rules import StarClickerState
from ludotheque.games.star_clicker.tiles import HIDDEN, JAMMER, JAMMERS, KINDS, SECTORS


@final
class StarClickerTerms(Terms):
    """The crew's things, and one's own ship."""

    def __init__(self, parts: Parts) -> None:
        places = float(PLACES * parts.seats)
        super().__init__(
            [
                Term("shields", MORE, 0.2, 0.0, float(SHIELDS)),
                Term("jammers", LESS, 0.2, 0.0, float(JAMMERS)),
                Term("found", MORE, 0.2, 0.0, float(JAMMERS)),
                Term("landing", LESS, 0.3, 0.0, float(LINES)),
                Term("creepers", LESS, 0.6, 0.0, float(LINES)),
                Term("unsearched", LESS, 0.4, 0.0, float(CELLS)),
                Term("probes", MORE, 0.3, 0.0, float(CELLS)),
                Term("energy", MORE, 0.5, 0.0, float(parts.tokens)),
                Term("buttons", MORE, 1.0, 0.0, places),
                Term("way", LESS, 0.6, 0.0, float(FAR)),
            ]
        )
        self.distances: Ints = all_distances()

    def measure(self, state: State, seat: i64, into: Floats) -> None:
        assert isinstance(state, StarClickerState)
        into[0] = float(state.shields)
        into[1] = float(JAMMERS - state.jammers_destroyed())
        into[2] = float(found(state))
        into[3] = float(landing(state))
        into[4] = float(creepers(state))
        into[5] = float(unsearched(state))
        into[6] = float(state.probes)
        into[7] = float(energy(state))
        into[8] = float(buttons(state))
        into[9] = float(self.way(state, seat))

    def stock(self, state: State, seat: i64) -> bool:
        assert isinstance(state, StarClickerState)
        return round_begins(state)

    def way(self, state: StarClickerState, seat: i64) -> i64:
        """How far a ship is from a jammer, or from a tile that may be one."""
        ship = state.space.ships[seat]
        fewest: i64 = FAR
        for cell in range(CELLS):
            if state.space.tiles[cell] == JAMMER or may_be_jammer(state, cell):
                fewest = min(fewest, self.distances[CELLS * cell + ship])
        return fewest


def terms(parts: Parts, seat: i64) -> Terms:
    """The same for every pilot."""
    return StarClickerTerms(parts)


def may_be_jammer(state: StarClickerState, cell: i64) -> bool:
    """Whether a hidden tile lies there, in a sector where a jammer is still hidden."""
    if state.space.tiles[cell] != HIDDEN:
        return False
    zone = state.parts.zone[cell]
    return zone < SECTORS and state.space.left[KINDS * zone + JAMMER] > 0


def unsearched(state: StarClickerState) -> i64:
    """Tiles that may be a jammer."""
    count: i64 = 0
    for cell in range(CELLS):
        if may_be_jammer(state, cell):
            count += 1
    return count


def found(state: StarClickerState) -> i64:
    """Jammers that lie open, and those that did until they were destroyed."""
    count: i64 = state.jammers_destroyed()
    for cell in range(CELLS):
        if state.space.tiles[cell] == JAMMER:
            count += 1
    return count


def landing(state: StarClickerState) -> i64:
    """Creepers that land with their next step."""
    count: i64 = 0
    for line in range(1, LINES + 1):
        place = state.space.creepers[line]
        if place != NONE and state.space.free_place(line, place + 1, 1) == LENGTH:
            count += 1
    return count


def creepers(state: StarClickerState) -> i64:
    count: i64 = 0
    for line in range(1, LINES + 1):
        if state.space.creepers[line] != NONE:
            count += 1
    return count


def energy(state: StarClickerState) -> i64:
    """What all pilots have together."""
    total: i64 = 0
    for seat in range(state.parts.seats):
        total += state.energy[seat]
    return total


def buttons(state: StarClickerState) -> i64:
    """Buttons that the crew has seen and that were not shuffled since."""
    count: i64 = 0
    for place in range(PLACES * state.parts.seats):
        if state.boards.known[place] != NONE:
            count += 1
    return count
