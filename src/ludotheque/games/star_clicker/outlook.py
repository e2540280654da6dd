"""Where a ship wants to be: how far it is from what lies open, and what may lie hidden."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.types import Ints, ints
from ludotheque.games.star_clicker.board import CELLS, NONE, SIZE
from ludotheque.games.star_clicker.situation import Situation
from ludotheque.games.star_clicker.space import NOBODY, SHIP
from ludotheque.games.star_clicker.tiles import ENERGY, HIDDEN, JAMMER, KINDS, PROBE, PROBES_NEEDED, SECTORS, ZONES
from ludotheque.games.star_clicker.worth import Worth


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """What the cells of the board are worth to a pilot."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.promises: Ints = ints(len(ZONES))
        """What a hidden tile of each zone promises, in the state that is looked at."""
        self.distances: Ints = all_distances()
        """How far any two cells are apart, in flight."""

    def better(self, state: Situation, seat: i64, start: i64, cell: i64) -> i64:
        """How much nearer it is to something worth flying to; a probe is no place to end a round on."""
        tiles = state.space.tiles
        on = state.space.on
        zones = state.parts.zone
        distances = self.distances
        promises = self.promises
        for zone in range(len(promises)):
            promises[zone] = self.promise(state, zone)
        ship: i64 = SHIP + seat
        step: i64 = self.worth.step
        here: i64 = CELLS * start
        there: i64 = CELLS * cell
        before: i64 = 0
        after: i64 = 0
        for other in range(CELLS):
            tile: i64 = tiles[other]
            if tile != NONE and (on[other] == NOBODY or on[other] == ship):
                value: i64 = promises[zones[other]] if tile == HIDDEN else self.attraction(state, seat, tile)
                if value > 0:
                    before = max(before, value - step * distances[here + other])
                    after = max(after, value - step * distances[there + other])
        if state.owes[seat] <= 1 and state.parts.level < 4:
            if tiles[cell] == PROBE:
                after -= self.worth.calling
            if tiles[start] == PROBE:
                before -= self.worth.calling
        return after - before

    def attraction(self, state: Situation, seat: i64, tile: i64) -> i64:
        """What a tile that lies open is worth to be on."""
        worth = self.worth
        if tile == JAMMER:
            return worth.jammer_found if state.energy[seat] > 0 else worth.jammer_unpaid
        if tile == PROBE and state.parts.level == 4 and state.probes < PROBES_NEEDED and state.energy[seat] > 0:
            return worth.probe_wanted
        if tile == ENERGY and state.mothership.reserve > 0 and state.energy[seat] < 2:
            return worth.energy_wanted
        return 0

    def promise(self, state: Situation, zone: i64) -> i64:
        """What a hidden tile of a zone promises: the chance of a jammer, or of a probe that is still needed."""
        left = state.space.left
        hidden: i64 = state.space.hidden_in(zone)
        if hidden == 0:
            return 0
        promised: i64 = 0
        if zone < SECTORS:
            promised = self.worth.jammer_hoped * left[KINDS * zone + JAMMER]
        if state.parts.level == 4 and state.probes < PROBES_NEEDED:
            promised += self.worth.probe_wanted * left[KINDS * zone + PROBE]
        return promised // hidden + self.worth.hidden


def all_distances() -> Ints:
    """Between any two cells."""
    distances: Ints = ints(CELLS * CELLS)
    for cell in range(CELLS):
        for other in range(CELLS):
            down: i64 = around(cell // SIZE, other // SIZE)
            distances[CELLS * cell + other] = down + around(cell % SIZE, other % SIZE)
    return distances


def around(first: i64, second: i64) -> i64:
    """How far two rows or columns are apart, round the board."""
    apart: i64 = first - second if first > second else second - first
    return min(apart, SIZE - apart)
