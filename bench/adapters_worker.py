"""Measures our adapters on one tree of the package: random walks with observation and mask, steps a second.

`python -m bench.adapters_worker` prints one JSON object, by the processor time of this process. PettingZoo's interface
is walked by the same code as its own game (`walks.py`).
"""

import argparse
import json
from typing import Any

from bench import walks
from bench.peers_worker import steps_a_second
from bench.speed_worker import is_compiled
from ludotheque.adapters import pettingzoo, vector
from ludotheque.games import GAMES

AT_ONCE = 64
"""Games in a vector environment: as many as fit well into the caches of one core."""


def batch(games: Any, steps: int) -> None:
    for _ in range(max(1, steps // games.num_envs)):
        games.step(games.sample())


def measure(name: str, seconds: float, steps: int) -> dict[str, float]:
    """For a game, each of its doors."""
    table = pettingzoo.env(name)
    copied, lent = (vector.make(name, AT_ONCE, copy=copy) for copy in (True, False))
    copied.reset(seed=1)
    lent.reset(seed=1)
    return {
        "pettingzoo": steps_a_second(lambda many: walks.agent_cycle(table, many), seconds, steps),
        "vector": steps_a_second(lambda many: batch(copied, many), seconds, 4 * steps),
        "vector, lent": steps_a_second(lambda many: batch(lent, many), seconds, 4 * steps),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="least processor time for a figure")
    parser.add_argument("--steps", type=int, default=5000, help="steps of a pass")
    sizes = parser.parse_args()
    games = {name: measure(name, sizes.seconds, sizes.steps) for name in GAMES}
    print(json.dumps({"compiled": is_compiled(), "at_once": AT_ONCE, "games": games}))


if __name__ == "__main__":
    main()
