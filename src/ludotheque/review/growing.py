"""A review as it grows: first a rough curve of the whole game, then every step judged, from the end to the beginning.

Each step is split at the moment after the choice and before chance. With V for what the true situation is worth:

    luck     = V(what came) - V(before chance): the mean over what chance could have made of it, by the same look
    decision = V(after what was chosen) - V(after the best action by what the seat knew), both before chance
    secret   = what remains
    time     = V(after hesitating) - V(before it), by the same look

Hundreds of small differences of noisy estimates add up to noise. So only what can be told is counted: luck where the
outcomes of chance differ, a decision where a better one was to be known, and a secret where the curve has left what a
fresh look says. Everywhere else the curve stays where it is. Where nothing is hidden nothing may remain: there V before
a step is V after it less luck and decision, as much of both as leaves it between lost and won.
"""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial

from ludotheque import __version__
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.errors import Mistake
from ludotheque.review.estimates import UNIT, Parts, WorthEstimate, chance_told, difference, shown, total, written
from ludotheque.review.judge import OUTCOMES, SURE, Judge, Verdict
from ludotheque.review.moments import FinishedGame, Moment, played
from ludotheque.review.shapes import (
    MOST_DEPTH,
    VERSION,
    Alternative,
    JudgedChoice,
    Review,
    ReviewSketch,
    ReviewStep,
    StepKind,
    Totals,
)
from ludotheque.table.record import Record

SEED = "review"

WORK = 300_000
"""Simulations for a whole review, if no depth is asked for: about ten seconds of one core."""

PLAIN_WORK = WORK // 50
"""The same where the rules are plain Python, and so many times slower."""

LEAST, MOST = 16, 2000
"""The depth that follows from that, at least and at most."""

ROUGH = 24
"""Simulations for each situation of the first curve."""

TURNS = 5
"""So many turning points at most, and none that changed less than this:"""
LEAST_TURN = UNIT // 20

SKETCHES = 40
"""So many times the curve is told anew while the review grows."""


@dataclass
class Judged:
    """What became of one moment."""

    moment: Moment
    before: Parts
    after: Parts
    luck: Parts
    decision: Parts
    secret: Parts
    time: Parts
    forfeit: Parts
    verdict: Verdict | None


