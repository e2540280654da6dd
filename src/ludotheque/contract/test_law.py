"""What is imagined or guessed follows the true law: hidden things as random play leaves them, fair chance."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations
from random import Random
from typing import Any

from ludotheque.contract.cases import Case
from ludotheque.contract.chi_square import UNBELIEVABLE, alike
from ludotheque.contract.examples import as_many
from ludotheque.contract.plain import without_generator
from ludotheque.contract.random_games import random_action
from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.core.types import Data

SAMPLES = as_many(300)
MOST_VALUES = 80
MOST_PAIRS = 4000
"""Of more, as many are drawn, others in each case; every value by itself is always looked at."""


def some_of(case: Case, depths: list[int]) -> list[int]:
    """Every game is looked at at every depth, every case at some: the more cases a game has, the fewer for each."""
    some = max(1, len(depths) - case.count + 1)
    return [depths[(case.number + step) % len(depths)] for step in range(some)]


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every single value of plain data, with its place."""
    if isinstance(data, dict):
        data = list(data.items())
    elif isinstance(data, list):
        data = list(enumerate(data))
    else:
        yield path, str(data)
        return
    yield f"{path}.size", str(len(data))
    for name, value in data:
        yield from leaves(value, f"{path}.{name}")


def whole_and_next(state: State, seed: int) -> Data:
    """A state, and what it comes to after one more random action: hidden things and chance together."""
    now = without_generator(state.position())
    if not state.over():
        random_action(state, Rng(f"next {seed}"))
    return {"now": now, "next": without_generator(state.position())}


def numbered(column: list[str]) -> list[int]:
    """The values as numbers in the order in which they come: columns that tell the same in other words are equal."""
    numbers: dict[str, int] = {}
    return [numbers.setdefault(value, len(numbers)) for value in column]


def assert_alike(truth: list[Data], drawn: list[Data], case: Case) -> None:
    """No two values of the one sample go together otherwise than in the other."""
    both = [dict(leaves(whole)) for whole in truth + drawn]
    told = {path: [one.get(path, "") for one in both] for path in sorted({path for one in both for path in one})}
    columns = {path: numbered(column) for path, column in told.items() if 1 < len(set(column)) <= MOST_VALUES}
    varied = list({tuple(column): path for path, column in columns.items()}.values())
    pairs = list(combinations(varied, 2))
    some = Random(repr(case)).sample(pairs, min(len(pairs), MOST_PAIRS))
    for path, other in chain(zip(varied, varied, strict=True), some):
        values = list(zip(columns[path], columns[other], strict=True))
        first, second = Counter(values[: len(truth)]), Counter(values[len(truth) :])
        if len(first | second) <= MOST_VALUES:
            assert alike(first, second) > UNBELIEVABLE, f"{path} and {other}: {first} but {second}"


def test_imagined_states_are_as_the_true_ones(case: Case) -> None:
    """True situations and one imagined from the knowledge of each have the same law."""
    for depth in some_of(case, [1, 2, 5]):
        viewer = depth % case.game.seats
        truth, imagined = [], []
        for seed in range(SAMPLES):
            state = case.walked(seed, depth)
            twin = case.game.imagine(state.knowledge(viewer), Rng(f"imagine {seed}"))
            imagined.append(whole_and_next(twin, seed + SAMPLES))
            truth.append(whole_and_next(state, seed))
        assert_alike(truth, imagined, case)


def test_a_guess_knows_no_more_than_an_imagined_state(case: Case) -> None:
    """From one true situation, many guesses and many states imagined from the knowledge alone have the same law."""
    for depth in some_of(case, [0, 1, 2, 5]):
        for viewer in case.viewers:
            state = case.walked(depth, depth)
            guessed, imagined = [], []
            for seed in range(SAMPLES // 3):
                guessed.append(whole_and_next(state.guess(viewer, Rng(f"guess {seed}")), seed))
                told = case.game.imagine(state.knowledge(viewer), Rng(f"imagine {seed}"))
                imagined.append(whole_and_next(told, seed + SAMPLES))
            assert_alike(imagined, guessed, case)
