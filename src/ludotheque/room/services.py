"""What whoever runs a house lends to every table in it: a server, a browser, a test."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ParamSpec, Protocol, TypeVar

from ludotheque.room.clock import Clock, LoopClock
from ludotheque.room.counts import Counts
from ludotheque.room.deals import Dealer, OwnDealer
from ludotheque.room.fleet import Alone, Fleet
from ludotheque.room.limits import TableLimits
from ludotheque.room.reviews import OwnReviewer, Reviewer
from ludotheque.room.store import Store
from ludotheque.room.thoughts import Thoughts

P = ParamSpec("P")
T = TypeVar("T")


class Aside(Protocol):
    """Does what would hold up every table, such as a long replay, beside the loop."""

    async def __call__(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T: ...


async def at_once(work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """For a house that has nothing beside its loop."""
    return work(*args, **kwargs)


def hard(game: str) -> str:
    """For a house that thinks quickly."""
    return "hard"


def always_the_same() -> str:
    """For a house that has no calendar."""
    return "2026-01-01"


@dataclass(frozen=True)
class Services:
    """One of each, shared by all tables: where they are kept, who thinks and judges, what time and day it is.

    A bot takes at least `bot_pause` seconds. Where people choose together, most of them decide `decision_seconds`
    after the first proposal; somebody who is away and is asked something out of turn is waited for as long.
    `today` is the day in the whole world (UTC), as in 2026-11-18. `helping` is the level of the bots that help people
    with a game: by hints, while they are away, or in their place when they have given up.
    """

    store: Store
    thoughts: Thoughts
    clock: Clock = field(default_factory=LoopClock)
    today: Callable[[], str] = always_the_same
    helping: Callable[[str], str] = hard
    reviewer: Reviewer = field(default_factory=OwnReviewer)
    dealer: Dealer = field(default_factory=OwnDealer)
    aside: Aside = at_once
    fleet: Fleet = field(default_factory=Alone)
    counts: Counts = field(default_factory=Counts)
    limits: TableLimits = field(default_factory=TableLimits)
    bot_pause: float = 0.6
    decision_seconds: float = 30.0
