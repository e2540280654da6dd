"""Positions and knowledge of Arkade read back into states, with the reason where one cannot be.

The board is written line by line, a word for a cell: `.` for nothing, `green` for a saucer, `green+` for one with an
extra life, `green*` for one that has triggered a bonus, `asteroid`, `field`, `tower`. What is left out is as at the
start; saucers that are not on the board are off it, and were shot.
"""

from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.chance import Rng
from ludotheque.core.contract import NEVER, Game
from ludotheque.core.errors import BadPosition
from ludotheque.core.positions import read_number, read_rng
from ludotheque.core.types import Data, Ints
from ludotheque.games.arkade.alien import any_repair, any_rift, can_go_on
from ludotheque.games.arkade.board import (
    ASTEROID,
    EMPTY,
    FIELD,
    LIFE,
    NONE,
    OBSTACLES,
    SPENT,
    TOWER,
    colour_of,
    has_life,
    is_saucer,
    is_spent,
    saucer_of,
)
from ludotheque.games.arkade.defender import is_possible, tile_of
from ludotheque.games.arkade.dice import MOVEMENT
from ludotheque.games.arkade.notation import Notation
from ludotheque.games.arkade.rules import HELD_THROWS, ArkadeState
from ludotheque.games.arkade.situation import (
    ALIEN,
    CHOICES,
    COUNTDOWN,
    DEFENDER,
    DRAW,
    FREE,
    HELD,
    HIT,
    MOORED,
    OVER,
    PHASES,
    PICK_COMET,
    PICK_REPAIR,
    PICK_RIFT,
    PLAYING,
    REACTORS,
    STOP_OR_GO_ON,
    WAITING,
)
from ludotheque.games.arkade.tiles import (
    ALIEN_KINDS,
    AMMO,
    ASTEROID_TILE,
    DEFENDER_KINDS,
    EXTRA_LIFE,
    FIELD_TILE,
    GPS,
    KINDS,
    NUGGET_1,
    NUGGET_2,
    REACTOR,
    REPAIR,
    RIFT,
    TOWER_TILE,
)

FOREVER: Final[i64] = 1 << 52
"""No clock comes to this moment: it is the last that every client counts exactly."""

BOTH_MODES: Final = [
    "phase",
    "clock",
    "turn",
    "turns",
    "throws",
    "kept",
    "rows",
    "ship",
    "nuggets",
    "dice",
    "used",
    "lands",
    "out",
    "shot",
    "alien",
    "defender",
    "reactor",
    "held",
    "choices",
    "winner",
]
ARCADE_ONLY: Final = ["ready", "starts"]


def read_position(game: Game, notation: Notation, position: Data) -> ArkadeState:
    """The state of a position; without `rng`, chance to come starts from a fixed seed."""
    state = read_everything(game, notation, position, ["rng"])
    if "rng" in position:
        state.rng = read_rng(position["rng"])
    return state


def read_knowledge(game: Game, notation: Notation, knowledge: Data, rng: Rng) -> ArkadeState:
    """A state that fits what everybody knows; nothing is hidden but chance to come."""
    state = read_everything(game, notation, knowledge, [])
    state.rng = rng.fork()
    return state


def read_everything(game: Game, notation: Notation, data: Data, more: list[str]) -> ArkadeState:
    state = ArkadeState.fresh(game, notation, Rng("position"))
    known = BOTH_MODES + more + (ARCADE_ONLY if state.arcade else [])
    for name in data:
        if name not in known:
            raise BadPosition(f"{name!r} is no part of a position")
    read_board(state, data)
    read_tiles(state, data)
    read_course(state, data)
    read_ship(state, data)
    for seat in range(2):
        read_dice(state, data, seat)
    check_end(state)
    if state.arcade:
        check_arcade(state)
    else:
        check_turn(state)
    check_board(state)
    check_shots(state)
    for seat in range(2):
        read_choice(state, data, seat)
    return state


# Plain values.


