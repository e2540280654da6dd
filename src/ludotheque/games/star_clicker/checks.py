"""What holds in every situation of Star Clicker that the rules can lead to, whoever set it up."""

from mypy_extensions import i64

from ludotheque.core.errors import BadPosition
from ludotheque.games.star_clicker.board import CELLS, NONE
from ludotheque.games.star_clicker.buttons import PLACES, REPLICATOR
from ludotheque.games.star_clicker.flight import may_lengthen
from ludotheque.games.star_clicker.mothership import ION_RAYS, LEFT_OUT, OUTAGE, STACKS, Mothership
from ludotheque.games.star_clicker.rules import StarClickerState
from ludotheque.games.star_clicker.situation import (
    CHOOSING_RAYS,
    COMPULSORY,
    COPYING,
    LENGTHENING,
    LOST,
    OVER,
    PILOTING,
    RUNNING,
    WON,
)
from ludotheque.games.star_clicker.tiles import (
    ACCELERATOR,
    ENERGY,
    HIDDEN,
    JAMMER,
    JAMMERS,
    KINDS,
    PROBE,
    PROBES_NEEDED,
    SECTORS,
    TILES,
    ZONES,
)


def check(state: StarClickerState) -> None:
    check_deck(state.mothership)
    check_tiles(state)
    check_phase(state)
    check_pilots(state)
    check_end(state)


def check_tiles(state: StarClickerState) -> None:
    """Every zone has the tiles of its mix: hidden, open, or removed for a reason."""
    parts = state.parts
    probes: i64 = 0
    for zone in range(len(ZONES)):
        there = [state.space.left[KINDS * zone + kind] for kind in range(KINDS)]
        hidden: i64 = 0
        for cell in range(CELLS):
            tile = state.space.tiles[cell]
            if parts.zone[cell] == zone and tile == HIDDEN:
                hidden += 1
            elif parts.zone[cell] == zone and tile != NONE:
                there[tile] += 1
        if hidden != state.space.hidden_in(zone):
            raise BadPosition(f"left.{ZONES[zone]} has {state.space.hidden_in(zone)} tiles; {hidden} are hidden there")
        if zone < SECTORS:
            there[JAMMER] += state.jammers[zone]
        for kind in (JAMMER, ENERGY, ACCELERATOR):
            if there[kind] != parts.mixed_in(zone, kind):
                wanted = parts.mixed_in(zone, kind)
                raise BadPosition(f"zone {ZONES[zone]} has {there[kind]} {TILES[kind]} tiles in all, not {wanted}")
        probes += parts.mixed_in(zone, PROBE) - there[PROBE]
        if there[PROBE] > parts.mixed_in(zone, PROBE):
            raise BadPosition(f"zone {ZONES[zone]} has too many probes: {there[PROBE]}")
    if probes != state.probes:
        raise BadPosition(f"probes is {state.probes}; {probes} are missing on the board")
    if probes > 0 and parts.level < 4:
        raise BadPosition(f"probes is {probes}; probes are destroyed at level 4 only")


def check_phase(state: StarClickerState) -> None:
    kind = state.mothership.kind()
    answering = state.phase in (COPYING, LENGTHENING)
    if answering != (state.actor != NONE):
        raise BadPosition(
            f"actor is {state.actor}; somebody must answer in phases 'copy' and 'further', and only there"
        )
    if state.phase == CHOOSING_RAYS and kind != ION_RAYS:
        raise BadPosition("phase 'rays' needs a floppy of ion rays")
    if state.outage == 1 and kind != OUTAGE:
        raise BadPosition("outage: the floppy is no power outage")
    if (state.round == 1) != (state.mothership.open == NONE) and state.phase not in (CHOOSING_RAYS, OVER):
        raise BadPosition("floppy: there is none in round 1, and always one afterwards")
    if state.phase == COPYING:
        check_replicator(state)
    elif state.phase == LENGTHENING and (state.outage == 1 or not may_lengthen(state, state.actor)):
        raise BadPosition(f"phase 'further': seat {state.actor} has no power to lengthen a move with")


