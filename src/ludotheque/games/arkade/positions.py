"""Positions and knowledge of Arkade read back into states; what is left out of a position is as at the start.

What people write is first held against its shape, then made into a state here, then looked over by `checks.py`.
"""

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from ludotheque.core import shapes
from ludotheque.core.chance import Rng
from ludotheque.core.contract import NEVER, Game
from ludotheque.core.errors import BadPosition
from ludotheque.core.positions import read_chance, read_number, read_one_of
from ludotheque.core.types import Data, Ints
from ludotheque.games.arkade.checks import check, choice_problems, saucers
from ludotheque.games.arkade.dice import MOVEMENT
from ludotheque.games.arkade.notation import Notation
from ludotheque.games.arkade.parts import MOST_TILES, NONE
from ludotheque.games.arkade.phases import CHOICES
from ludotheque.games.arkade.rules import ArkadeState
from ludotheque.games.arkade.shapes import Face, Knowledge, OnTheTable, Position
from ludotheque.games.arkade.situation import DEFENDER, HELD_THROWS, PHASES, REACTORS, WAITING
from ludotheque.games.arkade.tiles import ALIEN_KINDS, DEFENDER_KINDS, GPS, KINDS, NUGGET_1, NUGGET_2

FOREVER = 1 << 52
"""No clock comes to this moment: it is the last that every client counts exactly."""


def read_position(game: Game, notation: Notation, position: Data) -> ArkadeState:
    """The state of a position; without `rng`, chance to come starts from a fixed seed."""
    told = shapes.read_position(position, Position)
    return laid_out(game, notation, told, read_chance(told.rng))


def read_knowledge(game: Game, notation: Notation, knowledge: Data, rng: Rng) -> ArkadeState:
    """A state that fits what everybody knows; nothing is hidden but chance to come."""
    return laid_out(game, notation, shapes.read_position(knowledge, Knowledge), rng.fork())


def laid_out(game: Game, notation: Notation, told: OnTheTable, rng: Rng) -> ArkadeState:
    state = ArkadeState.fresh(game, notation, rng)
    lay_board(state, told)
    lay_tiles(state, told)
    lay_progress(state, told)
    lay_ship(state, told)
    for seat in range(2):
        lay_dice(state, told, seat)
    check(state)
    for seat in range(2):
        lay_choice(state, told, seat)
    return state


def read_moment(where: str, value: int, clock: int, longest: int) -> int:
    """A moment to come, or `NEVER`."""
    if value == NEVER or clock < value <= clock + longest:
        return value
    raise BadPosition(f"{where} is {value}; -1 or a moment from {clock + 1} to {clock + longest} is possible")


def lay_board(state: ArkadeState, told: OnTheTable) -> None:
    parts, board = state.parts, state.board
    whole = saucers(state)
    if told.rows is not UNSET:
        if len(told.rows) != parts.rows:
            raise BadPosition(f"rows is a list of {parts.rows} lines")
        for row, line in enumerate(told.rows):
            words = line.split()
            if len(words) != parts.columns:
                raise BadPosition(f"rows[{row}] is a line of {parts.columns} words, a word for a cell")
            for column, word in enumerate(words):
                board.cells[row * parts.columns + column] = read_one_of(f"rows[{row}]: a cell", word, parts.words)
        board.count()
    on_board = saucers(state)
    for name in [*told.out, *told.shot, *told.defender.left, *told.defender.turned]:
        if name not in parts.names:
            raise BadPosition(f"{name!r} is no colour; the colours are {', '.join(parts.names)}")
    for colour, name in enumerate(parts.names):
        missing = whole[colour] - on_board[colour]
        if missing < 0:
            raise BadPosition(f"rows: there are {on_board[colour]} {name} saucers; the box has {whole[colour]}")
        if told.out.get(name, missing) != missing:
            raise BadPosition(f"out: {on_board[colour]} {name} saucers are on the board, so {missing} are off it")
        board.out[colour] = missing
        board.shot[colour] = read_number(f"shot.{name}", told.shot.get(name, missing), 0, parts.cells + MOST_TILES)


def lay_tiles(state: ArkadeState, told: OnTheTable) -> None:
    parts, tiles, alien, defender = state.parts, state.tiles, told.alien, told.defender
    count("alien", alien.turned, ALIEN_KINDS.listed, parts.alien_tiles, tiles.alien, 0)
    tiles.alien_left = rest("alien", len(alien.turned), tiles.alien_left, alien.left)
    for colour, name in enumerate(parts.names):
        where, turned, first = f"defender.{name}", defender.turned.get(name, []), colour * KINDS
        count(where, turned, DEFENDER_KINDS.listed, parts.defender_tiles, tiles.defender, first)
        left = rest(where, len(turned), tiles.defender_left[colour], defender.left.get(name, UNSET))
        tiles.defender_left[colour] = left
    for name in defender.ammo:
        tiles.ammo[read_one_of("defender.ammo", name, parts.names)] += 1
    tiles.gps = read_number("defender.gps", defender.gps, 0, tiles.turned(GPS))


