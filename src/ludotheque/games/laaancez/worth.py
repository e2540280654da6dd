"""What a heart on the sheet of Laaancez ! is worth, by what it keeps throwing; the prices stand in `prices.toml`."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.prices import Prices


@final
@mypyc_attr(acyclic=True)
class Worth:
    """The prices of a heart."""

    def __init__(self, prices: Prices) -> None:
        self.drawn: i64 = prices.one("drawn")
        """For each damage of an object that is drawn."""
        self.ticked: i64 = prices.one("ticked")
        """For a damage that is ticked."""
        self.shielded: i64 = prices.one("shielded")
        self.room: i64 = prices.one("room")
        """For each damage beside a shield, and for a hole beside a shield where something may still come."""
        self.first_row: i64 = prices.one("first-row")
        """How many times all of that counts in the first row; in each row further back, once less."""