def check_replicator(state: StarClickerState) -> None:
    seat = state.actor
    visible = False
    for place in range(PLACES):
        if state.boards.is_visible(seat, place) and state.boards.known[PLACES * seat + place] == REPLICATOR:
            visible = True
    if not visible or state.has(state.broken, seat) or state.outage == 1:
        raise BadPosition(f"phase 'copy': seat {seat} has no working replicator face up")
    if state.boards.copyable(seat, state.mothership.problem()) == 0:
        raise BadPosition("phase 'copy': there is nothing to copy")


def check_pilots(state: StarClickerState) -> None:
    """Presses made and owed add up; who is done owes nothing, and not everybody is."""
    everybody: i64 = 0
    for seat in range(state.parts.seats):
        where = f"pilots[{seat}]"
        pressed: i64 = 0
        for place in range(PLACES):
            if state.boards.is_visible(seat, place):
                pressed += 1
        bought: i64 = 1 if state.has(state.bought, seat) else 0
        if state.phase == CHOOSING_RAYS:
            if pressed > 0 or state.owes[seat] > 0:
                raise BadPosition(f"{where}: in phase 'rays' nothing is face up and no press is owed")
        elif state.phase != OVER and pressed + state.owes[seat] != COMPULSORY + bought:
            raise BadPosition(f"{where}: {pressed} pressed and {state.owes[seat]} owed; together {COMPULSORY + bought}")
        if state.has(state.done, seat):
            everybody += 1
            if state.owes[seat] > 0:
                raise BadPosition(f"{where} is done and owes a press")
        if state.has(state.powered, seat) and state.parts.level == 1:
            raise BadPosition(f"{where}.power: there are no powers at level 1")
        if state.has(state.broken, seat) and state.parts.level < 3:
            raise BadPosition(f"{where}.broken: replicators break from level 3 on")
    if state.phase == PILOTING and everybody == state.parts.seats:
        raise BadPosition("everybody is done, so that it is the Creepers' turn")


def check_end(state: StarClickerState) -> None:
    won = state.jammers_destroyed() == JAMMERS
    lost = state.shields == 0 or state.mothership.stacks[STACKS - 1] == 0
    for stack in range(1, STACKS):
        full = state.mothership.stacks[stack] == state.parts.stacks[stack]
        if state.mothership.stacks[stack - 1] > 0 and not full:
            raise BadPosition("stacks: Creepers come from the leftmost stack that is not empty")
    if (state.phase == OVER) != (won or lost):
        raise BadPosition("the game is over when the eighth jammer, the last shield or the last stack is gone")
    if state.result != (WON if won else LOST if lost else RUNNING) or (won and lost):
        raise BadPosition(f"winner is {state.result}; it is 1 once all jammers are destroyed, 0 once lost, -1 before")
    if won and state.parts.level == 4 and state.probes < PROBES_NEEDED:
        raise BadPosition(f"the eighth jammer holds until {PROBES_NEEDED} probes are destroyed")


def check_deck(mothership: Mothership) -> None:
    """The deck holds every floppy of level 1 that is unseen, and as many of the others as there is room for."""
    for floppy in range(len(mothership.floppies)):
        if mothership.floppies[floppy] == LEFT_OUT and mothership.parts.basic[floppy] == 1:
            raise BadPosition(f"unseen: {mothership.parts.floppies[floppy]!r} of level 1 is nowhere")
    room: i64 = mothership.deck - mothership.unseen(1)
    others = mothership.unseen(0)
    known = any(mothership.floppies[floppy] == LEFT_OUT for floppy in range(len(mothership.floppies)))
    if room < 0 or room > others or (known and room != others):
        raise BadPosition(
            f"deck of {mothership.deck}: {mothership.unseen(1)} of level 1 and {others} others are unseen"
        )
