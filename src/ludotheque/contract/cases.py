"""A game with numbers of seats, options and component sets such that each two of them meet in one case."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any

from hypothesis import strategies as st

from ludotheque.contract import examples
from ludotheque.contract.brought import Brought
from ludotheque.contract.graph import graph
from ludotheque.contract.pairs import covering
from ludotheque.contract.random_games import random_actions
from ludotheque.core.box import Box, Setup, handicap_of
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.errors import BadOption
from ludotheque.core.events import WATCHER
from ludotheque.games import open_game

GALLERY = 400
"""So many situations are looked at for a gallery, at least."""

WALL = 6
"""So many of each kind are kept, at full share."""


@dataclass(frozen=True, eq=False)
class Case:
    """One set-up of a game: the `number`th of `count`."""

    name: str
    box: Box
    game: Game
    brought: Brought
    number: int
    count: int

    def __repr__(self) -> str:
        return self.name

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """What hypothesis prints of it."""
        printer.text(self.name)

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

    @cached_property
    def gallery(self) -> dict[str, list[State]]:
        """Situations of random games, hung by what can be done in them: so that rare ones are as near as all others."""
        hung: dict[str, list[State]] = {}
        seed = plies = 0
        while plies < GALLERY:
            state = self.game.start(f"gallery {examples.seed()} {seed}")
            chance = Rng(f"gallery {examples.seed()} {seed}")
            hang(state, hung, chance)
            for _ in random_actions(state, chance):
                hang(state, hung, chance)
                plies += 1
            seed += 1
        return hung

    @cached_property
    def rare(self) -> list[State]:
        """Situations that the game brings along, because random games seldom come to them."""
        return [self.game.from_position(position) for position in self.brought.rare(self.game)]

    @property
    def every_kind(self) -> Iterator[State]:
        """All that hangs in the gallery, and what is rare."""
        for wall in self.gallery.values():
            yield from wall
        yield from self.rare

    def check(self, state: State) -> None:
        """Fail if something does not hold that the game says of every situation."""
        self.brought.check(state)

    def walked(self, seed: int, depth: int) -> State:
        """The situation that a random game comes to."""
        state = self.game.start(f"game {seed}")
        actions = random_actions(state, Rng(f"walk {seed}"))
        for _ in range(depth):
            next(actions, None)
        return state


def hang(state: State, hung: dict[str, list[State]], chance: Rng) -> None:
    """Hang a copy beside those in which the same can be done, in the place of one of them when the wall is full."""
    choices = [(seat, state.game.write(action)) for seat in state.to_act() for action in state.actions(seat)]
    verbs = sorted({f"{seat} {line.partition(' ')[0]}" for seat, line in choices})
    wall, room = hung.setdefault(", ".join(verbs), []), examples.as_many(WALL)
    if len(wall) < room:
        wall.append(copy_of(state))
    elif chance.below(WALL) == 0:
        wall[chance.below(room)] = copy_of(state)


def copy_of(state: State) -> State:
    """A copy that has lost nothing: if it had, nobody could tell later what hung there."""
    copy = state.clone()
    assert graph(copy) == graph(state), "lost by clone"
    return copy


def cases(box: Box, brought: Brought) -> list[Case]:
    """The cases of a box; none if its rules are still to come."""
    if box.opener is None:
        return []
    found = list(setups(box, brought))
    return [
        Case(label, box, open_game(setup), brought, number, len(found)) for number, (label, setup) in enumerate(found)
    ]


def setups(box: Box, brought: Brought) -> Iterator[tuple[str, Setup]]:
    """Set-ups of a box, with a name for each: every two choices that can be made together are, in one of them.

    The version of the rules is a choice too: games that began with an older one are played on by it. A choice that
    depends on the number of seats, such as who plays which colour, is just made once. Handicaps are given in two more.
    """
    names = [option.name for option in box.label.options]
    sets = [("standard", ""), *brought.component_sets()]
    possible = {}
    versions = range(box.label.rules, 0, -1)
    for seats, values, (label, components), rules in product(
        box.label.seats, product(*(option.values for option in box.label.options)), sets, versions
    ):
        with suppress(BadOption):
            options = dict(zip(names, values, strict=True))
            possible[seats, *values, label, f"rules{rules}"] = box.setup(seats, options, components, rules)
    by_seats = [place for place, option in enumerate(box.label.options, 1) if option.by_seats]
    for choices in covering(list(possible), by_seats):
        yield "-".join(map(str, [box.name, *choices])), possible[choices]
    if box.label.handicap:
        few, many = min(box.label.seats), max(box.label.seats)
        yield f"{box.name}-handicap-1", box.setup(few, {handicap_of(0): box.label.handicap})
        yield f"{box.name}-handicaps", box.setup(many, {handicap_of(seat): 1 for seat in range(1, many)})


SEEDS = st.integers(0, 10**6)


@st.composite
def situations(draw: st.DrawFn, case: Case) -> State:
    """A situation at any depth of a random game, the start and the end included."""
    return case.walked(draw(SEEDS), draw(st.integers(0, case.length)))
