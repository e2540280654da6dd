"""What can be wrong with what people hand in. All are `ValueError`s and say what would be right."""

from ludotheque.core.types import Data


class Mistake(ValueError):
    """Something handed in is wrong; nothing was changed."""


class BadNotation(Mistake):
    """A line that is no action of this game."""


class BadOption(Mistake):
    """An option that the game does not have, or a value it cannot take."""


class BadComponents(Mistake):
    """A component file that is inconsistent; names the entry."""


class BadPrices(Mistake):
    """A list of prices that cannot be read, or that lacks what a heuristic asks for."""


class BadPosition(Mistake):
    """A position that cannot be."""


class BadRecord(Mistake):
    """A record file that cannot be read or does not replay."""


class ForeignRecord(BadRecord):
    """A record of a game, or of a version of its rules, that is not here."""


class Illegal(Mistake):
    """An action that a rule forbids: `refusal` says which, as plain data that the texts can put into words."""

    def __init__(self, refusal: Data) -> None:
        super().__init__(f"{refusal['refusal']} ({refusal['rule']})")
        self.refusal = refusal
