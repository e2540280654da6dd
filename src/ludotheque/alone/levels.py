"""How much a browser's Python is asked to think, so that nobody waits for long.

A level thinks for a number of simulations and never by the clock: it is as strong here as at a server, only slower. So
none is weakened; the ones that would take too long are not offered. How long each takes, `python3 -m bench site`
measures (docs/performance.md).
"""

from ludotheque.games import box
from ludotheque.room import wire
from ludotheque.table.deal import COMPARED

COMPARED_HERE = COMPARED[:2]
"""Who plays the deal of the day to be compared with: a stronger bot would take minutes for a whole game."""

REVIEW_DEPTH = 40
"""How many simulations each chance of a review rests on: a usual game is judged within two minutes, and a review says
its depth. A server has more."""


def offered(game: str) -> tuple[wire.Level, ...]:
    """The levels of bots that there are for a game, the weakest first."""
    return wire.LEVELS[: wire.LEVELS.index(box(game).label.alone) + 1]


def helping(game: str) -> wire.Level:
    """The level of bots that help people: `hard` as at a server, or the strongest below that there is."""
    return min(offered(game)[-1], "hard", key=wire.LEVELS.index)
