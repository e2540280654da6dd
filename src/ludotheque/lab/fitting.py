"""What things are worth to bots, read off what came of games: the prices by which a heuristic foretells best who wins.

The logarithm of the odds that a heuristic gives a seat is taken for a sum over its prices, which it is in some games
and nearly is in others for prices close by; then it is a logistic regression, found by Newton's steps. What seldom
shows stays near the price that it had, and what shows nowhere stays there: evolution (`pricing.py`) finds those.
"""

from math import exp, log, log1p, sqrt

from ludotheque.core.contract import Game
from ludotheque.core.prices import Prices
from ludotheque.games import repriced
from ludotheque.lab.pricing import DOUBT, LEAST, Moment, moments, surprise

STEPS = 8
"""Newton's steps: as a rule nothing moves any more after five."""

STRAY = 0.125
"""A price is asked about by this share of itself, and by one where it is small."""

REACH = 16.0
"""How far a price may well lie from what it was, in those shares, before anything is known of it."""

OTHERS = 4
"""One game in so many is not read but asked about."""

HALVES = 4
"""So often the way is halved, as long as its end says less than its beginning of games that were not read."""

Row = tuple[float, list[tuple[int, float]], float]
"""Of a seat in a situation: its log-odds as it is, what each price adds to them, and what came of it."""


def fitted(setups: list[Game], prices: Prices, seed: str, games: int) -> tuple[Prices, int]:
    """Prices that foretell best what comes of games of players who go by these, and how many games were played.

    They go only so far as they say more of games that were not read, too.
    """
    read, kept = max(1, games // len(setups)), max(1, games // len(setups) // OTHERS)
    start = prices.numbers()
    units = [max(1.0, STRAY * abs(number)) for number in start]
    found: list[Row] = []
    others: list[tuple[Game, list[Moment]]] = []
    for number, game in enumerate(setups):
        priced = repriced(game, prices)
        found += rows(game, prices, moments(priced, f"{seed}/read {number}", read), units)
        others.append((game, moments(priced, f"{seed}/kept {number}", kept)))
    played = (read + kept) * len(setups)
    way = regression(found, len(start))
    before = misses(others, prices)
    for half in range(HALVES + 1):
        ends = [number + round(unit * far / 2**half) for number, unit, far in zip(start, units, way, strict=True)]
        nearer = prices.priced(ends)
        if misses(others, nearer) < before:
            return nearer, played
    return prices, played


def misses(seen: list[tuple[Game, list[Moment]]], prices: Prices) -> float:
    """How far off these prices are on what came, over all set-ups."""
    return sum(surprise(repriced(game, prices), those) for game, those in seen)


def rows(game: Game, prices: Prices, seen: list[Moment], units: list[float]) -> list[Row]:
    """What each price adds to the log-odds of each seat: asked by a little more of it."""
    judged = odds(game, prices, seen)
    adds: list[list[tuple[int, float]]] = [[] for _ in judged]
    numbers = prices.numbers()
    names = [name for name, row in prices.listed.items() for _ in row]
    for place in (place for place, name in enumerate(names) if name != DOUBT):
        step = round(units[place])
        more = prices.priced([*numbers[:place], numbers[place] + step, *numbers[place + 1 :]])
        for entry, before, after in zip(adds, judged, odds(game, more, seen), strict=True):
            if after != before:
                entry.append((place, (after - before) * units[place] / step))
    came = [score for _, scores in seen for score in asked(game, scores)]
    return list(zip(judged, adds, came, strict=True))


def odds(game: Game, prices: Prices, seen: list[Moment]) -> list[float]:
    """The logarithm of the odds of each seat that is asked about, in each situation."""
    heuristic = repriced(game, prices).heuristic()
    said = [heuristic.estimate(state, seat) for state, scores in seen for seat in range(len(asked(game, scores)))]
    return [log(chance / (1.0 - chance)) for chance in (min(max(each, LEAST), 1.0 - LEAST) for each in said)]


def asked(game: Game, scores: list[float]) -> list[float]:
    """Of a crew one says it all, and of two rivals as well."""
    return scores[:1] if game.cooperative or len(scores) == 2 else scores


def regression(found: list[Row], count: int) -> list[float]:
    """How far each number is to go, in its unit, for the odds to foretell best what came."""
    way = [0.0] * count
    least = misfit(found, way)
    for _ in range(STEPS):
        step = newton(found, way)
        for _ in range(HALVES):
            there = [far + part for far, part in zip(way, step, strict=True)]
            off = misfit(found, there)
            if off < least:
                way, least = there, off
                break
            step = [part / 4 for part in step]
        else:
            break
    return way


def misfit(found: list[Row], way: list[float]) -> float:
    """How far off the odds are on what came, in nats, and how far the way is."""
    total = sum(far * far for far in way) / (2 * REACH**2)
    for judged, adds, came in found:
        said = judged + sum(way[place] * add for place, add in adds)
        total += max(said, 0.0) + log1p(exp(-abs(said))) - came * said
    return total


def newton(found: list[Row], way: list[float]) -> list[float]:
    """Where the misfit would be least, were it as bent everywhere as it is here."""
    count = len(way)
    slopes = [-far / REACH**2 for far in way]
    bends = [[0.0] * (place + 1) for place in range(count)]
    for place in range(count):
        bends[place][place] = 1.0 / REACH**2
    for judged, adds, came in found:
        said = judged + sum(way[place] * add for place, add in adds)
        off = exp(-abs(said))
        chance = 1.0 / (1.0 + off) if said >= 0.0 else off / (1.0 + off)
        for place, add in adds:
            slopes[place] += (came - chance) * add
            bend = chance * (1.0 - chance) * add
            line = bends[place]
            for other, more in adds:
                if other <= place:
                    line[other] += bend * more
    return solved(bends, slopes)


def solved(lower: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric, positive system of which the lower half is given (Cholesky)."""
    count = len(right)
    root = [[0.0] * count for _ in range(count)]
    for row in range(count):
        for column in range(row + 1):
            rest = lower[row][column] - sum(root[row][k] * root[column][k] for k in range(column))
            root[row][column] = sqrt(rest) if row == column else rest / root[column][column]
    half: list[float] = []
    for row in range(count):
        half.append((right[row] - sum(root[row][k] * half[k] for k in range(row))) / root[row][row])
    full = [0.0] * count
    for row in reversed(range(count)):
        below = sum(root[k][row] * full[k] for k in range(row + 1, count))
        full[row] = (half[row] - below) / root[row][row]
    return full
