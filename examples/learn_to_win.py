"""An agent that learns from nothing to beat the bot `easy`, with numpy alone.

python learn_to_win.py laaancez --lessons 2000

One small network says for a seat how promising each action is and how the game stands. It plays many games side by
side against itself; after every few steps an action becomes likelier if the game then stood better than expected, and
less likely if worse ("advantage actor-critic"). `docs/research.md` walks through it.
"""

import argparse
from collections.abc import Callable
from math import sqrt
from time import monotonic
from typing import Any

import numpy

from ludotheque.adapters import vector

HIDDEN, SPAN, RATE, CURIOSITY, TRIED = 64, 32, 0.001, 0.01, 250
"""Neurons; steps between lessons; how fast it learns; what trying other actions is worth; lessons between trials."""


class Network:
    """A seat's numbers in, a preference for each action and an expectation out."""

    def __init__(self, space: Any, actions: int, seed: int) -> None:
        size = space.shape[0]
        rng = numpy.random.default_rng(seed)
        self.low, self.span = space.low.astype("f"), (space.high - space.low).astype("f")
        self.weights: list[Any] = [
            (rng.standard_normal((size, HIDDEN)) / sqrt(size)).astype("f"),
            numpy.zeros(HIDDEN, "f"),
            numpy.zeros((HIDDEN, actions + 1), "f"),
            numpy.zeros(actions + 1, "f"),
        ]
        self.moments = [(numpy.zeros_like(each), numpy.zeros_like(each)) for each in self.weights]
        self.lessons = 0

    def scaled(self, observation: Any) -> Any:
        return (observation.astype("f") - self.low) / self.span

    def look(self, seen: Any, masks: Any) -> tuple[Any, Any, Any]:
        """What the neurons say, how likely each legal action is, and what is expected of the game."""
        first, bias, second, last = self.weights
        neurons = numpy.maximum(seen @ first + bias, 0)
        out = neurons @ second + last
        likely = numpy.where(masks, out[:, :-1], numpy.float32(-1e9))
        likely = numpy.exp(likely - likely.max(1, keepdims=True))
        return neurons, likely / likely.sum(1, keepdims=True), out[:, -1]

    def learn(self, seen: Any, masks: Any, chosen: Any, returns: Any, counts: Any, rate: float) -> None:
        """One lesson. Steps that do not count, at which a new game began, change nothing."""
        neurons, likely, expected = self.look(seen, masks)
        surprise = (returns - expected) * counts
        weight = surprise / (surprise.std() + numpy.float32(1e-6))
        logs = numpy.log(likely + numpy.float32(1e-12))
        doubt = -(likely * logs).sum(1, keepdims=True)
        slope = numpy.empty((len(seen), likely.shape[1] + 1), "f")
        slope[:, :-1] = likely * (weight[:, None] + CURIOSITY * counts[:, None] * (logs + doubt))
        slope[numpy.arange(len(seen)), chosen] -= weight
        slope[:, -1] = -surprise
        slope /= counts.sum()
        back = (slope @ self.weights[2].T) * (neurons > 0)
        self.adjust([seen.T @ back, back.sum(0), neurons.T @ slope, slope.sum(0)], rate)

    def adjust(self, slopes: list[Any], rate: float) -> None:
        """A step down the slopes, by Adam."""
        self.lessons += 1
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            scale = numpy.sqrt(square / (1 - 0.999**self.lessons)) + 1e-8
            weight -= (rate / (1 - 0.9**self.lessons)) * mean / scale


def any_of(likely: Any, rng: Any) -> Any:
    """One action of each row, as likely as the row says."""
    sums = likely.cumsum(1)
    return (sums > rng.random((len(likely), 1), "f") * sums[:, -1:]).argmax(1)


