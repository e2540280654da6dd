"""The worked example of docs/research.md, at a tiny size."""

from pathlib import Path
from typing import Any

import numpy
import pytest
from gymnasium import spaces

from ludotheque.games.plugins import own_module

example: Any = own_module(Path(__file__).parents[2] / "examples" / "learn_to_win.py")


def test_it_plays_against_itself_learns_and_is_measured() -> None:
    network = example.train("tiny", 3, count=4)
    assert network.lessons == 3
    assert all(numpy.isfinite(weight).all() for weight in network.weights)
    found = example.measured(network, "tiny", 10)
    assert [weight.tobytes() for weight in network.weights] == [
        weight.tobytes() for weight in example.train("tiny", 3, count=4).weights
    ]
    assert found.games == 10
    assert 0.0 <= found.low <= found.rate <= found.high <= 1.0


def test_what_was_better_than_expected_becomes_likelier() -> None:
    network = example.Network(spaces.Box(0, 1, (3,)), 4, seed=1)
    seen: Any = numpy.ones((50, 3), "f")
    masks = numpy.tile(numpy.array([1, 1, 1, 0], "b"), (50, 1))
    chosen: Any = numpy.arange(50) % 3
    returns = numpy.where(chosen == 2, 1.0, -1.0).astype("f")
    for _ in range(40):
        network.learn(seen, masks, chosen, returns, numpy.ones(50, "f"), 0.01)
    _, likely, expected = network.look(seen, masks)
    assert likely[0].argmax() == 2
    assert likely[0, 2] > 0.8
    assert likely[0, 3] == 0.0
    assert -1.0 < expected[0] < 0.0


def test_what_does_not_count_changes_nothing() -> None:
    seen: Any = numpy.ones((4, 2), "f")
    chosen, counts = numpy.array([0, 1, 0, 1]), numpy.array([1, 1, 0, 0], "f")
    found = []
    for returns in (numpy.array([1, -1, 1, 1], "f"), numpy.array([1, -1, -9, 9], "f")):
        network = example.Network(spaces.Box(0, 1, (2,)), 2, seed=1)
        network.learn(seen, seen > 0, chosen, returns, counts, 0.01)
        found.append([weight.tobytes() for weight in network.weights])
    assert found[0] == found[1]


@pytest.mark.parametrize(("wins", "games", "text"), [(60.0, 100, "wins 60% (50% to 69%) of 100 games")])
def test_the_interval_is_wilson_s(wins: float, games: int, text: str) -> None:
    assert str(example.Measured(wins, games)) == text
