"""A situation of Arkade as plain data: what everybody sees, the position, and actions to be put into words."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ludotheque.core.types import Data, Ints
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
    told["rows"] = [row_data(state, row) for row in range(state.parts.rows)]
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


def position(state: Situation) -> Data:
    whole = knowledge(state)
    whole["rng"] = state.rng.words()
    return whole


def row_data(state: Situation, row: i64) -> str:
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


# Words: what an action names, by its verb.


def words(state: Situation, seat: i64, action: i64) -> Data:
    verb = state.game.lines.verb(action)
    told: Data = {"verb": verb}
    if verb in SAID_OF:
        SAID_OF[verb](state, seat, action, told)
    return told


def name_dice(state: Situation, seat: i64, action: i64, told: Data) -> None:
    if action == THROW:
        told["dice"] = "both"
    elif action == THROW_FIRST_DIE:
        told["dice"] = "first" if seat == ALIEN else "fire"
    else:
        told["dice"] = "second" if seat == ALIEN else "movement"


def name_way(state: Situation, seat: i64, action: i64, told: Data) -> None:
    told["way"] = "left" if action == NUGGET_LEFT else "right"


def name_flight(state: Situation, seat: i64, action: i64, told: Data) -> None:
    told["column"] = state.dice.shown[MOVEMENT] + 1


def name_stop(state: Situation, seat: i64, action: i64, told: Data) -> None:
    told["cell"] = state.parts.cell_name(state.about[ALIEN])
    told["saucer"] = state.saucer_text(state.about[ALIEN])


def name_move(state: Situation, seat: i64, action: i64, told: Data) -> None:
    origin = state.notation.origin(action)
    told["saucer"] = state.saucer_text(origin)
    told["from"] = state.parts.cell_name(origin)
    told["to"] = state.parts.cell_name(state.notation.target(action))


def name_repair(state: Situation, seat: i64, action: i64, told: Data) -> None:
    told["saucer"] = state.parts.saucer_text(state.notation.colour(action))
    told["cell"] = state.parts.cell_name(state.notation.column(action))


def name_cell(state: Situation, seat: i64, action: i64, told: Data) -> None:
    told["cell"] = state.parts.cell_name(state.notation.cell(action))


def name_saucer(state: Situation, seat: i64, action: i64, told: Data) -> None:
    name_cell(state, seat, action, told)
    told["saucer"] = state.saucer_text(state.notation.cell(action))


def name_column(state: Situation, seat: i64, action: i64, told: Data) -> None:
    told["column"] = state.notation.column(action) + 1


def name_shot(state: Situation, seat: i64, action: i64, told: Data) -> None:
    name_column(state, seat, action, told)
    told["colour"] = state.parts.colour_text(state.dice.shown[FIRE])


def name_blast(state: Situation, seat: i64, action: i64, told: Data) -> None:
    name_column(state, seat, action, told)
    told["colour"] = state.parts.colour_text(state.notation.colour(action))


SAID_OF: Final[dict[str, Callable[[Situation, i64, i64, Data], None]]] = {
    "throw": name_dice,
    "nugget": name_way,
    "fly": name_flight,
    "stop": name_stop,
    "move": name_move,
    "repair": name_repair,
    "sacrifice": name_saucer,
    "rift": name_saucer,
    "comet": name_saucer,
    "clear": name_cell,
    "asteroid": name_cell,
    "field": name_cell,
    "gps": name_column,
    "tower": name_column,
    "shoot": name_shot,
    "blast": name_blast,
}
