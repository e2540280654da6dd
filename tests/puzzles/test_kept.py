"""The puzzles of the house, some of them asked again: by a deeper search, with other chance."""

import pytest

from ludotheque.core.chance import Rng
from ludotheque.games import GAMES, box
from ludotheque.puzzles.proof import AGAIN, CLEAR
from ludotheque.puzzles.shapes import Puzzle, Puzzles, puzzles_of
from ludotheque.search.analyst import Analyst

SAMPLE = 3
DEEPER = 3
FAR_OFF = 0.1
"""By less than this a cost that is told to people may miss what a longer look says."""

every_game = pytest.mark.parametrize("game", GAMES)


def kept(game: str) -> Puzzles:
    found = puzzles_of(box(game))
    assert found is not None
    return found


def sample(found: Puzzles) -> list[Puzzle]:
    rng, left = Rng("sample"), [puzzle for puzzle in found.puzzles if not puzzle.proven]
    return [left.pop(rng.below(len(left))) for _ in range(min(SAMPLE, len(left)))]


@every_game
def test_a_deeper_search_finds_the_same_answers(game: str) -> None:
    found = kept(game)
    for puzzle in sample(found):
        state = found.state(box(game), puzzle)
        read = state.game.read
        analyst = Analyst(state.game, 0)
        options = analyst.options(state, puzzle.seat, DEEPER * found.depth, f"deeper {puzzle.id}")
        assert max(options, key=lambda one: one.tries).action == read(puzzle.answer), puzzle.id
        closest = min(puzzle.costs, key=lambda action: puzzle.costs[action])
        pairs = DEEPER * AGAIN * found.depth
        pair = analyst.compared(state, puzzle.seat, read(puzzle.answer), read(closest), pairs, f"closest {puzzle.id}")
        assert pair.first - pair.second >= CLEAR / 2, puzzle.id
        assert abs(pair.first - pair.second - puzzle.costs[closest]) < FAR_OFF, puzzle.id


@every_game
def test_no_action_costs_more_than_there_is_to_lose(game: str) -> None:
    for puzzle in kept(game).puzzles:
        assert max(puzzle.costs.values()) <= puzzle.chance, puzzle.id


@every_game
def test_puzzles_say_where_they_come_from(game: str) -> None:
    found = kept(game)
    count = len(found.puzzles) + found.left_out
    assert found.command == f"ludotheque puzzles {game} --count {count} --seed {found.seed}"
    assert (found.game, found.components) == (game, "")
    assert found.puzzles[-1].game < found.games


@every_game
def test_there_is_some_of_everything(game: str) -> None:
    found = kept(game)
    assert len({puzzle.seat for puzzle in found.puzzles}) > 1
    steps = sorted(puzzle.step for puzzle in found.puzzles)
    assert steps[0] * 2 < steps[-1], "early and late"
    if len(box(game).label.seats) > 1:
        assert len({puzzle.seats for puzzle in found.puzzles}) > 1
