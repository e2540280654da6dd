"""OpenSpiel's own test over every game, and what it does not ask."""

import numpy
import pyspiel
import pytest

from ludotheque.adapters.openspiel import SpielState, load
from ludotheque.contract.cases import Case
from ludotheque.contract.test_secrets import twins
from ludotheque.core.chance import Rng
from ludotheque.core.errors import Mistake
from ludotheque.library import game


@pytest.mark.parametrize("name", ["tiny", "tiny_timed", "laaancez", "star_clicker"])
def test_games_pass_the_test_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=False, verbose=False)


def walked(state: SpielState, steps: int, seed: str = "walk") -> list[int]:
    rng, done = Rng(seed), []
    for _ in range(steps):
        if state.is_terminal():
            break
        actions = [0] if state.is_chance_node() else state.legal_actions()
        done.append(actions[rng.below(len(actions))])
        state.apply_action(done[-1])
    return done


def test_every_game_can_be_walked_and_copied(encoded_case: Case) -> None:
    state = load(encoded_case.game).new_initial_state()
    assert state.is_chance_node()
    walked(state, 25)
    copy, told = state.clone(), str(state)
    walked(copy, 5)
    assert str(state) == told
    assert state.is_terminal() or str(copy) != told


def test_a_player_is_told_what_it_knows_and_nothing_else(encoded_case: Case) -> None:
    rules = load(encoded_case.game)
    state, observer = rules.new_initial_state(), rules.make_py_observer()
    walked(state, 30)
    held = state.held.course
    true = held.state
    for player in range(encoded_case.game.seats):
        observer.set_from(state, player)
        seen, text = observer.tensor.copy(), state.information_state_string(player)
        assert ((seen >= 0.0) & (seen <= 1.0)).all()
        for twin in [*twins(encoded_case, true, player)][:2]:
            held.state = twin
            observer.set_from(state, player)
            assert state.information_state_string(player) == text
            assert numpy.array_equal(observer.tensor, seen)
        held.state = true


def test_chance_cannot_be_foreseen_from_a_copy() -> None:
    """Laaancez ! begins with a die: of many copies not all roll the same."""
    state = load("laaancez").new_initial_state()
    state.apply_action(0)
    state.apply_action(state.legal_actions()[0])
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 1.0)]
    rolled = set()
    for _ in range(40):
        copy = state.clone()
        copy.apply_action(0)
        rolled.add(copy.held.course.state.knowledge(0)["die"])
    assert len(rolled) == 6


def test_the_same_seed_is_the_same_game() -> None:
    def played(seed: int) -> str:
        state = load("laaancez", seed=seed).new_initial_state()
        walked(state, 60)
        return str(state)

    assert played(1) == played(1) != played(2)


def test_an_end_is_worth_what_it_is_to_each() -> None:
    state = load("laaancez").new_initial_state()
    walked(state, 10_000)
    assert sorted(state.returns()) == [-1.0, 1.0]
    assert state.action_to_string(0, 0) == game("laaancez").write(0)
    assert load("tiny_timed").new_initial_state().action_to_string(0, 2) == "wait"


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(Mistake, match="did you mean 'phantom'"):
        load("fantom")


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    state = load("laaancez", seed=1).new_initial_state()
    state.apply_action(0)
    before = str(state)
    for action in (-5, 460, 1_000_000):
        with pytest.raises(Mistake, match="no legal action here"):
            state.apply_action(action)
    assert str(state) == before
