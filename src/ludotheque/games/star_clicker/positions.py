"""Positions and knowledge of Star Clicker read back into states, with the reason where one cannot be.

What a position leaves out is as at the start of a game, so that a situation can be written small: the tiles that are
gone are then taken to be empty ones as far as there are any, and the reserve has whatever tokens are nowhere else.
"""

from typing import Any

from mypy_extensions import i64

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.errors import BadPosition
from ludotheque.core.positions import read_number, read_rng
from ludotheque.core.types import Data
from ludotheque.games.star_clicker.board import CELLS, LENGTH, LINES, NONE, SHIELDS, SIZE, cell_name, cell_of
from ludotheque.games.star_clicker.buttons import GROUP, PLACES, button_of, is_propulsion
from ludotheque.games.star_clicker.checks import check
from ludotheque.games.star_clicker.mothership import DISCARDED, LEFT_OUT, OPEN, STACKS, UNSEEN, Mothership
from ludotheque.games.star_clicker.parts import Parts
from ludotheque.games.star_clicker.plain import UNKNOWN, everything
from ludotheque.games.star_clicker.rules import StarClickerState
from ludotheque.games.star_clicker.situation import (
    COMPULSORY,
    COPYING,
    LENGTHENING,
    LOST,
    OVER,
    PHASES,
    PILOTING,
    RUNNING,
    WON,
)
from ludotheque.games.star_clicker.space import NOBODY
from ludotheque.games.star_clicker.tiles import (
    ACCELERATOR,
    EMPTY,
    HIDDEN,
    JAMMER,
    JAMMERS,
    KINDS,
    PROBE,
    SECTOR_JAMMERS,
    SECTORS,
    TILES,
    ZONES,
)

MOST_ROUNDS = 999_999
DERIVED = ("level", "problem", "neutralised", "tokens", "rating")
"""What follows from the rest: it may be given, and must then be right."""
PLAIN = ("phase", "actor", "pending", "round", "tiles", "left", "creepers", "shields", "stacks", "reserve", "lost")
PILOT = ("colour", "cell", "energy", "owes", "bought", "power", "done", "broken", "buttons", "known", "seen")
MORE = ("deck", "floppy", "discards", "unseen", "outage", "jammers", "probes", "winner", "pilots")


def read_position(game: Game, parts: Parts, position: Data) -> StarClickerState:
    """The state of a position; without `rng`, chance to come starts from a fixed seed."""
    rng = read_rng(position["rng"]) if "rng" in position else Rng("position")
    return read(game, parts, {name: value for name, value in position.items() if name != "rng"}, rng)


def read_knowledge(game: Game, parts: Parts, knowledge: Data, rng: Rng) -> StarClickerState:
    """The state that fits what everybody knows: nothing is hidden but what is still to be drawn."""
    return read(game, parts, knowledge, rng.fork())


def read(game: Game, parts: Parts, data: Data, rng: Rng) -> StarClickerState:
    for name in data:
        if name not in PLAIN and name not in MORE and name not in DERIVED:
            raise BadPosition(f"{name!r} is no part of a position")
    state = StarClickerState.fresh(game, parts, rng)
    read_space(state, data)
    read_pilots(state, data.get("pilots", [{} for _ in range(parts.seats)]))
    read_mothership(state.mothership, data)
    read_progress(state, data)
    read_tokens(state, data)
    check(state)
    told = everything(state)
    for name in DERIVED:
        if name in data and data[name] != told[name]:
            raise BadPosition(f"{name} is {data[name]!r}; with the rest of the position it is {told[name]!r}")
    return state


# Space: tiles, what is left hidden, Creepers.


def read_space(state: StarClickerState, data: Data) -> None:
    space = state.space
    for line in range(1, LINES + 1):
        if space.creepers[line] != NONE and "creepers" in data:
            space.take_creeper(line)
    if "tiles" in data:
        read_tiles(state, data["tiles"])
    read_numbers("jammers", data.get("jammers", {}), state.jammers, ZONES[:SECTORS], SECTOR_JAMMERS)
    for seat in range(state.parts.seats):
        space.on[space.ships[seat]] = NOBODY
    for name, where in table("creepers", data.get("creepers", {})).items():
        read_creeper(state, name, where)
    if "left" in data:
        left = table("left", data["left"])
        for zone in range(len(ZONES)):
            read_left(state, zone, left.get(ZONES[zone]))
    else:
        for zone in range(len(ZONES)):
            suppose_left(state, zone)


