"""Self-play: bots play among themselves, and a network learns what situations were worth.

Games are played in rounds. In the first, students search with playouts; from then on with what was learnt in the rounds
before, as far as it has proven itself: after each round, searches that judge partly or wholly by the network play
against such as do without it. All chance follows from the seed, so that the same command makes the same weights, in any
number of jobs.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from os import PathLike
from typing import Protocol

from ludotheque.core.blocks import share as shared_out
from ludotheque.core.box import OptionValue
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.lab.contest import contest
from ludotheque.lab.rates import in_words, wilson
from ludotheque.lab.study import circumstances
from ludotheque.lab.win_rate import win_rate
from ludotheque.library import game as opened_game
from ludotheque.search.learner import Learner
from ludotheque.search.mcts import MctsPlayer
from ludotheque.search.network import Network
from ludotheque.search.player import Player
from ludotheque.search.samples import Samples
from ludotheque.search.self_play import study_games
from ludotheque.search.trained import Trained, features_of, fingerprint, packed

ROUNDS = 4
SIMULATIONS = 100
HIDDEN = 32
EPOCHS = 6
"""How often each sample is looked at after a round."""

SHARES = (0.25, 0.5, 1.0)
"""How much of a judgement the network may make."""

TRIALS = 40
"""Each is tried in so many times fewer games than are learnt from."""

DOUBT = 1.0
"""A share has proven itself if it is better by so many standard errors."""

RATE = 0.02
KEPT_BACK = 20
"""One game block in so many is not learnt from, but asked about."""


class TrainingProgress(Protocol):
    """Told how many games are over, of how many, and what is going on."""

    def __call__(self, done: int, of: int, what: str) -> None: ...


def silent(done: int, of: int, what: str) -> None:
    """Nobody is told."""


@dataclass(frozen=True)
class Trial:
    """Games of searches that judge so much by a network, against such as do without it."""

    share: float
    points: float
    games: int
    par: float
    """The rate of those who do without."""

    @property
    def gain(self) -> float:
        """How much better it is at least, by a cautious look."""
        return wilson(self.points, self.games, DOUBT)[0] - self.par

    def __str__(self) -> str:
        return f"{self.share:g} of the judgement: {in_words(self.points, self.games)}, without it {self.par:.1%}"


def searching(simulations: int, network: Network | None, game: Game, seed: str) -> Player:
    """Who plays in a trial."""
    return MctsPlayer(game, seed, simulations, network=network)


class Training:
    """A network on its way: it can be asked at any time for what it has learnt so far."""

    def __init__(self, game: Game, seed: str, hidden: int, jobs: int = 1, executor: Executor | None = None) -> None:
        self.game = game
        self.seed = seed
        self.jobs = jobs
        self.executor = executor
        features = features_of(game)
        self.features = features
        self.network = Network.untrained(features, hidden, Rng(f"{seed}/weights"))
        self.network.moments = judges(game, seed)
        self.rounds: list[Samples] = []
        self.held_back = Samples()
        self.games = 0
        self.surprise = 1.0
        self.trial = "none"
        self.network.share = 0.0

    def play(self, number: int, games: int, simulations: int, told: Callable[[int], None]) -> None:
        """A round of games; if it is broken off, what was finished is kept."""
        guide = self.network if self.network.share > 0.0 else None
        work = partial(numbered, self.game, self.network, guide, simulations, f"{self.seed}/{number}")
        found: list[tuple[int, Samples]] = []
        try:
            for size, block in shared_out(work, games, self.jobs, self.executor):
                found.append(block)
                self.games += size
                told(self.games)
        finally:
            samples = Samples()
            for place, (_, block_samples) in enumerate(sorted(found, key=lambda block: block[0])):
                (self.held_back if place % KEPT_BACK == KEPT_BACK - 1 else samples).join(block_samples)
            self.rounds.append(samples)

    def learn(self, number: int) -> None:
        """Look at all that was kept, several times; the newest round and the one before teach most."""
        taught = Samples()
        for samples in self.rounds[-2:]:
            taught.join(samples)
        rng = Rng(f"{self.seed}/order/{number}")
        learner = Learner(self.network, RATE)
        for _ in range(EPOCHS):
            learner.study(taught, rng)
        self.surprise = learner.surprise(self.held_back)

    def prove(self, number: int, games: int, simulations: int) -> None:
        """Let the network judge as much as did best against a search without it; nothing if that one is better."""
        found = [self.tried(share, f"{self.seed}/trial {number}", games, simulations) for share in SHARES]
        best = max(found, key=lambda trial: trial.gain)
        self.network.share = best.share if best.gain > 0.0 else 0.0
        self.trial = str(best)

    def tried(self, share: float, seed: str, games: int, simulations: int) -> "Trial":
        self.network.share = share
        learnt = partial(searching, simulations, self.network)
        plain = partial(searching, simulations, None)
        if self.game.cooperative:
            crew, other = (
                win_rate(self.game, bot, games, seed, self.jobs, executor=self.executor) for bot in (learnt, plain)
            )
            return Trial(share, crew.wins, games, other.rate)
        fair = games + -games % int(self.game.seats)
        found = contest(self.game, learnt, plain, fair, seed, self.jobs, executor=self.executor)
        return Trial(share, found.points, found.games, found.fair)

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
            share=self.network.share,
            trial=self.trial,
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
    told: TrainingProgress | None = None,
    executor: Executor | None = None,
) -> Trained:
    """Let bots learn a set-up from `games` games among themselves; Ctrl-C ends it early, with what was learnt so far.

    `game`, `seats`, `options`, `components` and `rules` are as for `ludotheque.game`. The text of what comes back is
    the file for `master:FILE`. An `executor` works in place of own processes.
    """
    opened = opened_game(game, seats, options, components, rules)
    for name, value, most in (("games", games, None), ("rounds", rounds, games), ("simulations", simulations, None)):
        if value < 1 or (most is not None and value > most):
            raise Mistake(f"{name} is {value}; {f'from 1 to {most}' if most else 'at least 1'} is possible")
    training = Training(opened, seed, hidden, jobs, executor)
    say = told or silent
    try:
        for number in range(rounds):
            some = games * (number + 1) // rounds - games * number // rounds
            training.play(number, some, simulations, partial(say, of=games, what=f"round {number + 1}: playing"))
            say(training.games, games, f"round {number + 1}: learning")
            training.learn(number)
            say(training.games, games, f"round {number + 1}: trying it out")
            training.prove(number, max(1, games // TRIALS), simulations)
    except KeyboardInterrupt:
        if not training.games:
            raise
        say(training.games, games, "ended early: learning from what was played")
        training.learn(rounds)
        training.prove(rounds, max(1, training.games // TRIALS), simulations)
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
