"""What can be told from noise, and what noise sums have."""

from math import sqrt

import pytest

from ludotheque.core.chance import Rng
from ludotheque.games import box, open_game
from ludotheque.review.estimates import WorthEstimate, chance_told
from ludotheque.review.growing import Growth
from ludotheque.review.judge import Judge

LOOKS = 100


def looks(*chances: float) -> list[WorthEstimate]:
    """Of so many situations, each worth this to the first of two seats."""
    return [WorthEstimate.of_search([chance, 1 - chance], LOOKS) for chance in chances]


def luck_of_each(outcomes: list[WorthEstimate]) -> list[list[float]]:
    """The luck that would be counted, had each of them come and the others not."""
    game = open_game(box("tiny").setup(2))
    growth = Growth.at_the_end(Judge(game, 1, "luck"), [1.0, 0.0], game.start("luck"))
    found = []
    for number, came in enumerate(outcomes):
        growth.seen = came
        found.append(growth.drawn(outcomes[:number] + outcomes[number + 1 :]).worth)
    return found


def test_what_is_added_and_taken_away_again_makes_no_noise() -> None:
    one, other = looks(0.5, 0.5)
    assert one.noise(0) == pytest.approx(0.05)
    assert one.less(other).noise(0) == pytest.approx(0.05 * sqrt(2))
    assert one.plus(one).noise(1) == pytest.approx(0.1)
    assert one.plus(other).less(one).looks == other.looks
    assert one.less(one).noise(0) == 0


def test_only_what_is_twice_its_noise_is_told() -> None:
    low, near, high = looks(0.5, 0.6, 0.7)
    assert not near.less(low).told()
    assert high.less(low).told()
    assert not low.less(low).told()
    assert WorthEstimate.exact([0.001, -0.001]).told()


def test_few_simulations_that_end_alike_prove_nothing() -> None:
    assert WorthEstimate.of_search([1.0, 0.0], 4).noise(0) > 0.15


def test_luck_is_even_over_all_that_could_have_come() -> None:
    """One outcome in five is a disaster: whichever comes, luck is counted, and none of it is left on average."""
    found = luck_of_each(looks(0.1, 0.6, 0.62, 0.58, 0.6))
    assert found[0][0] == pytest.approx(-0.5)
    assert all(luck[0] > 0 for luck in found[1:])
    assert [sum(column) for column in zip(*found, strict=True)] == pytest.approx([0, 0])


def test_chance_whose_outcomes_cannot_be_told_apart_is_no_luck() -> None:
    assert luck_of_each(looks(0.55, 0.6, 0.62, 0.58, 0.6)) == [[0, 0]] * 5


def test_equal_outcomes_are_seldom_told_apart() -> None:
    """A fair coin tossed a hundred times, five times over: about one time in twenty-five they seem to differ."""
    rng, told = Rng("coins"), 0
    for _ in range(200):
        tosses = (sum(rng.below(2) for _ in range(LOOKS)) / LOOKS for _ in range(5))
        told += chance_told(looks(*tosses))
    assert 0 < told < 20
