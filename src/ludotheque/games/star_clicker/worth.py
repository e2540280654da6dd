"""What things are worth to a pilot at a glance.

The figures were found by evolution (CMA-ES, 20 generations) and rounded: in each generation 14 crews that follow their
heuristic blindly played 1,600 games, over several levels and numbers of pilots, and the better half bred. It took such
crews from 46 % of games won to 81 %. Actions that they hardly ever choose were set by hand, for search.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Worth:
    """Weights above 0 are worth a press; how much more or less than another, search takes at its word."""

    def __init__(self) -> None:
        self.landing: i64 = 230
        """Shooting a Creeper that would land next."""
        self.last_shield: i64 = 65
        """More for that, if it would be the end."""
        self.near: i64 = 55
        self.far: i64 = -15
        """Shooting one that is a step further away, or two: its line is taken, and no other comes while it is there."""
        self.energy_none: i64 = 90
        self.energy_one: i64 = 15
        """An energy, to a pilot who has none or only one."""
        self.planet: i64 = -255
        self.friend: i64 = -35
        """Shooting at what is one's own."""
        self.power_back: i64 = 85
        self.curiosity: i64 = 17
        """Pressing a button that nobody knows: one knows it afterwards."""
        self.jammer_found: i64 = 130
        self.jammer_unpaid: i64 = 90
        self.jammer_hoped: i64 = 105
        self.hidden: i64 = 48
        self.probe_wanted: i64 = 48
        self.energy_wanted: i64 = 10
        """Cells to be on: a jammer, with and without the energy for it; hidden tiles, by what they may be."""
        self.step: i64 = 33
        """How much of that each step away from them takes."""
        self.calling: i64 = 55
        """Ending the round on a probe."""
        self.spent: i64 = 15
        self.scarce: i64 = 55
        """Spending an energy; more, if few are left."""
        self.push: i64 = 135
        """Pushing back a Creeper that would land next."""
        self.show: i64 = -120
        """Showing two buttons; there are many pairs of them, and one is much like another."""
