"""What a pilot of Star Clicker knows as numbers: the own ship and dashboard, those of the others in turn order, and the
space around the planet, which is the same to all.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.contract import Encoding, State
from ludotheque.core.encoding import Features, around, steps_to
from ludotheque.core.types import Ints
from ludotheque.games.star_clicker.board import CELLS, COLOURS, LENGTH, LINES, NONE, SHIELDS, cell_name
from ludotheque.games.star_clicker.buttons import BUTTONS, PLACES, REPLICATOR
from ludotheque.games.star_clicker.mothership import STACKS
from ludotheque.games.star_clicker.parts import Parts
from ludotheque.games.star_clicker.rules import StarClickerState
from ludotheque.games.star_clicker.situation import COMPULSORY, PHASES, RUNNING, Situation
from ludotheque.games.star_clicker.tiles import KINDS, SECTOR_JAMMERS, SECTORS, TILES, ZONES

MOST_ROUNDS: Final[i64] = 50
"""Later rounds are all told as this one."""

WHEREABOUTS: Final = ["unseen", "discarded", "open", "left out"]
"""Of a floppy disk, by number."""


@final
class StarClickerEncoding(Encoding):
    def __init__(self, parts: Parts) -> None:
        super().__init__()
        cells = [cell_name(cell) for cell in range(CELLS)]
        seats = around(parts.seats)
        self.parts = parts
        self.phase: i64 = self.add("phase", among=PHASES.listed)
        self.result: i64 = self.add("result", among=["lost", "won"])
        self.round: i64 = self.add("round", 0, MOST_ROUNDS)
        self.shields: i64 = self.add("shields", 0, SHIELDS)
        self.actor: i64 = self.add("must answer", among=seats)
        self.engine: i64 = self.add("engine", among=BUTTONS)
        self.outage: i64 = self.add("outage")
        self.pilots = [PilotNumbers(self, whose, parts, cells) for whose in seats]
        self.tiles: i64 = self.add("tile", among=[f"{tile} {cell}" for tile in TILES for cell in cells])
        self.left: i64 = self.add("left", 0, CELLS, [f"{zone} {kind}" for zone in ZONES for kind in TILES[:KINDS]])
        places = [f"{line} {place}" for line in range(1, LINES + 1) for place in range(1, LENGTH + 1)]
        self.creepers: i64 = self.add("creeper", among=places)
        self.jammers: i64 = self.add("jammers destroyed", 0, SECTOR_JAMMERS, ZONES[:SECTORS])
        self.probes: i64 = self.add("probes destroyed", 0, CELLS)
        self.stacks: i64 = self.add("stack", 0, parts.tokens, [str(stack + 1) for stack in range(STACKS)])
        self.reserve: i64 = self.add("reserve", 0, parts.tokens)
        self.lost: i64 = self.add("creepers lost", 0, parts.tokens)
        self.deck: i64 = self.add("deck", 0, len(parts.floppies))
        floppies = [f"{floppy} {where}" for floppy in parts.floppies for where in WHEREABOUTS]
        self.floppies: i64 = self.add("floppy", among=floppies)
        self.leave_out("round", f"counted up to {MOST_ROUNDS}: only the first differs from those after it")
        self.leave_out("pilots.seen", "when a button was last seen matters to those who forget, and nobody does here")

    def write(self, state: State, seat: i64, into: Ints) -> None:
        assert isinstance(state, StarClickerState)
        seats: i64 = self.parts.seats
        into[self.phase + state.phase] = 1
        if state.result != RUNNING:
            into[self.result + state.result] = 1
        into[self.round] = min(state.round, MOST_ROUNDS)
        into[self.shields] = state.shields
        if state.actor != NONE:
            into[self.actor + steps_to(state.actor, seat, seats)] = 1
        if state.engine != NONE:
            into[self.engine + state.engine] = 1
        into[self.outage] = 1 if state.outage else 0
        for pilot in range(seats):
            self.pilots[steps_to(pilot, seat, seats)].write(state, pilot, into)
        self.write_space(state, into)
        self.write_mothership(state, into)

    def write_space(self, state: Situation, into: Ints) -> None:
        space = state.space
        for cell in range(CELLS):
            if space.tiles[cell] != NONE:
                into[self.tiles + space.tiles[cell] * CELLS + cell] = 1
        for place in range(len(space.left)):
            into[self.left + place] = space.left[place]
        for line in range(1, LINES + 1):
            if space.creepers[line] != NONE:
                into[self.creepers + (line - 1) * LENGTH + space.creepers[line]] = 1
        for sector in range(SECTORS):
            into[self.jammers + sector] = state.jammers[sector]
        into[self.probes] = state.probes

    def write_mothership(self, state: Situation, into: Ints) -> None:
        mothership = state.mothership
        for stack in range(STACKS):
            into[self.stacks + stack] = mothership.stacks[stack]
        into[self.reserve] = mothership.reserve
        into[self.lost] = mothership.lost
        into[self.deck] = mothership.deck
        for floppy in range(len(mothership.floppies)):
            into[self.floppies + floppy * len(WHEREABOUTS) + mothership.floppies[floppy]] = 1


@final
@mypyc_attr(acyclic=True)
class PilotNumbers:
    """Where the numbers of one pilot stand; a button that is not known has none."""

    def __init__(self, features: Features, whose: str, parts: Parts, cells: list[str]) -> None:
        places = [str(place + 1) for place in range(PLACES)]
        self.colour: i64 = features.add(f"{whose} colour", among=COLOURS)
        self.ship: i64 = features.add(f"{whose} ship", among=cells)
        self.energy: i64 = features.add(f"{whose} energy", 0, parts.tokens)
        self.owes: i64 = features.add(f"{whose} owes", 0, COMPULSORY + 1)
        self.flags: i64 = features.add(f"{whose}", among=["bought", "powered", "done", "broken"])
        known = [f"{place} {button}" for place in places for button in BUTTONS]
        self.known: i64 = features.add(f"{whose} button", among=known)
        self.visible: i64 = features.add(f"{whose} face up", among=places)

    def write(self, state: Situation, pilot: i64, into: Ints) -> None:
        boards = state.boards
        into[self.colour + state.parts.colours[pilot]] = 1
        into[self.ship + state.space.ships[pilot]] = 1
        into[self.energy] = state.energy[pilot]
        into[self.owes] = state.owes[pilot]
        into[self.flags] = (state.bought >> pilot) & 1
        into[self.flags + 1] = (state.powered >> pilot) & 1
        into[self.flags + 2] = (state.done >> pilot) & 1
        into[self.flags + 3] = (state.broken >> pilot) & 1
        for place in range(PLACES):
            button: i64 = boards.known[PLACES * pilot + place]
            if button != NONE:
                into[self.known + place * (REPLICATOR + 1) + button] = 1
            into[self.visible + place] = (boards.visible[pilot] >> place) & 1
