"""The sequential test: how often it errs, how soon it stops, what it says of deals that were never seen."""

from random import Random

import pytest

from ludotheque.core.errors import Mistake
from ludotheque.lab.intervals import wilson
from ludotheque.lab.sequential import ENOUGH, Sequential, Verdict

CONTESTS = 200


def flipped(rng: Random, rate: float, seats: int, low: float, high: float) -> tuple[Verdict, int, int]:
    """A contest of coins that fall right so often: the verdict, the points, and the games that it took."""
    test = Sequential(low, high)
    points = games = 0
    while test.verdict == "open":
        gained = sum(rng.random() < rate for _ in range(seats))
        points += gained
        games += seats
        test.add(gained / seats)
    return test.verdict, points, games


@pytest.mark.parametrize(("seats", "low", "high"), [(2, 0.5, 0.65), (3, 1 / 3, 0.5), (5, 0.2, 0.35)])
def test_it_errs_as_seldom_as_it_says_and_the_interval_holds_the_truth(seats: int, low: float, high: float) -> None:
    rng = Random(f"{seats} coins")
    for rate, wrong in ((low, "high"), (high, "low")):
        contests = [flipped(rng, rate, seats, low, high) for _ in range(CONTESTS)]
        assert sum(verdict == wrong for verdict, _, _ in contests) <= 0.08 * CONTESTS
        held = [wilson(points, games) for _, points, games in contests]
        assert sum(least <= rate <= most for least, most in held) >= 0.9 * CONTESTS


def test_what_is_plain_is_settled_sooner() -> None:
    rng = Random("plain")
    games = [sum(flipped(rng, rate, 2, 0.5, 0.6)[2] for _ in range(20)) for rate in (0.55, 0.7, 0.9)]
    assert games[0] > games[1] > games[2]


def test_evidence_for_one_answer_is_evidence_against_the_other() -> None:
    for_it, against = Sequential(0.4, 0.55), Sequential(0.45, 0.6)
    for share in (1.0, 0.5, 1.0, 0.0, 0.5, 1.0):
        for_it.add(share)
        against.add(1 - share)
    assert for_it.evidence() == pytest.approx(-against.evidence())


def test_deals_that_are_always_shared_speak_for_equals() -> None:
    test = Sequential(0.5, 0.6)
    assert [test.add(0.5) for _ in range(50)][-1] == "low"
    assert test.evidence() < -ENOUGH


def test_a_verdict_stays() -> None:
    test = Sequential(0.5, 0.6)
    verdicts = [test.add(share) for share in [1.0] * 30 + [0.0] * 60]
    assert verdicts[29] == verdicts[-1] == "high"
    assert test.evidence() < 0


@pytest.mark.parametrize(("low", "high"), [(0.5, 0.5), (0.6, 0.5), (0.0, 0.5), (0.5, 1.0), (float("nan"), 0.5)])
def test_what_cannot_be_told_apart_is_refused(low: float, high: float) -> None:
    with pytest.raises(Mistake, match="take two shares of the points"):
        Sequential(low, high)
