"""What the network does not let somebody do, and the HTTP status of every error."""

from ludotheque.room.errors import Wrong

STATUS = {
    "no-key": 403,
    "not-your-seat": 403,
    "taken": 403,
    "no-such-seat": 404,
    "no-deal": 404,
    "no-step": 404,
    "no-table": 404,
    "long-record": 413,
    "coming": 409,
    "memory": 409,
    "over": 409,
    "running": 409,
    "tutorial": 409,
    "unreadable": 410,
    "full": 503,
}
"""Of what a table refuses; anything else is a bad request."""


class Denied(Wrong):
    """A request that does not even reach a table, with the status of its own."""

    def __init__(self, code: str, message: str, status: int) -> None:
        super().__init__(code, message)
        self.status = status


def status_of(error: Wrong) -> int:
    return error.status if isinstance(error, Denied) else STATUS.get(error.code, 400)
