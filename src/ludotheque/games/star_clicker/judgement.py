"""How likely the crew is to win, judged when a round begins.

Prices are thousandths of the logarithm of the odds, so that they add up; they stand in `prices.toml`. They were made by
crews that follow their heuristic blindly. Search plays better than those; what it needs is only which of two rounds
begins better.
"""

from math import log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.odds import likely
from ludotheque.core.prices import Prices
from ludotheque.core.types import Ints
from ludotheque.games.star_clicker.board import CELLS, LENGTH, LINES, NONE
from ludotheque.games.star_clicker.buttons import PLACES, REPLICATOR, is_propulsion
from ludotheque.games.star_clicker.mothership import STACKS
from ludotheque.games.star_clicker.situation import COMPULSORY, PILOTING, Situation
from ludotheque.games.star_clicker.tiles import HIDDEN, JAMMER, JAMMERS, KINDS, SECTOR_JAMMERS, SECTORS

FAR: Final[i64] = 9
"""Further than any two cells are apart."""


@final
@mypyc_attr(acyclic=True)
class Judgement:
    """The prices; `distances` are those between any two cells, in flight."""

    def __init__(self, prices: Prices, distances: Ints) -> None:
        self.distances: Ints = distances
        self.nearest: Ints = vec[i64]([FAR, FAR, FAR, FAR])
        """By seat: how far the ship is from a jammer, or from a tile that may be one."""
        self.levels: Ints = prices.row("odds-levels")
        """What is left when everything else is counted, by level."""
        self.crews: Ints = prices.row("odds-crews")
        """The same by number of pilots."""
        self.shields: Ints = prices.row("odds-shields")
        self.jammer: i64 = prices.one("odds-jammer")
        self.last_jammers: Ints = prices.row("odds-last-jammers")
        """A jammer that is left; more, if there are so few."""
        self.found: i64 = prices.one("odds-found")
        self.unsearched: i64 = prices.one("odds-unsearched")
        self.sector: i64 = prices.one("odds-sector")
        """A jammer that lies open; a tile that may be one, and a sector where one is hidden."""
        self.stock: float = float(prices.one("odds-stock"))
        """The logarithm of how many Creepers the stacks have, and one."""
        self.near: i64 = prices.one("odds-near")
        self.landing: i64 = prices.one("odds-landing")
        """Creepers that would land in two steps, and in one."""
        self.penniless: i64 = prices.one("odds-penniless")
        self.poor: i64 = prices.one("odds-poor")
        """Pilots without energy, and with one."""
        self.propulsion: i64 = prices.one("odds-propulsion")
        self.fire: i64 = prices.one("odds-fire")
        """Buttons that are known."""
        self.step: i64 = prices.one("odds-step")
        """How far each ship is from where it wants to be."""
        self.outage: i64 = prices.one("odds-outage")
        self.problem: i64 = prices.one("odds-problem")
        self.silent: i64 = prices.one("odds-silent")
        self.broken: i64 = prices.one("odds-broken")
        """A neutralised line; a broken replicator."""

    def chance(self, state: Situation) -> float:
        total: i64 = self.levels[state.parts.level] + self.crews[state.parts.seats] + self.shields[state.shields]
        total += self.goal(state) + self.enemy(state) + self.search(state)
        for seat in range(state.parts.seats):
            total += self.pilot(state, seat)
        odds: float = float(total) + self.stock * log(float(stocked(state) + 1))
        return likely(0.001 * odds)

    def goal(self, state: Situation) -> i64:
        """What is left to do."""
        left: i64 = JAMMERS - state.jammers_destroyed()
        total: i64 = self.jammer * left
        if left < len(self.last_jammers):
            total += self.last_jammers[left]
        if state.parts.level == 4:
            for sector in range(SECTORS):
                if state.jammers[sector] == SECTOR_JAMMERS:
                    total += self.silent
        return total

    def enemy(self, state: Situation) -> i64:
        """Creepers that are near, and the floppy disk that holds."""
        space = state.space
        total: i64 = 0
        for line in range(1, LINES + 1):
            place: i64 = space.creepers[line]
            if place != NONE:
                if space.free_place(line, place + 1, 1) == LENGTH:
                    total += self.landing
                elif place == LENGTH - 2:
                    total += self.near
        if state.outage:
            total += self.outage
        elif state.mothership.problem() != NONE:
            total += self.problem
        return total

    def search(self, state: Situation) -> i64:
        """Where the jammers are or may be, and how far the ships are from there."""
        left = state.space.left
        tiles = state.space.tiles
        ships = state.space.ships
        zones = state.parts.zone
        nearest = self.nearest
        distances = self.distances
        seats: i64 = state.parts.seats
        total: i64 = 0
        hiding: i64 = 0
        bit: i64 = 1
        for zone in range(SECTORS):
            if left[KINDS * zone + JAMMER] > 0:
                total += self.sector
                hiding |= bit << zone
        for seat in range(seats):
            nearest[seat] = FAR
        for cell in range(CELLS):
            tile: i64 = tiles[cell]
            if tile == JAMMER:
                total += self.found
            elif tile == HIDDEN and (hiding >> zones[cell]) & 1 == 1:
                total += self.unsearched
            else:
                continue
            for seat in range(seats):
                nearest[seat] = min(nearest[seat], distances[CELLS * cell + ships[seat]])
        return total

    def pilot(self, state: Situation, seat: i64) -> i64:
        """Energy, buttons and position of one ship."""
        total: i64 = self.step * self.nearest[seat]
        if state.energy[seat] == 0:
            total += self.penniless
        elif state.energy[seat] == 1:
            total += self.poor
        if state.has(state.broken, seat):
            total += self.broken
        for place in range(PLACES * seat, PLACES * seat + PLACES):
            known: i64 = state.boards.known[place]
            if known != NONE and known != REPLICATOR:
                total += self.propulsion if is_propulsion(known) else self.fire
        return total


def round_begins(state: Situation) -> bool:
    """Whether every pilot has the round before them."""
    if state.phase != PILOTING or state.done != 0:
        return False
    for pilot in range(state.parts.seats):
        if state.owes[pilot] != COMPULSORY or state.boards.visible[pilot] != 0:
            return False
    return True


def stocked(state: Situation) -> i64:
    """How many Creepers the stacks still have."""
    stacks = state.mothership.stacks
    count: i64 = 0
    for stack in range(STACKS):
        count += stacks[stack]
    return count
