"""Where the people of one table meet: a process of this machine that takes a socket hands it to the table's own.

Any server can serve anybody. But what happens at one the others have to be told, and have to do again for their own
people; where all who sit at a table come to one process, nothing of that is to be done. A socket's request names its
table, and the name says which place is its own. The connection goes there as it is, with what was read of it. Nobody
waits for an answer: where nobody takes it, whoever has the connection serves it.
Each place gives signs of life, for a process may be there and yet do nothing: a queue takes what nobody will serve.
"""

import array
import errno
import os
import re
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, Self
from zlib import crc32

LONGEST_HEAD = 65_536
"""More than any request has that the front door lets in."""

SIGN_SECONDS = 1.0
SILENCE = 4.0
"""After so many seconds without a sign of life nobody is sent to a place."""

TABLE = re.compile(rb"/api/tables/([^/?#]+)/socket(?:\?|$)")
"""The request for a socket, as it stands in a request's first line."""

Take = Callable[[socket.socket, bytes], None]
"""Goes on with a connection of which so much has been read."""


class Place(NamedTuple):
    """One of so many processes, numbered from 0, that know each other by a folder."""

    folder: Path
    number: int
    places: int


class Meeting:
    """The way from one place to the others."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.handed_over = 0
        self._mouth = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._mouth.setblocking(False)
        self._ear: socket.socket | None = None

    def open(self) -> socket.socket:
        """From now on the place's connections come here, and no more to whoever had the place before."""
        ear = self._ear = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        ear.setblocking(False)
        new = self.place.folder / f"new-{os.getpid()}"
        ear.bind(str(new))
        new.rename(self._door(self.place.number))
        return ear

    def sign(self) -> None:
        """Whoever comes is taken soon. What is touched now and then is also not cleared away as old."""
        with suppress(OSError):
            os.utime(self._door(self.place.number))

    def close(self) -> None:
        """Nobody comes here any more, and nobody is handed over."""
        if self._ear is not None:
            self._ear.close()
        self._mouth.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def hand_over(self, url: bytes, head: bytes, connection: int) -> bool:
        """Give a connection to the place of its table, if another is and somebody is there; says whether it has gone.

        Raises `BlockingIOError` while as many wait there as can.
        """
        asked = TABLE.search(url)
        if asked is None:
            return False
        number = place_of(asked[1], self.place.places)
        if number == self.place.number:
            return False
        carried = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [connection]))]
        door = self._door(number)
        try:
            if time.time() - door.stat().st_mtime > SILENCE:
                return False
            self._mouth.sendmsg([head], carried, 0, str(door))
        except BlockingIOError:
            raise
        except OSError as error:
            if error.errno == errno.ENOBUFS:  # how macOS says that as many wait as can
                raise BlockingIOError from None
            return False  # nobody is there
        self.handed_over += 1
        return True

    def take(self, go_on: Take) -> None:
        """Take what has come; to be called when there is something to read."""
        assert self._ear is not None
        with suppress(BlockingIOError):
            head, connections, flags, _ = socket.recv_fds(self._ear, LONGEST_HEAD, 1)
            found = [socket.socket(fileno=connection) for connection in connections]
            for connection in found:
                connection.set_inheritable(False)  # else a bot's process, begun later, would keep it open
            if len(found) == 1 and not flags & (socket.MSG_TRUNC | socket.MSG_CTRUNC):
                go_on(found[0], head)
            else:
                for connection in found:
                    connection.close()

    def _door(self, number: int) -> Path:
        return self.place.folder / str(number)


def place_of(table: bytes, places: int) -> int:
    """Where the people of a table meet, of so many places: for each of them as many tables as for the others.

    >>> [place_of(b"table %d" % number, 3) for number in range(6)]
    [2, 0, 1, 1, 2, 2]
    """
    return crc32(table) % places
