"""Why one action is better than another, in terms that the game declares: measured, and named only if they differ.

Both actions are tried in the same imagined worlds, with the same chance to come, and played on quickly until people
would take stock. What then differs beyond doubt, and by enough to be worth a word, is a reason; of several, the one
that is most grains. If nothing does, the chances to win may; and if these do not either, the two are alike, and that
is what is said. No reason is given that was not computed.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.chance import Rng
from ludotheque.core.contract import MORE, Game, State, Terms
from ludotheque.core.interrupts import heed_interrupts
from ludotheque.core.types import Data, Floats
from ludotheque.search.analyst import Analyst
from ludotheque.search.certain import wins_at_once
from ludotheque.search.playout import Playout
from ludotheque.search.turns import next_to_act

ONLY: Final = "only"
"""There is nothing else to do."""

PROVEN: Final = "proven"
"""It wins, whatever anybody does."""

CHANCES: Final = "chances"
"""It wins more often; `with` and `without` are so many of a hundred games."""

ALIKE: Final = "alike"
"""As far as can be seen the other is just as good."""

OF_THE_HOUSE: Final = [ONLY, PROVEN, CHANCES, ALIKE]
"""Reasons that every game has; all others are terms of the game."""

WORLDS: Final[i64] = 200
SIMULATIONS: Final[i64] = 500
"""How many worlds two actions are tried in, and how much is searched for others and for chances."""

RIVALS: Final[i64] = 3
"""So many other actions are compared, the most promising first, until there is a reason."""

SURE: Final[float] = 4.0
"""A difference counts that is larger than so many of its standard errors."""

A_WORD: Final[float] = 0.03
"""The least difference between chances to win that is worth a word."""

GLIMPSES: Final[i64] = 8
"""In so many worlds twins have to come to the same."""

LONGEST: Final[i64] = 500
"""If nobody takes stock after so many actions, stock is taken then."""

HUNDRED: Final[float] = 100.0


@final
@mypyc_attr(acyclic=True)
class Pairs:
    """Two quantities, measured in the same worlds again and again: their means, and how sure their difference is."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.first: float = 0.0
        self.second: float = 0.0
        self.squares: float = 0.0
        """The means so far, and the sum of the squares by which differences miss theirs (Welford)."""
        self.steady: bool = True
        """Whether both have been the same in every world."""

    def add(self, first: float, second: float) -> None:
        if self.count > 0 and (first != self.first or second != self.second):
            self.steady = False
        before: float = self.difference()
        self.count += 1
        count: float = float(self.count)
        self.first += (first - self.first) / count
        self.second += (second - self.second) / count
        self.squares += (first - second - before) * (first - second - self.difference())

    def difference(self) -> float:
        return self.first - self.second

    def error(self) -> float:
        """The standard error of the difference."""
        count: float = float(self.count)
        return sqrt(max(self.squares, 0.0) / (count - 1.0) / count)

    def tells(self, least: float) -> bool:
        """Whether the first is larger, beyond doubt and by enough; or smaller, if `least` is negative."""
        difference: float = self.difference()
        if least < 0.0:
            difference = -difference
            least = -least
        return difference >= least and difference > SURE * self.error()


