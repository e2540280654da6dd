"""A game between bots, played in search of a puzzle: at most one comes of it, so that no two are of one game.

Every decision gets a glance. Where something is at stake a search looks further, and only where it wants something else
than meets the eye, by enough, is it worth to be judged in full (`proof.py`).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.types import Data
from ludotheque.puzzles import difficulty
from ludotheque.puzzles.proof import CLEAR, EXACT, Best, Prover
from ludotheque.puzzles.setups import ChosenSetup
from ludotheque.puzzles.shapes import Puzzle, written
from ludotheque.search.analyst import Analyst, Tried
from ludotheque.search.greedy import GreedyPlayer
from ludotheque.search.reasons import ALIKE, CHANCES, PROVEN, Reasons, rounded
from ludotheque.search.turns import next_to_act

DEPTH = 1500
"""Simulations of a search that finds the best action; all other looks follow from it."""

GLANCE = 15
LOOK = 4
"""A glance is so many times shorter, and a look too."""

PAIRS = 10
RIVALS = 2
"""What the look wants is compared in so many times fewer guesses, with what meets the eye and with what comes close."""

SLIPS = 25
"""So many times in a hundred the bots take any action: games in which everybody errs have more to be found in."""

AT_STAKE = 0.15
"""Where actions differ by less at a glance, none is clearly best."""

LEAST = 3
"""With fewer actions to choose from there is nothing to find."""

THIRDS = 3
JUDGED = 4
"""So many situations of one game are judged in full, at most."""

HUNDRED = 100.0


@dataclass(frozen=True)
class Spot:
    """A decision that may be a puzzle."""

    state: State
    seat: int
    step: int
    best: int
    rivals: list[int]
    promise: float
    """What looks best, what comes closest to it, and how much better it is than what meets the eye."""


def found_in(choice: ChosenSetup, depth: int, seed: str, first: int, end: int) -> list[tuple[int, Puzzle | None]]:
    """The puzzle of each of these games of a seed, if there is one."""
    return [
        (number, Quest(choice.drawn(f"{seed}/{number}/set-up"), depth, seed, number).puzzle())
        for number in range(first, end)
    ]


class Quest:
    """One game; all its chance follows from the seed and its number."""

    def __init__(self, game: Game, depth: int, seed: str, number: int) -> None:
        self.game = game
        self.depth = depth
        self.number = number
        self.seed = f"{seed}/{number}"
        self.analyst = Analyst(game, 0)

    def puzzle(self) -> Puzzle | None:
        """Of the most promising spots the first that holds; beginning, middle and end of a game go first by turns."""
        spots = [*self.spots()]
        length = 1 + max((spot.step for spot in spots), default=0)

        def order(spot: Spot) -> tuple[bool, float, int]:
            return THIRDS * spot.step // length != self.number % THIRDS, -spot.promise, spot.step

        likely = sorted(spots, key=order)[:JUDGED]
        return next((found for spot in likely if (found := self.judged(spot)) is not None), None)

    def spots(self) -> Iterator[Spot]:
        """The game from its beginning to its end."""
        state = self.game.start(self.seed)
        rng = Rng(f"{self.seed}/bots")
        eye = GreedyPlayer(self.game, f"{self.seed}/eye")
        seat, step = int(self.game.seats) - 1, 0
        state.wait()
        while state.awaited() and not state.settled():
            seat = next_to_act(state.awaited(), seat, self.game.seats)
            legal = state.actions(seat)
            chosen = legal[0]
            if len(legal) > 1:
                tried = self.tried(state, seat, self.depth // GLANCE, f"glance {step}")
                meets_the_eye = eye.choose(state.guess(seat, rng), seat)
                if len(legal) >= LEAST:
                    spot = self.spot(state, seat, step, tried, meets_the_eye)
                    if spot.promise >= CLEAR:
                        yield spot
                chosen = legal[rng.below(len(legal))] if rng.below(100) < SLIPS else tried[0].action
            state.apply(seat, chosen)
            state.wait()
            step += 1

    def tried(self, state: State, seat: int, simulations: int, question: str) -> list[Tried]:
        """A seat's actions, the most tried first."""
        found = self.analyst.options(state, seat, max(simulations, 2), f"{self.seed}/{question}")
        return sorted(found, key=lambda one: (-one.tries, one.action))

    def spot(self, state: State, seat: int, step: int, tried: list[Tried], meets_the_eye: int) -> Spot:
        """A decision, and how much better something else seems to be there than what meets the eye."""
        seen = [one.chance for one in tried if one.tries > 0]
        at_stake = max(seen) - min(seen) >= AT_STAKE
        look = self.tried(state, seat, self.depth // LOOK, f"look {step}") if at_stake else []
        if not look or look[0].action == meets_the_eye:
            return Spot(state, seat, step, meets_the_eye, [], 0.0)
        best, *others = (one.action for one in look)
        rivals = [action for action in others if action != meets_the_eye][:RIVALS]
        return Spot(state.clone(), seat, step, best, rivals, self.gain(state, seat, best, meets_the_eye, step))

    def gain(self, state: State, seat: int, best: int, other: int, step: int) -> float:
        """How much better the one seems to be than the other."""
        pairs = max(self.depth // PAIRS, 2)
        found = self.analyst.compared(state, seat, best, other, pairs, f"{self.seed}/{step} or {other}")
        return found.first - found.second

    def judged(self, spot: Spot) -> Puzzle | None:
        """The puzzle of a spot, the cheapest questions first: does it look best, do weak bots miss it, is it clear?"""
        state, seat = spot.state, spot.seat
        if any(self.gain(state, seat, spot.best, rival, spot.step) < CLEAR / 2 for rival in spot.rivals):
            return None
        seed = f"{self.seed}/{spot.step}"
        answers = difficulty.missed(state, seat, spot.best, seed)
        best = Prover(self.game, self.depth, seed).best(state, seat) if answers else None
        if answers is None or best is None or best.action != spot.best:
            return None
        return made(self.game, state, seat, best, answers, (self.seed, self.number, spot.step))


def made(
    game: Game, state: State, seat: int, best: Best, answers: difficulty.Answers, place: tuple[str, int, int]
) -> Puzzle:
    """The puzzle of a situation that is one; `place` are the seed of its game, the game's number and the step."""
    game_seed, number, step = place
    seed = f"{game_seed}/{step}"
    answers[difficulty.HARD] = difficulty.BotTries.of(difficulty.HARD, state, seat, seed)
    tempting = difficulty.tempting(answers, best.action)
    setup, position = game.setup, state.position()
    write = game.write
    return Puzzle(
        id=name_of(setup.seats, dict(setup.options), seat, position),
        level=difficulty.level_of(answers, best.action),
        seats=setup.seats,
        options=dict(setup.options),
        seat=seat,
        position=position,
        answer=write(best.action),
        chance=best.chance,
        costs={write(action): cost for action, cost in sorted(best.costs.items(), key=lambda one: one[1])},
        proven=best.proven,
        reason=why(game, state, seat, best, tempting, seed),
        bots={bot: asked.hits(best.action) for bot, asked in answers.items()},
        game=number,
        step=step,
    )


def why(game: Game, state: State, seat: int, best: Best, tempting: int, seed: str) -> Data:
    """What tells the best from what bots did instead: a term of the game, or the chances that were computed."""
    if best.proven and best.chance == 1.0:
        return {"reason": PROVEN}
    found = Reasons(game, f"{seed}/why").between(state, seat, best.action, tempting)
    if found["reason"] != ALIKE:
        return found
    chances = rounded(HUNDRED * best.chance, HUNDRED * round(best.chance - best.costs[tempting], EXACT))
    return {"reason": CHANCES, **chances, "other": found["other"]}


def name_of(*situation: object) -> str:
    """A short name that follows from the situation."""
    return sha256(written(situation).encode()).hexdigest()[:10]
