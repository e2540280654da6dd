"""What an experienced pilot would say at a glance: shoot what comes near, fly to jammers and hidden tiles."""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.contract import Heuristic, State
from ludotheque.core.types import Ints, ints
from ludotheque.games.star_clicker import notation
from ludotheque.games.star_clicker.notation import BUY, COPY, DESTROY, DONE, GO, RAYS, REVEAL
from ludotheque.games.star_clicker.pieces import (
    CELLS,
    ENERGY,
    GROUP,
    HIDDEN,
    JAMMER,
    JAMMERS,
    KINDS,
    LENGTH,
    NONE,
    PLACES,
    PROBE,
    PROBES_NEEDED,
    REPLICATOR,
    SECTORS,
    SIZE,
    ZONES,
    colour,
    is_propulsion,
)
from ludotheque.games.star_clicker.rules import StarClickerState
from ludotheque.games.star_clicker.space import NOBODY, SHIP

USUAL: Final[i64] = 1000
"""The weight of saying "done": what weighs more is worth doing, what weighs less is not."""
TWIN: Final[i64] = -1

LANDING: Final[i64] = 220
NEARER: Final[i64] = 10
"""What it is worth to shoot the Creeper that would land next, and, for each cell it has come nearer, any other one.

Far Creepers had better be left alone: their line is taken, so that no new one comes and the stacks last longer.
"""
ENERGY_NEEDED: Final[i64] = 60
"""What an energy is worth to a pilot without any."""
PLANET: Final[i64] = -300
FRIEND: Final[i64] = -50
POWER_BACK: Final[i64] = 120
CURIOSITY: Final[i64] = 12
"""What it is worth to press a button that nobody knows: one knows it afterwards."""

JAMMER_FOUND: Final[i64] = 160
JAMMER_HOPED: Final[i64] = 120
PROBE_WANTED: Final[i64] = 60
ENERGY_WANTED: Final[i64] = 45
STEP: Final[i64] = 14
"""What cells are worth to be on, the second times the chance, and how much of that each step away from them takes."""
CALLING: Final[i64] = 40
"""What it costs to end the round on a probe."""

SPENT: Final[i64] = 30
"""What an energy is worth."""


