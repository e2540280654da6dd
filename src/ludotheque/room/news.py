"""What servers of the same tables tell each other, as a line of text."""

import msgspec

from ludotheque.room.fleet import AnyNews


class Announcement(msgspec.Struct, frozen=True, omit_defaults=True):
    """News of a server; none just says that it is alive."""

    server: str
    news: AnyNews | None = None


_read = msgspec.json.Decoder(Announcement)


def written(server: str, news: AnyNews | None = None) -> str:
    """
    >>> written("a", None)
    '{"server":"a"}'
    """
    return msgspec.json.encode(Announcement(server, news)).decode()


def read(text: str) -> Announcement:
    return _read.decode(text)
