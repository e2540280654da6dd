"""All against all: who is how strong, and how sure that is.

Every pair of players meets on the same deals. A deal is played so that luck cancels out: with two seats, both ways
round; with more, one of them alone among the others, on every seat, and the other way round; where all win together,
by a crew of the one and by a crew of the other. What a player has of a deal is its share: half of it if both did
equally well, and more by half of what it did better.

What is finished can be kept in a file at any time. Whoever goes on from it gets the very result of one go: a deal
depends on nothing but its number.
"""

import os
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from math import fsum
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec

from ludotheque.core.blocks import in_order
from ludotheque.core.box import OptionValue
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.lab.forfeits import Faults, joined, scores_of
from ludotheque.lab.own_players import bot_of
from ludotheque.lab.paired import interval
from ludotheque.lab.program import programs_ended
from ludotheque.lab.ratings import Met, rated
from ludotheque.lab.sequential import Sequential, Verdict
from ludotheque.lab.simulate import Progress
from ludotheque.lab.study import Study, circumstances
from ludotheque.library import game as opened_game
from ludotheque.search.levels import Bot, bot_name

MARGIN: Final = 0.05
"""A sequential test tells a share of half the points and so much more from one of so much less."""

ROUND: Final = 16
"""Deals after which a test is looked at, to see who need not go on."""

MOST: Final = 32
"""Players, of whom every two meet."""

REST: Final = 1.0
"""Seconds at least between two writings of a file."""


class Meeting(msgspec.Struct, frozen=True):
    """Two players, and what they did in every deal."""

    one: str
    other: str
    deals: list[tuple[float, float]]
    """What each of them took of a game, on average over the games of the deal."""
    faults: list[tuple[int, Faults]]
    """Who failed, by deal."""
    share: float
    """Of the first, over all deals: half of the points if they are equally strong."""
    low: float
    high: float
    verdict: Verdict
    """With a sequential test: the first is weaker, stronger, or it is not settled."""


class Rated(msgspec.Struct, frozen=True):
    """A player on the scale of Elo, on which the average of all is 0."""

    bot: str
    rating: float
    low: float
    high: float


class Arena(Study, frozen=True, kw_only=True):
    """What came of all meetings, with every deal: enough to go on from here."""

    bots: list[str]
    games: int
    """The most that two of them play against each other."""
    of_a_deal: int
    """Games in which two play one deal."""
    margin: float | None
    """Of the sequential test, if there is one."""
    cooperative: bool
    meetings: list[Meeting]
    ratings: list[Rated]
    """The strongest first."""
    faults: list[Faults]

    def meeting(self, one: str, other: str) -> Meeting:
        """Of these two, seen from the first."""
        found = next(met for met in self.meetings if {met.one, met.other} == {one, other})
        return found if found.one == one else turned(found)

    def played(self) -> int:
        """How many games that took."""
        return sum(len(met.deals) for met in self.meetings) * self.of_a_deal


def turned(met: Meeting) -> Meeting:
    """The same meeting, seen from the other side."""
    verdicts: dict[Verdict, Verdict] = {"low": "high", "high": "low", "open": "open"}
    return Meeting(
        one=met.other,
        other=met.one,
        deals=[(theirs, own) for own, theirs in met.deals],
        faults=met.faults,
        share=1 - met.share,
        low=1 - met.high,
        high=1 - met.low,
        verdict=verdicts[met.verdict],
    )


def arena(
    game: str | os.PathLike[str] | Game,
    bots: Sequence[Bot],
    games: int = 200,
    seed: str = "0",
    jobs: int = 1,
    progress: Progress | None = None,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    components: str | os.PathLike[str] = "",
    rules: int | None = None,
    sprt: bool = False,
    margin: float = MARGIN,
    file: str | os.PathLike[str] | None = None,
    resume: str | os.PathLike[str] | None = None,
    executor: Executor | None = None,
) -> Arena:
    """Let every two of the bots meet in `games` games, or a few more to make whole deals.

    `game`, `seats`, `options`, `components` and `rules` are as for `ludotheque.game`; the rest as for `simulate`. With
    `sprt` two bots stop as soon as it is settled which of them is the stronger, wrong in 5 of 100 at most where the
    truth is `margin` away from even. `file` is a JSON file in which all that is finished is kept, also while it
    goes on; `resume` is such a file, with which to go on.
    """
    opened = opened_game(game, seats, options, components, rules)
    lists = Standing(opened, [bot_of(bot) for bot in bots], games, seed, margin if sprt else None)
    target = resume if file is None else file
    if file is not None and file != resume and Path(file).exists():
        raise Mistake(f"{os.fspath(file)} is there already, and nothing is written over; resume it, or name another")
    if resume is not None:
        lists.go_on_from(read(resume))
    keeper = Keeper(Path(target), lists) if target is not None else None
    try:
        with programs_ended():
            lists.play(jobs, executor, progress, keeper)
    finally:
        if keeper is not None:
            keeper.write()
    return lists.result()


