"""What buttons do: shots, moves and copies, and what ships find where they arrive."""

from mypy_extensions import i64

from ludotheque.games.star_clicker.board import CELLS, GREEN, NONE, cell_name
from ludotheque.games.star_clicker.buttons import BUTTONS, PROPULSION, REPLICATOR, button_text, colour, is_propulsion
from ludotheque.games.star_clicker.situation import COPYING, LENGTHENING, Situation
from ludotheque.games.star_clicker.space import NOBODY, SHIP
from ludotheque.games.star_clicker.tiles import ACCELERATOR, ENERGY, JAMMER, PROBE, TILES


def press(state: Situation, seat: i64, place: i64) -> None:
    """Turn a button face up and apply its effect at once (R11, R12)."""
    state.owes[seat] -= 1
    button: i64 = state.boards.look(seat, place, state.round, state.rng)
    state.boards.turn_face_up(seat, place)
    state.reveals += 1
    if state.report is not None:
        state.report.add(
            "pressed", {"seat": seat, "place": place + 1, "button": BUTTONS[button], "name": button_text(button)}
        )
    if state.outage:
        if button == REPLICATOR:
            state.outage = False
            if state.report is not None:
                state.report.add("power-back", {"seat": seat})
        else:
            in_vain(state, seat, button, "outage")
    elif button == state.mothership.problem():
        in_vain(state, seat, button, "problem")
    elif button == REPLICATOR:
        replicate(state, seat)
    else:
        work(state, seat, button)


def replicate(state: Situation, seat: i64) -> None:
    """Ask which button to copy, if the replicator works and there is one (R25, S14, S15)."""
    if state.has(state.broken, seat):
        in_vain(state, seat, REPLICATOR, "broken")
    elif state.copyable(seat) == 0:
        in_vain(state, seat, REPLICATOR, "nothing")
    else:
        state.phase = COPYING
        state.actor = seat


def work(state: Situation, seat: i64, button: i64) -> None:
    """The effect of a button for fire or propulsion, pressed or copied."""
    if not is_propulsion(button):
        fire(state, seat, colour(button))
    elif may_lengthen(state, seat):
        state.phase = LENGTHENING
        state.actor = seat
        state.engine = button
    else:
        fly(state, seat, colour(button), 1)


def may_lengthen(state: Situation, seat: i64) -> bool:
    """Whether Max has his power to hand for the propulsion that is about to work (R49, S16)."""
    return state.parts.colours[seat] == GREEN and state.has_power(seat)


def in_vain(state: Situation, seat: i64, button: i64, why: str) -> None:
    if state.report is not None:
        told = {"seat": seat, "button": BUTTONS[button], "name": button_text(button), "why": why}
        state.report.add("in-vain", told)


# Shots.


def fire(state: Situation, seat: i64, towards: i64) -> None:
    """A shot hits the first Creeper, ship or planet centre on its way to the edge (R16, S3)."""
    space = state.space
    start: i64 = space.ships[seat]
    target: i64 = space.in_the_way(start, towards)
    met: i64 = space.on[target] if target != NONE else NOBODY
    if state.report is not None:
        report_shot(state, seat, start, target, towards)
    if target == NONE:
        return
    if target == state.parts.centre:
        state.lose_shield()
    elif met >= SHIP:
        hit_ship(state, met - SHIP)
    else:
        space.take_creeper(met)
        state.energy[seat] += 1
        if state.report is not None:
            state.report.add("creeper-destroyed", {"seat": seat, "line": met, "cell": cell_name(target)})


def hit_ship(state: Situation, seat: i64) -> None:
    """A friendly shot costs an energy, if there is one (R20, S7)."""
    if state.energy[seat] > 0:
        state.spend(seat, 1)
        if state.report is not None:
            state.report.add("energy-lost", {"seat": seat})