def read_tiles(state: StarClickerState, rows: Any) -> None:
    if not isinstance(rows, list) or len(rows) != SIZE:
        raise BadPosition(f"tiles is a list of {SIZE} rows")
    for row in range(SIZE):
        line = rows[row]
        words = line.split() if isinstance(line, str) else []
        if len(words) != SIZE:
            raise BadPosition(f"tiles[{row}] is a line of {SIZE} words, a word for a cell")
        for column in range(SIZE):
            read_tile(state, SIZE * row + column, words[column])


def read_tile(state: StarClickerState, cell: i64, word: str) -> None:
    known = [name for name in TILES if name != TILES[EMPTY]]
    if word != "." and word not in known:
        raise BadPosition(f"tiles: {cell_name(cell)} is {word!r}; it is one of {', '.join(known)} or '.'")
    if word != "." and state.parts.zone[cell] == NONE:
        raise BadPosition(f"tiles: there is never a tile on {cell_name(cell)}")
    state.space.tiles[cell] = NONE if word == "." else TILES.index(word)


def read_creeper(state: StarClickerState, name: str, where: Any) -> None:
    lines = [str(line) for line in range(1, LINES + 1)]
    if name not in lines:
        raise BadPosition(f"creepers: there is no line {name!r}; lines are 1 to {LINES}")
    line: i64 = lines.index(name) + 1
    cell: i64 = cell_of(where) if isinstance(where, str) else NONE
    for place in range(LENGTH):
        if state.parts.line_cell(line, place) == cell:
            state.space.put_creeper(line, place)
            return
    cells = [cell_name(state.parts.line_cell(line, place)) for place in range(LENGTH)]
    raise BadPosition(f"creepers: line {name} has the cells {', '.join(cells)}, not {where!r}")


def read_left(state: StarClickerState, zone: i64, counts: Any) -> None:
    where = f"left.{ZONES[zone]}"
    counts = table(where, counts)
    for kind in range(KINDS):
        most = state.parts.mixed_in(zone, kind)
        state.space.left[KINDS * zone + kind] = read_number(f"{where}.{TILES[kind]}", counts.get(TILES[kind]), 0, most)


def suppose_left(state: StarClickerState, zone: i64) -> None:
    """What is hidden in a zone if its removed tiles are destroyed jammers, then empty ones, then probes."""
    parts = state.parts
    gone: i64 = 0
    for cell in range(CELLS):
        if parts.zone[cell] == zone:
            tile = state.space.tiles[cell]
            if tile == NONE:
                gone += 1
            elif tile != HIDDEN:
                take_out(state, zone, tile, 1)
    if zone < SECTORS:
        take_out(state, zone, JAMMER, state.jammers[zone])
        gone -= state.jammers[zone]
    empty = min(gone, parts.mixed_in(zone, EMPTY))
    take_out(state, zone, EMPTY, empty)
    take_out(state, zone, PROBE, gone - empty)


def take_out(state: StarClickerState, zone: i64, kind: i64, count: i64) -> None:
    left = state.space.left[KINDS * zone + kind] - count
    if count < 0 or left < 0:
        raise BadPosition(f"tiles: zone {ZONES[zone]} never had these: it has too many {TILES[kind]} tiles")
    state.space.left[KINDS * zone + kind] = left


# Pilots.


def read_pilots(state: StarClickerState, pilots: Any) -> None:
    parts = state.parts
    if not isinstance(pilots, list) or len(pilots) != parts.seats:
        raise BadPosition(f"pilots is a list of the {parts.seats} pilots")
    for seat in range(parts.seats):
        where = f"pilots[{seat}]"
        told = table(where, pilots[seat])
        for name in told:
            if name not in PILOT:
                raise BadPosition(f"{where}: {name!r} is no part of a pilot")
        if told.get("colour", parts.colour_name(seat)) != parts.colour_name(seat):
            raise BadPosition(f"{where}.colour is {told['colour']!r}; this seat flies {parts.colour_name(seat)}")
        read_ship(state, seat, where, told)
        read_buttons(state, seat, where, told)
        state.energy[seat] = read_number(f"{where}.energy", told.get("energy", 1), 0, parts.tokens)
        state.owes[seat] = read_number(f"{where}.owes", told.get("owes", COMPULSORY), 0, COMPULSORY + 1)
        state.bought |= flag(where, told, "bought") << seat
        state.powered |= flag(where, told, "power") << seat
        state.done |= flag(where, told, "done") << seat
        state.broken |= flag(where, told, "broken") << seat


