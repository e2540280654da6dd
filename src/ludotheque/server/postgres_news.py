"""What servers of one database tell each other, as it goes through the database."""

import msgspec

from ludotheque.room.fleet import AnyNews

CHANNEL = "ludotheque"
LOCK_SPACE = 1_819_632_751
"""Among the advisory locks of a database, those of this program."""

LONGEST = 7_999
"""So many bytes NOTIFY carries."""

NUL = "\0"
"""The one character that no text of a database holds; so no table has it in its name."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """News of a server; none just says that it is alive."""

    server: str
    news: AnyNews | None = None


_read = msgspec.json.Decoder(Told)


def written(server: str, news: AnyNews | None = None) -> str:
    """
    >>> written("a", None)
    '{"server":"a"}'
    """
    return msgspec.json.encode(Told(server, news)).decode()


def read(text: str) -> Told:
    return _read.decode(text)
