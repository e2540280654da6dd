"""What an experienced pilot would say at a glance: shoot what comes near, fly to jammers and hidden tiles."""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.contract import Heuristic, State
from ludotheque.core.prices import Prices
from ludotheque.games.star_clicker import notation
from ludotheque.games.star_clicker.board import CELLS, LENGTH, NONE, SIZE
from ludotheque.games.star_clicker.buttons import GROUP, PLACES, REPLICATOR, colour, is_propulsion
from ludotheque.games.star_clicker.judgement import Judgement, round_begins
from ludotheque.games.star_clicker.notation import BUY, COPY, DESTROY, DONE, GO, RAYS, REVEAL
from ludotheque.games.star_clicker.outlook import Outlook
from ludotheque.games.star_clicker.rules import StarClickerState
from ludotheque.games.star_clicker.space import NOBODY, SHIP
from ludotheque.games.star_clicker.tiles import ENERGY, JAMMER, PROBES_NEEDED
from ludotheque.games.star_clicker.worth import Worth

USUAL: Final[i64] = 1000
"""The weight of saying "done": what weighs more is worth doing, what weighs less is not."""
TWIN: Final[i64] = -1_000_000
"""No weight at all: another action has the very same effect."""


@final
class StarClickerHeuristic(Heuristic):
    """Weighs every action by what it changes at once and where it leaves the ship."""

    def __init__(self, prices: Prices) -> None:
        self.worth = Worth(prices)
        self.outlook = Outlook(self.worth)
        self.judgement = Judgement(prices, self.outlook.distances)
        self.doubted: float = float(prices.one("doubt"))

    def weigh(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, StarClickerState)
        weight: i64 = self.weight(state, seat, action)
        if weight > -USUAL:
            return USUAL + weight
        return -1 if weight == TWIN else 0

    def doubt(self) -> float:
        return self.doubted

    def estimate(self, state: State, seat: i64) -> float:
        """At the beginning of a round."""
        assert isinstance(state, StarClickerState)
        return self.judgement.chance(state) if round_begins(state) else -1.0

    def weight(self, state: StarClickerState, seat: i64, action: i64) -> i64:
        if notation.is_press(action):
            return self.press(state, seat, action)
        if action == DONE:
            return 0
        if action == DESTROY:
            return self.destroying(state, seat)
        if action == BUY:
            return self.buy(state, seat)
        if notation.is_copy(action):
            return self.button(state, seat, action - COPY)
        if notation.is_further(action):
            spent: i64 = self.worth.spent if action > GO else 0
            return self.flight(state, seat, colour(state.engine), 1 + action - GO) - spent
        if notation.is_reveal(action):
            return self.reveal(state, seat, action - REVEAL)
        if notation.is_push(action):
            return self.push(state, seat, notation.pushed(action))
        if notation.is_show(action):
            return self.show(state, seat, action)
        return self.rays(state, action - RAYS)

    # Buttons.

    def press(self, state: StarClickerState, seat: i64, place: i64) -> i64:
        """What a known button does, or the mean of what it may be; unknown places of a group are twins."""
        boards = state.boards
        known: i64 = boards.known[PLACES * seat + place]
        if known != NONE:
            return self.button(state, seat, known)
        first: i64 = place - place % GROUP
        for other in range(first, place):
            if not boards.is_known(seat, other):
                return TWIN
        total: i64 = 0
        choices: i64 = 0
        for index in range(first, first + GROUP):
            button: i64 = state.parts.buttons[index]
            if boards.could_be(seat, place, button):
                total += self.button(state, seat, button)
                choices += 1
        if choices == 1:
            return total
        return total // choices + self.worth.curiosity

    def button(self, state: StarClickerState, seat: i64, button: i64) -> i64:
        if state.outage:
            return self.worth.power_back if button == REPLICATOR else 0
        if button == state.mothership.problem():
            return 0
        if button == REPLICATOR:
            return self.replicator(state, seat)
        if is_propulsion(button):
            return self.flight(state, seat, colour(button), 1)
        return self.shot(state, seat, colour(button))

    def replicator(self, state: StarClickerState, seat: i64) -> i64:
        """As good as the best that can be copied."""
        if state.has(state.broken, seat):
            return 0
        buttons: i64 = state.copyable(seat)
        if buttons == 0:
            return 0
        best: i64 = self.worth.planet
        for button in range(REPLICATOR):
            if state.has(buttons, button):
                best = max(best, self.button(state, seat, button))
        return best

    def buy(self, state: StarClickerState, seat: i64) -> i64:
        """Once the compulsory presses are made, for a button that is known to be good, with energy to spare."""
        if state.owes[seat] > 0:
            return -USUAL
        best: i64 = 0
        for place in range(PLACES):
            known: i64 = state.boards.known[PLACES * seat + place]
            if known != NONE and known != REPLICATOR and not state.boards.is_visible(seat, place):
                best = max(best, self.button(state, seat, known))
        return best - self.worth.spent - (self.worth.scarce if state.energy[seat] < 3 else 0)

    # Shots.

    def shot(self, state: StarClickerState, seat: i64, towards: i64) -> i64:
        space = state.space
        worth = self.worth
        target: i64 = space.in_the_way(space.ships[seat], towards)
        if target == NONE:
            return 0
        if target == state.parts.centre:
            return worth.planet
        met: i64 = space.on[target]
        if met < SHIP:
            return self.relief(state, met) + self.gained(state, seat)
        if state.energy[met - SHIP] > 0:
            return worth.friend
        return 0

    def gained(self, state: StarClickerState, seat: i64) -> i64:
        """What one more energy is worth to a pilot."""
        energy: i64 = state.energy[seat]
        if energy == 0:
            return self.worth.energy_none
        if energy == 1:
            return self.worth.energy_one
        return 0

    def relief(self, state: StarClickerState, line: i64) -> i64:
        """What it is worth that the Creeper of a line is gone: far ones keep others from coming, near ones land."""
        worth = self.worth
        place: i64 = state.space.creepers[line]
        if state.space.free_place(line, place + 1, 1) < LENGTH:
            return worth.near if place == LENGTH - 2 else worth.far
        if state.shields == 1:
            return worth.landing + worth.last_shield
        return worth.landing

    # Moves.

    def flight(self, state: StarClickerState, seat: i64, towards: i64, steps: i64) -> i64:
        """How much better the ship stands where it comes to."""
        space = state.space
        start: i64 = space.ships[seat]
        space.on[start] = NOBODY
        cell: i64 = start
        for _ in range(steps):
            stop: i64 = space.next_stop(cell, towards)
            if stop == NONE:
                break
            cell = stop
        space.on[start] = SHIP + seat
        if cell == start:
            return 0
        gain: i64 = self.outlook.better(state, seat, start, cell)
        if space.tiles[cell] == ENERGY and state.mothership.reserve > 0:
            gain += self.worth.spent + self.gained(state, seat)
        return gain

    # Energy.

    def destroying(self, state: StarClickerState, seat: i64) -> i64:
        """A jammer at once; a probe while it is needed, or with energy to spare once the jammers are nearly gone."""
        if state.space.tiles[state.space.ships[seat]] == JAMMER:
            return 4 * USUAL
        if state.probes < PROBES_NEEDED:
            return 3 * USUAL
        return self.worth.spent if state.energy[seat] > 2 else -self.worth.spent

    def reveal(self, state: StarClickerState, seat: i64, cell: i64) -> i64:
        """Where a jammer is likely and a ship is near; hardly ever worth an energy: ships turn tiles for nothing."""
        nearest: i64 = SIZE
        for pilot in range(state.parts.seats):
            nearest = min(nearest, self.outlook.distances[CELLS * cell + state.space.ships[pilot]])
        return (
            self.outlook.promise(state, state.parts.zone[cell]) // 4
            - self.worth.step * nearest
            - 2 * self.paid(state, seat)
        )

    def push(self, state: StarClickerState, seat: i64, line: i64) -> i64:
        """Worth it where the next step is the planet."""
        landing = state.space.free_place(line, state.space.creepers[line] + 1, 1) == LENGTH
        last: i64 = self.worth.last_shield if state.shields == 1 else 0
        return (self.worth.push + last if landing else 0) - self.paid(state, seat)

    def show(self, state: StarClickerState, seat: i64, action: i64) -> i64:
        """Only what nobody knows is worth showing, and unknown places of a group are twins."""
        other: i64 = state.parts.pilot(notation.other_colour(action))
        mine: i64 = notation.own_place(action)
        theirs: i64 = notation.other_place(action)
        if not first_unknown(state, seat, mine) or not first_unknown(state, other, theirs):
            return TWIN
        return self.worth.show - self.paid(state, seat)

    def rays(self, state: StarClickerState, group: i64) -> i64:
        """Better a group of which little is known."""
        weight: i64 = 0
        for seat in range(state.parts.seats):
            for place in range(GROUP * group, GROUP * group + GROUP):
                if state.boards.is_known(seat, place):
                    weight += self.worth.shuffled
        return weight

    def paid(self, state: StarClickerState, seat: i64) -> i64:
        """What it costs to pay an energy for a power."""
        return self.worth.spent + (self.worth.scarce // 2 if state.energy[seat] <= 2 else 0)


def first_unknown(state: StarClickerState, seat: i64, place: i64) -> bool:
    """Whether this is the first place of its group that nobody knows."""
    if state.boards.is_known(seat, place):
        return False
    for before in range(place - place % GROUP, place):
        if not state.boards.is_known(seat, before):
            return False
    return True
