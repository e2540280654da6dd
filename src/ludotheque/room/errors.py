"""What a table does not let somebody do. `code` is for the client to translate, the message for logs."""

from ludotheque.core.errors import BadComponents, BadNotation, BadOption, Mistake
from ludotheque.table.errors import NotNow

CODES = {BadNotation: "bad-notation", BadComponents: "components", BadOption: "options"}


class Wrong(Exception):
    """A request that cannot be granted; nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def wrong(mistake: Mistake) -> Wrong:
    """A mistake that the table or a game has found, as it is told to whoever made it."""
    code = mistake.code if isinstance(mistake, NotNow) else CODES.get(type(mistake), "bad-request")
    return Wrong(code, str(mistake))
