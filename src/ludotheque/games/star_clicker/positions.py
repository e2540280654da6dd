"""Positions and knowledge of Star Clicker read back into states, with the reason where one cannot be.

What a position leaves out is as at the start of a game, so that a situation can be written small: the tiles that are
gone are then taken to be empty ones as far as there are any, and the reserve has whatever tokens are nowhere else.
"""

from msgspec import UNSET, to_builtins
from msgspec.structs import astuple
from mypy_extensions import i64

from ludotheque.core import shapes
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.errors import BadPosition
from ludotheque.core.events import only
from ludotheque.core.positions import must_follow, read_chance, read_number, read_one_of
from ludotheque.core.types import Data
from ludotheque.games.star_clicker import plain
from ludotheque.games.star_clicker.board import LENGTH, LINES, NONE, SIZE, cell_name, cell_of
from ludotheque.games.star_clicker.buttons import BUTTONS, GROUP, PLACES, button_of, is_propulsion
from ludotheque.games.star_clicker.checks import check
from ludotheque.games.star_clicker.mothership import DISCARDED, LEFT_OUT, OPEN, UNSEEN, Mothership
from ludotheque.games.star_clicker.parts import Parts
from ludotheque.games.star_clicker.plain import NO_TILE, UNKNOWN
from ludotheque.games.star_clicker.rules import StarClickerState
from ludotheque.games.star_clicker.shapes import Floppy, Knowledge, PilotKnown, PilotSetUp, Position
from ludotheque.games.star_clicker.situation import LOST, OVER, PHASES, RUNNING, WON
from ludotheque.games.star_clicker.space import NOBODY
from ludotheque.games.star_clicker.tiles import ACCELERATOR, EMPTY, HIDDEN, JAMMER, KINDS, PROBE, SECTORS, TILES, ZONES

DERIVED = ("pending", "level", "reserve", "problem", "neutralised", "tokens", "rating")
"""What follows from the rest: it may be given, and must then be right."""


def read_position(game: Game, parts: Parts, position: Data) -> StarClickerState:
    """The state of a position; without `rng`, chance to come starts from a fixed seed."""
    told = shapes.read_position(position, Position)
    return laid_out(game, parts, told, read_chance(told.rng))


def read_knowledge(game: Game, parts: Parts, knowledge: Data, rng: Rng) -> StarClickerState:
    """The state that fits what everybody knows: nothing is hidden but what is still to be drawn."""
    return laid_out(game, parts, shapes.read_position(knowledge, Knowledge), rng.fork())


def laid_out(game: Game, parts: Parts, told: Position | Knowledge, rng: Rng) -> StarClickerState:
    state = StarClickerState.fresh(game, parts, rng)
    lay_space(state, told)
    pilots = [PilotSetUp() for _ in range(parts.seats)] if told.pilots is UNSET else told.pilots
    if len(pilots) != parts.seats:
        raise BadPosition(f"pilots is a list of the {parts.seats} pilots")
    for seat in range(parts.seats):
        lay_pilot(state, seat, f"pilots[{seat}]", pilots[seat])
    lay_mothership(state.mothership, told)
    lay_progress(state, told)
    state.mothership.reserve = nowhere_else(state)
    check(state)
    follows = plain.knowledge(state)
    for name in DERIVED:
        must_follow(name, getattr(told, name), follows[name])
    if isinstance(told.floppy, Floppy) and to_builtins(told.floppy) != follows["floppy"]:
        raise BadPosition(f"floppy: {told.floppy.name!r} is {follows['floppy']}; its name alone is enough")
    return state


# Space: tiles, what is left hidden, Creepers.


def lay_space(state: StarClickerState, told: Position | Knowledge) -> None:
    space = state.space
    if told.tiles is not UNSET:
        lay_tiles(state, told.tiles)
    for sector, destroyed in enumerate(astuple(told.jammers)):
        state.jammers[sector] = destroyed
    for seat in range(state.parts.seats):
        space.on[space.ships[seat]] = NOBODY
    if told.creepers is not UNSET:
        for line in state.parts.first:
            space.take_creeper(line)
        for name, where in told.creepers.items():
            lay_creeper(state, name, where)
    for zone in range(len(ZONES)):
        if told.left is UNSET:
            suppose_left(state, zone)
        else:
            for kind, count in enumerate(astuple(astuple(told.left)[zone])):
                space.left[KINDS * zone + kind] = count


