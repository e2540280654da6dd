"""Measures OpenSpiel's search and ours on the same game in the same situations, on one tree of the package.

`python -m bench.peer_worker` prints one JSON object: simulations a second of processor time. Before anything is
measured the game must be the same for both: random games of OpenSpiel are played again by our rules, action by action.
"""

import argparse
import json
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts

from bench.openspiel_peer import PeerGame
from bench.situations import Situation, situations
from bench.speed_worker import is_compiled, passes_a_second
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.search.mcts import MctsPlayer
from ludotheque.search.playout import Playout

CURIOSITY = 1.4
"""OpenSpiel's usual weight of exploration; the rewards run from -1 to 1."""


def same_game(peer: PeerGame, games: int) -> None:
    """Play random games in OpenSpiel and again by our rules, checking every action and the result."""
    rng = Rng("same game")
    for _ in range(games):
        theirs = peer.new_initial_state()
        ours = peer.rules.start("any")
        while not theirs.is_terminal():
            actions = theirs.legal_actions()
            action = actions[rng.below(len(actions))]
            if theirs.is_chance_node():
                ours.rng = Rng.at(peer.dice[action])
                seat, done = ours.to_act()[0], ours.actions(ours.to_act()[0])[0]
            else:
                seat, done = theirs.current_player(), action
            ours.play(seat, done)
            theirs.apply_action(action)
        if ours.outcome() is None or theirs.returns() != [2.0 * score - 1.0 for score in ours.outcome() or []]:
            raise SystemExit(f"OpenSpiel's game ends with {theirs.returns()}, ours with {ours.outcome()}")


def theirs(peer: PeerGame, found: list[Situation], simulations: int) -> Callable[[], object]:
    """OpenSpiel's Python MCTS with one random playout for each simulation."""
    states = [peer.at(one.state) for one in found]
    chance = numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = mcts.MCTSBot(peer, CURIOSITY, simulations, evaluator, solve=False, random_state=chance)
    return lambda: [bot.step(state) for state in states]


def ours(game: Game, found: list[Situation], simulations: int, playout: Playout) -> Callable[[], object]:
    """Our MCTS."""
    player = MctsPlayer(game, "thinker", simulations)
    player.playout = playout
    return lambda: [player.choose(one.state.clone(), one.seat) for one in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--situations", type=int, default=8, help="situations to think about in a pass")
    parser.add_argument("--simulations", type=int, default=100, help="simulations for each situation")
    parser.add_argument("--seconds", type=float, default=1.0, help="least processor time for a figure")
    parser.add_argument("--native", action="store_true", help="only try OpenSpiel's C++ search, which may crash")
    sizes = parser.parse_args()
    peer: Any = pyspiel.load_game("python_laaancez")
    found = situations(peer.rules, sizes.situations)
    if sizes.native:
        native(peer, found[0], sizes.simulations)
        return
    same_game(peer, 10)
    work = {
        "openspiel": theirs(peer, found, sizes.simulations),
        "ours": ours(peer.rules, found, sizes.simulations, Playout(peer.rules)),
        "ours, random playouts": ours(peer.rules, found, sizes.simulations, Playout(peer.rules, 1)),
    }
    each = len(found) * sizes.simulations
    rates = {name: each * passes_a_second(passes, sizes.seconds) for name, passes in work.items()}
    print(json.dumps({"compiled": is_compiled(), "version": version("open_spiel"), "simulations": rates}))


def native(peer: PeerGame, one: Situation, simulations: int) -> None:
    """OpenSpiel's C++ search on the Python game."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(peer, evaluator, CURIOSITY, simulations, 1000, False, 1, False)
    bot.step(peer.at(one.state))
    print(json.dumps({"native": "works"}))


if __name__ == "__main__":
    main()
