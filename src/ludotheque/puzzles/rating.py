"""Puzzles that are there, judged anew by the search and the bots of today: is the answer still clearly best, who misses
it now, and what do they do instead.
"""

from concurrent.futures import Executor
from datetime import UTC, datetime
from functools import partial

import msgspec

from ludotheque.core.blocks import in_order
from ludotheque.core.box import Box
from ludotheque.core.errors import Mistake
from ludotheque.games import box, register
from ludotheque.puzzles import difficulty
from ludotheque.puzzles.collection import CollectingProgress, silent
from ludotheque.puzzles.proof import Prover
from ludotheque.puzzles.quest import made
from ludotheque.puzzles.shapes import Puzzle, Puzzles


def rated_again(
    found: Puzzles, jobs: int = 1, told: CollectingProgress | None = None, executor: Executor | None = None
) -> Puzzles:
    """The same puzzles with the costs and levels of today, without those that are none any more."""
    left: list[Puzzle] = []
    asked = 0
    for size, again in in_order(partial(rated, box(found.game), found), len(found.puzzles), jobs, executor):
        asked += size
        left += again
        (told or silent)(asked, len(found.puzzles), found.games)
    if not left:
        raise Mistake(f"none of {len(found.puzzles)} puzzles of {found.game} is one any more: find new ones")
    left_out = found.left_out + len(found.puzzles) - len(left)
    today = datetime.now(UTC).date().isoformat()
    return msgspec.structs.replace(found, puzzles=left, left_out=left_out, rated=today)


def rated(shelved: Box, found: Puzzles, first: int, end: int) -> list[Puzzle]:
    """Those of these numbers that are puzzles still."""
    register(shelved)  # whoever works elsewhere may not have it on the shelf
    left: list[Puzzle] = []
    for puzzle in found.puzzles[first:end]:
        try:
            again = asked_again(found, puzzle)
        except Mistake as error:
            raise Mistake(f"puzzle {puzzle.id}: {error}") from None
        left += [again] if again is not None else []
    return left


def asked_again(found: Puzzles, puzzle: Puzzle) -> Puzzle | None:
    """A puzzle judged as when it was found; nothing, if it is none any more."""
    state = found.state(box(found.game), puzzle)
    seat, seed = puzzle.seat, f"{found.seed}/{puzzle.game}"
    read = state.game.read
    answer = read(puzzle.answer)
    if seat not in state.to_act():
        raise Mistake(f"seat {seat} is not to act in it")
    if {answer, *map(read, puzzle.costs)} != {*state.actions(seat)}:
        raise Mistake("its answer and costs are not all the actions that there are")
    answers = difficulty.missed(state, seat, answer, f"{seed}/{puzzle.step}")
    best = Prover(state.game, found.depth, f"{seed}/{puzzle.step}").best(state, seat) if answers else None
    if answers is None or best is None or best.action != answer:
        return None
    return made(state.game, state, seat, best, answers, (seed, puzzle.game, puzzle.step))
