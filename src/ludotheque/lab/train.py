"""Self-play: bots play among themselves, and a network learns what situations were worth.

Games are played in rounds. In the first, students search with playouts; from then on with what was learnt in the rounds
before. All chance follows from the seed, so that the same command makes the same weights, in any number of jobs.
"""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import partial
from os import PathLike
from typing import Protocol

from ludotheque.core.blocks import share
from ludotheque.core.box import OptionValue
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.lab.study import circumstances
from ludotheque.library import game as opened_game
from ludotheque.search.learner import Learner
from ludotheque.search.network import Network
from ludotheque.search.samples import Samples
from ludotheque.search.self_play import study_games
from ludotheque.search.trained import Trained, features_of, fingerprint, packed

ROUNDS = 4
SIMULATIONS = 100
HIDDEN = 32
EPOCHS = 6
"""How often each sample is looked at after a round."""

PACE = 0.02
KEPT_BACK = 20
"""One game block in so many is not learnt from, but asked about."""


class Told(Protocol):
    """Told how many games are over, of how many, and what is going on."""

    def __call__(self, done: int, of: int, what: str) -> None: ...


def silent(done: int, of: int, what: str) -> None:
    """Nobody is told."""


class Training:
    """A network on its way: it can be asked at any time for what it has learnt so far."""

    def __init__(self, game: Game, seed: str, hidden: int) -> None:
        self.game = game
        self.seed = seed
        features = features_of(game)
        self.features = features
        self.network = Network.untrained(features, hidden, Rng(f"{seed}/weights"))
        self.network.moments = judges(game, seed)
        self.rounds: list[Samples] = []
        self.unseen = Samples()
        self.games = 0
        self.surprise = 1.0

    def play(self, number: int, games: int, simulations: int, jobs: int, told: Callable[[int], None]) -> None:
        """A round of games; if it is broken off, what was finished is kept."""
        guide = self.network if number else None
        work = partial(numbered, self.game, self.network, guide, simulations, f"{self.seed}/{number}")
        found: list[tuple[int, Samples]] = []
        try:
            for size, block in share(work, games, jobs):
                found.append(block)
                self.games += size
                told(self.games)
        finally:
            samples = Samples()
            for place, (_, block_samples) in enumerate(sorted(found, key=lambda block: block[0])):
                (self.unseen if place % KEPT_BACK == KEPT_BACK - 1 else samples).join(block_samples)
            self.rounds.append(samples)

    def learn(self, number: int) -> None:
        """Look at all that was kept, several times; the newest round and the one before teach most."""
        taught = Samples()
        for samples in self.rounds[-2:]:
            taught.join(samples)
        rng = Rng(f"{self.seed}/order/{number}")
        learner = Learner(self.network, PACE)
        for _ in range(EPOCHS):
            learner.study(taught, rng)
        self.surprise = learner.surprise(self.unseen)

    def trained(self, command: str) -> Trained:
        made = circumstances(self.game, self.seed)
        return Trained(
            command=command,
            games=self.games,
            samples=sum(samples.size for samples in self.rounds),
            surprise=round(float(self.surprise), 4),
            date=datetime.now(UTC).date().isoformat(),
            numbers=fingerprint(self.features),
            hidden=self.network.hidden,
            moments=self.network.moments,
            weights=packed(self.network),
            **made,
        )


def train(
    game: str | PathLike[str] | Game,
    games: int = 2000,
    seed: str = "0",
    jobs: int = 1,
    rounds: int = ROUNDS,
    simulations: int = SIMULATIONS,
    hidden: int = HIDDEN,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    components: str | PathLike[str] = "",
    rules: int | None = None,
    command: str = "ludotheque.train",
    told: Told | None = None,
) -> Trained:
    """Let bots learn a set-up from `games` games among themselves; Ctrl-C ends it early, with what was learnt so far.

    `game`, `seats`, `options`, `components` and `rules` are as for `ludotheque.game`. The text of what comes back is
    the file for `master:FILE`.
    """
    opened = opened_game(game, seats, options, components, rules)
    for name, value, most in (("games", games, None), ("rounds", rounds, games), ("simulations", simulations, None)):
        if value < 1 or (most is not None and value > most):
            raise Mistake(f"{name} is {value}; {f'from 1 to {most}' if most else 'at least 1'} is possible")
    training = Training(opened, seed, hidden)
    say = told or silent
    try:
        for number in range(rounds):
            some = games * (number + 1) // rounds - games * number // rounds
            training.play(number, some, simulations, jobs, partial(say, of=games, what=f"round {number + 1}: playing"))
            say(training.games, games, f"round {number + 1}: learning")
            training.learn(number)
    except KeyboardInterrupt:
        if not training.games:
            raise
        say(training.games, games, "ended early: learning from what was played")
        training.learn(rounds)
    return training.trained(command)


def numbered(
    game: Game, pupil: Network, guide: Network | None, simulations: int, seed: str, first: int, end: int
) -> tuple[int, Samples]:
    """A block of games with its number, so that blocks can be put in order."""
    return first, study_games(game, pupil, guide, simulations, seed, first, end)


def judges(game: Game, seed: str) -> bool:
    """Whether the game's heuristic can say at some moments of a game what it is worth: then those are to be learnt."""
    heuristic = game.heuristic()
    state, rng = game.start(f"{seed}/judged"), Rng(f"{seed}/judged")
    while not state.over():
        if any(heuristic.estimate(state, seat) >= 0.0 for seat in state.to_act()):
            return True
        seats = state.to_act()
        if seats:
            seat = seats[rng.below(len(seats))]
            actions = state.actions(seat)
            state.play(seat, actions[rng.below(len(actions))])
        state.wait()
    return False
