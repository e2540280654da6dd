"""What anybody who knows Arkade would do, the bots do; and a look remembered is as good as a fresh one."""

import pytest

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.search.greedy import GreedyPlayer
from ludotheque.search.levels import player
from tests.games.arkade.boards import ARCADE, RUSH, STRATEGY, alien, arcade, defender


def choice(state: State, seat: int) -> str:
    return state.game.write(GreedyPlayer(state.game, "bot").choose(state.clone(), seat))


@pytest.mark.parametrize("level", ["greedy", "mcts:50", "hard"])
def test_the_alien_lands_if_it_can(level: str) -> None:
    state = alien("g1 green, c4 orange, b2 purple", "orange green")
    assert state.game.write(player(level, state.game, "bot").choose(state.clone(), 0)) == "move g1 h1"


@pytest.mark.parametrize(
    ("things", "dice", "wanted"),
    [
        ("g1 green, c4 orange", "orange green", "keep"),
        ("g1 green, c4 orange", "green purple", "throw"),
        ("f1 green, c4 orange", "green purple", "throw 2"),
        ("f1 green, c4 orange", "purple orange", "throw 1"),
        ("f1 green, c4 orange", "orange green", "keep"),
    ],
)
def test_the_alien_throws_again_what_does_not_bring_it_home(things: str, dice: str, wanted: str) -> None:
    assert choice(alien(things, dice, throws=2, kept=False), 0) == wanted


def test_the_alien_walks_home_with_both_dice() -> None:
    assert choice(alien("f1 green, c4 orange, d2 purple", "orange green"), 0) == "move f1 g1"


@pytest.mark.parametrize(
    ("dice", "wanted"), [("green 5", {"keep"}), ("orange 3", {"throw", "throw 1"}), ("orange 5", {"throw", "throw 1"})]
)
def test_the_defender_throws_for_the_colour_of_the_nearest(dice: str, wanted: set[str]) -> None:
    state = defender("g3 green, b5 purple, b1 purple", dice, throws=2, kept=False, ship=3, nuggets=0)
    assert choice(state, 1) in wanted


@pytest.mark.parametrize("ship", [2, 3, 4, 6])
def test_the_defender_gets_to_where_the_danger_is_and_shoots(ship: int) -> None:
    state = defender("g3 green, c5 green, b1 purple", "green 4", ship=ship)
    rng = Rng("turn")
    bot = GreedyPlayer(state.game, "bot")
    while state.to_act() == [1]:
        state.play(1, bot.choose(state.guess(1, rng), 1))
    assert state.position()["rows"][6] == ". . . . . ."


def test_the_defender_keeps_nuggets_if_nothing_is_near() -> None:
    state = defender("b3 green, a3 orange, b5 orange, b6 purple", "orange 1", ship=1)
    assert choice(state, 1) == "end"


def test_in_the_arcade_dice_that_are_of_no_use_are_thrown_again() -> None:
    state = arcade("g3 green, c5 orange", "", "orange 3", ship=3)
    assert choice(state, 1) == "throw"


@pytest.mark.parametrize("game", [STRATEGY, ARCADE, RUSH], ids=["strategy", "arcade", "rush"])
def test_what_is_remembered_of_a_look_changes_no_judgement(game: Game) -> None:
    old = game.heuristic()
    rng = Rng("looks")
    state = game.start("looks")
    while not state.over():
        for seat in state.to_act():
            actions = state.actions(seat)
            fresh = game.heuristic()
            assert [old.weigh(state, seat, action) for action in actions] == [
                fresh.weigh(state, seat, action) for action in reversed(actions)
            ][::-1]
            estimate = old.estimate(state, 0)
            assert estimate < 0 or estimate + old.estimate(state, 1) == pytest.approx(1)
        state.play(seat, actions[rng.below(len(actions))])
        state.wait()
