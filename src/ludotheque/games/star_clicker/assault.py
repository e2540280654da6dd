"""The Creepers' phase: a floppy disk, its effect, the assault lines, and general attacks."""

from mypy_extensions import i64

from ludotheque.core.events import only
from ludotheque.core.types import Data
from ludotheque.games.star_clicker.board import LENGTH, NONE, cell_name
from ludotheque.games.star_clicker.buttons import BUTTONS, GROUPS, button_text
from ludotheque.games.star_clicker.mothership import (
    ATTACK,
    BUG,
    DOUBLE_ATTACK,
    FLOPPIES,
    ION_GUNS,
    ION_RAYS,
    OUTAGE,
    PROBLEM,
    STACKS,
)
from ludotheque.games.star_clicker.situation import (
    CHOOSING_RAYS,
    COMPULSORY,
    OVER,
    PILOTING,
    Situation,
)


def begin(state: Situation) -> None:
    """Turn the buttons face down, draw a floppy disk and apply its effect (R34, R35)."""
    mothership = state.mothership
    state.boards.turn_all_face_down()
    state.outage = False
    if state.report is not None:
        if state.game.remembering:
            state.report.hide()
        state.report.add("hidden", {"round": state.round})
    mothership.discard()
    if mothership.deck == 0:
        mothership.reshuffle()
        if state.report is not None:
            state.report.add("reshuffled", {"cards": mothership.deck})
    state.reveals += 1
    mothership.draw(state.rng)
    if state.report is not None:
        state.report.add("floppy", floppy_told(state))
    take_effect(state)
    if state.phase == PILOTING:
        advance(state)


def take_effect(state: Situation) -> None:
    """The effect of the floppy disk comes before any line is activated (S11)."""
    mothership = state.mothership
    kind: i64 = mothership.kind()
    if kind == ION_GUNS:
        shuffle(state, state.parts.details[mothership.open])
    elif kind == ATTACK:
        general_attack(state, 1)
    elif kind == DOUBLE_ATTACK:
        general_attack(state, 2)
    elif kind == OUTAGE:
        state.outage = True
        if state.report is not None:
            state.report.add("outage", {"round": state.round + 1})
    elif kind == PROBLEM:
        button: i64 = mothership.problem()
        if state.report is not None:
            state.report.add("problem", {"button": BUTTONS[button], "name": button_text(button)})
    elif kind == ION_RAYS:
        state.phase = CHOOSING_RAYS
    elif kind == BUG:
        bug(state)


def shuffle(state: Situation, group: i64) -> None:
    """Every pilot shuffles the buttons of a group in secret (R58, R63, S12)."""
    state.boards.shuffle(group)
    if state.report is not None:
        state.report.add("shuffled", {"group": GROUPS[group]})


def choose_rays(state: Situation, seat: i64, group: i64) -> None:
    """The common choice is made: shuffle, then go on with the lines (S12)."""
    state.phase = PILOTING
    if state.report is not None:
        state.report.add("rays", {"seat": seat, "group": GROUPS[group]})
    shuffle(state, group)
    advance(state)


def bug(state: Situation) -> None:
    """A random token among those still face down breaks a replicator for good (R64, S15)."""
    tokens: i64 = 0
    for seat in range(state.parts.seats):
        if not state.has(state.broken, seat):
            tokens += 1
    if tokens == 0:
        if state.report is not None:
            state.report.add("bug-none", {})
        return
    number: i64 = state.rng.below(tokens)
    for seat in range(state.parts.seats):
        if not state.has(state.broken, seat):
            if number == 0:
                state.broken |= only(seat)
                if state.report is not None:
                    state.report.add("bug", {"seat": seat})
                return
            number -= 1


def advance(state: Situation) -> None:
    """The floppy disk is resolved, and the next round begins."""
    resolve(state)
    if state.phase != OVER:
        next_round(state)


def resolve(state: Situation) -> None:
    """The probe's line if a ship stands on a probe, a line for each pilot, then general attacks (R36, R37, R41)."""
    mothership = state.mothership
    first: i64 = mothership.leftmost()
    if state.space.on_probe():
        line: i64 = state.parts.probes[mothership.open]
        if state.report is not None:
            state.report.add("probe-calls", {"line": line})
        activate(state, line)
    for pilot in range(state.parts.seats):
        if state.phase == OVER:
            return
        activate(state, state.parts.orders[4 * mothership.open + pilot])
    for emptied in range(first, mothership.leftmost()):
        if state.phase == OVER:
            return
        general_attack(state, state.parts.strengths[emptied])


