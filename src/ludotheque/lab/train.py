"""Self-play: bots play among themselves, and learn what things are worth and how likely a situation is to be won.

First the prices of the game's heuristic evolve (`pricing.py`); they are kept if players who go by them win more. Then
a network learns what is to be added to what the heuristic says, from games that are played in rounds: blindly, or by
students who search, in the first round with playouts, from then on with what was learnt in the rounds before, as far as
it has proven itself. After each round, searches that judge partly or wholly by the network play against such as do
without it, and think longer for that. All chance follows from the seed, so that the same command makes the same file,
in any number of jobs.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from datetime import UTC, datetime
from functools import partial
from os import PathLike

from ludotheque.core.blocks import share as shared_out
from ludotheque.core.box import OptionValue
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.core.prices import Prices
from ludotheque.games import repriced
from ludotheque.lab.appraisal import (
    GENERATIONS,
    TRIAL_SIMULATIONS,
    TRIALS,
    Appraisal,
    Told,
    begun_alike,
    check_sizes,
    silent,
)
from ludotheque.lab.pricing import DEALS
from ludotheque.lab.study import circumstances
from ludotheque.lab.trial import Searching, Trial, tried
from ludotheque.library import game as opened_game
from ludotheque.search.learner import Learner
from ludotheque.search.levels import UNLEARNT
from ludotheque.search.network import Network
from ludotheque.search.samples import Samples
from ludotheque.search.self_play import study_games
from ludotheque.search.trained import Trained, features_of, fingerprint, packed

ROUNDS = 4
SIMULATIONS = 100
HIDDEN = 32
EPOCHS = 6
"""How often each sample is looked at after a round."""

SHARES = (0.5, 1.0)
"""How much of a judgement the network may make."""

RATE = 0.02
KEPT_BACK = 20
"""One game block in so many is not learnt from, but asked about."""


class Training:
    """Prices and a network on their way: they can be asked at any time for what was learnt so far."""

    def __init__(
        self,
        game: Game,
        seed: str,
        hidden: int,
        jobs: int = 1,
        executor: Executor | None = None,
        begun: Prices | None = None,
        afresh: bool = False,
    ) -> None:
        self.setup = game
        """The game as it was, for players who have learnt nothing."""
        self.game = game
        self.seed = seed
        self.hidden = hidden
        self.jobs = jobs
        self.executor = executor
        self.appraisal = Appraisal([game], seed, jobs, executor, begun)
        self.afresh = afresh
        """Whether the new prices owe nothing to those of the game, and are kept for themselves."""
        self.bred = "none"
        self.features = features_of(game)
        self.network = Network.untrained(self.features, hidden, Rng(f"{seed}/weights"))
        self.network.moments = judges(game, seed)
        self.network.share = 0.0
        self.rounds: list[Samples] = []
        self.held_back = Samples()
        self.games = 0
        self.surprise = 1.0
        self.trial = "none"

    def prove_prices(self, games: int, simulations: int) -> None:
        """Go by the new prices from now on, if searches who do win more, or if they were found afresh."""
        if not self.appraisal.begun:
            return
        trials = self.appraisal.trials(games, simulations)
        self.bred = f"blindly {trials[0]}; with {simulations} simulations {trials[1]}"
        if self.afresh or trials[1].gain > 0.0:
            self.game = repriced(self.setup, self.appraisal.prices)

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
        """Look at all that was kept, several times; the newest round and the one before teach most.

        As soon as another look makes it say less of games that it has not seen, it has begun to learn by heart.
        """
        taught = Samples()
        for samples in self.rounds[-2:]:
            taught.join(samples)
        rng = Rng(f"{self.seed}/order/{number}")
        learner = Learner(self.network, RATE)
        self.surprise = learner.surprise(self.held_back)
        for _ in range(EPOCHS):
            weights = self.network.weights()
            learner.study(taught, rng)
            surprise = learner.surprise(self.held_back)
            if self.held_back.size and surprise >= self.surprise:
                self.network.set_weights(weights)
                break
            self.surprise = surprise

    def prove(self, number: int, games: int, simulations: int) -> None:
        """Let the network judge as much as did best against a search without it; nothing if that one is better.

        A search that asks no network thinks longer in the same time.
        """
        plain = Searching(self.game.prices, UNLEARNT * simulations)
        found: list[tuple[float, Trial]] = []
        for share in SHARES:
            self.network.share = share
            learnt = Searching(self.game.prices, simulations, self.network)
            found.append((share, self.tried(learnt, plain, f"{self.seed}/trial {number}", games)))
        share, best = max(found, key=lambda each: each[1].gain)
        self.network.share = share if best.gain > 0.0 else 0.0
        self.trial = f"{share:g} of the judgement: {best}"

    def tried(self, learnt: Searching, plain: Searching, seed: str, games: int) -> Trial:
        return tried([self.setup], learnt, plain, games, seed, self.jobs, self.executor)

    def trained(self, command: str) -> Trained:
        made = circumstances(self.setup, self.seed)
        proven = self.network.share > 0.0
        return Trained(
            command=command,
            games=self.games,
            samples=sum(samples.size for samples in self.rounds),
            surprise=round(float(self.surprise), 4),
            date=datetime.now(UTC).date().isoformat(),
            numbers=fingerprint(self.features),
            hidden=self.network.hidden if proven else 0,
            moments=self.network.moments,
            share=self.network.share,
            bred=self.bred,
            trial=self.trial,
            prices={} if self.game is self.setup else self.game.prices.listed,
            weights=packed(self.network) if proven else "",
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
    generations: int = GENERATIONS,
    deals: int = DEALS,
    trials: int = TRIALS,
    begin: Trained | None = None,
    alike: int | None = None,
    fits: int = 0,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    components: str | PathLike[str] = "",
    rules: int | None = None,
    command: str = "ludotheque.train",
    told: Told = silent,
    executor: Executor | None = None,
) -> Trained:
    """Let bots learn a set-up among themselves; Ctrl-C ends it early, with what was learnt so far.

    `game`, `seats`, `options`, `components` and `rules` are as for `ludotheque.game`. Prices evolve for `generations`,
    in each of which every candidate plays so many `deals`; a game that has none goes without. They `begin` with those
    of the game, or with what was learnt for another set-up of it. Or all of them are that one number at first, `alike`,
    and what they come to is kept in any case. Before they evolve they are read off what came of games, so many times:
    `fits`. Then a network learns from `games` games; with 0 there is none. What was learnt is tried in so many
    `trials`. The text of what comes back is the file for `master:FILE`. An `executor` works in place of own processes.
    """
    opened = opened_game(game, seats, options, components, rules)
    check_sizes(games=games, simulations=simulations, generations=generations, fits=fits)
    check_sizes(1, rounds=rounds, deals=deals, trials=trials)
    if games and rounds > games:
        raise Mistake(f"rounds is {rounds}; from 1 to {games} is possible")
    if not opened.prices.listed:
        generations = fits = 0
    if generations == fits == games == 0:
        raise Mistake("there is nothing to learn: no generations of prices and no games for a network")
    begun = begun_with(opened, begin)
    if alike is not None:
        begun = begun_alike(opened, alike, begin is None, fits + generations)
    training = Training(opened, seed, hidden, jobs, executor, begun, afresh=alike is not None)
    thought = simulations or TRIAL_SIMULATIONS
    ended = "ended early: learning from what was played"
    try:
        training.appraisal.go_on(fits, generations, deals, told)
        training.prove_prices(trials, thought)
        for number in range(rounds if games else 0):
            some = games * (number + 1) // rounds - games * number // rounds
            training.play(number, some, simulations, partial(told, of=games, what=f"round {number + 1}: playing"))
            told(training.games, games, f"round {number + 1}: learning")
            training.learn(number)
            told(training.games, games, f"round {number + 1}: trying it out")
            training.prove(number, trials, thought)
    except KeyboardInterrupt:
        if training.games:
            told(training.games, games, ended)
            training.learn(rounds)
            training.prove(rounds, trials, thought)
        elif training.appraisal.begun:
            told(generations, generations, ended)
            training.prove_prices(trials, thought)
        else:
            raise
    return training.trained(command)


def begun_with(game: Game, begin: Trained | None) -> Prices | None:
    """The prices of a file, if it is of this game."""
    if begin is None:
        return None
    if begin.game != game.name or not begin.prices:
        raise Mistake(f"there is nothing to begin with for {game.name}: the file has no prices of it")
    return begin.prices_for(game)


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
