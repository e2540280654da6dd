"""Games of students among themselves, for what can be learnt from them."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.contract import Game
from ludotheque.search.match import play
from ludotheque.search.mcts import MctsPlayer
from ludotheque.search.network import Network
from ludotheque.search.player import Player
from ludotheque.search.samples import Samples
from ludotheque.search.student import Student

TRUST: Final[float] = 0.5
"""Half of what a situation was worth is what the search hoped for, the other half what came of it."""


def study_games(
    game: Game, pupil: Network, guide: Network | None, simulations: i64, seed: str, first: i64, end: i64
) -> Samples:
    """What is kept of the games of a seed from number `first` to before `end`, for `pupil` to learn.

    Students search with what `guide` has learnt before; the first ones with playouts, and without simulations they
    play blindly.
    """
    kept = Samples()
    for number in range(first, end):
        begun: i64 = kept.size
        own = f"{seed}/{number}"
        players: list[Player] = []
        for seat in range(game.seats):
            mind = f"{own}/{seat}"
            searcher = MctsPlayer(game, mind, simulations, network=guide) if simulations > 0 else None
            players.append(Student(game, mind, searcher, pupil, kept))
        state = game.start(own)
        play(state, players, f"{own}/imagined")
        kept.reward(begun, [state.score(seat) for seat in range(game.seats)], TRUST)
    return kept
