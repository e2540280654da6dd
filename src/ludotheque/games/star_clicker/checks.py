"""What holds in every situation of Star Clicker that the rules can lead to, whoever set it up."""

from collections.abc import Iterator

from mypy_extensions import i64

from ludotheque.core.errors import BadPosition
from ludotheque.games.star_clicker.board import NONE
from ludotheque.games.star_clicker.mothership import LEFT_OUT, OUTAGE, STACKS, Mothership
from ludotheque.games.star_clicker.phases import BY_PHASE
from ludotheque.games.star_clicker.rules import StarClickerState
from ludotheque.games.star_clicker.situation import CHOOSING_RAYS, LOST, OVER, RUNNING, WON
from ludotheque.games.star_clicker.tiles import (
    ACCELERATOR,
    ENERGY,
    HIDDEN,
    JAMMER,
    KINDS,
    PROBE,
    PROBES_NEEDED,
    SECTORS,
    TILES,
    ZONES,
)


def check(state: StarClickerState) -> None:
    for problem in problems(state):
        raise BadPosition(problem)


def problems(state: StarClickerState) -> Iterator[str]:
    yield from deck_problems(state.mothership)
    yield from tile_problems(state)
    yield from phase_problems(state)
    for seat in range(state.parts.seats):
        yield from (f"pilots[{seat}]{problem}" for problem in pilot_problems(state, seat))
    yield from end_problems(state)


def deck_problems(mothership: Mothership) -> Iterator[str]:
    """The deck holds every floppy of level 1 that is unseen, and as many of the others as there is room for."""
    left_out = [floppy for floppy, place in enumerate(mothership.floppies) if place == LEFT_OUT]
    for floppy in left_out:
        if mothership.parts.basic[floppy] == 1:
            yield f"unseen: {mothership.parts.floppies[floppy]!r} of level 1 is nowhere"
    room: i64 = mothership.deck - mothership.unseen(1)
    others = mothership.unseen(0)
    if room < 0 or room > others or (left_out and room != others):
        yield f"deck of {mothership.deck}: {mothership.unseen(1)} of level 1 and {others} others are unseen"


def tile_problems(state: StarClickerState) -> Iterator[str]:
    """Every zone has the tiles of its mix: hidden, open, or removed for a reason."""
    parts, space = state.parts, state.space
    probes: i64 = 0
    for zone in range(len(ZONES)):
        tiles = [tile for cell, tile in enumerate(space.tiles) if parts.zone[cell] == zone]
        there = [space.left[KINDS * zone + kind] + tiles.count(kind) for kind in range(KINDS)]
        mix = [parts.mixed_in(zone, kind) for kind in range(KINDS)]
        if tiles.count(HIDDEN) != space.hidden_in(zone):
            yield f"left.{ZONES[zone]} has {space.hidden_in(zone)} tiles; {tiles.count(HIDDEN)} are hidden there"
        if zone < SECTORS:
            there[JAMMER] += state.jammers[zone]
        for kind in (JAMMER, ENERGY, ACCELERATOR):
            if there[kind] != mix[kind]:
                yield f"zone {ZONES[zone]} has {there[kind]} {TILES[kind]} tiles in all, not {mix[kind]}"
        if there[PROBE] > mix[PROBE]:
            yield f"zone {ZONES[zone]} has too many probes: {there[PROBE]}"
        probes += mix[PROBE] - there[PROBE]
    if probes != state.probes:
        yield f"probes is {state.probes}; {probes} are missing on the board"
    if probes > 0 and parts.level < 4:
        yield f"probes is {probes}; probes are destroyed at level 4 only"


def phase_problems(state: StarClickerState) -> Iterator[str]:
    answering = BY_PHASE[state.phase].pending(state) != ""
    if answering != (state.actor != NONE):
        yield f"actor is {state.actor}; somebody must answer in phases 'copy' and 'further', and only there"
    if state.outage and state.mothership.kind() != OUTAGE:
        yield "outage: the floppy is no power outage"
    if (state.round == 1) != (state.mothership.open == NONE) and state.phase not in (CHOOSING_RAYS, OVER):
        yield "floppy: there is none in round 1, and always one afterwards"
    problem = BY_PHASE[state.phase].problem(state)
    if problem:
        yield problem


def pilot_problems(state: StarClickerState, seat: i64) -> Iterator[str]:
    """Presses made and owed add up; who is done owes nothing; levels bring what they bring."""
    pressed, owed = state.boards.pressed(seat), state.owes[seat]
    due = BY_PHASE[state.phase].presses(state, seat)
    if pressed + owed != due:
        yield f": {pressed} pressed and {owed} owed; together {due}"
    if state.has(state.done, seat) and owed > 0:
        yield " is done and owes a press"
    if state.has(state.powered, seat) and state.parts.level == 1:
        yield ".power: there are no powers at level 1"
    if state.has(state.broken, seat) and state.parts.level < 3:
        yield ".broken: replicators break from level 3 on"


def end_problems(state: StarClickerState) -> Iterator[str]:
    won = state.saved()
    stacks = state.mothership.stacks
    lost = state.shields == 0 or stacks[STACKS - 1] == 0
    for stack in range(1, STACKS):
        if stacks[stack - 1] > 0 and stacks[stack] != state.parts.stacks[stack]:
            yield "stacks: Creepers come from the leftmost stack that is not empty"
    if (state.phase == OVER) != (won or lost):
        yield "the game is over when the eighth jammer, the last shield or the last stack is gone"
    if state.result != (WON if won else LOST if lost else RUNNING) or (won and lost):
        yield f"winner is {state.result}; it is 1 once all jammers are destroyed, 0 once lost, -1 before"
    if won and state.parts.level == 4 and state.probes < PROBES_NEEDED:
        yield f"the eighth jammer holds until {PROBES_NEEDED} probes are destroyed"
