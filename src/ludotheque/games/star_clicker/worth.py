"""What things are worth to a pilot at a glance; the prices stand in `prices.toml`."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.prices import Prices


@final
@mypyc_attr(acyclic=True)
class Worth:
    """Weights above 0 are worth a press; how much more or less than another, search takes at its word."""

    def __init__(self, prices: Prices) -> None:
        self.landing: i64 = prices.one("landing")
        """Shooting a Creeper that would land next."""
        self.last_shield: i64 = prices.one("last-shield")
        """More for that, if it would be the end."""
        self.near: i64 = prices.one("near")
        self.far: i64 = prices.one("far")
        """Shooting one that is a step further away, or two: its line is taken, and no other comes while it is there."""
        self.energy_none: i64 = prices.one("energy-none")
        self.energy_one: i64 = prices.one("energy-one")
        """An energy, to a pilot who has none or only one."""
        self.planet: i64 = prices.one("planet")
        self.friend: i64 = prices.one("friend")
        """Shooting at what is one's own."""
        self.power_back: i64 = prices.one("power-back")
        self.curiosity: i64 = prices.one("curiosity")
        """Pressing a button that nobody knows: one knows it afterwards."""
        self.jammer_found: i64 = prices.one("jammer-found")
        self.jammer_unpaid: i64 = prices.one("jammer-unpaid")
        self.jammer_hoped: i64 = prices.one("jammer-hoped")
        self.hidden: i64 = prices.one("hidden")
        self.probe_wanted: i64 = prices.one("probe-wanted")
        self.energy_wanted: i64 = prices.one("energy-wanted")
        """Cells to be on: a jammer, with and without the energy for it; hidden tiles, by what they may be."""
        self.step: i64 = prices.one("step")
        """How much of that each step away from them takes."""
        self.calling: i64 = prices.one("calling")
        """Ending the round on a probe."""
        self.spent: i64 = prices.one("spent")
        self.scarce: i64 = prices.one("scarce")
        """Spending an energy; more, if few are left."""
        self.push: i64 = prices.one("push")
        """Pushing back a Creeper that would land next."""
        self.show: i64 = prices.one("show")
        """Showing two buttons; there are many pairs of them, and one is much like another."""
        self.shuffled: i64 = prices.one("shuffled")
        """A known button of a group that the ion rays are to shuffle."""
