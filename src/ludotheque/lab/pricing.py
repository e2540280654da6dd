"""What things are worth to bots, found by evolution: who goes by better prices wins more, and knows how things stand.

Players do what looks best at a glance, so that a generation of thousands of games takes seconds. Each candidate plays
the same deals from every seat, among players that go by the prices of the middle as it was some generations ago; where
all win together, as a crew of its own. And each says of the same situations who will win: what does not show in blind
play, the scale of prices and what is left when everything is counted, shows there.
"""

from concurrent.futures import Executor
from functools import partial
from math import log

from ludotheque.core.blocks import share as shared_out
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.errors import Mistake
from ludotheque.core.prices import Prices
from ludotheque.games import repriced
from ludotheque.lab.evolution import Evolution
from ludotheque.lab.weary import WearyPlayer
from ludotheque.search.greedy import GreedyPlayer
from ludotheque.search.match import play
from ludotheque.search.player import Player

DEALS = 100
"""How many deals each candidate plays in a generation."""

RIVALS = 20
"""After so many generations the others go by the prices of the middle anew."""

MOMENTS = 100
"""Games out of which situations are taken that candidates judge."""

LOOKED_AT = 20
WANDERS = 8
"""Of a hundred situations so many are judged; of a hundred actions so many are any, so that more is seen."""

LEAST = 1e-6

DOUBT = "doubt"
"""The one price that says nothing to those who play blindly: how far search is to doubt the others."""

Moment = tuple[State, list[float]]
"""A situation that can be judged, and what came of it for each seat."""


class Breeding:
    """Evolution of prices for one set-up, or for several that share them; it can be asked at any time for the best."""

    def __init__(self, games: list[Game], seed: str, begun: Prices | None = None) -> None:
        self.games = games
        self.seed = seed
        self.begun = begun or games[0].prices
        """What it began with: prices that were learnt elsewhere, or those of the game."""
        if not self.begun.listed:
            raise Mistake(f"{games[0].name} has no prices: its bots weigh nothing by numbers that could be learnt")
        names = [name for name, row in self.begun.listed.items() for _ in row]
        fixed = [place for place, name in enumerate(names) if name == DOUBT]
        self.evolution = Evolution(self.begun.numbers(), Rng(f"{seed}/brood"), fixed)
        self.others = self.begun
        self.played = 0
        """How many games all generations have played."""

    def prices(self) -> Prices:
        """What it has come to."""
        return self.begun.priced(self.evolution.best())

    def go_on(self, deals: int, jobs: int, executor: Executor | None) -> None:
        """One generation, in which each candidate plays so many deals, shared out among the set-ups."""
        number = self.evolution.generation
        if number % RIVALS == 0:
            self.others = self.prices()
        seed = f"{self.seed}/{number}"
        brood = [self.begun.priced(numbers) for numbers in self.evolution.brood()]
        some = max(1, deals // len(self.games))
        self.played += len(brood) * some * sum(tables(game) for game in self.games)
        scores = [-off for off in self.surprises(brood, f"{seed}/seen")]
        work = partial(tried, self.games, brood, self.others, some, seed)
        for _, found in shared_out(work, len(brood), jobs, executor):
            for place, won in found:
                scores[place] += won
        self.evolution.breed(scores)

    def surprises(self, brood: list[Prices], seed: str) -> list[float]:
        """How far off the judgement of each is, over all set-ups, in situations of players that go by the middle."""
        middle, some = self.prices(), max(1, MOMENTS // len(self.games))
        total = [0.0] * len(brood)
        for number, game in enumerate(self.games):
            seen = moments(repriced(game, middle), f"{seed}/{number}", some)
            self.played += some
            for place, prices in enumerate(brood):
                total[place] += surprise(repriced(game, prices), seen)
        return total


def tried(
    games: list[Game], brood: list[Prices], others: Prices, deals: int, seed: str, first: int, end: int
) -> list[tuple[int, float]]:
    """What these of a brood win, over all set-ups."""
    return [
        (
            place,
            sum(winnings(game, brood[place], others, deals, f"{seed}/{number}") for number, game in enumerate(games)),
        )
        for place in range(first, end)
    ]


def winnings(game: Game, prices: Prices, others: Prices, deals: int, seed: str) -> float:
    """The share of points of players that go by these prices among others, or of a crew of them."""
    seats = int(game.seats)
    own, theirs = repriced(game, prices), repriced(game, others)
    brood = [GreedyPlayer(own, f"{seed}/own {seat}") for seat in range(seats)]
    rivals = [GreedyPlayer(theirs, f"{seed}/other {seat}") for seat in range(seats)]
    points = 0.0
    for deal in range(deals):
        for place in range(tables(game)):
            players: list[Player] = [*rivals[:place], brood[place], *rivals[place + 1 :]]
            state = game.start(f"{seed}/{deal}")
            seated: list[Player] = [WearyPlayer(player) for player in (brood if game.cooperative else players)]
            play(state, seated, f"{seed}/{deal}/imagined")
            points += state.score(place)
    return points / (deals * tables(game))


def tables(game: Game) -> int:
    """How often a candidate plays a deal: on each seat, or as a whole crew."""
    return 1 if game.cooperative else int(game.seats)


def moments(game: Game, seed: str, games: int) -> list[Moment]:
    """Situations that the heuristic can judge, out of blind games, with what came of them."""
    found: list[Moment] = []
    for number in range(games):
        rng = Rng(f"{seed}/{number}")
        state = game.start(f"{seed}/{number}")
        players = [GreedyPlayer(game, f"{seed}/{number}/{seat}") for seat in range(game.seats)]
        judged: list[State] = []
        while not state.over():
            state.wait()
            seats = state.to_act()
            if not seats:
                continue
            seat = seats[0]
            if (
                rng.below(100) < LOOKED_AT
                and not state.settled()
                and players[seat].heuristic.estimate(state, seat) >= 0
            ):
                judged.append(state.clone())
            action = players[seat].choose(state.guess(seat, rng), seat)
            if rng.below(100) < WANDERS:
                actions = state.actions(seat)
                action = actions[rng.below(len(actions))]
            state.apply(seat, action)
        scores = [state.score(seat) for seat in range(game.seats)]
        found += [(moment, scores) for moment in judged]
    return found


def surprise(game: Game, seen: list[Moment]) -> float:
    """How far off a heuristic is on what came of situations: the mean cross-entropy, in nats; 0 if it never judges."""
    heuristic = game.heuristic()
    total = 0.0
    for state, scores in seen:
        for seat, score in enumerate(scores):
            said = min(max(heuristic.estimate(state, seat), LEAST), 1 - LEAST)
            if not game.cooperative:
                total -= score * log(said)
            elif seat == 0:
                total -= score * log(said) + (1 - score) * log(1 - said)
    return total / max(1, len(seen))
