"""What a review says, as it is written and read: plain JSON, described in docs/review.md.

Every chance is what the game is worth to a seat, from 0 (lost) to 1 (won), with four decimals; every list of chances
or changes has one number for each seat, in the order of seats. For each seat the sum is exact, step by step and over
the game, in ten-thousandths:

    chances after the step = chances before it + luck + decision + secret + time + forfeit
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ludotheque.core.shapes import schema_of
from ludotheque.core.types import Data
from ludotheque.table.entries import Seat

VERSION = 1
"""Of this format: it rises when a program that reads reviews has to change."""

MOST_DEPTH = 100_000
"""More simulations for one chance would take days."""

Words = Annotated[Data, Meta(extra_json_schema={"tsType": "Args"})]
Reason = Annotated[Data, Meta(extra_json_schema={"tsType": "Reason"})]
StepKind = Literal["deal", "act", "tick", "forfeit"]


class Alternative(msgspec.Struct, frozen=True):
    """One of the actions that a seat could have chosen."""

    action: str
    """In notation."""
    chance: float
    """The chance that it gave the deciding seat, by what that seat knew."""
    tries: int
    """How many simulations this rests on; 0 if it is proven."""
    words: Words
    """The action as plain data to be put into words: `verb` names the text `action-<verb>` of the game."""


class JudgedChoice(msgspec.Struct, frozen=True):
    """A decision, judged by what the deciding seat knew then."""

    best: str
    """The best action, in notation: the one taken, unless the search can tell that another was better."""
    cost: float
    """How much better the best was for the deciding seat, by what it knew; never negative, 0 if the best was taken."""
    noise: float
    """The standard error of the cost: differences of this size come about by themselves."""
    mistake: bool
    """Whether the cost is so much larger than its noise that the search can tell the two actions apart."""
    options: list[Alternative]
    """The best few actions and the one taken, the best first."""
    reason: Reason | None = None
    """Of a mistake: why the best was better than the one taken, as a hint would say it."""


class ReviewStep(msgspec.Struct, frozen=True):
    """One entry of the log that changed somebody's chance, or could have. What was taken back is left out."""

    entry: int
    """The number of the entry in the log, from 1; 0 is the deal. The situation after it is step `entry` of the game."""
    kind: StepKind
    """`deal`: the game is laid out. `act`: a seat acted. `tick`: time alone went by. `forfeit`: a seat gave up, or had
    no time left."""
    seat: int | None
    """Who acted or gave up; nobody at the deal and when time alone went by."""
    action: str | None
    """What was played, in notation; nothing unless a seat acted."""
    at: int | None
    """In a timed game, the moment at which the step was over, in milliseconds of the table's clock."""
    chances: list[float]
    """Each seat's chance after the step, with all that was hidden as it was, and chance to come open."""
    luck: list[float]
    """What chance, drawn at this step, changed: 0 if none was drawn or its outcomes cannot be told apart."""
    decision: list[float]
    """What it changed that this action was chosen and not the best: 0 if it was the best."""
    secret: list[float]
    """What remains, if it can be told: the best that could be known was not the best. 0 where nothing is hidden."""
    time: list[float]
    """In a timed game, what it changed that time went by while somebody could act; 0 elsewhere."""
    forfeit: list[float]
    """What it changed that a seat gave up, or had no time left."""
    choice: JudgedChoice | None
    """The judgement of the decision; nothing where there was no choice, or where the seat had lost already."""


class Totals(msgspec.Struct, frozen=True):
    """What a whole game came to for one seat: end - start = luck + decisions + others + secret + time + forfeit."""

    luck: float
    """All luck, good and bad, the deal included."""
    decisions: float
    """What the seat's own decisions changed for it."""
    others: float
    """What the decisions of all others changed for it."""
    secret: float
    """What came of things hidden."""
    time: float
    """In a timed game, what came of time gone by."""
    forfeit: float
    """What came of giving up, one's own or another's."""
    noise: float
    """The standard error of the luck that was counted: another seed of the review would differ by about so much."""
    mistakes: int
    """How many of the seat's decisions were mistakes."""
    cost: float
    """What these mistakes cost together, by what the seat knew at each."""


class Review(msgspec.Struct, frozen=True):
    """A finished game, judged."""

    version: int
    """Of this format."""
    game: str
    """The name of the game."""
    rules: int
    """The version of its rules."""
    package: str
    """The version of Ludothèque that judged it."""
    seats: list[Seat]
    """Who held each seat at the end."""
    cooperative: bool
    """Whether all win or lose together: then all seats have the same chances, and one curve is enough."""
    timed: bool
    """Whether the game was played against the clock."""
    depth: int
    """How many simulations each chance rests on."""
    seed: str
    """Of the review's own chance: the same seed and depth give the same review."""
    start: list[float]
    """Each seat's chance before the deal: what the end leaves when all that could be told is taken away."""
    steps: list[ReviewStep]
    """All steps in their order, the deal first."""
    totals: list[Totals]
    """For each seat, what the game came to."""
    turning: list[int]
    """The steps (counted from 0 in `steps`) that changed the chances most, in the order of the game."""


class ReviewSketch(msgspec.Struct, frozen=True):
    """A review on its way: the curve as far as it is known, for people who wait."""

    progress: float
    """How much of the work is done, from 0 to 1."""
    entries: list[int]
    """The entry of each step, as in the review to come."""
    chances: list[list[float]]
    """The chances after each of these steps: rough at first, then better. One row for each of `entries`."""


def schema() -> Data:
    """The JSON Schema of a review, with what every field means."""
    found = schema_of("review", {"review": Review}, {"review": "Review"})
    return {"$schema": found["$schema"], "title": "review", **found["properties"]["review"], "$defs": found["$defs"]}
