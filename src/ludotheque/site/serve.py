"""Serves the folder that this file lies in on this computer, and opens it: `python3 serve.py [PORT] [--no-browser]`.

Any web server does as well. This one knows the types of all files, which the one of Python leaves to the system. It
takes no other port by itself than the usual one: a browser keeps games by their address, and would not find them.
"""

import errno
import os
import sys
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PORT = 8124
QUIETLY = "--no-browser"
USAGE = f"usage: python3 serve.py [PORT] [{QUIETLY}]"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class Files(SimpleHTTPRequestHandler):
    """Files as they are; browsers ask whether they are still the same."""

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return TYPES.get(Path(path).suffix) or super().guess_type(path)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


class Server(ThreadingHTTPServer):
    """Of two on one port, Windows would let both believe that they have it."""

    allow_reuse_address = os.name == "posix"

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that needs a file no more hangs up; that is no error."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def serving(folder: Path, port: int) -> ThreadingHTTPServer:
    """The server, bound to this computer alone; port 0 takes a free one."""
    return Server(("127.0.0.1", port), partial(Files, directory=str(folder)))


def asked(words: list[str]) -> tuple[int, bool]:
    """The port, and whether the browser is opened; ends the program for anything else."""
    ports = [word for word in words if word != QUIETLY]
    if len(ports) > 1 or not all(word.isascii() and word.isdecimal() and int(word) < 65536 for word in ports):
        sys.exit(USAGE)
    return int(ports[0]) if ports else PORT, QUIETLY not in words


def show(address: str) -> None:
    """Open a browser with a window of its own; one that would take over the terminal is left alone."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return
    if type(found) is not webbrowser.GenericBrowser:
        found.open(address)


def main(words: list[str]) -> None:
    port, opens = asked(words)
    try:
        server = serving(Path(__file__).resolve().parent, port)
    except OSError as error:
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            sys.exit(f"serve.py: port {port} is taken, perhaps by this very room: http://127.0.0.1:{port}/. {USAGE}")
        sys.exit(f"serve.py: {error}. {USAGE}")
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    print(f"{address}   (Ctrl-C)", flush=True)
    if opens:
        show(address)
    with server:
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main(sys.argv[1:])
