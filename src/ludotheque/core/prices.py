"""What things are worth to bots, as data: numbers that a command can make anew, and that code only names.

A heuristic asks for its prices when it is made and keeps them as fields; nothing looks up a name while it weighs.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.errors import BadPrices
from ludotheque.core.types import Ints


@final
@mypyc_attr(acyclic=True)
class Prices:
    """What things are worth to bots: whole numbers by name, single ones and rows of them, in the order of their file.

    A single price is a row of one.
    """

    def __init__(self, listed: dict[str, list[int]]) -> None:
        self.listed = listed
        self.asked: set[str] = set()
        """The names that somebody has asked for so far."""

    def one(self, name: str) -> i64:
        """A single price."""
        found = self._found(name)
        if len(found) != 1:
            raise BadPrices(f"the price {name!r} is a row of {len(found)}, not a single number")
        return found[0]

    def row(self, name: str) -> Ints:
        """A row of prices, as an array of its own."""
        return vec[i64](self._found(name))

    def unasked(self) -> list[str]:
        """The names that nobody has asked for so far."""
        return [name for name in self.listed if name not in self.asked]

    def sizes(self) -> dict[str, int]:
        """How many prices stand under each name."""
        return {name: len(row) for name, row in self.listed.items()}

    def numbers(self) -> list[int]:
        """All prices of all names, in their order."""
        return [number for row in self.listed.values() for number in row]

    def priced(self, numbers: list[int]) -> "Prices":
        """The same names, each with as many prices as before, for other numbers.

        >>> Prices({"card": [3], "markets": [0, 5]}).priced([4, 1, 6]).listed
        {'card': [4], 'markets': [1, 6]}
        """
        listed: dict[str, list[int]] = {}
        first = 0
        for name, row in self.listed.items():
            listed[name] = numbers[first : first + len(row)]
            first += len(row)
        if len(numbers) != first:
            raise BadPrices(f"{len(numbers)} numbers are given for {first} prices")
        return Prices(listed)

    def _found(self, name: str) -> list[int]:
        found = self.listed.get(name)
        if found is None:
            there = ", ".join(self.listed) or "none at all"
            raise BadPrices(f"there is no price {name!r}; the prices are: {there}")
        self.asked.add(name)
        return found

    def __repr__(self) -> str:
        return f"Prices({self.listed!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Prices, (self.listed,)
