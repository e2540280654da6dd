"""Every ready game on the shelf, with numbers of seats, options and component sets such that each two of them meet.

A game may bring `tests/games/GAME/components/*.toml` (more component sets) and `tests/games/GAME/invariants.py` with a
function `check(state)` that holds in every situation.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st

from ludotheque.core import contract
from ludotheque.core.box import Box, Setup
from ludotheque.core.chance import Rng
from ludotheque.core.contract import NEVER, Game, State
from ludotheque.core.errors import BadOption
from ludotheque.core.events import WATCHER
from ludotheque.games import GAMES as OURS
from ludotheque.games import open_game, shelf
from tests.contract.pairs import covering

GAMES = Path(__file__).parent.parent / "games"


@dataclass(frozen=True, eq=False)
class Case:
    name: str
    box: Box
    game: Game
    check: Callable[[State], None]

    def __repr__(self) -> str:
        return self.name

    @cached_property
    def length(self) -> int:
        """About how many actions a random game has."""
        lengths = []
        for seed in range(5):
            state = self.game.start(f"game {seed}")
            lengths.append(sum(1 for _ in random_actions(state, Rng(f"walk {seed}"))))
        return max(lengths)

    @cached_property
    def lines(self) -> list[str]:
        """The notation of every action."""
        return [self.game.write(action) for action in range(self.game.action_count())]

    @property
    def viewers(self) -> list[int]:
        return [*range(self.game.seats), WATCHER]

    def walked(self, seed: int, depth: int) -> State:
        """The situation that a random game comes to."""
        state = self.game.start(f"game {seed}")
        actions = random_actions(state, Rng(f"walk {seed}"))
        for _ in range(depth):
            next(actions, None)
        return state


def random_actions(state: State, chance: Rng) -> Iterator[tuple[int, int]]:
    """Play on at random until the end, saying each seat and action."""
    while not state.over():
        yield random_action(state, chance)


def random_action(state: State, chance: Rng) -> tuple[int, int]:
    """Let anybody who can act do anything; then, in a timed game, time goes by until somebody can act again."""
    seats = state.to_act()
    seat = seats[chance.below(len(seats))]
    actions = state.actions(seat)
    action = actions[chance.below(len(actions))]
    state.play(seat, action)
    while state.due() != NEVER and chance.below(2):
        state.tick(random_moment(state, chance))
    state.wait()
    return seat, action


def random_moment(state: State, chance: Rng) -> int:
    """A moment from now until something is due, that moment as often as all others together."""
    left = state.due() - state.clock
    return state.clock + (left if chance.below(2) else chance.below(left))


def plain(data: Any) -> bytes:
    """Plain data as bytes, to be compared to the byte."""
    return msgspec.json.encode(data)


def through_json(data: Any) -> Any:
    """What arrives when plain data is sent somewhere else."""
    return msgspec.json.decode(plain(data))


def cases() -> Iterator[Case]:
    for box in shelf():
        if box.opener is None:
            continue
        for label, setup in setups(box):
            yield Case(label, box, open_game(setup), invariants(box))


def setups(box: Box) -> Iterator[tuple[str, Setup]]:
    """Set-ups of a box, with a name for each: every two choices that can be made together are, in one of them.

    A choice that depends on the number of seats, such as who plays which colour, is just made once.
    """
    names = [option.name for option in box.label.options]
    possible = {}
    for seats, values, (label, components) in product(
        box.label.seats, product(*(option.values for option in box.label.options)), component_sets(box)
    ):
        with suppress(BadOption):
            possible[seats, *values, label] = box.setup(seats, dict(zip(names, values, strict=True)), components)
    by_seats = [place for place, option in enumerate(box.label.options, 1) if option.by_seats]
    for choices in covering(list(possible), by_seats):
        yield "-".join(map(str, [box.name, *choices])), possible[choices]


def component_sets(box: Box) -> Iterator[tuple[str, str]]:
    yield "standard", ""
    for path in sorted((GAMES / box.name / "components").glob("*.toml")):
        yield path.stem, path.read_text(encoding="utf-8")


def invariants(box: Box) -> Callable[[State], None]:
    module = f"tests.games.{box.name}.invariants"
    check: Callable[[State], None] = import_module(module).check if find_spec(module) else lambda state: None
    return check


SEEDS = st.integers(0, 10**6)


def as_many(examples: int) -> int:
    """So many examples compiled, a third of them uncompiled: the same source is tested twice, and once takes long."""
    return examples // 3 if contract.__file__.endswith(".py") else examples


@st.composite
def situations(draw: st.DrawFn, case: Case) -> State:
    """A situation at any depth of a random game, the start and the end included."""
    return case.walked(draw(SEEDS), draw(st.integers(0, case.length)))


CASES = list(cases())

every_case = pytest.mark.parametrize("case", CASES, ids=repr)
every_timed_case = pytest.mark.parametrize("case", [case for case in CASES if case.game.timed], ids=repr)
every_untimed_case = pytest.mark.parametrize("case", [case for case in CASES if not case.game.timed], ids=repr)

every_box = pytest.mark.parametrize("box", shelf(), ids=lambda box: box.name)
every_box_of_the_house = pytest.mark.parametrize(
    "box", [box for box in shelf() if box.name in OURS], ids=lambda box: box.name
)
