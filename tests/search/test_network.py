"""A network learns what it is shown, the same from the same seed, and judges packed and unpacked numbers alike."""

import pickle
from functools import cache
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Rng
from ludotheque.core.encoding import Features
from ludotheque.search.learner import Learner
from ludotheque.search.network import Network, log_odds
from ludotheque.search.samples import UNKNOWN, Samples


def two_switches_and_a_dial() -> Features:
    features = Features()
    features.add("switch", among=["left", "right"])
    features.add("dial", -2, 2)
    return features


def either_but_not_both() -> Samples:
    """What no single sum of weights can say; the dial tells nothing."""
    samples = Samples()
    lows = two_switches_and_a_dial().lows()
    for left, right, dial in product((0, 1), (0, 1), range(-2, 3)):
        samples.add(vec[i64]([left, right, dial]), lows, 0, 0.0, float(left != right))
    return samples


@cache
def taught(seed: str, again: bool = False) -> Learner:
    learner = Learner(Network.untrained(two_switches_and_a_dial(), 8, Rng(seed)), 0.1)
    rng = Rng(f"{seed} order")
    for _ in range(150):
        learner.study(either_but_not_both(), rng)
    return learner


def test_it_learns_what_needs_hidden_units() -> None:
    samples = either_but_not_both()
    assert Learner(Network.untrained(two_switches_and_a_dial(), 8, Rng("1")), 0.05).surprise(samples) > 0.8
    assert taught("3").surprise(samples) < 0.1


def test_the_same_seed_gives_the_same_weights() -> None:
    assert taught("1").network.weights() == taught("1", again=True).network.weights() != taught("2").network.weights()


def test_packed_and_unpacked_numbers_are_judged_alike() -> None:
    learner, samples = taught("1"), either_but_not_both()
    for number, (left, right, dial) in enumerate(product((0, 1), (0, 1), range(-2, 3))):
        said = learner.network.value(vec[i64]([left, right, dial]), 0.0)
        assert said == pytest.approx(learner.judge(samples, number))


def test_without_weights_everything_is_a_toss_up() -> None:
    network = Network.blank(two_switches_and_a_dial(), 4)
    assert network.value(vec[i64]([1, 0, 2]), 0.0) == 0.5
    assert len(network.weights()) == network.count() == 3 * 4 + 4 + 4 + 1


@pytest.mark.parametrize("likely", [0.02, 0.5, 0.9])
def test_untrained_it_says_what_was_known_before(likely: float) -> None:
    network = Network.untrained(two_switches_and_a_dial(), 4, Rng("any"))
    assert network.value(vec[i64]([1, 0, 2]), log_odds(likely)) == pytest.approx(likely)


def test_it_learns_what_is_to_be_added_to_what_was_known() -> None:
    """Where everything was known there is nothing to learn, and what was wrong is put right."""
    samples, features = Samples(), two_switches_and_a_dial()
    for left in (0, 1):
        samples.add(vec[i64]([left, 0, 0]), features.lows(), 0, log_odds(0.8), 0.2 if left else 0.8)
    learner = Learner(Network.untrained(features, 8, Rng("1")), 0.1)
    rng = Rng("order")
    for _ in range(300):
        learner.study(samples, rng)
    assert learner.judge(samples, 0) == pytest.approx(0.8, abs=0.02)
    assert learner.judge(samples, 1) == pytest.approx(0.2, abs=0.02)


def test_certainty_has_odds_too() -> None:
    assert -20 < log_odds(0.0) < -10 < 10 < log_odds(1.0) < 20


def test_networks_and_samples_travel() -> None:
    network, samples = taught("1").network, either_but_not_both()
    network.moments, network.share = True, 0.25
    again, others = pickle.loads(pickle.dumps((network, samples)))
    assert (again.moments, again.share) == (True, 0.25)
    assert again.weights() == network.weights()
    assert again.value(vec[i64]([1, 0, 2]), 0.5) == network.value(vec[i64]([1, 0, 2]), 0.5)
    assert (others.size, list(others.packed), list(others.begins)) == (20, list(samples.packed), list(samples.begins))
    for name in ("seats", "priors", "targets"):
        assert list(getattr(others, name)) == list(getattr(samples, name))


def test_samples_are_worth_what_came_of_them_and_what_was_hoped_for() -> None:
    samples, numbers, lows = Samples(), vec[i64]([1]), vec[i64]([0])
    samples.add(numbers, lows, 1, 0.0, 0.9)
    begun = samples.size
    samples.add(numbers, lows, 0, 0.0, 0.6)
    samples.add(numbers, lows, 1, 0.0, UNKNOWN)
    samples.reward(begun, [1.0, 0.0], 0.5)
    assert list(samples.targets) == [0.9, 0.8, 0.0]


def test_samples_join_in_order() -> None:
    first, second, lows = Samples(), Samples(), vec[i64]([0, 0])
    first.add(vec[i64]([3, 0]), lows, 0, 0.1, 0.0)
    second.add(vec[i64]([0, 0]), lows, 1, 0.2, 0.5)
    second.add(vec[i64]([0, 4]), lows, 1, 0.3, 1.0)
    first.join(second)
    held = [[first.packed[at] for at in range(first.begins[number], first.end(number))] for number in range(3)]
    assert held == [[3], [], [(1 << 24) | 4]]
    assert (list(first.seats), list(first.targets)) == ([0, 1, 1], [0.0, 0.5, 1.0])
    assert list(first.priors) == [0.1, 0.2, 0.3]