class Pairing:
    """Two players who meet, and what is known of it so far."""

    def __init__(self, one: int, other: int, margin: float | None) -> None:
        self.one = one
        self.other = other
        self.deals: list[tuple[float, float]] = []
        self.faults: list[tuple[int, Faults]] = []
        self.test = Sequential(0.5 - margin, 0.5 + margin) if margin is not None else None

    def add(self, deal: tuple[float, float], faults: Sequence[Faults]) -> None:
        """One more deal, unless it is settled already."""
        if self.settled():
            return
        self.faults += [(len(self.deals), each) for each in faults]
        self.deals.append(deal)
        if self.test is not None:
            self.test.add(share_of(deal))

    def settled(self) -> bool:
        return self.test is not None and self.test.verdict != "open"

    def shares(self) -> list[float]:
        return [*map(share_of, self.deals)]


def share_of(deal: tuple[float, float]) -> float:
    """The first one's share of a deal.

    >>> share_of((0.5, 0.5)), share_of((1.0, 0.0)), share_of((0.5, 0.25))
    (0.5, 1.0, 0.625)
    """
    own, theirs = deal
    return 0.5 + (own - theirs) / 2


class Standing:
    """An arena on its way."""

    def __init__(self, game: Game, bots: list[Bot], games: int, seed: str, margin: float | None) -> None:
        self.game = game
        self.bots = bots
        self.names = [bot_name(bot) for bot in bots]
        self.seed = seed
        self.margin = margin
        if not 2 <= len(bots) <= MOST:
            raise Mistake(f"{len(bots)} bots: from 2 to {MOST} can meet")
        twice = next((name for name in self.names if self.names.count(name) > 1), None)
        if twice is not None:
            raise Mistake(f"two of the bots are called {twice}; name each of them once")
        if games < 1:
            raise Mistake(f"games is {games}; at least 1 game can be played")
        self.of_a_deal = 2 if game.cooperative or game.seats == 2 else 2 * int(game.seats)
        self.deals = -(-games // self.of_a_deal)
        self.pairs = [Pairing(one, other, margin) for one, other in combinations(range(len(bots)), 2)]

    def go_on_from(self, kept: Arena) -> None:
        """Take over what was finished; raises `Mistake` if that was something else."""
        now = {**circumstances(self.game, self.seed), "bots": self.names, "margin": self.margin}
        for name, value in now.items():
            if getattr(kept, name) != value:
                was = getattr(kept, name)
                raise Mistake(f"the file to go on with has other {name}: {was!r} there, and {value!r} here")
        if len(kept.meetings) != len(self.pairs):
            raise Mistake(f"the file to go on with is damaged: {len(kept.meetings)} meetings of {len(self.pairs)}")
        most = max(len(met.deals) for met in kept.meetings)
        if most > self.deals:
            raise Mistake(
                f"the file to go on with holds {most * self.of_a_deal} games of a pair already; "
                f"{self.deals * self.of_a_deal} would throw some away: ask for as many, or more"
            )
        for pair, met in zip(self.pairs, kept.meetings, strict=True):
            for number, deal in enumerate(met.deals):
                pair.add(deal, [faults for place, faults in met.faults if place == number])
        unsettled = [pair for pair in self.pairs if not pair.settled()]
        level = min((len(pair.deals) for pair in unsettled), default=0)
        for pair in unsettled:
            again = Pairing(pair.one, pair.other, self.margin)
            for number, deal in enumerate(pair.deals[:level]):
                again.add(deal, [faults for place, faults in pair.faults if place == number])
            self.pairs[self.pairs.index(pair)] = again

    def play(self, jobs: int, executor: Executor | None, progress: Progress | None, keeper: "Keeper | None") -> None:
        """All deals that are left, in rounds where some may be settled before others."""
        while unsettled := [pair for pair in self.pairs if not pair.settled() and len(pair.deals) < self.deals]:
            first = len(unsettled[0].deals)
            count = self.deals - first if self.margin is None else min(ROUND, self.deals - first)
            meet = Meet(self.game, self.bots, self.seed, [(pair.one, pair.other) for pair in unsettled], first)
            blocks = in_order(meet, count * len(unsettled), jobs, executor)
            with closing(blocks):
                number = 0
                for _, block in blocks:
                    for deal, faults in block:
                        unsettled[number % len(unsettled)].add(deal, faults)
                        number += 1
                    self.tell(progress)
                    if keeper is not None:
                        keeper.write_now_and_then()

    def tell(self, progress: Progress | None) -> None:
        if progress is not None:
            over = sum(len(pair.deals) for pair in self.pairs)
            most = sum(len(pair.deals) if pair.settled() else self.deals for pair in self.pairs)
            progress(over * self.of_a_deal, most * self.of_a_deal)

    def result(self) -> Arena:
        ratings = rated(len(self.bots), [Met(pair.one, pair.other, pair.shares()) for pair in self.pairs])
        named = [Rated(name, *rating) for name, rating in zip(self.names, ratings, strict=True)]
        return Arena(
            **circumstances(self.game, self.seed),
            bots=self.names,
            games=self.deals * self.of_a_deal,
            of_a_deal=self.of_a_deal,
            margin=self.margin,
            cooperative=self.game.cooperative,
            meetings=[self._meeting(pair) for pair in self.pairs],
            ratings=sorted(named, key=lambda one: -one.rating),
            faults=joined([faults for pair in self.pairs for _, faults in pair.faults]),
        )

    def _meeting(self, pair: Pairing) -> Meeting:
        shares = pair.shares()
        low, high = interval(shares)
        return Meeting(
            one=self.names[pair.one],
            other=self.names[pair.other],
            deals=list(pair.deals),
            faults=list(pair.faults),
            share=fsum(shares) / len(shares) if shares else 0.5,
            low=low,
            high=high,
            verdict=pair.test.verdict if pair.test is not None else "open",
        )


@dataclass(frozen=True)
class Meet:
    """The deals to be played, one pair after the other in each; it travels to whoever plays some of them."""

    game: Game
    bots: list[Bot]
    seed: str
    pairs: list[tuple[int, int]]
    start: int

    def __call__(self, first: int, end: int) -> list[tuple[tuple[float, float], list[Faults]]]:
        found = []
        for number in range(first, end):
            deal, place = divmod(number, len(self.pairs))
            one, other = (self.bots[bot] for bot in self.pairs[place])
            found.append(play_deal(self.game, one, other, f"{self.seed}/{self.start + deal}"))
        return found


def play_deal(game: Game, one: Bot, other: Bot, seed: str) -> tuple[tuple[float, float], list[Faults]]:
    """What two bots take of a deal, on average over its games, and who failed in it."""
    if game.cooperative:
        results = [alone(game, bot, bot, seed, [0]) for bot in (one, other)]
    elif game.seats == 2:
        ways = [scores_of(game, bots, seed) for bots in ([one, other], [other, one])]
        (first, _), (second, _) = ways
        faults = [each for _, failed in ways for each in failed]
        return ((first[0] + second[1]) / 2, (first[1] + second[0]) / 2), faults
    else:
        results = [alone(game, *bots, seed, range(game.seats)) for bots in ((one, other), (other, one))]
    (own, failed), (theirs, fell) = results
    return (own, theirs), [*failed, *fell]


def alone(game: Game, bot: Bot, others: Bot, seed: str, seats: Sequence[int]) -> tuple[float, list[Faults]]:
    """What a bot takes on each of these seats, on average, among others."""
    points = 0.0
    faults: list[Faults] = []
    for seat in seats:
        scores, failed = scores_of(game, [bot if other == seat else others for other in range(game.seats)], seed)
        points += scores[seat]
        faults += failed
    return points / len(seats), faults


class Keeper:
    """The file of an arena: whole at any time, whatever happens."""

    def __init__(self, path: Path, lists: Standing) -> None:
        self.path = path
        self.lists = lists
        self.write()

    def write_now_and_then(self) -> None:
        if monotonic() - self.written > REST:
            self.write()

    def write(self) -> None:
        aside = self.path.with_name(self.path.name + ".part")
        try:
            aside.write_bytes(msgspec.json.encode(self.lists.result()) + b"\n")
            aside.replace(self.path)
        except OSError as error:
            raise Mistake(f"{self.path} cannot be written: {error.strerror}") from None
        self.written = monotonic()


def read(path: str | os.PathLike[str]) -> Arena:
    """The file of an arena."""
    try:
        return msgspec.json.decode(Path(path).read_bytes(), type=Arena)
    except OSError as error:
        raise Mistake(f"{os.fspath(path)} cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Mistake(f"{os.fspath(path)} is no file of an arena: {error}") from None
