"""The arena: paired deals, swapped seats, honest intervals."""

import pytest

from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.games import box, open_game
from ludotheque.lab.arena import contest, wilson
from ludotheque.lab.blocks import blocks


@pytest.fixture(scope="module")
def game() -> Game:
    return open_game(box("laaancez").setup())


def test_a_player_against_itself_takes_exactly_half(game: Game) -> None:
    """Every deal is played with the seats swapped, so the luck of the deal cancels out to the last game."""
    assert contest(game, "greedy", "greedy", games=20).points == 10


def test_three_seats_are_taken_in_turn() -> None:
    three = open_game(box("tiny").setup(3))
    result = contest(three, "random", "random", games=30)
    assert result.points == pytest.approx(10)
    assert result.fair == pytest.approx(1 / 3)


def test_jobs_change_nothing(game: Game) -> None:
    assert contest(game, "greedy", "random", games=40, jobs=1) == contest(game, "greedy", "random", games=40, jobs=2)


def test_greedy_beats_random_and_says_how_sure_that_is(game: Game) -> None:
    result = contest(game, "greedy", "random", games=40)
    low, high = result.interval
    assert 0.8 < low < result.rate <= high <= 1
    assert "greedy against random" in str(result)


def test_a_contest_says_what_was_played_and_takes_a_game_by_its_name() -> None:
    own = box("tiny").standard_components().replace("coins = 4", "coins = 5")
    found = contest("tiny", "greedy", "random", games=6, seats=3, options={"pay": "winner"}, components=own, seed="c")
    assert found == contest(open_game(box("tiny").setup(3, {"pay": "winner"}, own)), "greedy", "random", 6, "c")
    assert (found.game, found.seats, found.options, found.rules, found.seed) == ("tiny", 3, {"pay": "winner"}, 1, "c")
    assert found.components != contest("tiny", "random", "random", games=2).components
    assert found.plain()["challenger"] == "greedy"


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (260, 400, 0.6021, 0.6951)],
)
def test_wilsons_interval(points: float, games: int, low: float, high: float) -> None:
    assert wilson(points, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("games", [0, -2, 3])
def test_half_a_deal_is_refused(game: Game, games: int) -> None:
    with pytest.raises(Mistake, match="multiple"):
        contest(game, "random", "random", games=games)


@pytest.mark.parametrize("size", [1, 5, 64, 65, 1000])
def test_blocks_cover_every_number_once(size: int) -> None:
    assert [number for first, end in blocks(size) for number in range(first, end)] == list(range(size))
