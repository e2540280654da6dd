"""Measures one tree of the package, compiled or not: random games and search, for every game that can be played.

`python -m bench.speed_worker` prints one JSON object. Rates are by the processor time of this process, so that a busy
machine does not spoil them. `answers` is a digest of all results: it must be the same compiled and uncompiled.
"""

import argparse
import json
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from bench.situations import situations
from ludotheque.core import chance
from ludotheque.core.box import Box
from ludotheque.core.contract import Game
from ludotheque.games import open_game, shelf
from ludotheque.lab.simulate import simulate
from ludotheque.search.mcts import MctsPlayer


def is_compiled() -> bool:
    return not chance.__file__.endswith(".py")


def passes_a_second(work: Callable[[], object], seconds: float) -> float:
    """Do the same work again and again for at least so long, after one time to warm up that does not count."""
    work()
    count = 0
    began = time.process_time()
    while True:
        work()
        count += 1
        spent = time.process_time() - began
        if spent >= seconds:
            return count / spent


def searches(game: Game, count: int, simulations: int) -> Callable[[], list[int]]:
    """Think about so many situations; the action that is chosen in each."""
    found = situations(game, count)

    def think() -> list[int]:
        player = MctsPlayer(game, "thinker", simulations)
        return [player.choose(one.state.clone(), one.seat) for one in found]

    return think


def measure(game: Game, sizes: argparse.Namespace) -> dict[str, Any]:
    played = simulate(game, sizes.games)
    think = searches(game, sizes.situations, sizes.simulations)
    games = sizes.games * passes_a_second(lambda: simulate(game, sizes.games), sizes.seconds)
    simulations = sizes.situations * sizes.simulations * passes_a_second(think, sizes.seconds)
    return {
        "games": games,
        "steps": games * played.mean_length,
        "simulations": simulations,
        "answers": sha256(json.dumps([played.actions, played.wins, think()]).encode()).hexdigest()[:16],
    }


def usual_seats(box: Box) -> int:
    """The middle of the numbers of players that a box is for."""
    seats = box.label.seats
    return seats[(len(seats) - 1) // 2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="random games in a pass")
    parser.add_argument("--situations", type=int, default=8, help="situations to think about in a pass")
    parser.add_argument("--simulations", type=int, default=200, help="simulations for each situation")
    parser.add_argument("--seconds", type=float, default=1.0, help="least processor time for a figure")
    sizes = parser.parse_args()
    ready = [box for box in shelf() if box.opener is not None]
    found = {box.name: measure(open_game(box.setup(usual_seats(box))), sizes) for box in ready}
    print(json.dumps({"compiled": is_compiled(), "games": found}))


if __name__ == "__main__":
    main()