def read_moment(where: str, value: Any, clock: i64, longest: i64) -> i64:
    """A moment to come, or `NEVER`."""
    if value == NEVER and not isinstance(value, bool):
        return NEVER
    if isinstance(value, int) and not isinstance(value, bool) and clock < value <= clock + longest:
        return value
    raise BadPosition(f"{where} is {value!r}; -1 or a moment from {clock + 1} to {clock + longest} is possible")


def read_flag(where: str, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    raise BadPosition(f"{where} is {value!r}; it is true or false")


def read_word(where: str, value: Any, words: list[str]) -> i64:
    if isinstance(value, str) and value in words:
        return words.index(value)
    raise BadPosition(f"{where} is {value!r}; it is one of {', '.join([repr(word) for word in words])}")


def read_pair(where: str, value: Any) -> list[Any]:
    if isinstance(value, list) and len(value) == 2:
        return value
    raise BadPosition(f"{where} is a list of two, the Alien's first")


def read_words(where: str, value: Any) -> list[str]:
    if isinstance(value, list) and all(isinstance(word, str) for word in value):
        return value
    raise BadPosition(f"{where} is a list of words")


def read_table(where: str, value: Any, names: list[str]) -> Data:
    """A table that has no other entries than these."""
    if isinstance(value, dict) and all(name in names for name in value):
        return value
    raise BadPosition(f"{where} is a table of {', '.join(names)}")


# The board and the saucers.


def read_board(state: ArkadeState, data: Data) -> None:
    parts = state.parts
    board = state.board
    on_start = counted(state)
    rows = data.get("rows")
    if rows is not None:
        if not isinstance(rows, list) or len(rows) != parts.rows:
            raise BadPosition(f"rows is a list of {parts.rows} lines")
        for row in range(parts.rows):
            read_row(state, row, rows[row])
        board.count()
    on_board = counted(state)
    for colour in range(parts.colours):
        missing = on_start[colour] - on_board[colour]
        name = parts.names[colour]
        if missing < 0:
            raise BadPosition(f"rows: there are {on_board[colour]} {name} saucers; the box has {on_start[colour]}")
        out = read_table("out", data.get("out", {}), parts.names).get(name, missing)
        if out != missing:
            raise BadPosition(f"out: {on_board[colour]} {name} saucers are on the board, so {missing} are off it")
        board.out[colour] = missing
        shot = read_table("shot", data.get("shot", {}), parts.names).get(name, missing)
        board.shot[colour] = read_number(f"shot.{name}", shot, 0, 1 << 20)


def counted(state: ArkadeState) -> list[int]:
    """How many saucers of each colour are on the board."""
    found = [0] * state.parts.colours
    for cell in range(state.parts.cells):
        thing = state.board.cells[cell]
        if is_saucer(thing):
            found[colour_of(thing)] += 1
    return found


def read_row(state: ArkadeState, row: i64, line: Any) -> None:
    columns = state.parts.columns
    words = line.split() if isinstance(line, str) else []
    if len(words) != columns:
        raise BadPosition(f"rows[{row}] is a line of {columns} words, a word for a cell")
    for column in range(columns):
        word: str = words[column]
        state.board.cells[row * columns + column] = read_thing(state, f"rows[{row}]", word)


def read_thing(state: ArkadeState, where: str, word: str) -> i64:
    if word == ".":
        return EMPTY
    if word in OBSTACLES:
        return OBSTACLES.index(word)
    spent = word.endswith("*")
    name = word[:-1] if spent else word
    life = name.endswith("+")
    name = name[:-1] if life else name
    if name not in state.parts.names:
        words = ", ".join([*state.parts.names, *OBSTACLES[1:]])
        raise BadPosition(f"{where}: {word!r} is neither . nor one of {words}, nor a saucer with + and *")
    thing = saucer_of(state.parts.names.index(name))
    if life:
        thing |= LIFE
    if spent:
        thing |= SPENT
    return thing


# Tiles.


def read_tiles(state: ArkadeState, data: Data) -> None:
    alien = read_table("alien", data.get("alien", {}), ["left", "turned"])
    state.tiles.alien_left = read_hand(
        "alien",
        read_words("alien.turned", alien.get("turned", [])),
        ALIEN_KINDS,
        alien.get("left"),
        state.tiles.alien_left,
        state.parts.alien_tiles,
        state.tiles.alien,
        0,
    )
    defender = read_table("defender", data.get("defender", {}), ["left", "turned", "ammo", "gps"])
    names = state.parts.names
    left = read_table("defender.left", defender.get("left", {}), names)
    turned = read_table("defender.turned", defender.get("turned", {}), names)
    for colour in range(state.parts.colours):
        name = names[colour]
        state.tiles.defender_left[colour] = read_hand(
            f"defender.{name}",
            read_words(f"defender.turned.{name}", turned.get(name, [])),
            DEFENDER_KINDS,
            left.get(name),
            state.tiles.defender_left[colour],
            state.parts.defender_tiles,
            state.tiles.defender,
            colour * KINDS,
        )
    read_kept(state, defender)


def read_hand(
    where: str, turned: list[str], kinds: list[str], left: Any, hand: i64, box: Ints, counts: Ints, first: i64
) -> i64:
    """Count the tiles that were turned; says how many are left of the hand."""
    for word in turned:
        place = first + read_word(f"{where}: a turned tile", word, kinds)
        counts[place] += 1
        if counts[place] > box[place]:
            raise BadPosition(f"{where}: {word!r} is turned {counts[place]} times; the box has {box[place]}")
    rest: i64 = hand - len(turned)
    if rest < 0:
        raise BadPosition(f"{where}: {len(turned)} tiles are turned; there are {hand}")
    if left is not None and left != rest:
        raise BadPosition(f"{where}: {len(turned)} tiles of {hand} are turned, so {rest} are left, not {left!r}")
    return rest


def read_kept(state: ArkadeState, defender: Data) -> None:
    tiles = state.tiles
    for name in read_words("defender.ammo", defender.get("ammo", [])):
        colour: i64 = read_word("defender.ammo", name, state.parts.names)
        tiles.ammo[colour] += 1
        if tiles.ammo[colour] > tiles.defender[colour * KINDS + AMMO]:
            raise BadPosition(f"defender.ammo: more {name} super ammo is kept than was turned")
    tiles.gps = read_number("defender.gps", defender.get("gps", 0), 0, turned_in_all(state, GPS))


def turned_in_all(state: ArkadeState, kind: i64) -> i64:
    """How many defender tiles of a kind have been turned, of all colours."""
    found: i64 = 0
    for colour in range(state.parts.colours):
        found += state.tiles.defender[colour * KINDS + kind]
    return found


# The course of the game, the ship and the dice.


def read_course(state: ArkadeState, data: Data) -> None:
    phases = PHASES if state.arcade else PHASES[PLAYING:]
    phase = read_word("phase", data.get("phase", PHASES[state.phase]), phases)
    state.phase = phase if state.arcade else phase + PLAYING
    state.clock = read_number("clock", data.get("clock", 0), 0, FOREVER if state.arcade else 0)
    state.turn = read_number("turn", data.get("turn", state.turn), state.turn, NONE if state.arcade else DEFENDER)
    turns = data.get("turns", 0 if state.arcade else state.turn)
    state.turns = read_number("turns", turns, 0, 0 if state.arcade else state.parts.most_turns)
    most = state.parts.most_throws if state.arcade else state.throws_a_turn
    state.throws = read_number("throws", data.get("throws", 0), 0, most)
    state.kept = read_flag("kept", data.get("kept", False))
    state.winner = read_number("winner", data.get("winner", NONE), NONE, DRAW)
    if state.arcade:
        read_signal(state, data)


def read_signal(state: ArkadeState, data: Data) -> None:
    signalled = state.phase != WAITING
    ready = read_pair("ready", data.get("ready", [signalled, signalled]))
    state.ready = (1 if read_flag("ready[0]", ready[0]) else 0) + (2 if read_flag("ready[1]", ready[1]) else 0)
    state.starts = read_moment("starts", data.get("starts", NEVER), state.clock, state.parts.countdown)


def read_ship(state: ArkadeState, data: Data) -> None:
    state.ship = read_number("ship", data.get("ship", 1), 1, state.parts.columns) - 1
    most = state.nuggets + turned_in_all(state, NUGGET_1) + 2 * turned_in_all(state, NUGGET_2)
    state.nuggets = read_number("nuggets", data.get("nuggets", state.nuggets), 0, most)
    state.reactor = read_word("reactor", data.get("reactor", ""), REACTORS)
    state.held = read_number("held", data.get("held", 0), 0, HELD_THROWS - 1)
    if state.reactor != FREE and state.tiles.alien[REACTOR] == 0:
        raise BadPosition(f"reactor is {REACTORS[state.reactor]!r}, but no reactor tile is turned")
    if state.held > 0 and not (state.arcade and state.reactor == HELD):
        raise BadPosition("held counts throws in the arcade while the reactor is 'held'")


def read_dice(state: ArkadeState, data: Data, seat: i64) -> None:
    dice = read_pair("dice", data.get("dice", [[], []]))[seat]
    used = read_pair(f"used[{seat}]", read_pair("used", data.get("used", [[False, False], [False, False]]))[seat])
    lands = read_pair("lands", data.get("lands", [NEVER, NEVER]))[seat]
    state.lands[seat] = read_moment(f"lands[{seat}]", lands, state.clock, state.parts.fall)
    for number in range(2):
        die = 2 * seat + number
        state.dice.used[die] = 1 if read_flag(f"used[{seat}][{number}]", used[number]) else 0
        if dice != []:
            shown = read_pair(f"dice[{seat}]", dice)[number]
            state.dice.shown[die] = read_face(state, f"dice[{seat}][{number}]", die, shown)
        elif state.dice.used[die] == 1:
            raise BadPosition(f"used[{seat}]: no dice lie there")


def read_face(state: ArkadeState, where: str, die: i64, value: Any) -> i64:
    faces = state.dice.faces(die)
    if die == MOVEMENT:
        shown = read_number(where, value, 1, state.parts.columns) - 1
    else:
        shown = read_word(where, value, state.parts.names)
    for face in range(len(faces)):
        if faces[face] == shown:
            return shown
    raise BadPosition(f"{where}: no face of that die shows {value!r}")


# What holds in every situation that the rules can lead to, whoever set it up.


def check_end(state: ArkadeState) -> None:
    """Who has won, and that a game goes on exactly while nobody has."""
    landed = False
    for cell in range(state.parts.last_line, state.parts.cells):
        landed = landed or state.board.saucer_at(cell)
    most = state.parts.most_throws if state.arcade else state.parts.most_turns
    long = (state.throws if state.arcade else state.turns) == most
    if landed:
        winner, why = ALIEN, "a saucer is on the last line"
    elif state.board.saucers == 0:
        winner, why = DEFENDER, "no saucer is left"
    elif long:
        winner, why = DRAW, "the game is as long as a game can be"
    else:
        winner, why = NONE, "both sides can still win"
    if state.winner != winner:
        raise BadPosition(f"winner is {state.winner}; {why}, so it is {winner}")
    if (state.phase == OVER) != (winner != NONE):
        raise BadPosition(f"phase is {PHASES[state.phase]!r}; {why}")


def check_turn(state: ArkadeState) -> None:
    """Strategy: dice lie in front of the player whose turn it is once they are thrown."""
    if state.turns % 2 != state.turn:
        raise BadPosition(f"turn is {state.turn}, but {state.turns} turns are completed and the Alien began")
    for seat in range(2):
        if state.lands[seat] != NEVER:
            raise BadPosition("lands: dice fall in the arcade only")
        lie = seat == state.turn and state.throws > 0
        if state.dice.lie(seat) != lie:
            raise BadPosition(f"dice[{seat}]: {'a throw is made' if lie else 'nothing is thrown'}")
        if not state.kept and (state.dice.used[2 * seat] == 1 or state.dice.used[2 * seat + 1] == 1):
            raise BadPosition(f"used[{seat}]: no die is used before the final throw")
    if state.kept and state.throws == 0:
        raise BadPosition("kept is true, but nothing is thrown")
    if not state.kept and state.throws == state.throws_a_turn:
        raise BadPosition(f"kept is false, but {state.throws} throws are made and there are no more")
    if state.reactor == MOORED or (state.reactor != FREE and (state.reactor == HELD) != (state.turn == DEFENDER)):
        raise BadPosition("reactor is 'next' in the Alien's turn and 'held' in the defender's")


def check_arcade(state: ArkadeState) -> None:
    """Arcade: nothing happens before the signal, and dice lie or fall."""
    if state.kept:
        raise BadPosition("kept is true; dice are kept in strategy only")
    if (state.ready == 3) != (state.phase != WAITING):
        raise BadPosition(f"ready: in phase {PHASES[state.phase]!r} {'not ' * (state.phase == WAITING)}both are")
    if (state.starts != NEVER) != (state.phase == COUNTDOWN):
        raise BadPosition("starts is a moment in phase 'countdown' and -1 otherwise")
    for seat in range(2):
        if state.lands[seat] != NEVER and (state.dice.lie(seat) or state.phase != PLAYING):
            raise BadPosition(f"lands[{seat}]: no dice are in the air")
        if state.dice.lie(seat) and state.phase < PLAYING:
            raise BadPosition(f"dice[{seat}]: nothing is thrown before the signal")
    if state.reactor == HIT:
        raise BadPosition("reactor is 'next'; in the arcade it is 'held' at once")


def check_board(state: ArkadeState) -> None:
    """What stands on the board came from tiles, and stands where it may."""
    lives: i64 = 0
    for cell in range(state.parts.cells):
        thing = state.board.cells[cell]
        name = state.parts.cell_name(cell)
        if is_saucer(thing):
            lives += 1 if has_life(thing) else 0
            if is_spent(thing) and state.phase != OVER and not state.final(ALIEN):
                raise BadPosition(f"rows: {name} has triggered a bonus, but the Alien's dice are not in use")
        elif thing == TOWER and cell < state.parts.last_line:
            raise BadPosition(f"rows: a tower stands on {name}; it belongs on the last line")
        elif thing != EMPTY and state.parts.bonus[cell] != NONE:
            raise BadPosition(f"rows: {name} is a bonus cell, where no {OBSTACLES[thing]} may be")
    if lives > state.tiles.alien[EXTRA_LIFE]:
        raise BadPosition(
            f"rows: {lives} saucers have an extra life; {state.tiles.alien[EXTRA_LIFE]} such tiles are turned"
        )
    for thing in range(ASTEROID, TOWER + 1):
        tile = ASTEROID_TILE if thing == ASTEROID else FIELD_TILE if thing == FIELD else TOWER_TILE
        check_turned(
            state, f"rows: an {OBSTACLES[thing]}" if thing == ASTEROID else f"rows: a {OBSTACLES[thing]}", thing, tile
        )


def check_turned(state: ArkadeState, what: str, thing: i64, tile: i64) -> None:
    found: i64 = 0
    for cell in range(state.parts.cells):
        found += 1 if state.board.cells[cell] == thing else 0
    if found > turned_in_all(state, tile):
        raise BadPosition(f"{what} is on the board, but no such tile is turned")


def check_shots(state: ArkadeState) -> None:
    """Saucers that were shot are off the board, unless repaired; each pair of a colour has turned a tile (A9)."""
    repairs: i64 = state.tiles.alien[REPAIR]
    unturned: i64 = 0
    for colour in range(state.parts.colours):
        shot, out = state.board.shot[colour], state.board.out[colour]
        name = state.parts.names[colour]
        repairs -= shot - out if shot > out else 0
        if repairs < 0:
            raise BadPosition(f"shot.{name} is {shot}, but only {out} are off the board")
        turned: i64 = 0
        for kind in range(KINDS):
            turned += state.tiles.defender[colour * KINDS + kind]
        hand = turned + state.tiles.defender_left[colour]
        pairs = shot // 2 if shot // 2 < hand else hand
        unturned += pairs - turned
        if turned > pairs:
            raise BadPosition(
                f"defender.turned: {shot} {name} saucers were shot, so {pairs} tiles are turned, not {turned}"
            )
    if unturned > (1 if state.winner == DEFENDER else 0):
        raise BadPosition("defender.turned: a tile is missing; each second saucer of a colour that is shot turns one")


# Open choices.


def read_choice(state: ArkadeState, data: Data, seat: i64) -> None:
    """An open choice came from a tile or a move, and has an answer."""
    line = read_pair("choices", data.get("choices", ["", ""]))[seat]
    if line == "":
        return
    words = line.split(" ") if isinstance(line, str) else [""]
    offered = [word for word in CHOICES[1:] if (CHOICES.index(word) <= PICK_REPAIR) == (seat == ALIEN)]
    word: str = words[0]
    where = f"choices[{seat}]"
    if word not in offered or len(words) > 2:
        raise BadPosition(f"{where} is {line!r}; it is empty or begins with one of {', '.join(offered)}")
    choice: i64 = CHOICES.index(word)
    about = read_about(state, where, choice, words[1] if len(words) == 2 else "")
    if state.phase != PLAYING or not (state.arcade or seat == state.turn):
        raise BadPosition(f"{where}: there is nothing to choose now")
    if seat == ALIEN:
        check_alien_choice(state, where, choice, about)
    else:
        if turned_in_all(state, tile_of(choice, about)) == 0:
            raise BadPosition(f"{where}: no such tile is turned")
        if not is_possible(state, choice):
            raise BadPosition(f"{where}: there is no answer to it, so that it has no effect")
        if not (state.arcade or state.kept):
            raise BadPosition(f"{where}: nothing is shot before the final throw")
    state.ask(seat, choice, about)


def read_about(state: ArkadeState, where: str, choice: i64, text: str) -> i64:
    if choice == STOP_OR_GO_ON:
        return read_word(f"{where}: the cell", text, state.parts.cell_names())
    if choice == PICK_RIFT:
        lines = [state.parts.line_name(row) for row in range(state.parts.rows)]
        return read_word(f"{where}: the line", text, lines)
    if choice == PICK_COMET:
        return read_word(f"{where}: the comet's number", text, ["1", "2"]) + 1
    if text != "":
        raise BadPosition(f"{where}: nothing follows {CHOICES[choice]!r}")
    return 0


def check_alien_choice(state: ArkadeState, where: str, choice: i64, about: i64) -> None:
    tiles = state.tiles
    if not state.final(ALIEN):
        raise BadPosition(f"{where}: the Alien's dice are not in use")
    if choice == STOP_OR_GO_ON:
        if not state.board.saucer_at(about) or not state.board.on_bonus(about) or is_spent(state.board.cells[about]):
            raise BadPosition(f"{where}: no saucer comes to a bonus cell of its colour there")
        if tiles.alien_left == 0:
            raise BadPosition(f"{where}: no tile is left to be turned")
        if state.dice.used[0] == state.dice.used[1]:
            raise BadPosition(f"{where}: one die has brought the saucer there, the other is left")
        if not (state.arcade or can_go_on(state, about)):
            raise BadPosition(f"{where}: the saucer cannot go on")
    elif choice == PICK_RIFT:
        if tiles.alien[RIFT] == 0 or not any_rift(state, about):
            raise BadPosition(f"{where}: no rift tile is turned, or no saucer can go through it")
    elif tiles.alien[REPAIR] == 0 or not any_repair(state):
        raise BadPosition(f"{where}: no repair tile is turned, or nothing can be repaired")
