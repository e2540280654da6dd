"""What a game of the house owes besides: whatever the suite can use, and no text that nobody asks for."""

import pytest

from ludotheque.contract.cases import cases
from ludotheque.contract.examples import SEED
from ludotheque.contract.texts import asked_for, messages
from ludotheque.core.uses import Uses
from ludotheque.games import GAMES, box
from ludotheque.table.diagrams import Diagrams
from tests.board_texts import unnamed_by_the_board
from tests.candidates import brought

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_a_game_of_the_house_has_a_handicap_for_mixed_ages(game: str) -> None:
    assert box(game).label.handicap


@every_game
def test_a_game_of_the_house_brings_all_that_it_can(game: str) -> None:
    ours = brought(box(game))
    assert ours.has("invariants")
    assert ours.spoken()
    assert ours.refused()
    assert ours.tests()
    assert list(ours.component_sets())


@every_game
def test_the_rules_of_a_game_of_the_house_have_pictures_enough(game: str) -> None:
    assert len(Diagrams.of(box(game)).diagrams) >= 5


@every_game
def test_every_version_of_the_rules_is_held_to_the_contract(game: str) -> None:
    held = cases(box(game), brought(box(game)))
    assert {case.game.setup.rules for case in held} == {*range(1, box(game).label.rules + 1)}


def test_each_run_has_situations_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    galleries = []
    for seed in ("1", "2", "2"):
        monkeypatch.setenv(SEED, seed)
        case = cases(box(GAMES[0]), brought(box(GAMES[0])))[0]
        galleries.append([state.position() for state in case.every_kind])
    assert galleries[0] != galleries[1] == galleries[2]


@every_game
def test_nothing_is_said_that_nobody_asks_for(game: str) -> None:
    """What is not the game's is the board's: its sources name it, or the beginning of its name."""
    spoken = brought(box(game)).spoken()
    assert spoken is not None
    assert unnamed_by_the_board(box(game), set(messages(box(game), "en")) - asked_for(box(game), spoken)) == []


@every_game
def test_a_game_of_the_house_can_be_printed(game: str) -> None:
    """Its sheets and its drawings lie in its folder; `tests/printing` looks at them."""
    assert {"print.typ", "drawings.toml"} <= {file.name for file in box(game).folder.iterdir()}


@every_game
def test_a_game_of_the_house_says_what_is_a_use_of_its_components(game: str) -> None:
    assert Uses.declared(box(game)).uses
