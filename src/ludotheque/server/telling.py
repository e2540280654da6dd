"""Long answers on their way: not many at the same time, of all or of one address, however slowly they are read."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ludotheque.server.errors import Denied
from ludotheque.server.limits import neighbourhood

MOST = 64
MOST_OF_ONE = 8


class Telling:
    """How many there are."""

    def __init__(self) -> None:
        self.of_address: Counter[str] = Counter()

    @contextmanager
    def to(self, address: str) -> Iterator[None]:
        """One more; refused where there are too many."""
        name = neighbourhood(address)
        if self.of_address.total() >= MOST or self.of_address[name] >= MOST_OF_ONE:
            raise Denied("busy", "many histories are being read; try again in a moment", 503)
        self.of_address[name] += 1
        try:
            yield
        finally:
            self.of_address[name] -= 1
            if not self.of_address[name]:
                del self.of_address[name]


class LongAnswer(Response):
    """Counted until it was read."""

    def __init__(self, telling: Telling, address: str, content: bytes, media_type: str) -> None:
        super().__init__(content, media_type=media_type)
        self.telling = telling
        self.address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.telling.to(self.address):
            await super().__call__(scope, receive, send)
