"""A situation of Arkade as plain data: what everybody sees, the position, and actions to be put into words."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ludotheque.core.chance import Rng
from ludotheque.core.types import Data, Ints
from ludotheque.core.words import words_of
from ludotheque.games.arkade.dice import FIRE, MOVEMENT
from ludotheque.games.arkade.notation import NUGGET_LEFT, THROW, THROW_FIRST_DIE
from ludotheque.games.arkade.phases import BY_PHASE
from ludotheque.games.arkade.situation import ALIEN, DEFENDER, PHASES, REACTORS, Situation
from ludotheque.games.arkade.tiles import ALIEN_KINDS, DEFENDER_KINDS, KINDS


def knowledge(state: Situation) -> Data:
    """All that is on the table, which everybody sees."""
    told: Data = {"phase": PHASES.listed[state.phase], "clock": state.clock}
    if state.arcade:
        told["ready"] = [state.ready & 1 != 0, state.ready & 2 != 0]
        told["starts"] = state.starts
    told["turn"] = state.turn
    told["turns"] = state.turns
    told["throws"] = state.throws
    told["kept"] = state.kept
    told["rows"] = [row_told(state, row) for row in range(state.parts.rows)]
    told["ship"] = state.ship + 1
    told["nuggets"] = state.nuggets
    told["dice"] = [state.dice.told(ALIEN), state.dice.told(DEFENDER)]
    told["used"] = [[state.dice.used[2 * seat + die] == 1 for die in range(2)] for seat in range(2)]
    told["lands"] = [state.lands[ALIEN], state.lands[DEFENDER]]
    told["out"] = by_colour(state, state.board.out)
    told["shot"] = by_colour(state, state.board.shot)
    told["alien"] = alien_tiles(state)
    told["defender"] = defender_tiles(state)
    told["reactor"] = REACTORS.listed[state.reactor]
    told["held"] = state.held
    told["choices"] = [BY_PHASE[state.doing[seat]].told(state, seat) for seat in range(2)]
    told["winner"] = state.winner
    return told


def unseen(state: Situation, rng: Rng) -> Data:
    """Which tiles might lie face down before each side, drawn by the law of the rules (A30)."""
    tiles = state.tiles.clone()
    alien = [ALIEN_KINDS.listed[tiles.turn_alien(rng)] for _ in range(state.tiles.alien_left)]
    defender: Data = {}
    for colour in range(state.parts.colours):
        left = state.tiles.defender_left[colour]
        drawn = [DEFENDER_KINDS.listed[tiles.turn_defender(colour, rng)] for _ in range(left)]
        defender[state.parts.names[colour]] = drawn
    return {"alien": alien, "defender": defender}


def position(state: Situation) -> Data:
    told = knowledge(state)
    told["rng"] = state.rng.words()
    return told


def row_told(state: Situation, row: i64) -> str:
    cells = range(row * state.parts.columns, (row + 1) * state.parts.columns)
    return " ".join([state.parts.words[state.board.cells[cell]] for cell in cells])


def by_colour(state: Situation, counts: Ints) -> Data:
    return {state.parts.names[colour]: counts[colour] for colour in range(state.parts.colours)}


def alien_tiles(state: Situation) -> Data:
    return {"left": state.tiles.alien_left, "turned": turned(ALIEN_KINDS.listed, state.tiles.alien, 0)}


def defender_tiles(state: Situation) -> Data:
    names = state.parts.names
    tiles = state.tiles
    kinds = DEFENDER_KINDS.listed
    return {
        "left": by_colour(state, tiles.defender_left),
        "turned": {names[colour]: turned(kinds, tiles.defender, colour * KINDS) for colour in range(len(names))},
        "ammo": turned(names, tiles.ammo, 0),
        "gps": tiles.gps,
    }


def turned(names: list[str], counts: Ints, first: i64) -> list[str]:
    """Each name as often as its count says; the counts stand from `first` on."""
    found: list[str] = []
    for place in range(len(names)):
        found += [names[place]] * counts[first + place]
    return found


# Words.


def words(state: Situation, seat: i64, action: i64) -> Data:
    return words_of(state, seat, action, SAID_OF)


def dice_words(state: Situation, seat: i64, action: i64) -> Data:
    if action == THROW:
        return {"dice": "both"}
    if action == THROW_FIRST_DIE:
        return {"dice": "first" if seat == ALIEN else "fire"}
    return {"dice": "second" if seat == ALIEN else "movement"}


def way_words(state: Situation, seat: i64, action: i64) -> Data:
    return {"way": "left" if action == NUGGET_LEFT else "right"}


def flight_words(state: Situation, seat: i64, action: i64) -> Data:
    return {"column": state.dice.shown[MOVEMENT] + 1}


def stop_words(state: Situation, seat: i64, action: i64) -> Data:
    cell = state.about[ALIEN]
    return {"cell": state.parts.cell_name(cell), "saucer": state.saucer_text(cell)}


def move_words(state: Situation, seat: i64, action: i64) -> Data:
    name = state.parts.cell_name
    origin, target = state.notation.origin(action), state.notation.target(action)
    return {"saucer": state.saucer_text(origin), "from": name(origin), "to": name(target)}


def repair_words(state: Situation, seat: i64, action: i64) -> Data:
    saucer = state.parts.saucer_text(state.notation.colour(action))
    return {"saucer": saucer, "cell": state.parts.cell_name(state.notation.column(action))}


def cell_words(state: Situation, seat: i64, action: i64) -> Data:
    return {"cell": state.parts.cell_name(state.notation.cell(action))}


def saucer_words(state: Situation, seat: i64, action: i64) -> Data:
    return {**cell_words(state, seat, action), "saucer": state.saucer_text(state.notation.cell(action))}


def column_words(state: Situation, seat: i64, action: i64) -> Data:
    return {"column": state.notation.column(action) + 1}


def shot_words(state: Situation, seat: i64, action: i64) -> Data:
    return {**column_words(state, seat, action), "colour": state.parts.colour_text(state.dice.shown[FIRE])}


def blast_words(state: Situation, seat: i64, action: i64) -> Data:
    return {**column_words(state, seat, action), "colour": state.parts.colour_text(state.notation.colour(action))}


SAID_OF: Final[dict[str, Callable[[Situation, i64, i64], Data]]] = {
    "throw": dice_words,
    "nugget": way_words,
    "fly": flight_words,
    "stop": stop_words,
    "move": move_words,
    "repair": repair_words,
    "sacrifice": saucer_words,
    "rift": saucer_words,
    "comet": saucer_words,
    "clear": cell_words,
    "asteroid": cell_words,
    "field": cell_words,
    "gps": column_words,
    "tower": column_words,
    "shoot": shot_words,
    "blast": blast_words,
}
"""By verb: what it is said of; the others stand alone."""
