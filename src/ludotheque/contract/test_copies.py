"""Copies share nothing; the same seed gives the same game; positions and pickles lead back to the same state."""

import gc
import pickle
import weakref

from hypothesis import given, settings
from hypothesis import strategies as st
from mypy_extensions import i64

from ludotheque.contract.cases import SEEDS, Case, situations
from ludotheque.contract.examples import as_many
from ludotheque.contract.plain import plain, through_json, without_generator
from ludotheque.contract.random_games import random_action, random_actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.events import Report
from ludotheque.core.types import Data
from ludotheque.search.expert import ExpertPlayer
from ludotheque.search.levels import player
from ludotheque.search.player import Player

LOOKS = 30


def all_of(case: Case, state: State) -> bytes:
    """Everything that can be asked of a state."""
    seats = range(case.game.seats)
    told = [(state.knowledge(viewer), state.view(viewer), state.key(viewer)) for viewer in case.viewers]
    return plain([state.position(), told, [state.actions(seat) for seat in seats], state.outcome(), state.settled()])


@settings(max_examples=4)
@given(SEEDS)
def test_a_clone_is_equal_and_independent_at_any_ply(case: Case, seed: int) -> None:
    """Of a long game, about `LOOKS` plies are looked at, other ones each time."""
    state = case.game.start(f"game {seed}")
    chance = Rng(f"walk {seed}")
    kept: list[tuple[State, bytes]] = []
    while not state.over():
        if chance.below(case.length) >= LOOKS:
            random_action(state, chance)
            continue
        before = all_of(case, state)
        copy, played = state.clone(), state.clone()
        assert all_of(case, copy) == before
        assert copy.reveals == state.reveals
        random_action(played, chance.clone())
        state.guess(0, chance.clone())
        assert all_of(case, state) == before
        random_action(state, chance)
        assert all_of(case, state) == all_of(case, played)
        assert all_of(case, copy) == before
        kept.append((copy, before))
    for copy, before in kept:
        assert all_of(case, copy) == before


def test_a_clone_reports_to_nobody(case: Case) -> None:
    state = case.game.start("listened to")
    state.report = Report()
    assert state.clone().report is None
    assert state.guess(0, Rng("guess")).report is None


@settings(max_examples=4)
@given(SEEDS)
def test_the_same_seed_gives_the_same_game(case: Case, seed: int) -> None:
    first, second = case.game.start(str(seed)), case.game.start(str(seed))
    first.report = Report()
    chance, same_chance = Rng("play"), Rng("play")
    while not first.over():
        assert plain(first.position()) == plain(second.position())
        assert random_action(first, chance) == random_action(second, same_chance)
    assert plain(first.position()) == plain(second.position())


def test_another_seed_gives_another_game_where_there_is_chance(case: Case) -> None:
    """Chance is what lies about at the start, or what is drawn later; without it a seed decides nothing."""
    starts, ends, drawn = set(), set(), False
    for seed in range(20):
        state = case.game.start(str(seed))
        starts.add(plain(without_generator(state.position())))
        before = state.rng.drawn
        for _ in random_actions(state, Rng("play")):
            pass
        ends.add(plain(without_generator(state.position())))
        drawn = drawn or state.rng.drawn != before
    assert (len(ends) > 1) == (len(starts) > 1 or drawn)


@settings(max_examples=as_many(20))
@given(st.data())
def test_a_position_leads_back_to_the_same_state_and_the_same_future(case: Case, data: st.DataObject) -> None:
    state = data.draw(situations(case))
    position = state.position()
    again = case.game.from_position(through_json(position))
    assert all_of(case, again) == all_of(case, state)
    continues_alike(case, state, again)


@settings(max_examples=as_many(8))
@given(st.data())
def test_a_pickle_leads_back_to_the_same_state_and_the_same_future(case: Case, data: st.DataObject) -> None:
    state = data.draw(situations(case))
    again = pickle.loads(pickle.dumps(state))
    assert type(again) is type(state)
    assert again.game.setup == case.game.setup
    assert all_of(case, again) == all_of(case, state)
    continues_alike(case, state, again)


class Moody(Player):
    """A bot in plain Python, with something of its own in mind."""

    def __init__(self, game: Game, seed: str) -> None:
        super().__init__(game, seed)
        self.mood = [self.rng.below(1000)]

    def choose(self, imagined: State, seat: i64) -> i64:
        self.mood.append(self.rng.below(1000))
        actions = imagined.actions(seat)
        return actions[sum(self.mood) % len(actions)]


def test_a_game_and_its_players_go_on_from_a_pickle(case: Case) -> None:
    """In the midst of a game, what they remember and the chance that they have used included."""
    game = pickle.loads(pickle.dumps(case.game))
    assert game.setup == case.game.setup
    assert plain(game.start("again").position()) == plain(case.game.start("again").position())
    names = ["random", "greedy", "easy", "mcts:4"]
    players = [*(player(name, game, name) for name in names), Moody(game, "m"), ExpertPlayer(game, "e", 4, 50)]
    for one in players:
        state = case.game.start(type(one).__name__)
        state.wait()
        one.choose(state.clone(), state.to_act()[0])
        again = pickle.loads(pickle.dumps(one))
        assert type(again) is type(one)
        for _ in range(3):
            if state.over():
                break
            seat = state.to_act()[0]
            action = one.choose(state.clone(), seat)
            assert again.choose(state.clone(), seat) == action
            state.play(seat, action)
            state.wait()
        assert plain(through_json(kept(one))) == plain(through_json(kept(again)))


def kept(one: Player) -> Data:
    """What can be told of a player in plain data."""
    return {**one.habits(), "game": one.game.name, "rng": one.rng.words()}


def continues_alike(case: Case, state: State, again: State) -> None:
    state.report, again.report = Report(), Report()
    chance, same_chance = Rng("on"), Rng("on")
    while not state.over():
        assert random_action(state, chance) == random_action(again, same_chance)
        events, same_events = state.report.take(), again.report.take()
        assert [event.plain() for event in events] == [event.plain() for event in same_events]
        assert [event.audience for event in events] == [event.audience for event in same_events]
    assert all_of(case, state) == all_of(case, again)


def test_what_reports_plays_as_what_does_not(case: Case) -> None:
    heard, unheard = case.game.start("report"), case.game.start("report")
    heard.report = Report()
    chance, same_chance = Rng("play"), Rng("play")
    while not heard.over():
        random_action(heard, chance)
        random_action(unheard, same_chance)
        assert heard.report.take()
        assert plain(heard.position()) == plain(unheard.position())


def test_a_weak_reference_is_safe_or_refused(case: Case) -> None:
    """A compiled class that can be referred to weakly and does not clear it brings the whole process down."""
    state = case.game.start("weak")
    try:
        reference = weakref.ref(state)
    except TypeError:
        return
    del state
    gc.collect()
    assert reference() is None


@settings(max_examples=as_many(30))
@given(st.data())
def test_all_that_leaves_a_state_is_plain_data(case: Case, data: st.DataObject) -> None:
    state = data.draw(situations(case))
    for viewer in case.viewers:
        assert through_json(state.knowledge(viewer)) == state.knowledge(viewer)
        assert through_json(state.view(viewer)) == state.view(viewer)
    assert through_json(state.position()) == state.position()
