"""The solver says the same as trying everything, and who plays by it never loses a won game."""

import pickle
from functools import cache

import pytest

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.types import Data
from ludotheque.games import box, open_game
from ludotheque.search.analyst import Analyst
from ludotheque.search.expert import ExpertPlayer
from ludotheque.search.random_player import RandomPlayer
from ludotheque.search.solver import NOTHING, Solver
from tests.games.laaancez.situations import fight

OBJECTS = ["snowball:{}/1", "star:1/{}", "shield:{}/0", "hat:{}/2", "bauble:2/3", "."]


@pytest.fixture(scope="module")
def game() -> Game:
    return open_game(box("laaancez").setup())


def skirmish(game: Game, number: int) -> State:
    """The last rows of a combat: small enough to try everything."""
    rng = Rng(f"skirmish {number}")

    def row() -> str:
        words = [OBJECTS[rng.below(len(OBJECTS))].format(rng.below(2) + 1) for _ in range(3)]
        words[rng.below(3)] = f"gift:{rng.below(3) + 1}/{rng.below(2) + 1}"
        return " ".join(words)

    def sheet() -> Data:
        rows = [". . . . .", ". . . . .", ". . .", row()]
        return {"rows": rows, "line": "d"}

    turn = rng.below(2)
    return fight(sheet(), sheet(), turn, game)


def tried_out(game: Game, state: State) -> float:
    """What seat 0 reaches, by trying every action to the very end, without table, order, twins or foresight."""

    @cache
    def value(key: str) -> float:
        here = states[key]
        if here.over():
            return here.score(0)
        seat = here.to_act()[0]
        found = []
        for action in here.actions(seat):
            after = here.clone()
            after.play(seat, action)
            states[str(after.position())] = after
            found.append(value(str(after.position())))
        return max(found) if seat == 0 else min(found)

    states = {str(state.position()): state}
    return value(str(state.position()))


@pytest.mark.parametrize("number", range(12))
def test_the_solver_says_what_trying_everything_says(game: Game, number: int) -> None:
    state = skirmish(game, number)
    truth = tried_out(game, state)
    solver = Solver(game, 100_000)
    assert solver.value(state, 0) == truth
    assert solver.value(state, 1) == 1 - truth
    seat = state.to_act()[0]
    action = solver.best(state, seat)
    assert (action != NOTHING) == (solver.value(state, seat) == 1)
    if action != NOTHING:
        state.play(seat, action)
        assert tried_out(game, state) == (1 if seat == 0 else 0)


def test_both_values_occur_in_these_tests(game: Game) -> None:
    values = [Solver(game, 100_000).value(skirmish(game, number), 0) for number in range(12)]
    assert 2 < sum(values) < 10


@pytest.mark.parametrize("number", range(6))
def test_an_expert_never_loses_a_won_combat(game: Game, number: int) -> None:
    state = skirmish(game, number)
    winner = 0 if Solver(game, 100_000).value(state, 0) == 1 else 1
    for attempt in range(3):
        here = state.clone()
        players = {winner: ExpertPlayer(game, "e", 10, 100_000), 1 - winner: RandomPlayer(game, f"r{attempt}")}
        while not here.over():
            seat = here.to_act()[0]
            here.play(seat, players[seat].choose(here.guess(seat, Rng("g")), seat))
        assert here.score(winner) == 1


def test_a_budget_too_small_proves_nothing(game: Game) -> None:
    state = skirmish(game, 1)
    solver = Solver(game, 1)
    assert solver.value(state, 0) < 0
    assert solver.best(state, state.to_act()[0]) == NOTHING


def test_what_chance_still_decides_is_not_solved(game: Game) -> None:
    assert Solver(game, 1000).best(game.start("any"), 0) == NOTHING


@pytest.mark.parametrize("candle", ["damage = { value = 1", "damage = { value = 3"])
def test_a_settled_game_ends_as_foretold(candle: str) -> None:
    """Search stops where the outcome is certain; so it must be, whatever is played, also with a stronger candle."""
    components = box("laaancez").standard_components().replace("damage = { value = 1", candle)
    game = open_game(box("laaancez").setup(components=components))
    rng = Rng("settled")
    for number in range(60):
        state = game.start(f"settled {number}")
        foretold = None
        while not state.over():
            if foretold is None and state.settled():
                foretold = [state.score(0), state.score(1)]
            seat = state.to_act()[0]
            actions = state.actions(seat)
            state.play(seat, actions[rng.below(len(actions))])
        assert foretold in (None, state.outcome())


def test_what_was_proven_goes_on_from_a_pickle(game: Game) -> None:
    """A question asked again costs the same, wherever the solver has gone in between."""
    solver = Solver(game, 10_000)
    for number in range(3):
        solver.best(skirmish(game, number), 0)
    again = pickle.loads(pickle.dumps(solver))
    for number in range(4):
        state = skirmish(game, number)
        seat = state.to_act()[0]
        assert again.best(state.clone(), seat) == solver.best(state.clone(), seat)
        assert again.spent == solver.spent
    assert again.facts.numbering.listed() == solver.facts.numbering.listed()


@pytest.mark.parametrize("number", range(4))
def test_of_two_rivals_one_proof_tells_both_what_they_reach(game: Game, number: int) -> None:
    state = skirmish(game, number)
    truth = tried_out(game, state)
    assert Analyst(game, 100_000).proven(state) == [truth, 1 - truth]


def test_an_analyst_says_nothing_without_a_proof(game: Game) -> None:
    state = next(state for number in range(12) if not (state := skirmish(game, number)).settled())
    assert Analyst(game, 0).proven(state) is None
