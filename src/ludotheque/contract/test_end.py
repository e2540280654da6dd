"""Games end, outcomes are scores, and what a state says about its rest is true. Invariants hold at every ply."""

from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.contract.cases import SEEDS, Case, situations
from ludotheque.contract.examples import as_many
from ludotheque.contract.plain import plain, without_generator
from ludotheque.contract.random_games import random_action, random_actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.core.types import Data

FAR = 20
"""No random game is this many times longer than a usual one."""


def test_the_box_says_whether_all_win_or_lose_together(case: Case) -> None:
    assert case.game.cooperative == case.box.label.cooperative


def finished(state: State, seed: int) -> State:
    for _ in random_actions(state, Rng(f"finish {seed}")):
        pass
    return state


@settings(max_examples=as_many(8))
@given(SEEDS)
def test_every_random_game_ends_with_a_score_for_each_seat(case: Case, seed: int) -> None:
    state = case.game.start(f"game {seed}")
    chance = Rng(f"walk {seed}")
    case.check(state)
    for _ in range(FAR * case.length):
        if state.over():
            break
        assert state.outcome() is None
        random_action(state, chance)
        case.check(state)
    outcome = state.outcome()
    assert outcome is not None
    assert len(outcome) == case.game.seats
    assert all(0 <= score <= 1 for score in outcome)
    assert state.settled()


@settings(max_examples=as_many(10))
@given(SEEDS)
def test_a_settled_game_has_one_outcome_whatever_is_played(case: Case, seed: int) -> None:
    state = case.game.start(f"game {seed}")
    for _ in random_actions(state, Rng(f"walk {seed}")):
        if state.settled():
            break
    foretold = [state.score(seat) for seat in range(case.game.seats)]
    for number in range(12):
        assert finished(state.clone(), number).outcome() == foretold
    for _ in random_actions(state, Rng(f"on {seed}")):
        assert state.settled()


@settings(max_examples=as_many(30))
@given(st.data())
def test_a_foreseeable_rest_has_no_chance_no_secrets_and_one_seat_to_act(case: Case, data: st.DataObject) -> None:
    state = data.draw(situations(case))
    drawn, reveals = state.rng.drawn, state.reveals
    chance = Rng("foreseeable")
    while state.foreseeable() and not state.over():
        assert len(state.to_act()) == 1
        for viewer in case.viewers:
            twin = case.game.imagine(state.knowledge(viewer), chance)
            assert plain(without_generator(twin.position())) == plain(without_generator(state.position()))
        random_action(state, chance)
        assert (state.rng.drawn, state.reveals) == (drawn, reveals)
        assert state.foreseeable() or state.over()


@settings(max_examples=as_many(30))
@given(st.data())
def test_in_an_open_situation_all_know_everything_and_see_what_is_chosen(case: Case, data: st.DataObject) -> None:
    state = data.draw(situations(case))
    if state.foreseeable():
        assert state.open()
    if state.open():
        assert_known_to_all(case, state)
        if not state.over():
            random_action(state, Rng("chosen"))
            assert_known_to_all(case, state)


def assert_known_to_all(case: Case, state: State) -> None:
    for viewer in case.viewers:
        twin = state.guess(viewer, Rng("twin"))
        assert plain(without_generator(twin.position())) == plain(without_generator(state.position()))


@settings(max_examples=3)
@given(SEEDS)
def test_situations_with_one_key_are_the_same_to_play(case: Case, seed: int) -> None:
    """Equal keys of a seat mean equal knowledge; in a timed game, knowledge that differs only in what time it is."""
    known: dict[tuple[int, int], Data] = {}
    state = case.game.start(f"game {seed}")
    for _ in random_actions(state, Rng(f"walk {seed}")):
        for seat in range(case.game.seats):
            now = state.knowledge(seat)
            before = known.setdefault((seat, state.key(seat)), now)
            if case.game.timed:
                assert future(case, before) == future(case, now)
            else:
                assert before == now


def future(case: Case, knowledge: Data) -> bytes:
    """What some random actions make of an imagined state, told by keys."""
    state = case.game.imagine(knowledge, Rng("imagine"))
    actions = islice(random_actions(state, Rng("on")), 4)
    return plain([[state.to_act(), state.outcome(), *map(state.key, case.viewers)] for _ in actions])


@settings(max_examples=as_many(20))
@given(st.data())
def test_heuristics_answer_and_change_nothing(case: Case, data: st.DataObject) -> None:
    state = data.draw(situations(case))
    before = plain(state.position())
    heuristic = case.game.heuristic()
    for seat in state.to_act():
        weights = [heuristic.weigh(state, seat, action) for action in state.actions(seat)]
        assert max(weights) >= 0
    assert plain(state.position()) == before
