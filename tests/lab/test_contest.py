"""Contests: paired deals, swapped seats, honest intervals."""

import signal
from multiprocessing import active_children
from time import sleep

import pytest

from ludotheque.core.blocks import blocks, in_order
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.games import box, open_game
from ludotheque.lab.contest import contest
from ludotheque.lab.intervals import wilson


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


def test_a_settled_contest_ends_and_says_why(game: Game) -> None:
    found = contest(game, "greedy", "random", games=400, between=(0.5, 0.6))
    assert (found.verdict, found.between) == ("high", (0.5, 0.6))
    assert found.games < 100
    assert found.points == contest(game, "greedy", "random", games=found.games).points
    assert str(found).endswith(f" of {found.games} games; stopped: rather 60% than 50%, at a risk of 5%")


def test_where_a_contest_ends_is_no_matter_of_jobs(game: Game) -> None:
    alone = contest(game, "greedy", "random", games=400, between=(0.5, 0.6))
    assert contest(game, "greedy", "random", games=400, between=(0.5, 0.6), jobs=3) == alone


def test_equals_are_told_from_a_stronger_one(game: Game) -> None:
    assert contest(game, "greedy", "greedy", games=400, between=(0.5, 0.6)).verdict == "low"


def test_too_few_games_leave_it_open(game: Game) -> None:
    found = contest(game, "greedy", "greedy", games=4, between=(0.5, 0.501))
    assert (found.verdict, found.games) == ("open", 4)
    assert str(found).endswith("of 4 games; all were played, and it is open whether 50% or 50.1%")


def deaf(first: int, end: int) -> int:
    """Work that leaves its process deaf to a polite end."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    return first


def test_a_process_that_does_not_hear_its_end_is_ended_all_the_same() -> None:
    found = in_order(deaf, 130, 2)
    next(found)
    processes = active_children()
    found.close()
    assert len(processes) == 2
    assert [process for process in processes if process.is_alive()] == []


def test_blocks_come_in_order_whichever_is_done_first() -> None:
    assert [number for _, block in in_order(late_first_block, 130, 2) for number in block] == list(range(130))


def late_first_block(first: int, end: int) -> list[int]:
    """The first block is done after the others."""
    if first == 0:
        sleep(0.2)
    return list(range(first, end))
