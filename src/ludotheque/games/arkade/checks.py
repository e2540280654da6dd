"""What cannot be in Arkade, whoever set it up: every check names what the rules would have led to."""

from collections.abc import Iterator

from ludotheque.core.contract import NEVER
from ludotheque.core.errors import BadPosition
from ludotheque.games.arkade.choice import Choice
from ludotheque.games.arkade.parts import NONE
from ludotheque.games.arkade.rules import ArkadeState
from ludotheque.games.arkade.situation import (
    ALIEN,
    COUNTDOWN,
    DEFENDER,
    DRAW,
    FREE,
    HELD,
    HIT,
    OVER,
    PHASES,
    PLAYING,
    REACTORS,
    WAITING,
)
from ludotheque.games.arkade.things import EMPTY, THINGS, TOWER, colour_of, has_life, is_saucer, is_spent
from ludotheque.games.arkade.tiles import (
    AMMO,
    ASTEROID_TILE,
    EXTRA_LIFE,
    FIELD_TILE,
    KINDS,
    REACTOR,
    REPAIR,
    TOWER_TILE,
)
from ludotheque.games.arkade.turns import BOTH


def check(state: ArkadeState) -> None:
    for problem in problems(state):
        raise BadPosition(problem)


def problems(state: ArkadeState) -> Iterator[str]:
    """Everything that cannot be, but for open choices. What comes first may bring others after it."""
    yield from end_problems(state)
    yield from arcade_problems(state) if state.arcade else turn_problems(state)
    yield from reactor_problems(state)
    yield from board_problems(state)
    yield from shot_problems(state)


def saucers(state: ArkadeState) -> list[int]:
    """How many saucers of each colour are on the board."""
    colours = [colour_of(thing) for thing in state.board.cells if is_saucer(thing)]
    return [colours.count(colour) for colour in range(state.parts.colours)]


def end_problems(state: ArkadeState) -> Iterator[str]:
    """Who has won, and that a game goes on exactly while nobody has."""
    parts = state.parts
    long = state.throws == parts.most_throws if state.arcade else state.turns == parts.most_turns
    if any(state.board.saucer_at(cell) for cell in range(parts.last_line, parts.cells)):
        winner, why = ALIEN, "a saucer is on the last line"
    elif state.board.saucers == 0:
        winner, why = DEFENDER, "no saucer is left"
    elif long:
        winner, why = DRAW, "the game is as long as a game can be"
    else:
        winner, why = NONE, "both sides can still win"
    if state.winner != winner:
        yield f"winner is {state.winner}; {why}, so it is {winner}"
    if (state.phase == OVER) != (winner != NONE):
        yield f"phase is {PHASES.listed[state.phase]!r}; {why}"


def turn_problems(state: ArkadeState) -> Iterator[str]:
    """Strategy: dice lie in front of the player whose turn it is once they are thrown."""
    if state.phase < PLAYING:
        yield f"phase is {PHASES.listed[state.phase]!r}; in strategy it is 'play' or 'over'"
    if state.turns % 2 != state.turn:
        yield f"turn is {state.turn}, but {state.turns} turns are completed and the Alien began"
    for seat in range(2):
        if state.lands[seat] != NEVER:
            yield "lands: dice fall in the arcade only"
        lie = seat == state.turn and state.throws > 0
        if state.dice.lie(seat) != lie:
            yield f"dice[{seat}]: {'a throw is made' if lie else 'nothing is thrown'}"
        if not state.kept and (state.dice.used[2 * seat] or state.dice.used[2 * seat + 1]):
            yield f"used[{seat}]: no die is used before the final throw"
    if state.kept and state.throws == 0:
        yield "kept is true, but nothing is thrown"
    if not state.kept and state.throws == state.throws_a_turn:
        yield f"kept is false, but {state.throws} throws are made and there are no more"