@dataclass
class Growth:
    """The review on its way, the last moment first."""

    judge: Judge
    worth: WorthEstimate
    """What the situation before the moment that was judged last is worth."""
    seen: WorthEstimate
    """The same by a look at this situation alone."""
    luck: WorthEstimate
    """All luck so far."""
    judged: list[Judged] = field(default_factory=list)

    @classmethod
    def at_the_end(cls, judge: Judge, result: list[float], end: State) -> "Growth":
        return cls(
            judge, WorthEstimate.exact(result), judge.worth(end, "end"), WorthEstimate.exact([0.0] * len(result))
        )

    def enter(self, moment: Moment, lost: frozenset[int], result: Parts | None) -> None:
        """Judge one moment by what came after it.

        `lost` are the seats that had lost before it; `result` is the result if it was the last.
        """
        question, after = f"{moment.entry} {moment.kind}", self.worth
        if moment.kind == "forfeit":
            if result or not within(lost, after):
                self.seen = self.worth = self.judge.worth(moment.before, question)
            self.judged.append(parted(moment, lost, (self.worth, self.worth, self.worth, after), result, None))
            return
        others = self.judge.outcomes(moment, f"{question} chance") if moment.drew else []
        chance = best = after.less(self.drawn(others)) if others else after
        verdict = None
        if moment.kind == "act":
            assert moment.seat is not None
            verdict = self.judge.verdict(moment.before, moment.seat, moment.action, f"{question} choice")
            if verdict is not None and verdict.best != moment.action:
                better = self.judge.after(moment.before, moment.seat, verdict.best, f"{question} best")
                best = chance.less((WorthEstimate.mean(others) if others else self.seen).less(better))
        remains = moment.kind == "act" and not moment.before.open()
        hesitated = moment.kind == "hesitate"
        if others or verdict is not None or moment.revealed or hesitated:
            self.seen = self.judge.worth(moment.before, question)
        before = best
        if remains and (self.seen.less(best).told() or not within(lost, best)):
            before = self.seen
        else:
            if hesitated:
                before = best.less(self.let_go_by(moment, others, f"{question} later"))
            if not within(lost, before):
                chance, best, before = (bounded(lost, after, one, before) for one in (chance, best, before))
        self.worth = before
        self.luck = self.luck.plus(after.less(chance))
        self.judged.append(parted(moment, lost, (before, best, chance, after), result, verdict))

    def let_go_by(self, moment: Moment, others: list[WorthEstimate], question: str) -> WorthEstimate:
        """What came of hesitating, by the same look before it and after it: nothing if that cannot be told."""
        later = WorthEstimate.mean(others) if others else self.judge.worth(moment.after, question)
        made = later.less(self.seen)
        return made if made.told(SURE) else WorthEstimate.exact([0.0] * len(made.worth))

    def drawn(self, others: list[WorthEstimate]) -> WorthEstimate:
        """The luck of what came, beside what could have come: nothing if the outcomes cannot be told apart."""
        if not chance_told([self.seen, *others]):
            return WorthEstimate.exact([0.0] * len(self.seen.worth))
        return self.seen.less(WorthEstimate.mean(others))

    def before_the_deal(self) -> WorthEstimate:
        """What the game was worth then: what was dealt, less the luck of that."""
        others = self.judge.deals()
        before = self.worth.less(self.drawn(others))
        before = bounded((), self.worth, before, before)
        self.luck = self.luck.plus(self.worth.less(before))
        return before


def within(lost: Iterable[int], chances: WorthEstimate) -> bool:
    """Whether these are chances at all: a sum of changes may overshoot."""
    return all(0 <= part <= UNIT for part in shown(lost, chances.worth))


def bounded(lost: Iterable[int], after: WorthEstimate, one: WorthEstimate, furthest: WorthEstimate) -> WorthEstimate:
    """One estimate, drawn nearer to what came after by so much that the furthest would still be a chance."""
    share = 1.0
    for now, then in zip(shown(lost, after.worth), shown(lost, furthest.worth), strict=True):
        if not 0 <= then <= UNIT:
            share = min(share, ((UNIT if then > UNIT else 0) - now) / (then - now))
    return after.plus(one.less(after), share) if share < 1 else one


def parted(
    moment: Moment,
    lost: frozenset[int],
    worth: tuple[WorthEstimate, WorthEstimate, WorthEstimate, WorthEstimate],
    result: Parts | None,
    verdict: Verdict | None,
) -> Judged:
    """A change told apart, from what was before, after the best choice, after the choice taken, and after chance."""
    before, best, chance, after = (shown(lost, one.worth) for one in worth)
    nothing = [0] * len(before)
    last = difference(best, before)
    forfeit = moment.kind == "forfeit"
    end = (result or shown(moment.lost, worth[3].worth)) if forfeit else after
    return Judged(
        moment=moment,
        before=before,
        after=end,
        luck=nothing if forfeit else difference(after, chance),
        decision=difference(chance, best),
        secret=last if moment.kind == "act" else nothing,
        time=last if moment.kind == "hesitate" else nothing,
        forfeit=difference(end, before) if forfeit else nothing,
        verdict=verdict,
    )


def review(kept: Record, depth: int | None = None, seed: str = SEED) -> Review:
    """The whole review of a finished game, when it is done."""
    *_, found = growing(kept, depth, seed)
    assert isinstance(found, Review)
    return found


