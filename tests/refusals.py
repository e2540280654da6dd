"""Which refusals random games come to."""

from ludotheque.contract.random_games import random_actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game


def refusals_met(game: Game, seed: int) -> set[str]:
    """Every refusal of every action in every situation of one random game, the start and the end included."""
    state = game.start(f"refusals {seed}")
    met: set[str] = set()

    def ask() -> None:
        for seat in range(game.seats):
            met.update(game.refusals[state.refusal(seat, action)][0] for action in range(game.action_count()))

    ask()
    for _ in random_actions(state, Rng(f"refusals {seed}")):
        ask()
    return met