def next_round(state: Situation) -> None:
    state.round += 1
    state.bought = 0
    state.powered = 0
    state.done = 0
    for seat in range(state.parts.seats):
        state.owes[seat] = COMPULSORY
    if state.report is not None:
        state.report.add("round", {"number": state.round})


# Lines.


def activate(state: Situation, line: i64) -> None:
    """Move the Creeper of a line, or bring a new one (R38, R40), unless the line is neutralised (R54)."""
    if state.space.creepers[line] != NONE:
        move(state, line)
    elif state.is_silent(line):
        if state.report is not None:
            state.report.add("line-silent", {"line": line})
    else:
        bring(state, line)


def move(state: Situation, line: i64) -> None:
    """One cell towards the planet, over any ships (R38, S8)."""
    space = state.space
    place: i64 = space.creepers[line]
    start: i64 = space.creeper_cell(line)
    end: i64 = space.free_place(line, place + 1, 1)
    space.take_creeper(line)
    if end == LENGTH:
        if state.report is not None:
            jumped: i64 = end - place - 1
            state.report.add("creeper-landed", {"line": line, "from": cell_name(start), "jumped": jumped})
        crash(state)
        return
    space.put_creeper(line, end)
    if state.report is not None:
        told = {"line": line, "from": cell_name(start), "to": cell_name(space.creeper_cell(line))}
        state.report.add("creeper-moved", {**told, "jumped": end - place - 1})


def bring(state: Situation, line: i64) -> None:
    """A new Creeper from the leftmost stack; emptying the last stack loses at once (R40, R45, S9)."""
    stack: i64 = state.mothership.leftmost()
    state.mothership.stacks[stack] -= 1
    empty = state.mothership.stacks[stack] == 0
    last = empty and stack == STACKS - 1
    place: i64 = state.space.free_place(line, 0, 1)
    if place < LENGTH:
        state.space.put_creeper(line, place)
        if state.report is not None:
            where = cell_name(state.space.creeper_cell(line))
            state.report.add("creeper-arrived", {"line": line, "cell": where, "stack": stack + 1, "jumped": place})
    elif last and state.parts.versions.last_creeper_takes_no_shield:
        state.mothership.lost += 1
    else:
        if state.report is not None:
            state.report.add("creeper-landed", {"line": line, "from": "", "jumped": place})
        crash(state)
    if empty and state.report is not None:
        state.report.add("stack-empty", {"stack": stack + 1})
    if last:
        state.lose("stack")


def crash(state: Situation) -> None:
    """A Creeper reaches the planet, costs a shield and leaves the game (R39, S7)."""
    state.mothership.lost += 1
    state.lose_shield()


def general_attack(state: Situation, strength: i64) -> None:
    """Symbol by symbol, the nearest Creeper that has not moved in this attack (R42 to R44, S10).

    Where no symbol is printed there is no attack.
    """
    moved: i64 = 0
    if state.report is not None and strength > 0:
        kind = "attack-none" if state.space.nearest(moved) == 0 else "attack"
        state.report.add(kind, {"strength": strength})
    bit: i64 = 1
    for _ in range(strength):
        line: i64 = state.space.nearest(moved)
        if line == 0 or state.phase == OVER:
            return
        moved |= bit << line
        move(state, line)


# In words.


def floppy_told(state: Situation) -> Data:
    """The floppy disk beside the mothership."""
    parts = state.parts
    floppy: i64 = state.mothership.open
    kind: i64 = parts.kinds[floppy]
    detail: i64 = parts.details[floppy]
    return {
        "name": parts.floppies[floppy],
        "kind": FLOPPIES[kind],
        "group": GROUPS[detail] if kind == ION_GUNS else "",
        "button": BUTTONS[detail] if kind == PROBLEM else "",
        "probe": parts.probes[floppy],
        "lines": [parts.orders[4 * floppy + pilot] for pilot in range(4)],
    }