def growing(kept: Record, depth: int | None = None, seed: str = SEED) -> Iterator[ReviewSketch | Review]:
    """Sketches of the curve, each better than the one before, and the review at last.

    `depth` is the number of simulations for each chance; without one, as many as take about ten seconds.
    """
    if not isinstance(kept, Record):
        raise Mistake(f"a review is of a record (ludotheque.table.record.read), not of {kept!r:.60}")
    if depth is not None and (type(depth) is not int or not 1 <= depth <= MOST_DEPTH):
        raise Mistake(f"the depth of a review is 1 to {MOST_DEPTH} simulations, not {depth!r:.60}")
    if not isinstance(seed, str) or not seed.isprintable():
        raise Mistake(f"the seed of a review is a text, not {seed!r:.60}")
    game_played = played(kept)
    depth = depth or depth_for(game_played)
    judge = Judge(game_played.table.game, depth, seed)
    return grown(game_played, judge, kept)


def depth_for(game_played: FinishedGame) -> int:
    """The depth at which a review of this game takes the usual work."""
    work = WORK if rules_compiled(game_played.table.game) else PLAIN_WORK
    looks = 0.0
    for moment in game_played.moments:
        looks += OUTCOMES if moment.drew else 0
        if moment.kind == "act":
            looks += 3.5 if moment.before.open() else 4.5
        else:
            looks += 2
    return max(LEAST, min(MOST, int(work / (looks + OUTCOMES))))


def rules_compiled(game: Game) -> bool:
    """Whether the rules of this game are compiled; a game from elsewhere mostly is not."""
    return not str(sys.modules[type(game).__module__].__file__).endswith(".py")