def lay_tiles(state: StarClickerState, rows: list[str]) -> None:
    if any(len(row.split()) != SIZE for row in rows):
        raise BadPosition(f"tiles are lines of {SIZE} words, a word for a cell")
    known = [NO_TILE, *(name for name in TILES if name != TILES[EMPTY])]
    for cell, word in enumerate(" ".join(rows).split()):
        read_one_of(f"tiles: {cell_name(cell)}", word, known)
        if word != NO_TILE and state.parts.zone[cell] == NONE:
            raise BadPosition(f"tiles: there is never a tile on {cell_name(cell)}")
        state.space.tiles[cell] = NONE if word == NO_TILE else TILES.index(word)


def lay_creeper(state: StarClickerState, name: str, where: str) -> None:
    lines = [str(line) for line in range(1, LINES + 1)]
    if name not in lines:
        raise BadPosition(f"creepers: there is no line {name!r}; lines are 1 to {LINES}")
    line: i64 = lines.index(name) + 1
    cells = [cell_name(state.parts.line_cell(line, place)) for place in range(LENGTH)]
    if where not in cells:
        raise BadPosition(f"creepers: line {name} has the cells {', '.join(cells)}, not {where!r}")
    state.space.put_creeper(line, cells.index(where))


def suppose_left(state: StarClickerState, zone: i64) -> None:
    """What is hidden in a zone if its removed tiles are destroyed jammers, then empty ones, then probes."""
    tiles = [tile for cell, tile in enumerate(state.space.tiles) if state.parts.zone[cell] == zone]
    known = [tiles.count(kind) for kind in range(KINDS)]
    destroyed = state.jammers[zone] if zone < SECTORS else 0
    gone = tiles.count(NONE) - destroyed
    known[JAMMER] += destroyed
    known[EMPTY] = min(gone, state.parts.mixed_in(zone, EMPTY))
    known[PROBE] += gone - known[EMPTY]
    for kind, count in enumerate(known):
        left = state.parts.mixed_in(zone, kind) - count
        if count < 0 or left < 0:
            raise BadPosition(f"tiles: zone {ZONES[zone]} never had these: it has too many {TILES[kind]} tiles")
        state.space.left[KINDS * zone + kind] = left


# Pilots.


def lay_pilot(state: StarClickerState, seat: i64, where: str, told: PilotSetUp | PilotKnown) -> None:
    flown = state.parts.colour_name(seat)
    if told.colour not in (UNSET, flown):
        raise BadPosition(f"{where}.colour is {told.colour!r}; this seat flies {flown}")
    lay_ship(state, seat, where, shapes.given(told.cell, cell_name(state.space.ships[seat])))
    for place in range(PLACES):
        lay_button(state, seat, where, place, told)
    state.energy[seat] = told.energy
    state.owes[seat] = told.owes
    state.bought |= only(seat) if told.bought else 0
    state.powered |= only(seat) if told.power else 0
    state.done |= only(seat) if told.done else 0
    state.broken |= only(seat) if told.broken else 0


def lay_ship(state: StarClickerState, seat: i64, where: str, name: str) -> None:
    cell: i64 = cell_of(name)
    if cell == NONE:
        raise BadPosition(f"{where}.cell is {name!r}; cells are a1 to g7")
    if cell == state.parts.centre:
        raise BadPosition(f"{where}.cell: no ship stands on the planet's centre")
    if state.space.on[cell] != NOBODY:
        raise BadPosition(f"{where}.cell: {name} is taken by a Creeper or another ship")
    if state.space.tiles[cell] in (HIDDEN, ACCELERATOR):
        raise BadPosition(f"{where}.cell: no ship stands on a hidden tile or an accelerator, as on {name}")
    state.space.land(seat, cell)


