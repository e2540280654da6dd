"""What things are worth in a game, found out from scratch or better: read off what came of games, then evolved.

For one set-up, where a master goes by what was found, or for all that share a list of a game's `prices.toml`
(`price_list`): then the command makes that list anew.
"""

from concurrent.futures import Executor
from datetime import UTC, datetime
from itertools import product
from typing import Protocol

from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.core.price_lists import PriceList, list_for
from ludotheque.core.prices import Prices
from ludotheque.games import box, open_game
from ludotheque.lab.fitting import fitted
from ludotheque.lab.pricing import DEALS, DOUBT, Breeding
from ludotheque.lab.trial import Searching, Trial, tried

GENERATIONS = 100
TRIALS = 200
TRIAL_SIMULATIONS = 200
"""What was learnt is tried in so many games, with so many simulations for an action; blindly, in ten times as many."""

MOST_ALIKE = 1_000_000

STAYS = " It stays: "
"""Begins, in the origin of a list, what was tried against it last."""

LOOKS = 120
"""To fit prices takes so many times the games that a candidate of a generation plays."""


class Told(Protocol):
    """Told how much is done, of how much, and what is going on."""

    def __call__(self, done: int, of: int, what: str) -> None: ...


def silent(done: int, of: int, what: str) -> None:
    """Nobody is told."""


class Appraisal:
    """Prices on their way: they can be asked for at any time."""

    def __init__(
        self,
        setups: list[Game],
        seed: str,
        jobs: int = 1,
        executor: Executor | None = None,
        start: Prices | None = None,
    ) -> None:
        self.setups = setups
        self.seed = seed
        self.jobs = jobs
        self.executor = executor
        self.prices = start or setups[0].prices
        """What it has come to."""
        self.breeding: Breeding | None = None
        self.fits = 0
        self.games = 0
        """How many games were played for it."""

    @property
    def begun(self) -> bool:
        return self.games > 0

    def go_on(self, fits: int, generations: int, deals: int, told: Told) -> None:
        """Fit prices so many times, each time to games of players who go by the last ones; let them evolve; fit again.

        Evolution finds what does not show in judgements, and blurs a little what does.
        """
        of = fits + generations + (fits if generations else 0)
        for number in range(of):
            evolving = fits <= number < fits + generations
            told(number, of, "evolving prices" if evolving else "fitting prices")
            (self.breed if evolving else self.fit)(deals)

    def fit(self, deals: int) -> None:
        found, played = fitted(self.setups, self.prices, f"{self.seed}/fit {self.fits + 1}", LOOKS * deals)
        self.prices = found
        self.fits += 1
        self.games += played

    def breed(self, deals: int) -> None:
        """One generation."""
        if self.breeding is None:
            self.breeding = Breeding(self.setups, f"{self.seed}/prices", self.prices)
        before = self.breeding.played
        self.breeding.go_on(deals, self.jobs, self.executor)
        self.prices = self.breeding.prices()
        self.games += self.breeding.played - before

    def history(self) -> str:
        """What was done, in words."""
        many = "" if len(self.setups) == 1 else f", over {len(self.setups)} set-ups"
        bred = self.breeding.evolution.generation if self.breeding is not None else 0
        done = [f"fitted {times(self.fits, 'time')} to what came of games"] * (self.fits > 0)
        done += [f"evolved for {times(bred, 'generation')} in blind games"] * (bred > 0)
        return " and ".join(done) + many

    def trials(self, games: int, simulations: int) -> list[Trial]:
        """Against those who go by the prices of the game: ten times as many games blindly, then with thought."""
        return [
            tried(
                self.setups,
                Searching(self.prices, thought),
                Searching(self.setups[0].prices, thought),
                many,
                f"{self.seed}/bred {thought}",
                self.jobs,
                self.executor,
            )
            for thought, many in ((0, 10 * games), (simulations, games))
        ]


def times(count: int, what: str) -> str:
    return f"{count} {what}{'s' if count != 1 else ''}"


def all_alike(prices: Prices, number: int) -> Prices:
    """The same names with one number for all, so that nothing is known of what anything is worth; doubt stays."""
    return Prices({name: row if name == DOUBT else [number] * len(row) for name, row in prices.listed.items()})


