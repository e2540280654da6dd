"""What the server does not let somebody do. `code` is for the client to translate, the message for logs."""

from ludotheque.core.errors import BadComponents, BadNotation, BadOption, Mistake
from ludotheque.table.errors import NotNow

CODES = {BadNotation: "bad-notation", BadComponents: "components", BadOption: "options"}


class Wrong(Exception):
    """A request that cannot be granted; nothing has changed."""

    def __init__(self, code: str, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.code = code
        self.status = status


def code_of(error: Mistake) -> str:
    """The code of a mistake that the table or a game has found."""
    return error.code if isinstance(error, NotNow) else CODES.get(type(error), "bad-request")
