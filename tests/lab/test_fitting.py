"""Prices are read off what came of games: they foretell it better than those before."""

from math import exp

import pytest

from ludotheque.core.chance import Rng
from ludotheque.core.prices import Prices
from ludotheque.games import repriced
from ludotheque.lab import fitting
from ludotheque.lab.fitting import Row, fitted, regression, solved
from ludotheque.lab.pricing import DOUBT, moments, surprise
from ludotheque.library import game


def drawn(truth: list[float], many: int) -> list[Row]:
    """Situations of two things each, and who won, by prices that are known."""
    rng = Rng("drawn")
    found: list[Row] = []
    for _ in range(many):
        adds = [(int(rng.below(len(truth))), float(rng.below(3) - 1)) for _ in range(2)]
        chance = 1 / (1 + exp(-sum(truth[place] * add for place, add in adds)))
        found.append((0.0, adds, float(int(rng.below(10_000)) < 10_000 * chance)))
    return found


def test_a_regression_finds_the_numbers_that_chance_went_by() -> None:
    truth = [1.5, -0.7, 0.0]
    assert regression(drawn(truth, 20_000), 3) == pytest.approx(truth, abs=0.1)


def test_what_shows_nowhere_stays_where_it_was() -> None:
    assert regression(drawn([1.0], 100), 2)[1] == 0.0


def test_what_always_came_does_not_run_away() -> None:
    always: list[Row] = [(0.0, [(0, 1.0)], 1.0)] * 50
    assert 3.0 < regression(always, 1)[0] < 60.0


def test_a_system_is_solved_by_its_lower_half() -> None:
    assert solved([[4.0], [2.0, 3.0]], [2.0, 5.0]) == pytest.approx([-0.5, 2.0])


@pytest.mark.parametrize("name", ["arkade", "phantom", "star_clicker"])
def test_fitted_prices_foretell_better_what_comes(name: str) -> None:
    opened = game(name)
    dull = Prices({key: row if key == DOUBT else [100] * len(row) for key, row in opened.prices.listed.items()})
    found, played = fitted([opened], dull, "seed", 40)
    assert played == 50
    seen = moments(repriced(opened, dull), "seen", 20)
    assert surprise(repriced(opened, found), seen) < surprise(repriced(opened, dull), seen)
    assert found.listed[DOUBT] == opened.prices.listed[DOUBT]


def test_prices_that_foretell_worse_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = game("arkade")
    monkeypatch.setattr(fitting, "regression", lambda rows, count: [-300.0] * count)
    found, _ = fitted([opened], opened.prices, "seed", 20)
    assert found.listed == opened.prices.listed


def test_a_game_that_never_judges_has_nothing_to_fit() -> None:
    opened = game("laaancez")
    found, played = fitted([opened], opened.prices, "seed", 8)
    assert (found.listed, played) == (opened.prices.listed, 10)