def flag(where: str, told: Data, name: str) -> i64:
    value = told.get(name, False)
    if not isinstance(value, bool):
        raise BadPosition(f"{where}.{name} is {value!r}; it is true or false")
    return 1 if value else 0


def read_ship(state: StarClickerState, seat: i64, where: str, told: Data) -> None:
    name = told.get("cell", cell_name(state.space.ships[seat]))
    cell: i64 = cell_of(name) if isinstance(name, str) else NONE
    if cell == NONE:
        raise BadPosition(f"{where}.cell is {name!r}; cells are a1 to g7")
    if cell == state.parts.centre:
        raise BadPosition(f"{where}.cell: no ship stands on the planet's centre")
    if state.space.on[cell] != NOBODY:
        raise BadPosition(f"{where}.cell: {name} is taken by a Creeper or another ship")
    if state.space.tiles[cell] in (HIDDEN, ACCELERATOR):
        raise BadPosition(f"{where}.cell: no ship stands on a hidden tile or an accelerator, as on {name}")
    state.space.land(seat, cell)


def read_buttons(state: StarClickerState, seat: i64, where: str, told: Data) -> None:
    """Visible buttons, those remembered, and when they were seen; what is visible was seen in this round."""
    boards = state.boards
    visible = nine(f"{where}.buttons", told.get("buttons"), UNKNOWN)
    known = nine(f"{where}.known", told.get("known"), UNKNOWN)
    seen = nine(f"{where}.seen", told.get("seen"), 0)
    for place in range(PLACES):
        name = visible[place] if known[place] == UNKNOWN else known[place]
        if name == UNKNOWN:
            if seen[place] != 0:
                raise BadPosition(f"{where}.seen[{place}] is {seen[place]!r}; 0 is right for a button not known")
            continue
        button: i64 = button_of(name) if isinstance(name, str) else NONE
        if button == NONE or state.parts.group_of(button) != place // GROUP:
            raise BadPosition(f"{where}: {name!r} is no button of the group of place {place + 1}")
        if visible[place] not in (UNKNOWN, name):
            raise BadPosition(f"{where}: place {place + 1} cannot be both {visible[place]!r} and {name!r}")
        if not boards.could_be(seat, place, button):
            raise BadPosition(f"{where}: {name!r} lies on two places")
        boards.known[PLACES * seat + place] = button
        boards.seen[PLACES * seat + place] = read_number(f"{where}.seen[{place}]", seen[place] or 1, 1, MOST_ROUNDS)
        if visible[place] != UNKNOWN:
            boards.turn_face_up(seat, place)


def nine(where: str, items: Any, unknown: str | int) -> list[Any]:
    if items is None:
        return [unknown] * PLACES
    if not isinstance(items, list) or len(items) != PLACES:
        raise BadPosition(f"{where} is a list of {PLACES}, one for each place")
    return items


# The mothership.


def read_mothership(mothership: Mothership, data: Data) -> None:
    parts = mothership.parts
    if "stacks" in data:
        stacks = data["stacks"]
        if not isinstance(stacks, list) or len(stacks) != STACKS:
            raise BadPosition(f"stacks is a list of {STACKS} numbers")
        for stack in range(STACKS):
            mothership.stacks[stack] = read_number(f"stacks[{stack}]", stacks[stack], 0, parts.stacks[stack])
    mothership.lost = read_number("lost", data.get("lost", 0), 0, parts.tokens)
    floppy = data.get("floppy")
    name = floppy.get("name") if isinstance(floppy, dict) else floppy
    if name is not None:
        mothership.open = floppy_of(parts, "floppy", name)
        mothership.floppies[mothership.open] = OPEN
    discards = data.get("discards", [])
    place_floppies(mothership, "discards", discards, DISCARDED)
    if "unseen" in data:
        for index in range(len(parts.floppies)):
            if mothership.floppies[index] == UNSEEN:
                mothership.floppies[index] = LEFT_OUT
        place_floppies(mothership, "unseen", data["unseen"], UNSEEN)
    drawn: i64 = len(discards) + (0 if mothership.open == NONE else 1)
    mothership.deck = read_number("deck", data.get("deck", parts.deck - drawn), 0, parts.deck)
    if mothership.deck + drawn != parts.deck:
        raise BadPosition(f"deck is {mothership.deck}; with {drawn} floppies drawn it has {parts.deck - drawn}")
    if "unseen" not in data and mothership.deck == mothership.unseen(1):
        mothership.leave_out_the_others()