def grown(game_played: FinishedGame, judge: Judge, kept: Record) -> Iterator[ReviewSketch | Review]:
    moments, result = game_played.moments, shown((), game_played.result)
    losing = [frozenset[int](), *(moment.lost for moment in moments)]
    glance = min(ROUGH, judge.depth)
    curve = [written(shown(losing[0], judge.rough(game_played.dealt, glance, "0")))]
    for number, moment in enumerate(moments):
        curve.append(written(shown(moment.lost, judge.rough(moment.after, glance, str(number + 1)))))
    curve[-1] = written(result)
    entries = [0, *(moment.entry for moment in moments)]
    yield sketch(0.0, entries, curve)
    growth = Growth.at_the_end(judge, game_played.result, moments[-1].after if moments else game_played.dealt)
    often = max(1, len(moments) // SKETCHES)
    for number in range(len(moments) - 1, -1, -1):
        last = result if number == len(moments) - 1 else None
        growth.enter(moments[number], losing[number], last)
        curve[number] = written(growth.judged[-1].before)
        if number % often == 0:
            yield sketch(1 - number / (len(moments) + 1), entries, curve)
    yield Reckoning(game_played, judge, kept, growth, growth.worth).review()


def sketch(progress: float, entries: list[int], curve: list[list[float]]) -> ReviewSketch:
    """The curve with one point for each entry: how it stood at its last moment."""
    last = dict(zip(entries, curve, strict=True))
    return ReviewSketch(round(progress, 3), list(last), list(last.values()))


@dataclass
class Reckoning:
    """The review made up from everything that was judged."""

    played: FinishedGame
    judge: Judge
    kept: Record
    growth: Growth
    dealt: WorthEstimate
    """What the situation that was dealt is worth."""

    def review(self) -> Review:
        table, setup = self.played.table, self.kept.opening.setup
        start = self.start()
        steps = [self.deal(start), *self.steps()]
        return Review(
            version=VERSION,
            game=setup.game,
            rules=setup.rules,
            package=__version__,
            seats=table.seats,
            cooperative=table.game.cooperative,
            timed=table.game.timed,
            depth=self.judge.depth,
            seed=self.judge.seed,
            start=written(start),
            steps=steps,
            totals=[self.totals(seat, steps) for seat in range(table.game.seats)],
            turning=turning(start, steps),
        )

    def start(self) -> Parts:
        """The chances before the deal; those after it if there was nothing to be dealt."""
        dealt_here = self.kept.opening.position is None
        if not dealt_here or self.played.dealt.rng.drawn == Rng("").drawn:
            return shown((), self.dealt.worth)
        return shown((), self.growth.before_the_deal().worth)

    def deal(self, start: Parts) -> ReviewStep:
        chances, nothing = shown((), self.dealt.worth), [0.0] * len(start)
        at = 0 if self.judge.game.timed else None
        luck = written(difference(chances, start))
        return ReviewStep(0, "deal", None, None, at, written(chances), luck, nothing, nothing, nothing, nothing, None)

    def steps(self) -> Iterator[ReviewStep]:
        """One step for each entry, from all its moments."""
        by_entry: dict[int, list[Judged]] = {}
        for one in reversed(self.growth.judged):
            by_entry.setdefault(one.moment.entry, []).append(one)
        return map(self.step, by_entry.values())

    def step(self, judged: list[Judged]) -> ReviewStep:
        last, seats = judged[-1], self.judge.game.seats
        moment = last.moment
        kind: StepKind = "tick"
        if moment.kind == "act" or moment.kind == "forfeit":
            kind = moment.kind
        return ReviewStep(
            entry=moment.entry,
            kind=kind,
            seat=moment.seat,
            action=self.judge.game.write(moment.action) if kind == "act" else None,
            at=moment.after.clock if self.judge.game.timed else None,
            chances=written(last.after),
            luck=written(total((one.luck for one in judged), seats)),
            decision=written(total((one.decision for one in judged), seats)),
            secret=written(total((one.secret for one in judged), seats)),
            time=written(total((one.time for one in judged), seats)),
            forfeit=written(total((one.forfeit for one in judged), seats)),
            choice=self.choice(moment, last.verdict) if moment.seat not in moment.lost else None,
        )

    def choice(self, moment: Moment, verdict: Verdict | None) -> JudgedChoice | None:
        if verdict is None or moment.seat is None:
            return None
        write, words = self.judge.game.write, partial(moment.before.words, moment.seat)
        options = [
            Alternative(write(one.action), round(one.chance, 4), one.tries, words(one.action))
            for one in verdict.options
        ]
        cost, noise = round(verdict.cost, 4), round(verdict.noise, 4)
        return JudgedChoice(write(verdict.best), cost, noise, verdict.mistake, options, verdict.reason)

    def totals(self, seat: int, steps: list[ReviewStep]) -> Totals:
        own = [step for step in steps if step.seat == seat]
        mistakes = [step.choice for step in own if step.choice is not None and step.choice.mistake]
        decisions = sum(ten_thousandths(step.decision[seat]) for step in own)
        return Totals(
            luck=sum(ten_thousandths(step.luck[seat]) for step in steps) / UNIT,
            decisions=decisions / UNIT,
            others=(sum(ten_thousandths(step.decision[seat]) for step in steps) - decisions) / UNIT,
            secret=sum(ten_thousandths(step.secret[seat]) for step in steps) / UNIT,
            time=sum(ten_thousandths(step.time[seat]) for step in steps) / UNIT,
            forfeit=sum(ten_thousandths(step.forfeit[seat]) for step in steps) / UNIT,
            noise=round(self.growth.luck.noise(seat), 4),
            mistakes=len(mistakes),
            cost=round(sum(choice.cost for choice in mistakes), 4),
        )


def ten_thousandths(chance: float) -> int:
    return round(chance * UNIT)


def turning(start: Parts, steps: list[ReviewStep]) -> list[int]:
    """The steps that changed somebody's chance most, in the order of the game."""
    changes = []
    before = written(start)
    for number, step in enumerate(steps):
        change = max(abs(ten_thousandths(now - then)) for now, then in zip(step.chances, before, strict=True))
        before = step.chances
        if change >= LEAST_TURN:
            changes.append((-change, number))
    return sorted(number for _, number in sorted(changes)[:TURNS])
