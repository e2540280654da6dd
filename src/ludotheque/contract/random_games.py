"""Games played at random, time and all: they come to situations that nobody would think of."""

from collections.abc import Iterator

from ludotheque.core.chance import Rng
from ludotheque.core.contract import NEVER, State


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