def place_floppies(mothership: Mothership, where: str, names: Any, place: i64) -> None:
    if not isinstance(names, list):
        raise BadPosition(f"{where} is a list of floppies")
    for name in names:
        floppy = floppy_of(mothership.parts, where, name)
        free = LEFT_OUT if place == UNSEEN else UNSEEN
        if mothership.floppies[floppy] != free:
            raise BadPosition(f"{where}: {name!r} stands twice")
        mothership.floppies[floppy] = place


def floppy_of(parts: Parts, where: str, name: Any) -> i64:
    if name not in parts.floppies:
        raise BadPosition(f"{where}: there is no floppy {name!r}; there are {', '.join(parts.floppies)}")
    return parts.floppies.index(name)


# Where the game stands.


def read_progress(state: StarClickerState, data: Data) -> None:
    phase = data.get("phase", PHASES[PILOTING])
    if phase not in PHASES:
        raise BadPosition(f"phase is {phase!r}; it is one of {', '.join(PHASES)}")
    state.phase = PHASES.index(phase)
    state.round = read_number("round", data.get("round", 1), 1, MOST_ROUNDS)
    state.shields = read_number("shields", data.get("shields", SHIELDS), 0, SHIELDS)
    state.probes = read_number("probes", data.get("probes", 0), 0, CELLS)
    state.outage = flag("position", data, "outage")
    state.actor = read_number("actor", data.get("actor", NONE), NONE, state.parts.seats - 1)
    pending = data.get("pending", "")
    if state.phase == LENGTHENING:
        state.engine = button_of(pending) if isinstance(pending, str) else NONE
        if not is_propulsion(state.engine):
            raise BadPosition(f"pending is {pending!r}; in phase 'further' it is a propulsion")
    elif pending != ("replicator" if state.phase == COPYING else ""):
        raise BadPosition(f"pending is {pending!r}; it names the button whose effect waits for an answer")
    state.result = read_number("winner", data.get("winner", supposed_result(state)), RUNNING, WON)


def supposed_result(state: StarClickerState) -> i64:
    if state.phase != OVER:
        return RUNNING
    return WON if state.jammers_destroyed() == JAMMERS else LOST


def read_tokens(state: StarClickerState, data: Data) -> None:
    """The tokens are conserved (S7): whatever is nowhere else is the reserve."""
    mothership = state.mothership
    used: i64 = mothership.lost
    for stack in range(STACKS):
        used += mothership.stacks[stack]
    for line in range(1, LINES + 1):
        if state.space.creepers[line] != NONE:
            used += 1
    for seat in range(state.parts.seats):
        used += state.energy[seat]
    rest = state.parts.tokens - used
    if rest < 0:
        raise BadPosition(f"{used} tokens are in play; there are {state.parts.tokens}")
    if data.get("reserve", rest) != rest:
        raise BadPosition(f"reserve is {data['reserve']!r}; with {used} tokens elsewhere it is {rest}")
    mothership.reserve = rest


# Small readers.


def table(where: str, value: Any) -> Data:
    if not isinstance(value, dict):
        raise BadPosition(f"{where} is a table of names and values")
    return value


def read_numbers(where: str, value: Any, into: Any, names: list[str], most: i64) -> None:
    for name, count in table(where, value).items():
        if name not in names:
            raise BadPosition(f"{where}: there is no {name!r}; there are {', '.join(names)}")
        into[names.index(name)] = read_number(f"{where}.{name}", count, 0, most)
