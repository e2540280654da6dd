"""A situation of Star Clicker as plain data: what is known, what is shown of it, and actions to be put into words."""

from mypy_extensions import i64

from ludotheque.core.types import Data
from ludotheque.games.star_clicker import notation
from ludotheque.games.star_clicker.assault import floppy_told
from ludotheque.games.star_clicker.board import COLOURS, LINES, NONE, SIZE, cell_name
from ludotheque.games.star_clicker.buttons import BUTTONS, GROUPS, PLACES, button_text
from ludotheque.games.star_clicker.mothership import DISCARDED, STACKS, UNSEEN
from ludotheque.games.star_clicker.notation import BUY, COPY, DESTROY, DONE, GO, PRESS, RAYS, REVEAL
from ludotheque.games.star_clicker.situation import COPYING, LENGTHENING, PHASES, Situation
from ludotheque.games.star_clicker.tiles import KINDS, SECTORS, TILES, ZONES

UNKNOWN = "?"


def button_name(button: i64) -> str:
    return UNKNOWN if button == NONE else BUTTONS[button]


def everything(state: Situation) -> Data:
    """What a pilot with perfect memory knows: what is shown, what was seen, and when."""
    told = on_the_table(state)
    told["pilots"] = [pilot(state, seat, True, True) for seat in range(state.parts.seats)]
    return told


def shown(state: Situation) -> Data:
    """What everybody is shown; with a notebook, also what was seen since the last shuffle of each group (S2)."""
    told = on_the_table(state)
    notebook = state.parts.notebook
    told["pilots"] = [pilot(state, seat, notebook, False) for seat in range(state.parts.seats)]
    return told


def on_the_table(state: Situation) -> Data:
    space = state.space
    mothership = state.mothership
    parts = state.parts
    return {
        "phase": PHASES[state.phase],
        "actor": state.actor,
        "pending": pending(state),
        "round": state.round,
        "level": parts.level,
        "tiles": [tile_row(state, row) for row in range(SIZE)],
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
        "outage": state.outage == 1,
        "problem": "" if mothership.problem() == NONE else BUTTONS[mothership.problem()],
        "jammers": {ZONES[sector]: state.jammers[sector] for sector in range(SECTORS)},
        "probes": state.probes,
        "neutralised": [line for line in range(1, LINES + 1) if state.is_silent(line)],
        "tokens": tokens(state),
        "winner": state.result,
        "rating": state.rating(),
    }


def pending(state: Situation) -> str:
    """The button whose effect waits for an answer."""
    if state.phase == COPYING:
        return "replicator"
    return BUTTONS[state.engine] if state.phase == LENGTHENING else ""


def tile_row(state: Situation, row: i64) -> str:
    words = []
    for cell in range(SIZE * row, SIZE * row + SIZE):
        tile = state.space.tiles[cell]
        words.append("." if tile == NONE else TILES[tile])
    return " ".join(words)


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


def pilot(state: Situation, seat: i64, remembered: bool, dated: bool) -> Data:
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


def action_words(state: Situation, seat: i64, action: i64) -> Data:
    """An action as data for the text `action-<verb>`."""
    if notation.is_press(action):
        return {"verb": "press", "place": action - PRESS + 1, "group": GROUPS[action // 3]}
    if action == BUY:
        return {"verb": "buy"}
    if notation.is_copy(action):
        return {"verb": "copy", "button": BUTTONS[action - COPY], "name": button_text(action - COPY)}
    if action == GO:
        return {"verb": "go"}
    if notation.is_further(action):
        return {"verb": "further", "steps": action - GO}
    if action == DESTROY:
        cell = state.space.ships[seat]
        tile = state.space.tiles[cell]
        name = "jammer" if tile == NONE else TILES[tile]
        return {"verb": "destroy", "cell": cell_name(cell), "tile": name, "name": f"@tile-{name}"}
    if notation.is_reveal(action):
        return {"verb": "reveal", "cell": cell_name(action - REVEAL)}
    if notation.is_push(action):
        line = notation.pushed(action)
        there = state.space.creepers[line] != NONE
        return {"verb": "push", "line": line, "cell": cell_name(state.space.creeper_cell(line)) if there else ""}
    if notation.is_show(action):
        colour = COLOURS[notation.other_colour(action)]
        return {
            "verb": "show",
            "place": notation.own_place(action) + 1,
            "colour": colour,
            "name": f"@ship-{colour}",
            "other-place": notation.other_place(action) + 1,
        }
    if notation.is_rays(action):
        return {"verb": "rays", "group": GROUPS[action - RAYS]}
    assert action == DONE
    return {"verb": "done"}
