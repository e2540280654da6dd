"""What a situation was worth, what chance could have made of it, and whether a better action was to be known."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import hypot

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.types import Data
from ludotheque.review.estimates import WorthEstimate
from ludotheque.review.moments import Moment
from ludotheque.search.analyst import Analyst, Tried
from ludotheque.search.reasons import ALIKE, CHANCES, HUNDRED, PROVEN, WORLDS, Reasons, rounded

OUTCOMES = 4
"""So many other outcomes of chance are looked at, each as deep as the one that came."""

DEALS = 8
"""So many other deals, for the chances before the deal."""

SURE = 3.0
"""A difference is told from zero when it is so many times its standard error: one in a thousand comes by itself."""

CLOSE = 1.0
"""What is so many times its standard error gets a second look, which decides: the first may be luck."""

OWN_ERROR = 0.01
"""By so much a search of a few thousand simulations errs even where chance is averaged out: it knows more of what comes
of one action than of another. `bench mistakes` measures it, by looks that are many times as long.
"""

FIRST_PAIRS = 2
SECOND_PAIRS = 2
"""The first look compares two actions in so many times fewer guesses than the depth, the second in so many more."""

LEAST_PAIRS = 8

PROOF = 80
"""So many times the depth, situations are looked at for a proof where the rest can be seen through."""

OPTIONS = 3
"""So many actions are shown beside the one taken."""


@dataclass(frozen=True)
class Verdict:
    """A decision judged by what the seat knew: what the search cannot tell from the best is as good as the best."""

    best: int
    cost: float
    noise: float
    mistake: bool
    options: list[Tried]
    reason: Data | None = None


class Judge:
    """Puts questions to the analyst, each with a seed of its own: an answer depends on its question alone."""

    def __init__(self, game: Game, depth: int, seed: str) -> None:
        self.game = game
        self.depth = depth
        self.seed = seed
        self.analyst = Analyst(game, depth * PROOF)

    def worth(self, state: State, question: str) -> WorthEstimate:
        """What the true situation is worth."""
        worth = self.analyst.worth(state, self.depth, f"{self.seed}/{question}")
        return WorthEstimate.exact(worth) if self.known(state, worth) else WorthEstimate.of_search(worth, self.depth)

    def known(self, state: State, worth: list[float]) -> bool:
        """Whether this is no estimate: the game is decided, or seen through."""
        if state.settled():
            return True
        whole = all(2 * chance == int(2 * chance) for chance in worth)
        return whole and state.foreseeable() and self.analyst.proven(state) == worth

    def rough(self, state: State, simulations: int, question: str) -> list[float]:
        """The same at a glance, for the first curve."""
        return self.analyst.worth(state, simulations, f"{self.seed}/rough {question}")

    def deals(self) -> list[WorthEstimate]:
        """What other deals are worth, each by the same look."""
        deals = [self.game.start(f"{self.seed}/deal {number}") for number in range(DEALS)]
        return [self.worth(deal, f"dealt {number}") for number, deal in enumerate(deals)]

    def outcomes(self, moment: Moment, question: str) -> list[WorthEstimate]:
        """What chance could have made of this moment, each by the same look that what came of it gets."""

        def advance(state: State) -> None:
            if moment.kind == "act":
                assert moment.seat is not None
                state.apply(moment.seat, moment.action)
            else:
                state.tick(moment.after.clock)

        return self._outcomes(moment.before, advance, question)

    def after(self, state: State, seat: int, action: int, question: str) -> WorthEstimate:
        """What a situation is worth after some action, before chance decides what comes of it."""
        found = self._outcomes(state, lambda fresh: fresh.apply(seat, action), question)
        return found[0] if len(found) == 1 else WorthEstimate.mean(found)

    def _outcomes(self, state: State, advance: Callable[[State], None], question: str) -> list[WorthEstimate]:
        """One if no chance is drawn."""
        found = []
        for number in range(OUTCOMES):
            fresh = state.clone()
            fresh.rng = Rng(f"{self.seed}/{question}/chance {number}")
            drawn = fresh.rng.drawn
            advance(fresh)
            found.append(self.worth(fresh, f"{question}/{number}"))
            if fresh.rng.drawn == drawn:
                break
        return found

    # Decisions.

    def verdict(self, state: State, seat: int, taken: int, question: str) -> Verdict | None:
        """Nothing where there was no choice; a mistake comes with the reason why it is one."""
        found = self._verdict(state, seat, taken, question)
        if found is None or not found.mistake:
            return found
        return replace(found, reason=self._why(state, seat, found, taken, question))

    def _why(self, state: State, seat: int, found: Verdict, taken: int, question: str) -> Data | None:
        """What the best would have changed, by what the seat knew; what is proven to win needs no other reason.

        Where no difference can be told but that one of them wins more often, that is the reason, as far as it shows in
        numbers that people say.
        """
        best, chosen = found.options[:2]
        if best.tries == 0 and best.chance == 1.0:
            return {"reason": PROVEN}
        worlds = max(LEAST_PAIRS, min(self.depth, WORLDS))
        reasons = Reasons(self.game, f"{self.seed}/{question}/why", worlds, self.depth)
        why = reasons.between(state, seat, found.best, taken)
        if why["reason"] != ALIKE:
            return why
        chances = rounded(HUNDRED * best.chance, HUNDRED * chosen.chance)
        told = best.tries > 0 and chances["with"] != chances["without"]
        return {"reason": CHANCES, **chances, "other": why["other"]} if told else None

    def _verdict(self, state: State, seat: int, taken: int, question: str) -> Verdict | None:
        if len(state.actions(seat)) == 1 or state.settled():
            return None
        proven = self._proven(state, seat, taken)
        if proven is not None:
            return proven
        tried = self.analyst.options(state, seat, self.depth, f"{self.seed}/{question}")
        favourite = max(tried, key=lambda one: one.tries)
        others = [one for one in tried if one.action not in (favourite.action, taken) and one.tries > 0]
        others = sorted(others, key=lambda one: -one.tries)[: OPTIONS - 1]
        if favourite.action == taken:
            return Verdict(taken, 0.0, 0.0, False, [favourite, *others])
        return self._compared(state, seat, favourite.action, taken, others, question)

    def _proven(self, state: State, seat: int, taken: int) -> Verdict | None:
        """The verdict where the rest can be seen through to its end; nothing where it cannot."""
        worth = self.analyst.proven(state) if state.foreseeable() else None
        if worth is None:
            return None
        reached = self._proven_after(state, seat, taken)
        best, most = taken, reached
        for action in state.actions(seat):
            if most is None or most == worth[seat]:
                break
            best, most = action, self._proven_after(state, seat, action)
        if reached is None or most is None:
            return None
        options = [Tried(best, 0, most)] + ([Tried(taken, 0, reached)] if best != taken else [])
        return Verdict(best, most - reached, 0.0, best != taken, options)

    def _proven_after(self, state: State, seat: int, action: int) -> float | None:
        after = state.clone()
        after.apply(seat, action)
        worth = self.analyst.proven(after)
        return None if worth is None else worth[seat]

    def _compared(
        self, state: State, seat: int, favourite: int, taken: int, others: list[Tried], question: str
    ) -> Verdict:
        """The favourite beside what was taken, twice unless it is no better at once: it may be one by noise alone."""
        for look, pairs in enumerate((self.depth // FIRST_PAIRS, self.depth * SECOND_PAIRS)):
            count = max(LEAST_PAIRS, pairs)
            seed = f"{self.seed}/{question}/look {look}"
            found = self.analyst.compared(state, seat, favourite, taken, count, seed)
            gain, noise = found.first - found.second, hypot(max(found.noise, 1 / count), OWN_ERROR)
            if gain < CLOSE * noise:
                break
        first, second = Tried(favourite, count, found.first), Tried(taken, count, found.second)
        if gain < SURE * noise:
            return Verdict(taken, 0.0, noise, False, [second, first, *others])
        return Verdict(favourite, gain, noise, True, [first, second, *others])