def count(where: str, turned: Sequence[str], kinds: list[str], box: Ints, counts: Ints, first: int) -> None:
    """Count the tiles that were turned; the box has so many of each kind."""
    for kind in turned:
        place = first + kinds.index(kind)
        counts[place] += 1
        if counts[place] > box[place]:
            raise BadPosition(f"{where}: {kind!r} is turned {counts[place]} times; the box has {box[place]}")


def rest(where: str, turned: int, hand: int, left: int | UnsetType) -> int:
    """How many tiles are left of the hand."""
    if turned > hand:
        raise BadPosition(f"{where}: {turned} tiles are turned; there are {hand}")
    if shapes.given(left, hand - turned) != hand - turned:
        raise BadPosition(f"{where}: {turned} tiles of {hand} are turned, so {hand - turned} are left, not {left}")
    return hand - turned


def lay_progress(state: ArkadeState, told: OnTheTable) -> None:
    """In strategy there is no time, and in the arcade nobody's turn."""
    parts, arcade = state.parts, state.arcade
    state.phase = PHASES.listed.index(shapes.given(told.phase, PHASES.listed[state.phase]))
    state.clock = read_number("clock", told.clock, 0, FOREVER if arcade else 0)
    state.turn = read_number("turn", shapes.given(told.turn, state.turn), state.turn, NONE if arcade else DEFENDER)
    state.turns = read_number(
        "turns", shapes.given(told.turns, max(state.turn, 0)), 0, 0 if arcade else parts.most_turns
    )
    state.throws = read_number("throws", told.throws, 0, parts.most_throws if arcade else state.throws_a_turn)
    state.kept = told.kept
    state.winner = told.winner
    if arcade:
        ready = shapes.given(told.ready, [state.phase != WAITING] * 2)
        state.ready = ready[0] + 2 * ready[1]
        state.starts = read_moment("starts", shapes.given(told.starts, NEVER), state.clock, parts.countdown)
    elif told.ready is not UNSET or told.starts is not UNSET:
        raise BadPosition("'ready' and 'starts' are parts of an arcade position only")


def lay_ship(state: ArkadeState, told: OnTheTable) -> None:
    tiles = state.tiles
    state.ship = read_number("ship", told.ship, 1, state.parts.columns) - 1
    most = state.nuggets + tiles.turned(NUGGET_1) + 2 * tiles.turned(NUGGET_2)
    state.nuggets = read_number("nuggets", shapes.given(told.nuggets, state.nuggets), 0, most)
    state.reactor = REACTORS.listed.index(told.reactor)
    state.held = read_number("held", told.held, 0, HELD_THROWS - 1)


def lay_dice(state: ArkadeState, told: OnTheTable, seat: int) -> None:
    shown, used = told.dice[seat], told.used[seat]
    state.lands[seat] = read_moment(f"lands[{seat}]", told.lands[seat], state.clock, state.parts.falls[seat])
    if len(shown) == 1:
        raise BadPosition(f"dice[{seat}] is a list of two, or empty")
    for number in range(2):
        die = 2 * seat + number
        state.dice.used[die] = used[number]
        if shown:
            state.dice.shown[die] = read_face(state, f"dice[{seat}][{number}]", die, shown[number])
        elif used[number]:
            raise BadPosition(f"used[{seat}]: no dice lie there")


def read_face(state: ArkadeState, where: str, die: int, value: Face) -> int:
    """What a die shows, as a number."""
    faces = sorted(set(state.dice.faces(die)))
    shown = [face + 1 if die == MOVEMENT else state.parts.names[face] for face in faces]
    return faces[read_one_of(where, value, shown)]


def lay_choice(state: ArkadeState, told: OnTheTable, seat: int) -> None:
    line = told.choices[seat]
    if line == "":
        return
    possible: list[str] = []
    for choice in CHOICES:
        if choice.seat == seat:
            lines = choice.lines(state.parts)
            if line in lines:
                state.ask(seat, choice.number, lines.index(line))
                for problem in choice_problems(state, choice):
                    raise BadPosition(problem)
                return
            possible.append(lines[0] if len(lines) == 1 else f"{lines[0]} to {lines[-1]}")
    raise BadPosition(f"choices[{seat}] is {line!r}; it is empty, {', '.join(possible)}")
