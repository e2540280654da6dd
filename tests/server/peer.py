"""A peer that says what it likes on a bare connection, from any address of this machine."""

import socket
from urllib.parse import urlsplit

from tests.patience import PATIENCE


class Peer:
    """One connection to a server."""

    def __init__(self, address: str, host: str = "127.0.0.2") -> None:
        parts = urlsplit(address)
        assert parts.hostname is not None
        self.socket = socket.create_connection((parts.hostname, parts.port or 80), PATIENCE, (host, 0))

    def __enter__(self) -> "Peer":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """Says whether there was still somebody to send it to."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def ask(self, path: str, *lines: str) -> None:
        self.send("\r\n".join([f"GET {path} HTTP/1.1", "host: localhost", *lines, "", ""]).encode())

    def hear(self) -> bytes:
        """What comes next; nothing at the end."""
        try:
            return self.socket.recv(65_536)
        except ConnectionError:
            return b""

    def hear_all(self) -> bytes:
        """Everything until the server closes the connection."""
        heard = b""
        while more := self.hear():
            heard += more
        return heard

    def status(self) -> int:
        """Of the next answer; 0 if the connection was closed without one."""
        words = self.hear().split(maxsplit=2)
        return int(words[1]) if len(words) > 1 else 0
