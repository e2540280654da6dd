"""Set-ups are drawn, so that there are puzzles of every number of players and of all options that allow some."""

import pytest

from ludotheque.core.errors import Mistake
from ludotheque.games import GAMES, box, open_game
from ludotheque.puzzles.setups import ChosenSetup

DRAWS = 200


def drawn(game: str, **options: object) -> set[tuple[int, str, object]]:
    choice = ChosenSetup.within(box(game), None, options, "", None)  # type: ignore[arg-type]
    setups = [choice.drawn(str(number)).setup for number in range(DRAWS)]
    return {(setup.seats, name, value) for setup in setups for name, value in (*setup.options.items(), ("", ""))}


@pytest.mark.parametrize("game", GAMES)
def test_there_are_puzzles_of_every_number_of_players(game: str) -> None:
    assert {seats for seats, _, _ in drawn(game)} == set(box(game).label.seats)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_stands_still_and_shows_all_that_is_known(game: str) -> None:
    choice = ChosenSetup.within(box(game), None, {}, "", None)
    for number in range(20):
        opened = choice.drawn(str(number))
        assert not opened.timed
        assert not opened.remembering


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_an_option_comes_up_unless_it_forbids_puzzles(game: str) -> None:
    came = {(name, value) for _, name, value in drawn(game)}
    for option in box(game).label.options:
        for value in option.values:
            if (option.name, value) in came:
                continue
            with pytest.raises(Mistake, match="so set up has no puzzles"):
                ChosenSetup.within(box(game), None, {option.name: value}, "", None)


def test_what_is_chosen_stays_so() -> None:
    for game in GAMES:
        for option in box(game).label.options:
            values = {value for _, name, value in drawn(game) if name == option.name}
            for value in values:
                assert {each for _, name, each in drawn(game, **{option.name: value}) if name == option.name} == {value}


def test_set_ups_are_real_ones() -> None:
    for game in GAMES:
        setup = ChosenSetup.within(box(game), None, {}, "", None).drawn("any").setup
        assert open_game(setup) is open_game(box(game).setup(setup.seats, setup.options))
