"""Serves the folder that this file lies in on this computer, and opens it in the browser: `python3 serve.py [PORT]`.

Any web server does as well. This one knows the types of all files, which the one of Python leaves to the system.
"""

import os
import sys
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PORT = 8124
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
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


def serving(folder: Path, port: int) -> ThreadingHTTPServer:
    """The server, bound to this computer alone; port 0 takes a free one."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Files, directory=str(folder)))


def main(words: list[str]) -> None:
    try:
        server = serving(Path(__file__).resolve().parent, int(words[0]) if words else PORT)
    except (OSError, OverflowError, ValueError) as error:
        sys.exit(f"serve.py: {error}; usage: python3 serve.py [PORT]")
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    print(f"Ludothèque: {address}   (Ctrl-C)", flush=True)
    webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main(sys.argv[1:])