@final
class StarClickerHeuristic(Heuristic):
    """Weighs every action by what it changes at once and where it leaves the ship."""

    def __init__(self) -> None:
        self.promises: Ints = ints(len(ZONES))
        """What a hidden tile of each zone promises, in the state that is looked at."""
        self.distances: Ints = ints(CELLS * CELLS)
        for cell in range(CELLS):
            for other in range(CELLS):
                down: i64 = around(cell // SIZE, other // SIZE)
                self.distances[CELLS * cell + other] = down + around(cell % SIZE, other % SIZE)

    def weigh(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, StarClickerState)
        weight: i64 = self.weight(state, seat, action)
        if weight == TWIN:
            return TWIN
        return USUAL + weight if weight > -USUAL else 0

    def weight(self, state: StarClickerState, seat: i64, action: i64) -> i64:
        if notation.is_press(action):
            return self.press(state, seat, action)
        if action == DONE:
            return 0
        if action == DESTROY:
            return weigh_destroying(state, seat)
        if action == BUY:
            return self.buy(state, seat)
        if notation.is_copy(action):
            return self.button(state, seat, action - COPY)
        if notation.is_further(action):
            return self.flight(state, seat, colour(state.engine), 1 + action - GO) - SPENT * min(action - GO, 1)
        if notation.is_reveal(action):
            return self.reveal(state, seat, action - REVEAL)
        if notation.is_push(action):
            return weigh_push(state, seat, notation.pushed(action))
        if notation.is_show(action):
            return weigh_show(state, seat, action)
        return weigh_rays(state, action - RAYS)

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
        return total // choices + (CURIOSITY if choices > 1 else 0)

    def button(self, state: StarClickerState, seat: i64, button: i64) -> i64:
        if state.outage == 1:
            return POWER_BACK if button == REPLICATOR else 0
        if button == state.mothership.problem():
            return 0
        if button == REPLICATOR:
            return self.replicator(state, seat)
        if is_propulsion(button):
            return self.flight(state, seat, colour(button), 1)
        return weigh_shot(state, seat, colour(button))

    def replicator(self, state: StarClickerState, seat: i64) -> i64:
        """As good as the best that can be copied."""
        if state.has(state.broken, seat):
            return 0
        buttons: i64 = state.boards.copyable(seat, state.mothership.problem())
        if buttons == 0:
            return 0
        best: i64 = PLANET
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
        scarce: i64 = 2 * SPENT if state.energy[seat] < 3 else 0
        return best - SPENT // 2 - scarce

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
        for zone in range(len(ZONES)):
            self.promises[zone] = promise(state, zone)
        gain: i64 = self.standing(state, seat, cell) - self.standing(state, seat, start)
        if space.tiles[cell] == ENERGY and state.mothership.reserve > 0:
            gain += SPENT
        return gain

    def standing(self, state: StarClickerState, seat: i64, cell: i64) -> i64:
        """What it is worth to be on a cell: near something worth flying to, and not on a probe."""
        space = state.space
        row: i64 = CELLS * cell
        best: i64 = 0
        for other in range(CELLS):
            tile: i64 = space.tiles[other]
            if tile != NONE and (space.on[other] == NOBODY or other == cell or space.on[other] == SHIP + seat):
                worth: i64 = self.promises[state.parts.zone[other]] if tile == HIDDEN else attraction(state, seat, tile)
                worth -= STEP * self.distances[row + other]
                if worth > best:
                    best = worth
        if space.tiles[cell] == PROBE and state.owes[seat] <= 1 and state.parts.level < 4:
            best -= CALLING
        return best

    def reveal(self, state: StarClickerState, seat: i64, cell: i64) -> i64:
        """Where a jammer is likely and a ship is near, if there is energy to spare."""
        nearest: i64 = SIZE
        for pilot in range(state.parts.seats):
            nearest = min(nearest, self.distances[CELLS * cell + state.space.ships[pilot]])
        spare: i64 = 0 if state.energy[seat] > 2 else SPENT
        return promise(state, state.parts.zone[cell]) // 2 - 4 * nearest - SPENT - spare


def around(first: i64, second: i64) -> i64:
    """How far two rows or columns are apart, round the board."""
    apart: i64 = first - second if first > second else second - first
    return min(apart, SIZE - apart)


def attraction(state: StarClickerState, seat: i64, tile: i64) -> i64:
    """What a tile that lies open is worth to be on."""
    if tile == JAMMER:
        return JAMMER_FOUND if state.energy[seat] > 0 else JAMMER_HOPED
    if tile == PROBE and state.parts.level == 4:
        return PROBE_WANTED if state.probes < PROBES_NEEDED and state.energy[seat] > 0 else 0
    if tile == ENERGY and state.mothership.reserve > 0:
        return ENERGY_WANTED if state.energy[seat] < 2 else 0
    return 0


def promise(state: StarClickerState, zone: i64) -> i64:
    """What a hidden tile of a zone promises: the chance of a jammer, or of a probe that is still needed."""
    left = state.space.left
    hidden: i64 = state.space.hidden_in(zone)
    if hidden == 0:
        return 0
    worth: i64 = JAMMER_HOPED * left[KINDS * zone + JAMMER] if zone < SECTORS else 0
    if state.parts.level == 4 and state.probes < PROBES_NEEDED:
        worth += PROBE_WANTED * left[KINDS * zone + PROBE]
    return worth // hidden + STEP


def weigh_shot(state: StarClickerState, seat: i64, towards: i64) -> i64:
    space = state.space
    target: i64 = space.in_the_way(space.ships[seat], towards)
    if target == NONE:
        return 0
    if target == state.parts.centre:
        return PLANET
    met: i64 = space.on[target]
    if met >= SHIP:
        return FRIEND if state.energy[met - SHIP] > 0 else 0
    worth: i64 = ENERGY_NEEDED if state.energy[seat] == 0 else 0
    near: i64 = space.creepers[met]
    return worth + (LANDING if near == LENGTH - 1 else NEARER * near - NEARER)


def weigh_destroying(state: StarClickerState, seat: i64) -> i64:
    """A jammer at once; a probe while it is needed, or with energy to spare once the jammers are nearly gone."""
    if state.space.tiles[state.space.ships[seat]] == JAMMER:
        return 4 * USUAL
    if state.probes < PROBES_NEEDED:
        return 3 * USUAL
    return SPENT if state.energy[seat] > 2 or state.jammers_destroyed() == JAMMERS else -SPENT


def weigh_push(state: StarClickerState, seat: i64, line: i64) -> i64:
    """Worth it where the next step is the planet."""
    spare: i64 = 0 if state.energy[seat] > 1 else SPENT
    near: i64 = state.space.creepers[line]
    return (LANDING // 2 if near == LENGTH - 1 else 0) - SPENT - spare


def weigh_show(state: StarClickerState, seat: i64, action: i64) -> i64:
    """Only what nobody knows is worth showing, and unknown places of a group are twins."""
    other: i64 = state.parts.pilot(notation.other_colour(action))
    mine: i64 = notation.own_place(action)
    theirs: i64 = notation.other_place(action)
    if not first_unknown(state, seat, mine) or not first_unknown(state, other, theirs):
        return TWIN
    spare: i64 = 0 if state.energy[seat] > 2 else SPENT
    return 2 * CURIOSITY - SPENT - spare


def first_unknown(state: StarClickerState, seat: i64, place: i64) -> bool:
    """Whether this is the first place of its group that nobody knows."""
    if state.boards.is_known(seat, place):
        return False
    for before in range(place - place % GROUP, place):
        if not state.boards.is_known(seat, before):
            return False
    return True


def weigh_rays(state: StarClickerState, group: i64) -> i64:
    """Better a group of which little is known."""
    weight: i64 = 0
    for seat in range(state.parts.seats):
        for place in range(GROUP * group, GROUP * group + GROUP):
            if state.boards.is_known(seat, place):
                weight -= 10
    return weight
