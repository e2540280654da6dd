"""Prices evolve in blind games: what plays and judges better is kept."""

import pytest

from ludotheque.core.errors import Mistake
from ludotheque.core.prices import Prices
from ludotheque.games import repriced
from ludotheque.lab.pricing import DOUBT, Breeding, moments, surprise, winnings
from ludotheque.library import game


def spoilt(prices: Prices) -> Prices:
    """Prices that take everything for its opposite, but for how much rows count."""
    return Prices({name: row if "row" in name else [-price for price in row] for name, row in prices.listed.items()})


@pytest.mark.parametrize("name", ["arkade", "phantom", "laaancez"])
def test_who_goes_by_better_prices_wins_more(name: str) -> None:
    opened = game(name)
    assert winnings(opened, spoilt(opened.prices), opened.prices, 20, "deals") < 0.3
    assert winnings(opened, opened.prices, opened.prices, 20, "deals") == pytest.approx(0.5, abs=0.25)


def test_a_crew_that_goes_by_better_prices_wins_more() -> None:
    opened = game("star_clicker", seats=3)
    blind = [winnings(opened, prices, opened.prices, 20, "deals") for prices in (spoilt(opened.prices), opened.prices)]
    assert blind[0] < blind[1]


@pytest.mark.parametrize("name", ["arkade", "phantom", "star_clicker"])
def test_who_goes_by_better_prices_is_surprised_less(name: str) -> None:
    opened = game(name)
    seen = moments(opened, "seen", 12)
    assert seen
    assert surprise(opened, seen) < surprise(repriced(opened, spoilt(opened.prices)), seen)


def test_a_game_that_never_judges_is_never_surprised() -> None:
    opened = game("laaancez")
    assert surprise(opened, moments(opened, "seen", 2)) == 0.0


def test_breeding_is_the_same_in_any_number_of_jobs_and_leaves_doubt_alone() -> None:
    found = []
    for jobs in (1, 2):
        breeding = Breeding([game("phantom", seats=2), game("phantom", seats=3)], "seed")
        breeding.go_on(2, jobs, None)
        found.append(breeding.prices())
    assert found[0].listed == found[1].listed != game("phantom").prices.listed
    assert found[0].listed[DOUBT] == game("phantom").prices.listed[DOUBT]


def test_a_game_without_prices_cannot_breed_any() -> None:
    with pytest.raises(Mistake, match="tiny has no prices"):
        Breeding([game("tiny")], "seed")
