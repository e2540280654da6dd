"""Random walks through environments of others' and ours, by the same code: so many steps, with observation and mask.

Nothing of ours is imported here: the same module runs in the environment of the peers.
"""

from random import Random
from typing import Any


def agent_cycle(env: Any, steps: int) -> None:
    """PettingZoo's way: ask for the last observation, take any action of its mask, step.

    The mask is searched as truth values, which numpy does fastest: the walk should cost less than what is walked.
    """
    rng = Random(1)
    taken = 0
    while taken < steps:
        env.reset(seed=rng.randrange(2**30))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].view(bool).nonzero()[0]
            env.step(legal[int(rng.random() * len(legal))])
            taken += 1


def spiel(game: Any, steps: int) -> None:
    """OpenSpiel's way, from Python: the observation as numbers, the mask, any legal action."""
    rng = Random(1)
    taken = 0
    while taken < steps:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(state.chance_outcomes()[0][0])
                continue
            state.observation_tensor()
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            taken += 1