@final
class Reasons:
    """Says why in one game. All its chance comes from the seed, so that the same question has the same answer."""

    def __init__(self, game: Game, seed: str, worlds: i64 = WORLDS, simulations: i64 = SIMULATIONS) -> None:
        self.game = game
        self.seed = seed
        self.rng = Rng(seed)
        self.worlds: i64 = max(worlds, 2)
        self.simulations: i64 = simulations
        self.analyst = Analyst(game, 0)
        self.playout = Playout(game)

    def why(self, imagined: State, seat: i64, action: i64) -> Data:
        """Why a seat would do this rather than something else, as plain data for the text `reason-<reason>`.

        It is compared with the most promising others in turn, until a term tells it from one of them.
        """
        legal = imagined.actions(seat)
        if len(legal) == 1:
            return {"reason": ONLY}
        if wins_at_once(imagined, seat, action):
            return {"reason": PROVEN}
        others = self.others(imagined, seat, action)
        if not others:
            return {"reason": ALIKE, "other": self.said(imagined, seat, legal[0] if legal[0] != action else legal[1])}
        first: Data = {}
        for other in others:
            found = self.between(imagined, seat, action, other)
            if found["reason"] not in OF_THE_HOUSE:
                return found
            if not first or (first["reason"] == ALIKE and found["reason"] == CHANCES):
                first = found
        return first

    def between(self, imagined: State, seat: i64, action: i64, other: i64) -> Data:
        """Why a seat would do this rather than that."""
        compared = {"other": self.said(imagined, seat, other)}
        if self.are_twins(imagined, seat, action, other):
            return {"reason": ALIKE, **compared}
        terms = self.game.terms(seat)
        measured = self.measured(imagined, seat, action, other, terms)
        best: i64 = -1
        most: float = 0.0
        for index in range(len(terms.declared)):
            term = terms.declared[index]
            grain: float = term.grain if term.better == MORE else -term.grain
            grains: float = measured[index].difference() / grain
            if measured[index].tells(grain) and grains > most:
                most = grains
                best = index
        if best >= 0:
            found = measured[best]
            told = rounded(found.first, found.second)
            return {"reason": terms.declared[best].name, **told, "sure": found.steady, **compared}
        chances = self.chances(imagined, seat, action, other)
        return {"reason": CHANCES, **chances, **compared} if chances else {"reason": ALIKE, **compared}

    def are_twins(self, imagined: State, seat: i64, action: i64, other: i64) -> bool:
        """Whether the seat cannot tell what comes of this from what comes of that, in a few worlds."""
        for _ in range(GLIMPSES):
            first = imagined.guess(seat, self.rng)
            second = first.clone()
            first.apply(seat, action)
            second.apply(seat, other)
            if first.key(seat) != second.key(seat):
                return False
        return True

    def measured(self, imagined: State, seat: i64, action: i64, other: i64, terms: Terms) -> list[Pairs]:
        """Each term after this and after that, in the same worlds and with the same chance."""
        size: i64 = len(terms.declared)
        pairs = [Pairs() for _ in range(size)]
        first: Floats = vec[float]([0.0] * size)
        second: Floats = vec[float]([0.0] * size)
        for _ in range(self.worlds if size > 0 else 0):
            heed_interrupts()
            world = imagined.guess(seat, self.rng)
            chance = self.rng.fork()
            self.take_stock(world.clone(), seat, action, terms, chance.clone(), first)
            self.take_stock(world, seat, other, terms, chance, second)
            for index in range(size):
                pairs[index].add(first[index], second[index])
        return pairs

    def take_stock(self, state: State, seat: i64, action: i64, terms: Terms, rng: Rng, into: Floats) -> None:
        """Act, let everybody play on until it is time to take stock, and measure."""
        state.apply(seat, action)
        actor: i64 = seat
        for _ in range(LONGEST):
            if state.settled() or terms.stock(state, seat):
                break
            awaited: i64 = state.awaited()
            if awaited == 0:
                state.wait()
                awaited = state.awaited()
                if awaited == 0 or terms.stock(state, seat):
                    break
            actor = next_to_act(awaited, actor, self.game.seats)
            state.apply(actor, self.playout.glance(state, actor, rng))
        terms.measure(state, seat, into)

    def chances(self, imagined: State, seat: i64, action: i64, other: i64) -> Data:
        """The chance to win after this and after that, by a search that looks further; nothing if it cannot tell."""
        pairs: i64 = max(self.simulations // 2, 2)
        found = self.analyst.compared(imagined, seat, action, other, pairs, f"{self.seed} chances")
        gain: float = found.first - found.second
        if gain < A_WORD or gain <= SURE * max(found.noise, 1.0 / float(pairs)):
            return {}
        return rounded(HUNDRED * found.first, HUNDRED * found.second)

    def said(self, imagined: State, seat: i64, action: i64) -> Data:
        return {"do": self.game.write(action), **imagined.words(seat, action)}

    def others(self, imagined: State, seat: i64, action: i64) -> list[int]:
        """What else a seat might do, the most promising first, without what has the very same effect."""
        options = self.analyst.options(imagined, seat, self.simulations, f"{self.seed} others")
        options.sort(key=lambda one: -one.tries)
        return [one.action for one in options if one.action != action][:RIVALS]


def rounded(first: float, second: float) -> Data:
    """Numbers as people say them: whole ones, unless they are close to each other."""
    places = 0 if abs(first - second) >= 2.0 else 1
    return {"with": plainly(round(first, places)), "without": plainly(round(second, places))}


def plainly(number: float) -> float | int:
    """A whole number as such."""
    return int(number) if number == int(number) else number
