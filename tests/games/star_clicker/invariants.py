"""What always holds in Star Clicker, whatever is played."""

from ludotheque.core.contract import State
from ludotheque.games.star_clicker.board import CELLS, LINES, NONE
from ludotheque.games.star_clicker.buttons import PLACES
from ludotheque.games.star_clicker.rules import StarClickerState
from ludotheque.games.star_clicker.situation import COPYING, LENGTHENING, OVER, PILOTING
from ludotheque.games.star_clicker.space import NOBODY, SHIP
from ludotheque.games.star_clicker.tiles import ACCELERATOR, HIDDEN, JAMMER, KINDS, PROBE


def check(state: State) -> None:
    assert isinstance(state, StarClickerState)
    check_tokens(state)
    check_cells(state)
    check_tiles(state)
    check_dashboards(state)
    check_deck(state)
    check_progress(state)


def check_tokens(state: StarClickerState) -> None:
    """The tokens are conserved: 33 in the box."""
    seats = range(state.parts.seats)
    creepers = sum(state.space.creepers[line] != NONE for line in range(1, LINES + 1))
    stacks = [state.mothership.stacks[stack] for stack in range(4)]
    energy = [state.energy[seat] for seat in seats]
    assert min([*stacks, *energy, state.mothership.reserve, state.mothership.lost]) >= 0
    assert creepers + sum(stacks) + sum(energy) + state.mothership.reserve + state.mothership.lost == 33
    first = next((stack for stack in range(4) if stacks[stack] > 0), 4)
    assert all(stacks[stack] == state.parts.stacks[stack] for stack in range(first + 1, 4))


def check_cells(state: StarClickerState) -> None:
    """Nobody shares a cell, nobody stands on the planet's centre, and Creepers keep to their lines."""
    standing = {}
    for seat in range(state.parts.seats):
        standing[state.space.ships[seat]] = SHIP + seat
        assert state.space.tiles[state.space.ships[seat]] not in (HIDDEN, ACCELERATOR)
    for line in range(1, LINES + 1):
        if state.space.creepers[line] != NONE:
            standing[state.space.creeper_cell(line)] = line
    assert state.parts.centre not in standing
    assert [state.space.on[cell] for cell in range(CELLS)] == [standing.get(cell, NOBODY) for cell in range(CELLS)]


def check_tiles(state: StarClickerState) -> None:
    """In every zone the tiles are hidden, open, or gone for a reason."""
    missing_probes = 0
    for zone in range(5):
        there = [state.space.left[KINDS * zone + kind] for kind in range(KINDS)]
        cells = [cell for cell in range(CELLS) if state.parts.zone[cell] == zone]
        assert sum(there) == sum(state.space.tiles[cell] == HIDDEN for cell in cells)
        for cell in cells:
            if state.space.tiles[cell] not in (HIDDEN, NONE):
                there[state.space.tiles[cell]] += 1
        mix = [state.parts.mixed_in(zone, kind) for kind in range(KINDS)]
        assert mix[JAMMER] - there[JAMMER] == (state.jammers[zone] if zone < 4 else 0)
        missing_probes += mix[PROBE] - there[PROBE]
        assert there[2:4] == mix[2:4]
        assert there[4] <= mix[4]
    assert missing_probes == state.probes
    assert state.probes == 0 or state.parts.level == 4


def check_dashboards(state: StarClickerState) -> None:
    """What is known is in its group, once; what is visible is known; presses made and owed add up."""
    for seat in range(state.parts.seats):
        known = [state.boards.known[PLACES * seat + place] for place in range(PLACES)]
        found = [button for button in known if button != NONE]
        assert len(set(found)) == len(found)
        for place, button in enumerate(known):
            assert button == NONE or state.parts.group_of(button) == place // 3
            assert button != NONE or not state.boards.is_visible(seat, place)
            assert (button == NONE) == (state.boards.seen[PLACES * seat + place] == 0)
        pressed = sum(state.boards.is_visible(seat, place) for place in range(PLACES))
        if state.phase in (PILOTING, COPYING, LENGTHENING):
            assert pressed + state.owes[seat] == 2 + state.has(state.bought, seat)


def check_deck(state: StarClickerState) -> None:
    """The deck, the discards and the open floppy disk are always twelve."""
    told = state.position()
    drawn = len(told["discards"]) + (told["floppy"] is not None)
    assert told["deck"] + drawn == 12
    assert len(told["unseen"]) >= told["deck"]
    assert not set(told["unseen"]) & set(told["discards"])


def check_progress(state: StarClickerState) -> None:
    jammers = state.jammers_destroyed()
    lost = state.shields == 0 or state.mothership.stacks[3] == 0
    assert (state.phase == OVER) == (jammers == 8 or lost)
    if state.phase == OVER:
        assert state.outcome() == [1.0 if jammers == 8 else 0.0] * state.parts.seats
    assert state.rating() == 0 or (jammers == 8 and state.rating() >= 2)
    assert state.awaited() & ~state.acting() == 0
    assert (state.awaited() == 0) == (state.phase == OVER)
