"""Puzzles are judged anew by the search and the bots of today; what made them stays told."""

from typing import Any

import msgspec
import pytest

from ludotheque import puzzles
from ludotheque.core.contract import State
from ludotheque.core.errors import Mistake
from ludotheque.games import register
from ludotheque.puzzles import difficulty
from ludotheque.puzzles.proof import Best, Prover
from ludotheque.puzzles.rating import rated_again
from ludotheque.puzzles.shapes import Puzzles
from ludotheque.skeleton import BOX

SEED = "--count 3 and more"
"""Not to be taken for the words of the command."""


@pytest.fixture(name="found")
def _found() -> Puzzles:
    register(BOX)
    return puzzles("skeleton", count=3, depth=60, seed=SEED)


def test_bots_that_are_the_same_say_the_same(found: Puzzles) -> None:
    told: list[tuple[int, int, int]] = []
    again = rated_again(found, jobs=2, told=lambda *how_far: told.append(how_far))
    assert told == [(1, 3, found.games), (2, 3, found.games), (3, 3, found.games)]
    assert again.rated
    assert msgspec.structs.replace(again, rated="") == found


def test_who_missed_it_once_and_today_are_told_apart(found: Puzzles) -> None:
    first = msgspec.structs.replace(found.puzzles[0], level=3, bots={})
    old = msgspec.structs.replace(found, puzzles=[first, *found.puzzles[1:]])
    assert rated_again(old).puzzles == found.puzzles


def test_what_bots_find_now_is_no_puzzle_any_more(found: Puzzles, monkeypatch: pytest.MonkeyPatch) -> None:
    missed = difficulty.missed
    known = found.state(BOX, found.puzzles[0]).position()

    def today(state: State, seat: int, answer: int, seed: str) -> difficulty.Answers | None:
        return None if state.position() == known else missed(state, seat, answer, seed)

    monkeypatch.setattr(difficulty, "missed", today)
    left = rated_again(found)
    assert left.puzzles == found.puzzles[1:]
    assert (left.command, left.left_out) == (found.command, 1)
    more = puzzles("skeleton", count=3, depth=60, seed=SEED, after=left)
    assert (more.command, more.left_out) == (found.command.replace("--count 3 --seed", "--count 4 --seed"), 1)
    assert more.puzzles == puzzles("skeleton", count=3, depth=60, seed=SEED).puzzles
    assert puzzles("skeleton", count=3, depth=60, seed=SEED, after=left).puzzles[:2] == left.puzzles
    monkeypatch.setattr(difficulty, "missed", lambda *_: None)
    with pytest.raises(Mistake, match="none of 3 puzzles of skeleton is one any more"):
        rated_again(found)


def test_an_answer_that_is_not_clearly_best_any_more_is_none(found: Puzzles, monkeypatch: pytest.MonkeyPatch) -> None:
    best = Prover.best
    known = found.state(BOX, found.puzzles[1]).position()

    def today(prover: Prover, state: State, seat: int) -> Best | None:
        return None if state.position() == known else best(prover, state, seat)

    monkeypatch.setattr(Prover, "best", today)
    assert rated_again(found).puzzles == [found.puzzles[0], found.puzzles[2]]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"seat": 7}, "seat 7 is not to act in it"),
        ({"seat": -1}, "seat -1 is not to act in it"),
        ({"answer": "jump"}, "'jump' is no action"),
        ({"costs": {}}, "its answer and costs are not all the actions that there are"),
        ({"position": {}}, "a position has no 'stones'"),
    ],
)
def test_a_puzzle_that_cannot_be_is_named(found: Puzzles, wrong: dict[str, Any], told: str) -> None:
    odd = msgspec.structs.replace(found.puzzles[1], **wrong)
    with pytest.raises(Mistake, match=f"^puzzle {odd.id}: {told}"):
        rated_again(msgspec.structs.replace(found, puzzles=[found.puzzles[0], odd]))
