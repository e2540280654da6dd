"""Measures environments of others: random walks with observation and mask, steps a second of processor time.

`python -m bench.peers_worker` prints one JSON object, in an environment of its own that holds nothing of ours. What is
not installed there is left out.
"""

import argparse
import json
import time
import warnings
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from bench import walks

GAMES_AT_ONCE = 1024
"""For pgx, which is made for many games at once."""


def steps_a_second(walk: Callable[[int], None], seconds: float, steps: int = 500) -> float:
    """Walk on for at least so long, after once to warm up that does not count."""
    walk(steps)
    taken = 0
    began = time.process_time()
    while True:
        walk(steps)
        taken += steps
        spent = time.process_time() - began
        if spent >= seconds:
            return taken / spent


def pettingzoo() -> Callable[[int], None]:
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    return lambda steps: walks.agent_cycle(env, steps)


def openspiel() -> Callable[[int], None]:
    import pyspiel

    game = pyspiel.load_game("connect_four")
    return lambda steps: walks.spiel(game, steps)


def pgx() -> Callable[[int], None]:
    """Compiled by JAX: any legal action in each of many games, those that are over begun anew."""
    import jax
    import pgx as peer
    from pgx.experimental import auto_reset

    env: Any = peer.make("connect_four")
    step = auto_reset(env.step, env.init)

    def any_step(carried: Any, _: Any) -> Any:
        state, key = carried
        key, chance, fresh = jax.random.split(key, 3)
        likely = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(chance, likely, axis=-1)
        state = jax.vmap(step)(state, actions, jax.random.split(fresh, GAMES_AT_ONCE))
        return (state, key), (state.observation.sum(), state.legal_action_mask.sum())

    many = jax.jit(lambda state, key: jax.lax.scan(any_step, (state, key), None, length=100))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), GAMES_AT_ONCE))

    def walk(steps: int) -> None:
        for _ in range(max(1, steps // (100 * GAMES_AT_ONCE))):
            jax.block_until_ready(many(state, jax.random.PRNGKey(2)))

    return walk


PEERS: dict[str, tuple[str, Callable[[], Callable[[int], None]], int]] = {
    "pettingzoo": ("pettingzoo", pettingzoo, 500),
    "openspiel": ("open_spiel", openspiel, 5000),
    "pgx": ("pgx", pgx, 100 * GAMES_AT_ONCE),
}
"""Each with the package it comes with, and the steps of a pass."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="least processor time for a figure")
    sizes = parser.parse_args()
    warnings.simplefilter("ignore")
    found = {}
    for name, (package, peer, steps) in PEERS.items():
        try:
            walk = peer()
        except ImportError:
            continue
        found[name] = {"version": version(package), "steps": steps_a_second(walk, sizes.seconds, steps)}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
