"""What a report says, as it is written and read: plain JSON, described in docs/designers.md.

Shares and chances are from 0 to 1. An estimate comes with the interval that holds the truth 95 times in 100.
"""

from typing import Any

import msgspec

from ludotheque.core.shapes import schema_of
from ludotheque.core.types import Data
from ludotheque.lab.component_files import Change
from ludotheque.lab.study import Study

FORMAT = 1
"""Of this format: it rises when a program that reads reports has to change."""


class Estimate(msgspec.Struct, frozen=True):
    """A figure with how sure it is."""

    value: float
    low: float
    high: float


class Thing(msgspec.Struct, frozen=True):
    """Something in the box, and how those fared who used it."""

    group: str
    """The text that names the group it belongs to."""
    thing: str
    """The text that names it, behind an @, or a plain word."""
    uses: Estimate
    """How often it is used in a game, all seats together."""
    users: float
    """Of the seats that can use it, the share that did at least so often as `least` says."""
    least: int
    """1; or more, where nearly everybody uses it: then those are compared who use it more often than half of them."""
    gain: Estimate | None
    """How much more often these won than the others at their seat; nothing where too few did, or did not."""
    beyond: bool
    """Whether that is more than chance explains, everything in the box taken together."""


class EventCount(msgspec.Struct, frozen=True):
    """A kind of event, and how often it came."""

    event: str
    """Its kind; its text is `event-<kind>`."""
    games: float
    """The share of games in which it came."""
    times: float
    """How often it came in a game."""


class Counted(msgspec.Struct, frozen=True):
    """A figure of the game, as its end tells it."""

    figure: str
    """Its name; its text is `figure-<name>`."""
    all: Estimate
    """Of a seat, or of all together where it is counted for all."""
    winners: Estimate | None
    """Of those who won."""
    others: Estimate | None
    """Of those who did not."""


class Rung(msgspec.Struct, frozen=True):
    """A step of the ladder of skill."""

    bot: str
    """Who plays."""
    against: str
    """On all other seats; in a game in which all win together, nobody."""
    games: int
    rate: Estimate
    """The share of the points, or of the games won together."""
    fair: float
    """The share of somebody who is just as strong; 0 where all win together."""


class Tension(msgspec.Struct, frozen=True):
    """What reviews of some of the games say (docs/review.md)."""

    reviews: int
    """So many games were looked back at."""
    depth: int
    """With so many simulations for each chance."""
    winner: list[float]
    """The chance of whoever wins in the end, on average, from the deal to the end in ten steps."""
    decided: Estimate
    """When a game is decided, as a share of its steps: from there on the winner's chance never falls below 0.9."""
    leads: Estimate
    """How often another seat comes to have the best chance; in a game in which all win together, how often the crew's
    chance crosses one half."""
    behind: Estimate
    """How far behind the best the winner was at worst: the drama of it."""
    luck: float
    """Of all that changed chances, the share of luck;"""
    decisions: float
    """of decisions that were not the best;"""
    secrets: float
    """of things hidden;"""
    time: float
    """and, in a timed game, of time gone by."""


class ReportSide(msgspec.Struct, frozen=True):
    """What one component file gives."""

    components: str
    """The beginning of the SHA-256 of the file."""
    games: int
    seats: list[Estimate]
    """What the games are worth to each seat: the share won, a draw counting for its share."""
    uneven: list[bool]
    """Whether a seat wins more or less often than its share, beyond what chance explains."""
    draws: Estimate
    """The share of games in which the score was shared."""
    length: Estimate
    """Actions in a game."""
    lengths: list[int]
    """The games by their actions, in tenths: least, nine between, most."""
    decisions: Estimate
    """Actions of a game that were a choice."""
    choices: Estimate
    """Among how many actions, at a choice."""
    clock: Estimate
    """Milliseconds on the table's clock at the end of a timed game; 0 in others."""
    things: list[Thing]
    figures: list[Counted]
    happenings: list[EventCount]
    """Every kind of event that the game can tell, those that never came too."""
    unplayed: list[str]
    """Verbs of actions that nobody ever played."""
    tension: Tension | None
    """Nothing if no games were reviewed."""
    ladder: list[Rung]


class Difference(msgspec.Struct, frozen=True):
    """A figure in the two files compared, over the same deals."""

    kind: str
    """`seat`, `draws`, `length`, `decisions`, `choices`, `clock`, `use` or `figure`."""
    name: str
    """Which one: the number of a seat, the text of a thing, the name of a figure."""
    before: float
    after: float
    change: Estimate
    beyond: bool
    """Whether it is more than noise, all figures that were compared taken together."""


class Point(msgspec.Struct, frozen=True):
    """What a number of the component file makes of the game."""

    value: int
    problem: str | None
    """Why there can be no such file; nothing if there can."""
    seats: list[Estimate]
    draws: Estimate | None
    length: Estimate | None


class GamesReport(Study, frozen=True, kw_only=True):
    """All that was found."""

    format: int
    title: str
    cooperative: bool
    timed: bool
    bots: str
    games: int
    """For each component file."""
    side: ReportSide
    against: ReportSide | None
    """What the other component file gives, if there is one."""
    changes: list[Change]
    """Where the two files differ."""
    differences: list[Difference]
    """All that was compared."""
    path: str
    """The number that was varied, if one was."""
    points: list[Point]


def schema() -> Data:
    """The JSON Schema of a report, with what every field means."""
    found: dict[str, Any] = schema_of("report", {"report": GamesReport}, {"report": "GamesReport"})
    return {"$schema": found["$schema"], "title": "report", **found["properties"]["report"], "$defs": found["$defs"]}
