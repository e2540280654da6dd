"""What always holds in Arkade, whatever is played."""

from ludotheque.core.contract import NEVER, State
from ludotheque.games.arkade.rules import ArkadeState
from ludotheque.games.arkade.things import ASTEROID, FIELD, is_saucer, is_spent
from ludotheque.games.arkade.tiles import KINDS


def check(state: State) -> None:
    assert isinstance(state, ArkadeState)
    assert state.game.from_position(state.position()).position() == state.position()
    check_board(state)
    check_tiles(state)
    check_time(state)
    assert 0 <= state.ship < state.parts.columns
    assert 0 <= state.nuggets <= state.parts.nuggets
    for seat in (0, 1):
        if state.choosing(seat):
            assert state.actions(seat)


def check_board(state: ArkadeState) -> None:
    """No saucer is ever lost from sight; the counts on the side are those of the board."""
    cells = [state.board.cells[cell] for cell in range(state.parts.cells)]
    layout = [state.parts.layout[cell] for cell in range(state.parts.cells)]
    off = sum(state.board.out[colour] for colour in range(state.parts.colours))
    assert state.board.saucers == sum(map(is_saucer, cells))
    assert state.board.saucers + off == sum(map(is_saucer, layout))
    assert (state.board.asteroids, state.board.fields) == (cells.count(ASTEROID), cells.count(FIELD))
    if not state.arcade and state.turn == 1:
        assert not any(is_saucer(thing) and is_spent(thing) for thing in cells)


def check_tiles(state: ArkadeState) -> None:
    tiles = state.tiles
    played = state.game.setup.options["tiles"]
    assert sum(tiles.alien) + tiles.alien_left == (state.parts.alien_hand if played else 0)
    for colour in range(state.parts.colours):
        turned = sum(tiles.defender[colour * KINDS + kind] for kind in range(KINDS))
        assert turned + tiles.defender_left[colour] == (state.parts.defender_hand if played else 0)


def check_time(state: ArkadeState) -> None:
    """In turns nobody waits; in real time everybody can throw as soon as their dice lie."""
    if not state.arcade:
        assert (state.clock, state.due()) == (0, NEVER)
        assert len(state.to_act()) == (0 if state.over() else 1)
        return
    assert state.due() == NEVER or state.due() > state.clock
    if state.position()["phase"] == "play":
        for seat in (0, 1):
            lies = state.lands[seat] == NEVER
            throws = "throw" in [state.game.write(action) for action in state.actions(seat)]
            assert throws == (lies and not state.choosing(seat))
            assert (seat in state.to_act()) == bool(state.actions(seat))
