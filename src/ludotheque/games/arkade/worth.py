"""What the things on the table of Arkade are worth: together they say how likely the Alien is to win (`judgement.py`).

Figures are thousandths of the logarithm of the odds, so that they add up. They were found by a logistic regression on
some ten thousand games that bots played among themselves, and rounded; what is rare there was filled in by hand. Each
side has figures of its own, for the end of its own turn, or in the arcade for the moment at which it throws.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.types import Ints
from ludotheque.games.arkade.situation import ALIEN, Situation
from ludotheque.games.arkade.things import EMPTY, has_life, is_saucer

WON: Final[i64] = 1_000_000
"""More than everything else together."""

BONUS: Final[i64] = 500
"""Turning a tile on a bonus cell."""

PAIR: Final[i64] = 150
"""Completing a pair: the tile that it turns, less the half of a pair that it was before."""

FARTHEST: Final[i64] = 7
"""Nobody is further from the last line than this; on a longer board it makes no difference."""


@final
@mypyc_attr(acyclic=True)
class Worth:
    """The figures of one side in one mode."""

    def __init__(self, exposed: list[int], covered: list[int], shielded: list[int]) -> None:
        self.exposed: Ints = vec[i64](exposed)
        """A saucer that is the first of its column, by the steps it has to go."""
        self.covered: Ints = vec[i64](covered)
        """The same before the ship or a tower."""
        self.shielded: Ints = vec[i64](shielded)
        """One behind another, which no shot reaches."""
        self.life: i64 = 1000
        self.nugget: i64 = 0
        self.gps: i64 = 0
        self.ammo: i64 = 0
        self.half_pair: i64 = 0
        self.unturned: i64 = 0
        """A tile that the defender has yet to earn."""
        self.start: i64 = 0
        """What is left when everything else is counted."""

    def column(self, state: Situation, column: i64, covered: bool) -> i64:
        """What the saucers of a column are worth to the Alien."""
        columns = state.parts.columns
        cells = state.board.cells
        values = self.covered if covered else self.exposed
        total: i64 = 0
        steps: i64 = 0
        ahead: i64 = EMPTY
        cell: i64 = state.parts.last_line + column
        while cell >= 0:
            thing = cells[cell]
            if is_saucer(thing):
                total += values[way(steps, ahead)]
                if has_life(thing):
                    total += self.life
                values = self.shielded
            ahead = thing
            steps += 1
            cell -= columns
        return total


def way(steps: i64, ahead: i64) -> i64:
    """How far a saucer has to go: an obstacle right ahead makes it a step more."""
    if ahead != EMPTY and not is_saucer(ahead):
        steps += 1
    return steps if steps < FARTHEST else FARTHEST


def not_less(gain: i64) -> i64:
    """A gain, or nothing: what costs more than it brings is not done."""
    if gain > 0:
        return gain
    return 0


def worth_to(seat: i64, arcade: bool) -> Worth:
    """The figures by which a seat judges."""
    if arcade:
        return in_arcade(seat)
    return in_strategy(seat)


def in_strategy(seat: i64) -> Worth:
    if seat == ALIEN:
        exposed = [0, 1800, 1480, 935, 680, 500, 325, 195]
        covered = [0, 1200, 920, 530, 300, 220, 130, 30]
        worth = Worth(exposed, covered, [0, 1500, 1100, 700, 450, 250, 130, 40])
        worth.start = -1350
    else:
        exposed = [0, 4400, 2790, 1350, 900, 570, 380, 190]
        covered = [0, 3950, 2340, 970, 400, 300, 150, 0]
        worth = Worth(exposed, covered, [0, 2000, 1000, 300, 140, 20, 0, 0])
        worth.start = -1100
    worth.nugget = 330
    worth.gps = 400
    worth.ammo = 300
    worth.half_pair = 300
    worth.unturned = 280
    return worth


def in_arcade(seat: i64) -> Worth:
    if seat == ALIEN:
        exposed = [0, 2800, 2000, 1400, 1100, 830, 640, 340]
        covered = [0, 1110, 700, 530, 400, 350, 310, 90]
        worth = Worth(exposed, covered, [0, 1000, 700, 500, 450, 400, 290, 120])
        worth.start = 600
    else:
        exposed = [0, 3600, 2300, 1500, 1050, 740, 550, 310]
        covered = [0, 2400, 1300, 760, 560, 440, 350, 190]
        worth = Worth(exposed, covered, [0, 1500, 900, 500, 400, 370, 220, 130])
        worth.start = 950
    worth.nugget = 600
    worth.gps = 600
    worth.ammo = 500
    return worth
