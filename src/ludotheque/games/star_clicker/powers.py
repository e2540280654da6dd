"""The pilots' powers, from level 2 on: once a round each, for 1 energy (R46, S16). Max's is with the moves."""

from mypy_extensions import i64

from ludotheque.games.star_clicker.board import NONE, cell_name
from ludotheque.games.star_clicker.buttons import BUTTONS, button_text
from ludotheque.games.star_clicker.situation import Situation
from ludotheque.games.star_clicker.space import NOBODY
from ludotheque.games.star_clicker.tiles import TILES


def use(state: Situation, seat: i64) -> None:
    """Pay for a power and remember that it is used."""
    bit: i64 = 1
    state.powered |= bit << seat
    state.spend(seat, 1)
    if state.report is not None:
        state.report.add("power", {"seat": seat, "colour": state.parts.colour_name(seat)})


def reveal(state: Situation, seat: i64, cell: i64) -> None:
    """Lily turns up a tile; nothing else is triggered (R47)."""
    use(state, seat)
    state.reveals += 1
    kind: i64 = state.space.turn_up(cell, state.rng)
    if state.report is not None:
        told = {"seat": seat, "cell": cell_name(cell), "tile": TILES[kind], "name": f"@tile-{TILES[kind]}"}
        state.report.add("turned", told)


def can_reveal(state: Situation, cell: i64) -> bool:
    """A hidden tile without a Creeper on it."""
    return state.space.lies_hidden(cell) and state.space.on[cell] == NOBODY


def pushed_to(state: Situation, line: i64) -> i64:
    """The place to which Wendy can push the Creeper of a line, or `NONE` (R48)."""
    place: i64 = state.space.creepers[line]
    return state.space.free_place(line, place - 1, -1) if place != NONE else NONE


def push(state: Situation, seat: i64, line: i64) -> None:
    use(state, seat)
    space = state.space
    start: i64 = space.creeper_cell(line)
    place: i64 = pushed_to(state, line)
    space.take_creeper(line)
    space.put_creeper(line, place)
    if state.report is not None:
        told = {"seat": seat, "line": line, "from": cell_name(start), "to": cell_name(space.creeper_cell(line))}
        state.report.add("pushed-back", told)


def show(state: Situation, seat: i64, place: i64, other: i64, other_place: i64) -> None:
    """Brian shows everybody one of his buttons and one of another pilot's, and hides them again (R50)."""
    use(state, seat)
    state.reveals += 1
    button: i64 = state.boards.look(seat, place, state.round, state.rng)
    other_button: i64 = state.boards.look(other, other_place, state.round, state.rng)
    if state.report is not None:
        mine = {"seat": seat, "place": place + 1, "button": BUTTONS[button], "name": button_text(button)}
        state.report.add("shown", mine)
        theirs = {"seat": other, "place": other_place + 1, "button": BUTTONS[other_button]}
        state.report.add("shown", {**theirs, "name": button_text(other_button)})
        if state.game.remembering:
            state.report.hide()
