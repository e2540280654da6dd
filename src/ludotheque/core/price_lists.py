"""Price files: what things are worth to the bots of a game, list by list, each with what made it.

The numbers stand in a game's `prices.toml` and not in its code, so that a command can make them anew and say so beside
them. The first list that fits a set-up counts.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from ludotheque.core.box import OptionValue, Setup, fits
from ludotheque.core.errors import BadPrices
from ludotheque.core.prices import Prices
from ludotheque.core.shapes import MOST, Count, by_entry, read
from ludotheque.core.toml import named, spoken

Price = Annotated[int, Meta(ge=-MOST, le=MOST)]
Row = Annotated[list[Price], Meta(min_length=1)]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]


class PriceList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Prices for some set-ups, and where they come from."""

    origin: str
    """Where they come from, in words."""
    date: Day
    """The day on which they were made."""
    prices: dict[str, Price | Row]
    """The prices: a single number or a row of them, by name."""
    when: dict[str, OptionValue] = {}
    """The options with which they count; with all, if nothing is said."""
    seats: list[int] = []
    """The numbers of seats with which they count; with all, if nothing is said."""
    command: str = ""
    """What makes them again; empty, where they were set by hand, or the script was not kept."""
    games: Count = 0
    """How many games the command played for them."""
    trial: str = ""
    """What contests against other prices said."""

    def counts(self, setup: Setup) -> bool:
        """Whether this list is made for such a set-up."""
        return fits(self.when, setup.options) and (not self.seats or setup.seats in self.seats)

    def read(self) -> Prices:
        """The prices, for a heuristic to ask for; single ones are rows of one."""
        return Prices({name: [price] if isinstance(price, int) else [*price] for name, price in self.prices.items()})

    def text(self) -> str:
        """The list as it is written in a file."""
        lines = ["[[lists]]"]
        if self.when:
            lines.append(named("when", self.when))
        if self.seats:
            lines.append(named("seats", self.seats))
        lines += [named("command", self.command), spoken("origin", self.origin)]
        lines += [named("date", self.date), named("games", self.games), spoken("trial", self.trial)]
        lines += ["", "[lists.prices]", *(named(name, price) for name, price in self.prices.items()), ""]
        return "\n".join(lines)


class PriceFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All price lists of a game."""

    lists: list[PriceList]
    """The first that fits counts."""


def read_price_lists(text: str) -> list[PriceList]:
    """The lists of a price file, or `BadPrices` with the entry that does not fit."""
    try:
        told = msgspec.toml.decode(text)
    except msgspec.DecodeError as error:
        raise BadPrices(f"price file: {error}") from None
    try:
        return read(told, PriceFile, BadPrices, "a price file", by_entry).lists
    except BadPrices as error:
        raise BadPrices(f"price file: {error}") from None


def list_for(lists: list[PriceList], setup: Setup) -> PriceList:
    """The list that counts for a set-up."""
    for one in lists:
        if one.counts(setup):
            return one
    chosen = ", ".join(f"{name}={value}" for name, value in setup.options.items())
    raise BadPrices(f"price file: no list fits {setup.game} for {setup.seats}" + (f" ({chosen})" if chosen else ""))
