"""One game between bots, and all that is counted of it."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from ludotheque.core.contract import Game, State
from ludotheque.core.events import Report
from ludotheque.core.uses import Uses
from ludotheque.games import box
from ludotheque.lab.forfeits import played
from ludotheque.lab.records import record_of
from ludotheque.review.growing import growing
from ludotheque.review.shapes import Review, ReviewSketch
from ludotheque.search.levels import Bot
from ludotheque.search.timed_match import Move
from ludotheque.table.record import Record

DECIDED = 0.9
"""From here on nobody doubts who wins."""

LEAD = 0.1
"""A lead that is smaller is none: chances are estimates."""

BESIDE = 2
"""A chance is told as the mean of itself and so many before and after it, for the same reason."""

TENTHS = 10


class CountedGame(msgspec.Struct):
    """One game, counted."""

    scores: list[float]
    actions: int
    decisions: int
    choices: int
    """The legal actions of all decisions together."""
    clock: int
    figures: dict[str, list[int | None]]
    uses: dict[tuple[str, str], list[int]]
    events: Counter[str]
    verbs: Counter[str]


class Looked(msgspec.Struct):
    """One game, looked back at."""

    winner: list[float]
    decided: float
    leads: int
    behind: float
    causes: list[float]
    """What luck, decisions, secrets and time changed, all changes added up whatever their sign."""


def play_and_count(game: Game, bot: Bot, seed: str, first: int, end: int) -> list[CountedGame]:
    """What is counted of each of these games."""
    return [counted(game, bot, f"{seed}/{number}") for number in range(first, end)]


def counted(game: Game, bot: Bot, seed: str) -> CountedGame:
    """Played once as fast as can be, and once more with somebody who writes everything down."""
    one = played(game, [bot] * game.seats, seed)
    result, state = one.result, game.start(seed)
    state.report = Report()
    verbs: Counter[str] = Counter()
    decisions = choices = 0
    for before, seat, action in replayed(state, one.moves):
        legal = len(before.actions(seat))
        if legal > 1:
            decisions += 1
            choices += legal
        verbs[before.words(seat, action)["verb"]] += 1
    if game.timed:
        state.tick(result.clock)
    events = [event.plain() for event in state.report.take()]
    return CountedGame(
        scores=result.scores,
        actions=int(result.actions),
        decisions=decisions,
        choices=choices,
        clock=int(result.clock),
        figures={figure.figure: figure.values for figure in box(game.name).figures(events, int(game.seats))},
        uses=Uses.declared(box(game.name)).counted(events, int(game.seats)),
        events=Counter(str(event["event"]) for event in events),
        verbs=verbs,
    )


def replayed(state: State, moves: list[Move]) -> Iterator[tuple[State, int, int]]:
    """The same game again: before each action the state, who acts and how."""
    for seat, action, clock in moves:
        if state.game.timed:
            state.tick(clock)
        yield state, seat, action
        state.apply(seat, action)


def look_back(game: Game, bot: Bot, seed: str, depth: int, first: int, end: int) -> list[Looked]:
    """What the reviews of these games say."""
    return [looked(game, bot, f"{seed}/{number}", depth) for number in range(first, end)]


def looked(game: Game, bot: Bot, seed: str, depth: int) -> Looked:
    """The curve by a fresh look at every situation, the causes by the whole review: that counts what it can tell, and
    where it cannot, its own curve stays where it is."""
    sketch, found = looked_at(record_of(played(game, [bot] * game.seats, seed)), depth)
    seats = range(1 if game.cooperative else game.seats)
    rows = smoothed([[chances[seat] for seat in seats] for chances in sketch.chances])
    winner = max(seats, key=lambda seat: rows[-1][seat])
    lost_together = game.cooperative and rows[-1][0] < 0.5
    curve = [1 - row[0] if lost_together else row[winner] for row in rows]
    best = [max(0.5, one) if game.cooperative else max(row) for row, one in zip(rows, curve, strict=True)]
    return Looked(
        winner=[curve[round(tenth * (len(curve) - 1) / TENTHS)] for tenth in range(TENTHS + 1)],
        decided=decided_at(curve),
        leads=leads([[row[0], 1 - row[0]] for row in rows] if game.cooperative else rows),
        behind=max(most - own for most, own in zip(best, curve, strict=True)),
        causes=[
            sum(abs(getattr(step, cause)[seat]) for step in found.steps for seat in seats)
            for cause in ("luck", "decision", "secret", "time")
        ],
    )


def looked_at(kept: Record, depth: int) -> tuple[ReviewSketch, Review]:
    """The first look at a game, and the last."""
    first, *_, last = growing(kept, depth)
    assert isinstance(first, ReviewSketch)
    assert isinstance(last, Review)
    return first, last


def smoothed(rows: list[list[float]]) -> list[list[float]]:
    """Each row as the mean of those beside it; the end is no estimate, and stays as it is.

    >>> smoothed([[0.0], [0.5], [1.0]])
    [[0.25], [0.25], [1.0]]
    """
    looks, end = rows[:-1], rows[-1]
    around = [looks[max(0, place - BESIDE) : place + BESIDE + 1] for place in range(len(looks))]
    return [*([sum(column) / len(near) for column in zip(*near, strict=True)] for near in around), end]


def decided_at(curve: list[float]) -> float:
    """When the winner's chance was last below what decides, as a share of the game.

    >>> decided_at([0.5, 0.95, 0.6, 0.93, 1.0])
    0.75
    """
    last = max((step for step, chance in enumerate(curve) if chance < DECIDED), default=-1)
    return min(last + 1, len(curve) - 1) / max(1, len(curve) - 1)


def leads(rows: list[list[float]]) -> int:
    """How often somebody else comes to lead.

    >>> leads([[0.5, 0.5], [0.6, 0.4], [0.49, 0.51], [0.4, 0.6], [0.7, 0.3]])
    2
    """
    leader, changes = None, 0
    for row in rows:
        best = max(range(len(row)), key=row.__getitem__)
        second = max(chance for seat, chance in enumerate(row) if seat != best) if len(row) > 1 else 0.0
        if row[best] - second >= LEAD and best != leader:
            changes += leader is not None
            leader = best
    return changes