def report_shot(state: Situation, seat: i64, start: i64, target: i64, towards: i64) -> None:
    assert state.report is not None
    space = state.space
    hit = "edge"
    if target == state.parts.centre:
        hit = "planet"
    elif target != NONE:
        hit = "ship" if space.has_ship(target) else "creeper"
    end = space.last_before_edge(start, towards) if target == NONE else target
    told = {"seat": seat, "from": cell_name(start), "to": cell_name(end), "hit": hit}
    state.report.add("fired", {**told, "colour": BUTTONS[towards].split(" ")[1]})


# Moves.


def fly(state: Situation, seat: i64, towards: i64, steps: i64) -> None:
    """Move so many steps towards an edge and arrive, unless every other cell of the row is jumped (R21, S4)."""
    space = state.space
    start: i64 = space.ships[seat]
    space.on[start] = NOBODY
    cell: i64 = start
    stop: i64 = start
    left = False
    while steps > 0:
        stop = space.next_stop(cell, towards)
        if stop == NONE:
            break
        left = True
        cell = stop
        steps -= 1
    space.land(seat, cell)
    if left:
        if state.report is not None:
            report_flight(state, "flew", seat, start, cell, towards)
        arrive(state, seat, towards)
    else:
        in_vain(state, seat, PROPULSION + towards, "hemmed-in")


def arrive(state: Situation, seat: i64, towards: i64) -> None:
    """Turn up a hidden tile and resolve the cell; an accelerator leads on to the next one (R24, S5)."""
    space = state.space
    cell: i64 = space.ships[seat]
    while space.lies_hidden(cell):
        state.reveals += 1
        kind: i64 = space.turn_up(cell, state.rng)
        if state.report is not None:
            told = {"seat": seat, "cell": cell_name(cell), "tile": TILES[kind], "name": f"@tile-{TILES[kind]}"}
            state.report.add("turned", told)
        if kind != ACCELERATOR:
            break
        space.on[cell] = NOBODY
        start: i64 = cell
        cell = space.next_stop(start, towards)
        space.land(seat, cell)
        if state.report is not None:
            report_flight(state, "accelerated", seat, start, cell, towards)
    if space.tiles[cell] == ENERGY:
        find_energy(state, seat, cell)


def find_energy(state: Situation, seat: i64, cell: i64) -> None:
    """An energy on every arrival, if the reserve has one (R28, S5)."""
    if state.mothership.reserve > 0:
        state.mothership.reserve -= 1
        state.energy[seat] += 1
        if state.report is not None:
            state.report.add("energy-found", {"seat": seat, "cell": cell_name(cell)})
    else:
        if state.report is not None:
            state.report.add("energy-none", {"seat": seat, "cell": cell_name(cell)})


def report_flight(state: Situation, kind: str, seat: i64, start: i64, end: i64, towards: i64) -> None:
    assert state.report is not None
    cell: i64 = state.parts.ahead[CELLS * towards + start]
    path = [cell_name(cell)]
    while cell != end:
        cell = state.parts.ahead[CELLS * towards + cell]
        path.append(cell_name(cell))
    told = {"seat": seat, "from": cell_name(start), "to": cell_name(end), "path": path}
    state.report.add(kind, {**told, "colour": BUTTONS[towards].split(" ")[1]})


# What a pilot can destroy where the ship stands.


def destroy(state: Situation, seat: i64) -> None:
    """Pay 1 energy and remove the jammer, at level 4 also the probe, under the ship (R30, R55, S6)."""
    cell: i64 = state.space.ships[seat]
    kind: i64 = state.space.tiles[cell]
    state.spend(seat, 1)
    state.space.tiles[cell] = NONE
    if kind == PROBE:
        state.probes += 1
        if state.report is not None:
            state.report.add("probe-destroyed", {"seat": seat, "cell": cell_name(cell), "count": state.probes})
        return
    assert kind == JAMMER
    sector: i64 = state.parts.zone[cell]
    state.jammers[sector] += 1
    count: i64 = state.jammers_destroyed()
    line: i64 = 2 * sector + 2
    if state.report is not None:
        state.report.add("jammer-destroyed", {"seat": seat, "cell": cell_name(cell), "sector": line, "count": count})
    if state.saved():
        state.win()
    elif state.is_silent(line) and state.report is not None:
        state.report.add("neutralised", {"line": line})
