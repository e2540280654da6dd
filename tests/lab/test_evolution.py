"""Evolution finds better numbers by the order of scores alone, and leaves alone what is fixed."""

import pytest

from ludotheque.core.chance import Rng
from ludotheque.lab.evolution import Evolution, normal

AIM = [300, -40, 7, 0, 120]


def far(numbers: list[int]) -> float:
    return sum(((number - aim) / max(1, abs(aim))) ** 2 for number, aim in zip(numbers, AIM, strict=True))


def bred(start: list[int], generations: int, fixed: tuple[int, ...] = (), noise: float = 0.0) -> Evolution:
    evolution, chance = Evolution(start, Rng("brood"), fixed), Rng("noise")
    for _ in range(generations):
        evolution.breed([-far(numbers) + noise * normal(chance) for numbers in evolution.brood()])
    return evolution


@pytest.mark.parametrize("noise", [0.0, 0.05])
def test_it_comes_nearer_to_what_scores_best(noise: float) -> None:
    start = [100, -100, 20, 3, 50]
    found = bred(start, 60, noise=noise).best()
    assert far(found) < 0.1 < far(start)


def test_what_is_fixed_stays_as_it_is() -> None:
    evolution = bred([100, -100, 20, 3, 50], 20, fixed=(1,))
    assert evolution.best()[1] == -100
    assert {numbers[1] for numbers in evolution.brood()} == {-100}


def test_the_same_chance_breeds_the_same() -> None:
    assert bred([5, 5, 5, 5, 5], 5).best() == bred([5, 5, 5, 5, 5], 5).best()


def test_where_nothing_scores_it_does_not_run_away() -> None:
    evolution = Evolution([100] * 10, Rng("brood"))
    for _ in range(30):
        evolution.breed([0.0] * len(evolution.brood()))
    assert all(0 < number < 300 for number in evolution.best())


def test_normal_numbers_are_normal() -> None:
    rng = Rng("normal")
    drawn = [normal(rng) for _ in range(4000)]
    assert abs(sum(drawn) / 4000) < 0.06
    assert sum(number * number for number in drawn) / 4000 == pytest.approx(1, abs=0.1)
