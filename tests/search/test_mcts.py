"""Tree search finds what is there to be found, in the time it is given and no other."""

import pytest

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.types import Data
from ludotheque.games import box, open_game
from ludotheque.search.keys import NONE, Keys
from ludotheque.search.mcts import MctsPlayer
from ludotheque.search.solver import Solver

GONE = ". . . . ."


@pytest.fixture(scope="module")
def game() -> Game:
    return open_game(box("laaancez").setup())


def combat(mine: list[str], rival: list[str]) -> Data:
    """Player 1 to throw, the last two rows of both sheets given, the first of them fighting."""
    sheets = [{"rows": [GONE, GONE, *rows], "line": "c"} for rows in (mine, rival)]
    return {"phase": "combat", "turn": 0, "sheets": sheets}


def test_it_throws_at_what_would_beat_it(game: Game) -> None:
    """One throw must take the strong star; the weak snowball is no danger."""
    state = game.from_position(combat(["hat:2/2 . .", "star . ."], ["star:1/4 snowball:2/1 .", ". . ."]))
    chosen = MctsPlayer(game, "seed", 400).choose(state.clone(), 0)
    assert game.write(chosen) == "throw c1 c1"


def test_it_finds_the_only_winning_throw(game: Game) -> None:
    """Positions with one winning action among several: search agrees with the solver."""
    rng = Rng("positions")
    found = 0
    number = 0
    while found < 5:
        number += 1
        rows = [
            " ".join(f"gift:{rng.below(3) + 1}/{rng.below(2) + 1}" if rng.below(3) else "shield:2/0" for _ in range(3))
            for _ in range(2)
        ]
        rows = [row if "gift" in row else "gift:2/1 . ." for row in rows]
        state = game.from_position(combat([rows[0], ". . ."], [rows[1], ". . ."]))
        won = []
        for action in state.actions(0):
            after = state.clone()
            after.play(0, action)
            if Solver(game, 50_000).value(after, 0) == 1:
                won.append(action)
        if not 0 < len(won) < len(state.actions(0)):
            continue
        found += 1
        assert MctsPlayer(game, f"seed {number}", 600).choose(state.clone(), 0) in won


def test_it_leaves_the_state_it_is_shown_as_it_was(game: Game) -> None:
    state = game.start("untouched")
    state.play(0, game.read("roll"))
    before = state.position()
    MctsPlayer(game, "seed", 30).choose(state, 1)
    assert state.position() == before


def test_it_is_not_steered_by_a_choice_it_cannot_see(game: Game) -> None:
    """The rival's secret choice may differ as it will: the same seed, the same answer."""
    state = game.start("secret")
    state.play(0, game.read("roll"))
    answers = set()
    for choice in state.actions(0)[:4]:
        after = state.clone()
        after.play(0, choice)
        knowing = game.imagine(after.knowledge(1), Rng("same"))
        answers.add(MctsPlayer(game, "seed", 60).choose(knowing, 1))
    assert len(answers) == 1


def test_it_counts_simulations_and_not_seconds(game: Game) -> None:
    state = game.start("count")
    state.play(0, game.read("roll"))
    player = MctsPlayer(game, "seed", 50)
    player.choose(state.clone(), 0)
    assert player.tree.visits[0] == 50


def test_a_forced_action_costs_no_thought(game: Game) -> None:
    player = MctsPlayer(game, "seed", 10**9)
    assert game.write(player.choose(game.start("forced"), 0)) == "roll"


def test_more_thought_plays_better() -> None:
    """In the tiny game of three seats with hidden hands, search beats two random rivals more often than its share."""
    game = open_game(box("tiny").setup(3))
    points = 0.0
    for number in range(40):
        state = game.start(f"deal {number}")
        thinker = MctsPlayer(game, f"{number}", 60)
        rng = Rng(f"others {number}")
        while not state.over():
            for seat in state.to_act():
                actions = state.actions(seat)
                state.play(
                    seat, thinker.choose(state.guess(0, rng), 0) if seat == 0 else actions[rng.below(len(actions))]
                )
        points += state.score(0)
    assert points / 40 > 0.45


def test_keys_are_numbered_as_they_come_also_when_room_runs_out() -> None:
    keys = Keys()
    many = [(number * 2654435761) & 0x3FFFFFFFFFFF for number in range(5000)]
    assert [keys.add(key) for key in many] == list(range(5000))
    assert [keys.find(key) for key in many] == list(range(5000))
    assert keys.find(1) == NONE
    keys.clear()
    assert keys.find(many[0]) == NONE
