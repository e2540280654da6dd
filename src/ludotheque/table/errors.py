"""What a table, not a rule of the game, does not allow."""

from ludotheque.core.errors import Mistake


class NotNow(Mistake):
    """Something that cannot be done at this table now. `code` is for machines."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