def begun_alike(game: Game, alike: int, alone: bool, rounds: int) -> Prices:
    """Prices that know nothing yet; `alone` if nothing else says how to begin, `rounds` if they are to change."""
    if not alone:
        raise Mistake("alike and begin both say with which prices to begin; one of them is possible")
    if not 1 <= alike <= MOST_ALIKE:
        raise Mistake(f"alike is {alike}; from 1 to {MOST_ALIKE} is possible")
    if not game.prices.listed or not rounds:
        raise Mistake(f"alike is {alike}, but no prices of {game.name} are learnt: it has none, or they do not change")
    return all_alike(game.prices, alike)


def check_sizes(least: int = 0, **sizes: int) -> None:
    for name, size in sizes.items():
        if size < least:
            raise Mistake(f"{name} is {size}; at least {least} is possible")


# The lists of a game.


def sharing(game: Game) -> list[Game]:
    """Every set-up that shares a list of prices with this one: other numbers of players, other modes."""
    shelved, setup = box(game.name), game.setup
    lists = shelved.price_lists()
    own = list_for(lists, setup)
    found: list[Game] = []
    for seats in shelved.label.seats:
        modes = [option.at(seats) for option in shelved.label.options if option.foremost]
        for values in product(*([*option.values] for option in modes)):
            mode = {option.name: value for option, value in zip(modes, values, strict=True)}
            other = shelved.setup(seats, mode, setup.components, setup.rules)
            if list_for(lists, other) is own:
                found.append(open_game(other))
    return found


def appraise(
    game: Game,
    seed: str = "0",
    jobs: int = 1,
    fits: int = 0,
    generations: int = GENERATIONS,
    deals: int = DEALS,
    trials: int = TRIALS,
    simulations: int = TRIAL_SIMULATIONS,
    alike: int | None = None,
    start: Prices | None = None,
    command: str = "ludotheque.lab.appraisal.appraise",
    told: Told = silent,
    executor: Executor | None = None,
) -> PriceList:
    """Make the list of prices anew that counts for this set-up, over all that share it; as for `train`.

    Unless searches that go by what it has come to win more, the list stays as it is, but for prices that were all
    alike at first; `trial` says what was tried. Ctrl-C ends it early.
    """
    check_sizes(simulations=simulations, generations=generations, fits=fits)
    check_sizes(1, deals=deals, trials=trials)
    if not game.prices.listed:
        raise Mistake(f"{game.name} has no prices: its bots weigh nothing by numbers that could be learnt")
    if fits == generations == 0:
        raise Mistake("there is nothing to learn: prices are neither fitted nor do they evolve")
    begun = start if alike is None else begun_alike(game, alike, start is None, fits + generations)
    setups = sharing(game)
    if game.setup not in (other.setup for other in setups):
        raise Mistake("a list is for every choice but the number of players and the mode: leave out the other options")
    appraisal = Appraisal(setups, seed, jobs, executor, begun)
    try:
        appraisal.go_on(fits, generations, deals, told)
    except KeyboardInterrupt:
        if not appraisal.begun:
            raise
    blindly, with_thought = appraisal.trials(trials, simulations)
    own = list_for(box(game.name).price_lists(), game.setup)
    begins = f"the list of {own.date}" if start is None else "prices that were learnt for one set-up"
    begins = begins if alike is None else "prices that were all alike"
    stays = alike is None and with_thought.gain <= 0.0
    prices = game.prices if stays else appraisal.prices
    history = appraisal.history()
    return PriceList(
        when=own.when,
        seats=own.seats,
        command=command,
        games=appraisal.games,
        date=own.date if stays else datetime.now(UTC).date().isoformat(),
        origin=f"{own.origin.partition(STAYS)[0]}{STAYS}{begins} came to nothing better, {history}."
        if stays
        else f"From {begins}: {history}.",
        trial=f"Against the list before: blindly {blindly}; with {simulations} simulations {with_thought}.",
        prices={name: row[0] if len(row) == 1 else row for name, row in prices.listed.items()},
    )
