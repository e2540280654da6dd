"""Tree search finds what is there to be found, in the time it is given and no other."""

from math import exp

import pytest
from librt.vecs import vec

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, Heuristic, State
from ludotheque.games import box, open_game
from ludotheque.search.mcts import MctsPlayer
from ludotheque.search.numbering import NONE, Numbering
from ludotheque.search.playout import Playout
from ludotheque.search.ranking import Ranking
from ludotheque.search.solver import Solver
from ludotheque.search.tree import Tree
from tests.games.laaancez.situations import fight

GONE = ". . . . ."


@pytest.fixture(scope="module")
def game() -> Game:
    return open_game(box("laaancez").setup())


def combat(game: Game, mine: list[str], rival: list[str]) -> State:
    """Player 1 to throw, the last two rows of both sheets given, the first of them fighting."""
    first, second = ({"rows": [GONE, GONE, *rows], "line": "c"} for rows in (mine, rival))
    return fight(first, second, game=game)


def test_it_throws_at_what_would_beat_it(game: Game) -> None:
    """One throw must take the strong star; the weak snowball is no danger."""
    state = combat(game, ["hat:2/2 . .", "star . ."], ["star:1/4 snowball:2/1 .", ". . ."])
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
        state = combat(game, [rows[0], ". . ."], [rows[1], ". . ."])
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


def test_situations_are_numbered_as_they_come_also_when_room_runs_out() -> None:
    numbering = Numbering()
    many = [(number * 2654435761) & 0x3FFFFFFFFFFF for number in range(5000)]
    assert [numbering.add(key) for key in many] == list(range(5000))
    assert [numbering.find(key) for key in many] == list(range(5000))
    assert numbering.find(1) == NONE
    numbering.clear()
    assert numbering.find(many[0]) == NONE


def shared_tree(shares: list[float]) -> Tree:
    tree = Tree(0.5, 1.0, shared=True)
    node = tree.add_node(7, 1)
    for action, share in enumerate(shares):
        tree.add_edge(node, action, share)
    return tree


def tried(tree: Tree, scores: list[float], times: int) -> list[int]:
    """How often each edge of the first node is picked if it always leads to its score."""
    for _ in range(times):
        edge = tree.pick(0)
        tree.credit(0, edge, scores[edge])
    return [tree.tried[edge] for edge in range(len(scores))]


def test_what_deserves_more_is_tried_more_often() -> None:
    counts = tried(shared_tree([0.7, 0.2, 0.1]), [0.5, 0.5, 0.5], 200)
    assert counts[0] > counts[1] > counts[2] > 0


def test_what_fares_better_wins_over_what_deserves_more() -> None:
    counts = tried(shared_tree([0.9, 0.1]), [0.4, 0.6], 400)
    assert counts[1] > counts[0]


class Judge(Heuristic):
    """Says at once who is ahead, and measures what it weighs."""

    def weigh(self, state: State, seat: int, action: int) -> int:
        return 100 * action

    def doubt(self) -> float:
        return 50.0

    def estimate(self, state: State, seat: int) -> float:
        return 0.75 if seat == 0 else 0.25


def test_a_playout_ends_where_the_game_can_be_judged(game: Game) -> None:
    playout = Playout(game)
    playout.heuristic = Judge()
    state = game.start("judged")
    before = state.position()
    playout.finish(state, 0, Rng("judged"))
    assert state.position() == before
    scores = vec[float]([0.0, 0.0])
    playout.scores(state, scores)
    assert list(scores) == [0.75, 0.25]


def test_the_search_is_shared_out_by_weight(game: Game) -> None:
    ranking = Ranking(Judge())
    state = game.start("shares")
    state.play(0, game.read("roll"))
    ranking.fill(state, 0)
    ranking.share(50.0)
    shares = [ranking.shares[index] for index in range(ranking.size)]
    assert sum(shares) == pytest.approx(1)
    gap = ranking.weights[0] - ranking.weights[1]
    assert shares[1] == pytest.approx(shares[0] * exp(-gap / 50))
