"""What a conversation needs of a connection: the shortest way between a socket and a table.

A message that went through the application's middleware and all of uvicorn cost as much as a table's own work on it.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

TEXT = 0x81
"""The first byte of a whole message of text (RFC 6455, 5.2)."""

MASKED = 0x80
"""In the second byte of whatever a client sends: four bytes follow with which all others are mixed."""

MASK = 4
LONGEST_HEAD = 10 + MASK

SHORT = 126
LONG = 65_536


Conversation = Callable[[], Awaitable[None]]

Listener = Callable[[str], bool]
"""Hears a message at once, if it can: says whether it did."""


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

    def empty(self) -> bool:
        """Whether all that was sent has gone to the system."""
        ...

    def listen(self, listener: Listener | None) -> None:
        """Whom to ask first to hear a message, while nothing that came before it waits to be received."""
        ...

    async def receive(self) -> Any:
        """The next thing that comes, as an event of ASGI."""
        ...

    async def close(self, code: int, last: bytes | None = None) -> None:
        """Say a last thing and close, if somebody is still there."""
        ...


def head_size(data: bytes, start: int) -> int:
    """How many bytes there are before the text of a client's frame that begins here, mask included; at least two came.

    >>> head_size(b"\\x81\\x83MASKabc", 0), head_size(b"\\x81\\xfe\\x00\\x03MASKabc", 0)
    (6, 8)
    """
    size = data[start + 1] & ~MASKED
    return MASK + (2 if size < SHORT else 4 if size == SHORT else 10)


def frame_size(data: bytes, start: int) -> int:
    """How many bytes the frame of a client has that begins here (RFC 6455, 5.2); 0 if that is not known yet.

    >>> frame_size(b"....\\x81\\x83MASKabc", 4), frame_size(b"\\x81", 0), frame_size(b"\\x81\\xfe\\x00", 0)
    (9, 0, 0)
    """
    if len(data) < start + 2:
        return 0
    head = head_size(data, start)
    if head == MASK + 2:
        return head + (data[start + 1] & ~MASKED)
    if len(data) < start + head - MASK:
        return 0
    return head + int.from_bytes(data[start + 2 : start + head - MASK])


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
