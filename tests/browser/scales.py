"""What a page weighs: a way to the server on which every byte towards the browser is counted."""

import re
import socket
import threading
from contextlib import suppress
from urllib.parse import urlsplit

ACCEPTED = re.compile(rb"(?<=\r\naccept-encoding: )[^\r]*", re.I)
READ = 65_536


class Scales:
    """Stands between a browser and a server; `weight` is all that the server has sent, headers and sockets included.

    `encodings` is what the browser says that it unpacks, whatever it is: addresses of a living room get no brotli.
    """

    def __init__(self, address: str, encodings: str) -> None:
        self.weight = 0
        self._encodings = encodings.encode()
        self._server = urlsplit(address)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def close(self) -> None:
        self._listener.close()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                browser, _ = self._listener.accept()
                server = socket.create_connection((self._server.hostname or "", self._server.port or 80))
                threading.Thread(target=self._carry, args=(browser, server), daemon=True).start()

    def _carry(self, browser: socket.socket, server: socket.socket) -> None:
        """Both ways at once. Neither end is closed before both are done: the next one may get its number."""
        with browser, server:
            asking = threading.Thread(target=self._ask, args=(browser, server), daemon=True)
            asking.start()
            self._answer(server, browser)
            asking.join()

    def _ask(self, browser: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while said := browser.recv(READ):
                server.sendall(ACCEPTED.sub(self._encodings, said))
        hang_up(server)

    def _answer(self, server: socket.socket, browser: socket.socket) -> None:
        with suppress(OSError):
            while told := server.recv(READ):
                self.weight += len(told)
                browser.sendall(told)
        hang_up(browser)


def hang_up(end: socket.socket) -> None:
    """Whoever listens there, on either side, hears that it is over."""
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