class Tables:
    """Games that go on side by side, from one lesson to the next."""

    def __init__(self, games: vector.Games, seed: int) -> None:
        self.games = games
        self.shown, self.told = games.reset(seed=seed)
        self.counts: Any = numpy.ones(games.num_envs, "f")

    def played(self, network: Network, rng: Any) -> tuple[Any, Any, Any, Any, Any]:
        """Some steps more: what was seen, what might be done and was, what came of it, and which steps count."""
        rows, steps = numpy.arange(self.games.num_envs), []
        for _ in range(SPAN):
            seen, masks, seats = network.scaled(self.shown["observation"]), self.shown["action_mask"], self.told["seat"]
            chosen = any_of(network.look(seen, masks)[1], rng)
            self.shown, _, ended, _, self.told = self.games.step(chosen)
            steps.append((seen, masks, chosen, self.counts, seats, self.told["rewards"].astype("f"), ended))
            self.counts = 1 - ended.astype("f")  # after an end, the next step only begins a new game
        hope = network.look(network.scaled(self.shown["observation"]), self.shown["action_mask"])[2]
        worth: Any = numpy.empty((len(rows), 2), "f")
        worth[rows, self.told["seat"]], worth[rows, 1 - self.told["seat"]] = hope, -hope
        returns: list[Any] = []
        for _, _, _, _, seats, rewards, ended in reversed(steps):
            worth = numpy.where(ended[:, None], rewards, worth)
            returns.insert(0, worth[rows, seats])
        seen, masks, chosen, counts = (numpy.concatenate([step[part] for step in steps]) for part in range(4))
        return seen, masks, chosen, numpy.concatenate(returns), counts


def train(
    game: str, lessons: int, rival: str = "easy", count: int = 64, seed: int = 1, tell: Callable[[str], None] = print
) -> Network:
    """Games against itself. Now and then it is tried against the rival, and what did best is kept."""
    tables = Tables(vector.make(game, count), seed)
    network = Network(tables.games.single_observation_space["observation"], tables.games.batch.width, seed)  # type: ignore[index]
    rng, began = numpy.random.default_rng(seed), monotonic()
    best, kept = -1.0, network.weights
    for lesson in range(1, lessons + 1):
        network.learn(*tables.played(network, rng), RATE)
        if lesson % TRIED == 0 or lesson == lessons:
            tried = measured(network, game, 200, rival, seed)
            tell(f"{lesson} lessons, {monotonic() - began:.0f} s: {tried}")
            if tried.rate > best:
                best, kept = tried.rate, [weight.copy() for weight in network.weights]
    network.weights = kept
    return network


class Measured:
    """How often an agent has won, with an interval that holds in 95 of 100 such measurements (Wilson's)."""

    def __init__(self, wins: float, games: int) -> None:
        rate, spread = wins / games, 1.96**2 / games
        middle = (rate + spread / 2) / (1 + spread)
        half = sqrt(rate * (1 - rate) * spread + spread**2 / 4) / (1 + spread)
        self.rate, self.low, self.high, self.games = rate, middle - half, middle + half, games

    def __str__(self) -> str:
        return f"wins {self.rate:.0%} ({self.low:.0%} to {self.high:.0%}) of {self.games} games"


def measured(network: Network, game: str, games: int, rival: str = "easy", seed: int = 1000) -> Measured:
    """So many games against a bot, half of them from each seat; the network takes what it holds most likely."""
    wins, played = 0.0, 0
    for seat in range(2):
        arena = vector.make(game, games // 2, seat=seat, rivals=rival)
        shown, _ = arena.reset(seed=seed)
        first: Any = numpy.ones(games // 2, bool)
        while first.any():
            likely = network.look(network.scaled(shown["observation"]), shown["action_mask"])[1]
            shown, rewards, ended, _, _ = arena.step(likely.argmax(1))
            wins += ((rewards + 1) / 2 * (first & ended)).sum()
            played += int((first & ended).sum())
            first &= ~ended
    return Measured(wins, played)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="laaancez", help="a game for two rivals")
    parser.add_argument("--lessons", type=int, default=2000, help="a dozen or so a second")
    parser.add_argument("--games", type=int, default=1000, help="to measure by, in the end")
    asked = parser.parse_args()
    learnt = train(asked.game, asked.lessons)
    print(f"against easy it {measured(learnt, asked.game, asked.games)}")
