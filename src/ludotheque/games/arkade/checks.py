"""What cannot be in Arkade, whoever set it up: every check names what the rules would have led to."""

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
    """Everything but open choices."""
    check_end(state)
    if state.arcade:
        check_arcade(state)
    else:
        check_turn(state)
    check_reactor(state)
    check_board(state)
    check_shots(state)


def saucers(state: ArkadeState) -> list[int]:
    """How many saucers of each colour are on the board."""
    colours = [colour_of(thing) for thing in state.board.cells if is_saucer(thing)]
    return [colours.count(colour) for colour in range(state.parts.colours)]


def check_end(state: ArkadeState) -> None:
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
        raise BadPosition(f"winner is {state.winner}; {why}, so it is {winner}")
    if (state.phase == OVER) != (winner != NONE):
        raise BadPosition(f"phase is {PHASES.listed[state.phase]!r}; {why}")


def check_turn(state: ArkadeState) -> None:
    """Strategy: dice lie in front of the player whose turn it is once they are thrown."""
    if state.phase < PLAYING:
        raise BadPosition(f"phase is {PHASES.listed[state.phase]!r}; in strategy it is 'play' or 'over'")
    if state.turns % 2 != state.turn:
        raise BadPosition(f"turn is {state.turn}, but {state.turns} turns are completed and the Alien began")
    for seat in range(2):
        if state.lands[seat] != NEVER:
            raise BadPosition("lands: dice fall in the arcade only")
        lie = seat == state.turn and state.throws > 0
        if state.dice.lie(seat) != lie:
            raise BadPosition(f"dice[{seat}]: {'a throw is made' if lie else 'nothing is thrown'}")
        if not state.kept and (state.dice.used[2 * seat] or state.dice.used[2 * seat + 1]):
            raise BadPosition(f"used[{seat}]: no die is used before the final throw")
    if state.kept and state.throws == 0:
        raise BadPosition("kept is true, but nothing is thrown")
    if not state.kept and state.throws == state.throws_a_turn:
        raise BadPosition(f"kept is false, but {state.throws} throws are made and there are no more")


def check_arcade(state: ArkadeState) -> None:
    """Arcade: nothing happens before the signal, and dice lie or fall."""
    if state.kept:
        raise BadPosition("kept is true; dice are kept in strategy only")
    if (state.ready == BOTH) != (state.phase != WAITING):
        not_yet = "not " if state.phase == WAITING else ""
        raise BadPosition(f"ready: in phase {PHASES.listed[state.phase]!r} {not_yet}both are")
    if (state.starts != NEVER) != (state.phase == COUNTDOWN):
        raise BadPosition("starts is a moment in phase 'countdown' and -1 otherwise")
    for seat in range(2):
        if state.lands[seat] != NEVER and (state.dice.lie(seat) or state.phase != PLAYING):
            raise BadPosition(f"lands[{seat}]: no dice are in the air")
        if state.dice.lie(seat) and state.phase < PLAYING:
            raise BadPosition(f"dice[{seat}]: nothing is thrown before the signal")


def check_reactor(state: ArkadeState) -> None:
    """A tile damages the reactor, in the arcade at once, in strategy from the defender's next turn on (A6, A27)."""
    reactor = state.reactor
    if reactor != FREE and state.tiles.alien[REACTOR] == 0:
        raise BadPosition(f"reactor is {REACTORS.listed[reactor]!r}, but no reactor tile is turned")
    if state.held > 0 and not (state.arcade and reactor == HELD):
        raise BadPosition("held counts throws in the arcade while the reactor is 'held'")
    if state.arcade and reactor == HIT:
        raise BadPosition("reactor is 'next'; in the arcade it is 'held' at once")
    if not state.arcade and reactor not in (FREE, HIT if state.turn == ALIEN else HELD):
        raise BadPosition("reactor is 'next' in the Alien's turn and 'held' in the defender's")


def check_board(state: ArkadeState) -> None:
    """What stands on the board came from tiles, and stands where it may."""
    for cell, thing in enumerate(state.board.cells):
        name = state.parts.cell_name(cell)
        if is_saucer(thing):
            if is_spent(thing) and state.phase != OVER and not state.final(ALIEN):
                raise BadPosition(f"rows: {name} has triggered a bonus, but the Alien's dice are not in use")
        elif thing == TOWER and cell < state.parts.last_line:
            raise BadPosition(f"rows: a tower stands on {name}; it belongs on the last line")
        elif thing != EMPTY and state.parts.bonus[cell] != NONE:
            raise BadPosition(f"rows: {name} is a bonus cell, where no {THINGS.listed[thing]} may be")
    board, tiles = state.board, state.tiles
    lives = sum(is_saucer(thing) and has_life(thing) for thing in board.cells)
    for what, found, turned in (
        ("with an extra life", lives, tiles.alien[EXTRA_LIFE]),
        ("asteroids", board.asteroids, tiles.turned(ASTEROID_TILE)),
        ("fields", board.fields, tiles.turned(FIELD_TILE)),
        ("towers", board.towers, tiles.turned(TOWER_TILE)),
    ):
        if found > turned:
            raise BadPosition(f"rows: {found} {what} are on the board; {turned} such tiles are turned")


def check_shots(state: ArkadeState) -> None:
    """Saucers that were shot are off the board, unless repaired; each pair of a colour has turned a tile (A9)."""
    tiles = state.tiles
    repairs = tiles.alien[REPAIR]
    unturned = 0
    for colour, name in enumerate(state.parts.names):
        shot, out = state.board.shot[colour], state.board.out[colour]
        repairs -= max(shot - out, 0)
        if repairs < 0:
            raise BadPosition(f"shot.{name} is {shot}, but only {out} are off the board")
        turned = sum(tiles.defender[colour * KINDS + kind] for kind in range(KINDS))
        pairs = min(shot // 2, turned + tiles.defender_left[colour])
        unturned += pairs - turned
        if turned > pairs:
            raise BadPosition(
                f"defender.turned: {shot} {name} saucers were shot, so {pairs} tiles are turned, not {turned}"
            )
        if tiles.ammo[colour] > tiles.defender[colour * KINDS + AMMO]:
            raise BadPosition(f"defender.ammo: more {name} super ammo is kept than was turned")
    if unturned > (1 if state.winner == DEFENDER else 0):
        raise BadPosition("defender.turned: a tile is missing; each second saucer of a colour that is shot turns one")


def check_choice(state: ArkadeState, choice: Choice) -> None:
    """An open choice came from a tile or a move, and has an answer."""
    where = f"choices[{choice.seat}]"
    if state.phase != PLAYING or not (state.arcade or choice.seat == state.turn):
        raise BadPosition(f"{where}: there is nothing to choose now")
    if choice.seat == ALIEN and not state.final(ALIEN):
        raise BadPosition(f"{where}: the Alien's dice are not in use")
    why = choice.cannot_be(state)
    if why:
        raise BadPosition(f"{where}: {why}")