def arcade_problems(state: ArkadeState) -> Iterator[str]:
    """Arcade: nothing happens before the signal, and dice lie or fall."""
    if state.kept:
        yield "kept is true; dice are kept in strategy only"
    if (state.ready == BOTH) != (state.phase != WAITING):
        not_yet = "not " if state.phase == WAITING else ""
        yield f"ready: in phase {PHASES.listed[state.phase]!r} {not_yet}both are"
    if (state.starts != NEVER) != (state.phase == COUNTDOWN):
        yield "starts is a moment in phase 'countdown' and -1 otherwise"
    for seat in range(2):
        if state.lands[seat] != NEVER and (state.dice.lie(seat) or state.phase != PLAYING):
            yield f"lands[{seat}]: no dice are in the air"
        if state.dice.lie(seat) and state.phase < PLAYING:
            yield f"dice[{seat}]: nothing is thrown before the signal"


def reactor_problems(state: ArkadeState) -> Iterator[str]:
    """A tile damages the reactor, in the arcade at once, in strategy from the defender's next turn on (A6, A27)."""
    reactor = state.reactor
    if reactor != FREE and state.tiles.alien[REACTOR] == 0:
        yield f"reactor is {REACTORS.listed[reactor]!r}, but no reactor tile is turned"
    if state.held > 0 and not (state.arcade and reactor == HELD):
        yield "held counts throws in the arcade while the reactor is 'held'"
    if state.arcade and reactor == HIT:
        yield "reactor is 'next'; in the arcade it is 'held' at once"
    if not state.arcade and reactor not in (FREE, HIT if state.turn == ALIEN else HELD):
        yield "reactor is 'next' in the Alien's turn and 'held' in the defender's"


def board_problems(state: ArkadeState) -> Iterator[str]:
    """What stands on the board came from tiles, and stands where it may."""
    for cell, thing in enumerate(state.board.cells):
        name = state.parts.cell_name(cell)
        if is_saucer(thing):
            if is_spent(thing) and state.phase != OVER and not state.final(ALIEN):
                yield f"rows: {name} has triggered a bonus, but the Alien's dice are not in use"
        elif thing == TOWER and cell < state.parts.last_line:
            yield f"rows: a tower stands on {name}; it belongs on the last line"
        elif thing != EMPTY and state.parts.bonus[cell] != NONE:
            yield f"rows: {name} is a bonus cell, where no {THINGS[thing]} may be"
    board, tiles = state.board, state.tiles
    lives = sum(is_saucer(thing) and has_life(thing) for thing in board.cells)
    for what, found, turned in (
        ("with an extra life", lives, tiles.alien[EXTRA_LIFE]),
        ("asteroids", board.asteroids, tiles.turned(ASTEROID_TILE)),
        ("fields", board.fields, tiles.turned(FIELD_TILE)),
        ("towers", board.towers, tiles.turned(TOWER_TILE)),
    ):
        if found > turned:
            yield f"rows: {found} {what} are on the board; {turned} such tiles are turned"


def shot_problems(state: ArkadeState) -> Iterator[str]:
    """Saucers that were shot are off the board, unless repaired; each pair of a colour has turned a tile (A9)."""
    tiles = state.tiles
    repairs = tiles.alien[REPAIR]
    unturned = 0
    for colour, name in enumerate(state.parts.names):
        shot, out = state.board.shot[colour], state.board.out[colour]
        repairs -= max(shot - out, 0)
        if repairs < 0:
            yield f"shot.{name} is {shot}, but only {out} are off the board"
        turned = sum(tiles.defender[colour * KINDS + kind] for kind in range(KINDS))
        pairs = min(shot // 2, turned + tiles.defender_left[colour])
        unturned += pairs - turned
        if turned > pairs:
            yield f"defender.turned: {shot} {name} saucers were shot, so {pairs} tiles are turned, not {turned}"
        if tiles.ammo[colour] > tiles.defender[colour * KINDS + AMMO]:
            yield f"defender.ammo: more {name} super ammo is kept than was turned"
    if unturned > (1 if state.winner == DEFENDER else 0):
        yield "defender.turned: a tile is missing; each second saucer of a colour that is shot turns one"


def choice_problems(state: ArkadeState, choice: Choice) -> Iterator[str]:
    """An open choice came from a tile or a move, and has an answer."""
    where = f"choices[{choice.seat}]"
    if state.phase != PLAYING or not (state.arcade or choice.seat == state.turn):
        yield f"{where}: there is nothing to choose now"
    if choice.seat == ALIEN and not state.final(ALIEN):
        yield f"{where}: the Alien's dice are not in use"
    problem = choice.problem(state)
    if problem:
        yield f"{where}: {problem}"
