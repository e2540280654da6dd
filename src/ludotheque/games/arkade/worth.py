"""What the things on the table of Arkade are worth: together they say how likely the Alien is to win (`judgement.py`).

Prices are thousandths of the logarithm of the odds, so that they add up. They stand in `prices.toml`, by the names that
are asked for here, for each mode; some are prices of one side, for the end of its own turn, or in the arcade for
the moment at which it throws.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.prices import Prices
from ludotheque.core.types import Ints
from ludotheque.games.arkade.situation import ALIEN, Situation
from ludotheque.games.arkade.things import EMPTY, has_life, is_saucer

WON: Final[i64] = 1_000_000
"""More than everything else together."""

FARTHEST: Final[i64] = 7
"""Nobody is further from the last line than this; on a longer board it makes no difference."""


@final
@mypyc_attr(acyclic=True)
class Worth:
    """The prices by which a seat judges."""

    def __init__(self, prices: Prices, seat: i64) -> None:
        side = "alien" if seat == ALIEN else "defender"
        self.exposed: Ints = prices.row(f"{side}-exposed")
        """A saucer that is the first of its column, by the steps it has to go."""
        self.covered: Ints = prices.row(f"{side}-covered")
        """The same before the ship or a tower."""
        self.shielded: Ints = prices.row(f"{side}-shielded")
        """One behind another, which no shot reaches."""
        self.start: i64 = prices.one(f"{side}-start")
        """What is left when everything else is counted."""
        self.life: i64 = prices.one("life")
        self.nugget: i64 = prices.one("nugget")
        self.gps: i64 = prices.one("gps")
        self.ammo: i64 = prices.one("ammo")
        self.half_pair: i64 = prices.one("half-pair")
        self.pair: i64 = prices.one("pair")
        """Completing a pair: the tile that it turns, less the half of a pair that it was before."""
        self.unturned: i64 = prices.one("unturned")
        """A tile that the defender has yet to earn."""
        self.bonus: i64 = prices.one("bonus")
        """Turning a tile on a bonus cell."""

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
