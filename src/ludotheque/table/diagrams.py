"""The pictures of a rules page: situations that the real board draws, and from which anybody may play on.

A game declares them in `diagrams.toml`, each with the rules it shows. What is to be seen on it is said by the message
`diagram-<id>`.
"""

import msgspec

from ludotheque.core.box import Box, OptionValue
from ludotheque.core.contract import State
from ludotheque.core.types import Data
from ludotheque.games import open_game
from ludotheque.table.opening import Opening


class Diagram(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A situation in which `seat` is to act, seen through its eyes; it stands below the first of its rules.

    `point` names what the board lights, as a lesson does. Number of seats and options are those of a new table, unless
    they are said.
    """

    id: str
    rules: list[str]
    position: Data
    seat: int = 0
    seats: int | None = None
    options: dict[str, OptionValue] = {}
    point: list[str] = []

    def opening(self, box: Box) -> Opening:
        """How a table begins that plays on from here: chance is new, and the position is told in full."""
        fresh = Opening.fresh(box.setup(self.seats, self.options))
        return Opening(fresh.setup, fresh.seed, self.state(box).position())

    def state(self, box: Box) -> State:
        return open_game(box.setup(self.seats, self.options)).from_position(self.position)


class Diagrams(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of a game, in the order of their rules."""

    diagrams: list[Diagram] = []

    @staticmethod
    def of(box: Box) -> "Diagrams":
        """Those of a box; a game may have none."""
        return msgspec.convert(box.data("diagrams"), Diagrams) if box.drawn else Diagrams()

    def named(self, name: str) -> Diagram | None:
        return next((diagram for diagram in self.diagrams if diagram.id == name), None)
