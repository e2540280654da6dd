"""Crews: how often all win together, and how often luck allows it."""

import pytest

from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.games import box, open_game
from ludotheque.lab.study import circumstances
from ludotheque.lab.win_rate import CLAIRVOYANT, WinRate, win_rate
from ludotheque.search.levels import player


@pytest.fixture(scope="module")
def moles() -> Game:
    return open_game(box("tiny_crew").setup(2, {"level": 1}))


def test_a_rate_says_how_sure_it_is(moles: Game) -> None:
    found = WinRate(**circumstances(moles, "any"), bot="hard", games=100, wins=50, faults=[])
    assert found.rate == 0.5
    assert found.interval == pytest.approx((0.404, 0.596), abs=1e-3)
    assert str(found) == "hard: 50.0% (40.4% to 59.6%) of 100 games won"


def test_jobs_change_nothing(moles: Game) -> None:
    assert win_rate(moles, "random", games=30, jobs=1) == win_rate(moles, "random", games=30, jobs=2)


def test_a_crew_that_sees_what_will_come_plays_the_same_deals(moles: Game) -> None:
    assert win_rate(moles, CLAIRVOYANT, games=1) == win_rate(moles, CLAIRVOYANT, games=1, jobs=2)


def test_nobody_can_seat_a_clairvoyant(moles: Game) -> None:
    with pytest.raises(Mistake, match="there is no player 'clairvoyant'"):
        player(CLAIRVOYANT, moles, "seed")


def test_rivals_are_no_crew() -> None:
    with pytest.raises(Mistake, match="rivals"):
        win_rate(open_game(box("tiny").setup()), "random")


def test_no_games_are_no_rate(moles: Game) -> None:
    with pytest.raises(Mistake, match="games is 0"):
        win_rate(moles, "random", games=0)
