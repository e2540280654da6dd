"""Bots learn a game from games among themselves: the same from the same seed, in any number of jobs."""

from functools import partial

import pytest

from ludotheque.core.errors import Mistake
from ludotheque.games import register
from ludotheque.lab import train as training
from ludotheque.lab.train import SHARES, Training, train
from ludotheque.lab.trial import Searching, Trial
from ludotheque.library import game
from ludotheque.search.samples import Samples
from ludotheque.skeleton import BOX

small = partial(train, "skeleton", games=12, rounds=2, simulations=5, hidden=4, trials=4)


@pytest.fixture(autouse=True)
def _stones() -> None:
    register(BOX)


def test_the_same_seed_gives_the_same_weights_in_any_number_of_jobs() -> None:
    alone, shared, other = small(seed="a"), small(seed="a", jobs=2), small(seed="b")
    assert alone.weights == shared.weights != other.weights
    assert (alone.games, alone.samples, alone.surprise) == (shared.games, shared.samples, shared.surprise)
    assert alone.samples > 0


@pytest.mark.parametrize(("wins", "share"), [((9, 6), 0.5), ((6, 9), 1.0), ((5, 4), 0.0)])
def test_as_much_of_it_is_used_as_did_best(
    wins: tuple[int, ...], share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    learning = Training(game("skeleton"), "seed", 4)
    points = dict(zip(SHARES, wins, strict=True))
    monkeypatch.setattr(learning, "tried", lambda learnt, *_: Trial(points[learnt.network.share], 10, 0.5))
    learning.prove(0, 10, 5)
    assert learning.network.share == share
    assert learning.trial.endswith("of 10 games, without it 50.0%")


def test_a_crew_that_learns_is_tried_beside_one_that_does_not() -> None:
    crew = game("star_clicker")
    learning = Training(crew, "seed", 4)
    found = learning.tried(Searching(crew.prices, 1, learning.network), Searching(crew.prices, 0), "trial", 1)
    assert found.games == 1
    assert found.par in (0.0, 1.0)


def test_it_tells_how_it_gets_on() -> None:
    said: list[tuple[int, int, str]] = []
    small(told=lambda done, of, what: said.append((done, of, what)))
    assert said[0] == (1, 12, "round 1: playing")
    assert [what for done, _, what in said if done == 12][-2:] == ["round 2: learning", "round 2: trying it out"]
    assert [done for done, _, _ in said] == sorted(done for done, _, _ in said)


def test_what_was_finished_is_kept_when_somebody_is_in_a_hurry() -> None:
    def hurry(done: int, of: int, what: str) -> None:
        if done == 8 and "playing" in what:
            raise KeyboardInterrupt

    kept = small(told=hurry)
    assert kept.games == 8
    assert kept.samples > 0


def test_nothing_is_kept_of_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*given: object) -> tuple[int, Samples]:
        raise KeyboardInterrupt

    monkeypatch.setattr(training, "numbered", interrupted)
    with pytest.raises(KeyboardInterrupt):
        small()


def test_a_game_without_numbers_cannot_be_learnt() -> None:
    with pytest.raises(Mistake, match="tiny_dare declares no encoding"):
        train("tiny_dare")


few = partial(train, "laaancez", games=0, generations=1, deals=2, trials=2, simulations=1)


def test_prices_that_were_all_alike_are_kept_whatever_came_of_them() -> None:
    learnt = few(alike=10)
    assert learnt.prices.keys() == game("laaancez").prices.listed.keys()
    assert learnt.prices == few(alike=10).prices != few(alike=20).prices


def test_what_all_prices_are_at_first_must_make_sense() -> None:
    learnt = few(alike=10)
    with pytest.raises(Mistake, match="one of them is possible"):
        few(alike=10, begin=learnt)
    with pytest.raises(Mistake, match="alike is 0; from 1 to 1000000 is possible"):
        few(alike=0)
    with pytest.raises(Mistake, match="it has none, or they do not change"):
        small(alike=10)


@pytest.mark.parametrize("wrong", [{"games": -1}, {"rounds": 0}, {"rounds": 13}, {"simulations": -1}, {"trials": 0}])
def test_there_must_be_something_to_do(wrong: dict[str, int]) -> None:
    with pytest.raises(Mistake, match=f"{next(iter(wrong))} is {next(iter(wrong.values()))}"):
        train("skeleton", **{"games": 12, **wrong})  # type: ignore[arg-type]
