"""What a conversation needs of a connection: the shortest way between a socket and a table.

A message that went through the application's middleware and all of uvicorn cost as much as a table's own work on it.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

TEXT = 0x81
"""The first byte of a whole message of text (RFC 6455, 5.2)."""

SHORT = 126
LONG = 65_536


Conversation = Callable[[], Awaitable[None]]


class Line(Protocol):
    """An open socket, as the front door has it."""

    def converse(self, conversation: Conversation) -> None:
        """What is to be done on it as soon as all is forgotten that it took to open it."""
        ...

    def tell(self, messages: list[bytes]) -> None:
        """Send these at once, as one piece; raises `OSError` if nobody is there any more."""
        ...

    def clear(self) -> bool:
        """Whether what was sent is on its way, so that more may follow."""
        ...

    async def cleared(self) -> None:
        """Wait until it is."""
        ...

    async def receive(self) -> Any:
        """The next thing that comes, as an event of ASGI."""
        ...

    async def close(self, code: int, last: bytes | None = None) -> None:
        """Say a last thing and close, if somebody is still there."""
        ...


def framed(messages: list[bytes]) -> bytes:
    """Messages of text as frames of a socket, one after the other.

    >>> framed([b"abc", b"d"])
    b'\\x81\\x03abc\\x81\\x01d'
    """
    pieces = []
    for message in messages:
        size = len(message)
        if size < SHORT:
            pieces.append(bytes((TEXT, size)))
        elif size < LONG:
            pieces.append(bytes((TEXT, 126, size >> 8, size & 255)))
        else:
            pieces.append(bytes((TEXT, 127)) + size.to_bytes(8))
        pieces.append(message)
    return b"".join(pieces)
