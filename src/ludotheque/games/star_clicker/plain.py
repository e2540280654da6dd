"""A situation of Star Clicker as plain data: what is known, what is shown of it, and actions to be put into words."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ludotheque.core.chance import Rng
from ludotheque.core.types import Data
from ludotheque.core.words import words_of
from ludotheque.games.star_clicker import notation
from ludotheque.games.star_clicker.assault import floppy_told
from ludotheque.games.star_clicker.board import CELLS, COLOURS, LINES, NONE, SIZE, cell_name
from ludotheque.games.star_clicker.buttons import BUTTONS, GROUP, GROUPS, PLACES, button_text
from ludotheque.games.star_clicker.mothership import DISCARDED, STACKS, UNSEEN
from ludotheque.games.star_clicker.notation import COPY, GO, PRESS, RAYS, REVEAL
from ludotheque.games.star_clicker.phases import BY_PHASE
from ludotheque.games.star_clicker.situation import PHASES, Situation
from ludotheque.games.star_clicker.tiles import JAMMER, KINDS, SECTORS, TILES, ZONES

UNKNOWN: Final = "?"
"""A button that lies face down, or that nobody knows."""

NO_TILE: Final = "."


def button_name(button: i64) -> str:
    return UNKNOWN if button == NONE else BUTTONS[button]


def knowledge(state: Situation) -> Data:
    """What a pilot with perfect memory knows: what is shown, what was seen, and when."""
    told = on_the_table(state)
    told["pilots"] = [pilot_told(state, seat, True, True) for seat in range(state.parts.seats)]
    return told


def view(state: Situation) -> Data:
    """What everybody is shown; with a notebook, also what was seen since the last shuffle of each group (S2)."""
    told = on_the_table(state)
    notebook = state.parts.notebook
    told["pilots"] = [pilot_told(state, seat, notebook, False) for seat in range(state.parts.seats)]
    return told


def laid_open(state: Situation) -> Data:
    """What everybody is shown after the end: also what was seen and hidden again."""
    told = on_the_table(state)
    told["pilots"] = [pilot_told(state, seat, True, False) for seat in range(state.parts.seats)]
    return told


def unseen(state: Situation, rng: Rng) -> Data:
    """What might have lain where nobody looked, drawn by the law of the rules; of all else, nothing."""
    space, boards = state.space.clone(), state.boards.clone()
    tiles = [NO_TILE] * CELLS
    for cell in range(CELLS):
        if space.lies_hidden(cell):
            tiles[cell] = TILES[space.turn_up(cell, rng)]
    buttons = [[UNKNOWN] * PLACES for _ in range(state.parts.seats)]
    for seat in range(state.parts.seats):
        for place in range(PLACES):
            if not boards.is_known(seat, place):
                buttons[seat][place] = BUTTONS[boards.look(seat, place, state.round, rng)]
    rows = [" ".join(tiles[SIZE * row : SIZE * row + SIZE]) for row in range(SIZE)]
    return {"tiles": rows, "buttons": buttons}


def position(state: Situation) -> Data:
    told = knowledge(state)
    told["rng"] = state.rng.words()
    return told


def on_the_table(state: Situation) -> Data:
    space = state.space
    mothership = state.mothership
    parts = state.parts
    return {
        "phase": PHASES.listed[state.phase],
        "actor": state.actor,
        "pending": BY_PHASE[state.phase].pending(state),
        "round": state.round,
        "level": parts.level,
        "tiles": [row_told(state, row) for row in range(SIZE)],
        "left": {ZONES[zone]: left_in(state, zone) for zone in range(len(ZONES))},
        "creepers": {str(line): cell_name(space.creeper_cell(line)) for line in lines_with_creepers(state)},
        "shields": state.shields,
        "stacks": [mothership.stacks[stack] for stack in range(STACKS)],
        "reserve": mothership.reserve,
        "lost": mothership.lost,
        "deck": mothership.deck,
        "floppy": None if mothership.open == NONE else floppy_told(state),
        "discards": floppies(state, DISCARDED),
        "unseen": floppies(state, UNSEEN),
        "outage": state.outage,
        "problem": "" if mothership.problem() == NONE else BUTTONS[mothership.problem()],
        "jammers": {ZONES[sector]: state.jammers[sector] for sector in range(SECTORS)},
        "probes": state.probes,
        "neutralised": [line for line in range(1, LINES + 1) if state.is_silent(line)],
        "tokens": tokens(state),
        "winner": state.result,
        "rating": state.rating(),
    }


def row_told(state: Situation, row: i64) -> str:
    return " ".join([tile_name(state.space.tiles[cell]) for cell in range(SIZE * row, SIZE * row + SIZE)])


def tile_name(tile: i64) -> str:
    return NO_TILE if tile == NONE else TILES[tile]


def left_in(state: Situation, zone: i64) -> Data:
    return {TILES[kind]: state.space.left[KINDS * zone + kind] for kind in range(KINDS)}


def lines_with_creepers(state: Situation) -> list[int]:
    return [line for line in range(1, LINES + 1) if state.space.creepers[line] != NONE]


def floppies(state: Situation, where: i64) -> list[str]:
    found = state.mothership.floppies
    return [state.parts.floppies[floppy] for floppy in range(len(found)) if found[floppy] == where]


def tokens(state: Situation) -> i64:
    """Broken-replicator tokens that still lie face down; they are in play from level 3 on (R52)."""
    count: i64 = 0
    if state.parts.level > 2:
        for seat in range(state.parts.seats):
            if not state.has(state.broken, seat):
                count += 1
    return count


def pilot_told(state: Situation, seat: i64, remembered: bool, dated: bool) -> Data:
    boards = state.boards
    first = PLACES * seat
    told: Data = {
        "colour": state.parts.colour_name(seat),
        "cell": cell_name(state.space.ships[seat]),
        "energy": state.energy[seat],
        "owes": state.owes[seat],
        "bought": state.has(state.bought, seat),
        "power": state.has(state.powered, seat),
        "done": state.has(state.done, seat),
        "broken": state.has(state.broken, seat),
        "buttons": [visible_name(state, seat, place) for place in range(PLACES)],
    }
    if remembered:
        told["known"] = [button_name(boards.known[first + place]) for place in range(PLACES)]
    if dated:
        told["seen"] = [boards.seen[first + place] for place in range(PLACES)]
    return told


def visible_name(state: Situation, seat: i64, place: i64) -> str:
    if not state.boards.is_visible(seat, place):
        return UNKNOWN
    return BUTTONS[state.boards.known[PLACES * seat + place]]


# Words.


def words(state: Situation, seat: i64, action: i64) -> Data:
    return words_of(state, seat, action, SAID_OF)


def press_words(state: Situation, seat: i64, action: i64) -> Data:
    place: i64 = action - PRESS
    return {"place": place + 1, "group": GROUPS[place // GROUP]}


def copy_words(state: Situation, seat: i64, action: i64) -> Data:
    button: i64 = action - COPY
    return {"button": BUTTONS[button], "name": button_text(button)}


def further_words(state: Situation, seat: i64, action: i64) -> Data:
    return {"steps": action - GO}


def destroy_words(state: Situation, seat: i64, action: i64) -> Data:
    cell: i64 = state.space.ships[seat]
    tile: i64 = state.space.tiles[cell]
    name = TILES[JAMMER] if tile == NONE else TILES[tile]
    return {"cell": cell_name(cell), "tile": name, "name": f"@tile-{name}"}


def reveal_words(state: Situation, seat: i64, action: i64) -> Data:
    return {"cell": cell_name(action - REVEAL)}


def push_words(state: Situation, seat: i64, action: i64) -> Data:
    line: i64 = notation.pushed(action)
    there = state.space.creepers[line] != NONE
    return {"line": line, "cell": cell_name(state.space.creeper_cell(line)) if there else ""}


def show_words(state: Situation, seat: i64, action: i64) -> Data:
    colour = COLOURS[notation.other_colour(action)]
    return {
        "place": notation.own_place(action) + 1,
        "colour": colour,
        "name": f"@ship-{colour}",
        "other-place": notation.other_place(action) + 1,
    }


def rays_words(state: Situation, seat: i64, action: i64) -> Data:
    return {"group": GROUPS[action - RAYS]}


SAID_OF: Final[dict[str, Callable[[Situation, i64, i64], Data]]] = {
    "press": press_words,
    "copy": copy_words,
    "further": further_words,
    "destroy": destroy_words,
    "reveal": reveal_words,
    "push": push_words,
    "show": show_words,
    "rays": rays_words,
}
"""By verb: what it is said of; the others stand alone."""
