"""The same situations for everybody who is measured: spread over random games, each with a real choice to make."""

from dataclasses import dataclass

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State


@dataclass(frozen=True)
class Situation:
    """A state and the seat that is to think about it."""

    state: State
    seat: int


def situations(game: Game, count: int) -> list[Situation]:
    """One situation from each of `count` random games, from near the start of the first to near the end of the last."""
    return [situation(game, f"situation {index}", (index + 0.5) / count) for index in range(count)]


def situation(game: Game, seed: str, fraction: float) -> Situation:
    """The choice that stands at this fraction of all choices in a random game."""
    found = choices(game, seed)
    return found[int(fraction * len(found))]


def choices(game: Game, seed: str) -> list[Situation]:
    """Every situation of a random game in which the outcome is open and a seat has more than one action."""
    rng = Rng(seed)
    state = game.start(seed)
    found: list[Situation] = []
    while not state.settled():
        seat = state.to_act()[0]
        actions = state.actions(seat)
        if len(actions) > 1:
            found.append(Situation(state.clone(), seat))
        state.apply(seat, actions[rng.below(len(actions))])
        state.wait()
    return found