def lay_button(state: StarClickerState, seat: i64, where: str, place: i64, told: PilotSetUp | PilotKnown) -> None:
    """What is visible is known, and was seen at some time."""
    boards = state.boards
    visible, known, seen = told.buttons[place], told.known[place], told.seen[place]
    name = visible if known == UNKNOWN else known
    if name == UNKNOWN:
        if seen != 0:
            raise BadPosition(f"{where}.seen[{place}] is {seen}; 0 is right for a button not known")
        return
    button: i64 = BUTTONS.index(name)
    if state.parts.group_of(button) != place // GROUP:
        raise BadPosition(f"{where}: {name!r} is no button of the group of place {place + 1}")
    if visible not in (UNKNOWN, name):
        raise BadPosition(f"{where}: place {place + 1} cannot be both {visible!r} and {name!r}")
    if not boards.could_be(seat, place, button):
        raise BadPosition(f"{where}: {name!r} lies on two places")
    boards.known[PLACES * seat + place] = button
    boards.seen[PLACES * seat + place] = seen or 1
    if visible != UNKNOWN:
        boards.turn_face_up(seat, place)


# The mothership.


def lay_mothership(mothership: Mothership, told: Position | Knowledge) -> None:
    parts = mothership.parts
    if told.stacks is not UNSET:
        for stack, count in enumerate(told.stacks):
            mothership.stacks[stack] = read_number(f"stacks[{stack}]", count, 0, parts.stacks[stack])
    mothership.lost = told.lost
    drawn = [*told.discards]
    place_floppies(mothership, "discards", told.discards, UNSEEN, DISCARDED)
    if told.floppy is not None:
        name = told.floppy.name if isinstance(told.floppy, Floppy) else told.floppy
        place_floppies(mothership, "floppy", [name], UNSEEN, OPEN)
        mothership.open = parts.floppies.index(name)
        drawn.append(name)
    mothership.deck = parts.deck - len(drawn)
    if told.deck not in (UNSET, mothership.deck):
        raise BadPosition(f"deck is {told.deck}; with {len(drawn)} floppies drawn it has {mothership.deck}")
    if told.unseen is not UNSET:
        place_floppies(mothership, "unseen", [name for name in parts.floppies if name not in drawn], UNSEEN, LEFT_OUT)
        place_floppies(mothership, "unseen", told.unseen, LEFT_OUT, UNSEEN)
    elif mothership.deck == mothership.unseen(1):
        mothership.leave_out_the_others()


def place_floppies(mothership: Mothership, where: str, names: list[str], before: i64, place: i64) -> None:
    known = mothership.parts.floppies
    for name in names:
        if name not in known:
            raise BadPosition(f"{where}: there is no floppy {name!r}; there are {', '.join(known)}")
        if mothership.floppies[known.index(name)] != before:
            raise BadPosition(f"{where}: {name!r} stands twice")
        mothership.floppies[known.index(name)] = place


def nowhere_else(state: StarClickerState) -> i64:
    """The tokens are conserved (S7): whatever is nowhere else is the reserve."""
    creepers = sum(place != NONE for place in state.space.creepers)
    used = state.mothership.lost + sum(state.mothership.stacks) + creepers + sum(state.energy)
    if used > state.parts.tokens:
        raise BadPosition(f"{used} tokens are in play; there are {state.parts.tokens}")
    return state.parts.tokens - used


# Where the game stands.


def lay_progress(state: StarClickerState, told: Position | Knowledge) -> None:
    state.phase = PHASES.listed.index(told.phase)
    state.round = told.round
    state.shields = told.shields
    state.probes = told.probes
    state.outage = told.outage
    state.actor = read_number("actor", told.actor, NONE, state.parts.seats - 1)
    state.engine = button_of(told.pending) if is_propulsion(button_of(told.pending)) else NONE
    state.result = supposed_result(state) if told.winner is UNSET else told.winner


def supposed_result(state: StarClickerState) -> i64:
    if state.phase != OVER:
        return RUNNING
    return WON if state.saved() else LOST
