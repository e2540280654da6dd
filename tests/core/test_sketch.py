"""Situations as text: whole, as a seat sees them, and for a game that declares no sketch."""

import pytest

import ludotheque
from ludotheque.core.errors import Mistake
from ludotheque.core.events import WATCHER
from ludotheque.games import GAMES, open_game
from tests.tiny import BOX


@pytest.mark.parametrize("game", GAMES)
def test_print_shows_the_whole_situation(game: str) -> None:
    state = ludotheque.game(game).start("a")
    assert str(state) == ludotheque.sketch(state)
    assert repr(state).startswith(f"<a situation of {game} for ")
    assert repr(state).endswith("to act>")
    assert repr(state.game).startswith(f"<the rules of {game} for ")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_game_without_a_sketch_is_told_by_its_fields(language: str) -> None:
    state = open_game(BOX.setup()).start("a")
    drawn = ludotheque.sketch(state, seat=0, language=language)
    assert all(any(line.startswith(name) for line in drawn.splitlines()) for name in state.view(0))


def test_a_situation_says_whose_turn_it_is_and_how_it_ended() -> None:
    state = open_game(BOX.setup()).start("a")
    assert "to act>" in repr(state)
    while not state.over():
        for seat in state.to_act():
            state.play(seat, state.actions(seat)[0])
    assert repr(state).endswith(f"over, {' '.join(f'{score:g}' for score in state.outcome() or [])}>")


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    state = ludotheque.game("laaancez").start("a")
    assert ludotheque.sketch(state, WATCHER)
    with pytest.raises(Mistake, match="there is no seat 2; the seats are 0 to 1"):
        ludotheque.sketch(state, 2)
