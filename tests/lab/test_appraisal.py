"""A list of prices is made anew by a command: from nothing, over all set-ups that share it."""

from functools import partial

import pytest

from ludotheque.core.errors import Mistake
from ludotheque.core.price_lists import read_price_lists
from ludotheque.games import shelf
from ludotheque.lab import appraisal
from ludotheque.lab.appraisal import all_alike, appraise, sharing
from ludotheque.lab.pricing import DOUBT, Breeding
from ludotheque.lab.trial import Searching, Trial, tried
from ludotheque.library import game

few = partial(appraise, seed="s", generations=1, deals=1, trials=1, simulations=1)


@pytest.mark.parametrize(("name", "many"), [("laaancez", 1), ("arkade", 1), ("phantom", 4), ("star_clicker", 12)])
def test_a_list_is_made_for_all_numbers_of_players_and_modes_that_share_it(name: str, many: int) -> None:
    found = sharing(game(name))
    assert len(found) == many
    assert len({(other.seats, *other.setup.options.values()) for other in found}) == many
    assert all(other.prices.listed == game(name).prices.listed for other in found)


def test_modes_with_lists_of_their_own_are_made_apart() -> None:
    arcade = sharing(game("arkade", options={"mode": "arcade"}))
    assert [other.setup.options["mode"] for other in arcade] == ["arcade"]


def test_the_list_is_a_price_file_and_says_what_made_it() -> None:
    made = few(game("arkade"), fits=1, alike=300, command="ludotheque train arkade --list")
    (read,) = read_price_lists(made.text())
    assert read.prices == made.prices
    assert (read.when, read.command) == ({"mode": "strategy"}, "ludotheque train arkade --list")
    assert read.games == 150 + 16 * 2 + 100 + 150
    assert read.origin.startswith("From prices that were all alike: fitted 2 times to what came of games and evolved")
    assert read.trial.startswith("Against the list before: blindly ")


def test_the_list_is_the_same_in_any_number_of_jobs() -> None:
    alone, shared = (few(game("phantom"), jobs=jobs) for jobs in (1, 2))
    assert (alone.prices, alone.trial) == (shared.prices, shared.trial)
    assert alone.origin == shared.origin
    assert alone.origin.endswith("evolved for 1 generation in blind games, over 4 set-ups.")


def test_what_was_done_is_kept_when_somebody_is_in_a_hurry() -> None:
    def hurry(done: int, of: int, what: str) -> None:
        if done == 2:
            raise KeyboardInterrupt

    made = few(game("laaancez"), generations=50, told=hurry)
    assert "evolved for 2 generations" in made.origin


def test_nothing_is_kept_of_nothing() -> None:
    def hurry(done: int, of: int, what: str) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        few(game("laaancez"), told=hurry)


@pytest.mark.parametrize("step", ["fit", "evolution"])
def test_a_step_that_was_broken_off_was_not_done(monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    def hurry(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(*((appraisal, "fitted", hurry) if step == "fit" else (Breeding, "go_on", hurry)))
    with pytest.raises(KeyboardInterrupt):
        few(game("laaancez"), fits=int(step == "fit"))


def test_there_is_no_end_to_how_often_somebody_may_learn() -> None:
    def hurry(done: int, of: int, what: str) -> None:
        assert of == 3 * 10**20
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        few(game("laaancez"), fits=10**20, generations=10**20, told=hurry)


def test_a_list_is_not_made_for_a_choice_that_it_does_not_hold() -> None:
    with pytest.raises(Mistake, match="leave out the other options"):
        few(game("arkade", options={"mode": "strategy", "side": "advanced"}))


def test_there_must_be_something_to_learn() -> None:
    with pytest.raises(Mistake, match="prices are neither fitted nor do they evolve"):
        few(game("laaancez"), generations=0)
    with pytest.raises(Mistake, match="tiny_dare has no prices"):
        few(game("tiny_dare"))
    with pytest.raises(Mistake, match="fits is -1; at least 0 is possible"):
        few(game("laaancez"), fits=-1)
    with pytest.raises(Mistake, match="deals is 0; at least 1 is possible"):
        few(game("laaancez"), deals=0)


def worse(*_: object) -> Trial:
    return Trial(20.0, 100, 0.5)


def test_a_list_that_is_not_beaten_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appraisal, "tried", worse)
    own = game("phantom").prices
    made = few(game("phantom"))
    assert {name: price if isinstance(price, list) else [price] for name, price in made.prices.items()} == own.listed
    assert made.origin.endswith("came to nothing better, evolved for 1 generation in blind games, over 4 set-ups.")
    assert made.games > 0
    assert "20.0%" in made.trial
    afresh = few(game("phantom"), alike=10)
    assert afresh.prices["card"] != own.one("card")
    assert afresh.origin.startswith("From prices that were all alike")


def test_doubt_does_not_join_those_that_are_all_alike() -> None:
    own = game("phantom").prices
    begun = all_alike(own, 10)
    assert begun.sizes() == own.sizes()
    assert begun.one(DOUBT) == own.one(DOUBT)
    assert {price for name, row in begun.listed.items() for price in row if name != DOUBT} == {10}


def test_a_trial_goes_over_all_set_ups() -> None:
    games = [game("phantom", seats=seats) for seats in (2, 3)]
    same = Searching(games[0].prices, 0)
    found = tried(games, same, same, 12, "seed")
    assert found.games == 12
    assert found.par == pytest.approx((1 / 2 + 1 / 3) / 2)


@pytest.mark.parametrize("name", [box.name for box in shelf() if box.opener and box.price_lists()])
def test_every_list_of_the_house_is_made_by_a_command(name: str) -> None:
    for made in next(box for box in shelf() if box.name == name).price_lists():
        assert made.command.startswith(f"ludotheque train {name} ")
        assert "--list" in made.command
        assert made.games > 0
