"""One review: a process that reads a record and writes how far it has come, a line each, the review in the last.

The whole record is read before anything is judged. When the server dies, nobody reads the lines and the process ends.
"""

import os
import signal
import sys

import msgspec

from ludotheque.games.plugins import load_plugins
from ludotheque.review.growing import growing
from ludotheque.review.shapes import Review, Sketch
from ludotheque.table.ludo import read

NICENESS = 15
"""Bots of running games come first."""


DEFAULT = 0
"""In place of a depth: the one that takes the usual work."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far it has come, the review, or what went wrong."""

    sketch: Sketch | None = None
    review: Review | None = None
    error: str = ""


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    depth, *plugins = sys.argv[1:]
    load_plugins(plugins)
    try:
        for stage in growing(read(sys.stdin.buffer.read().decode()), int(depth) or None):
            tell(Told(review=stage) if isinstance(stage, Review) else Told(sketch=stage))
    except BrokenPipeError:
        os._exit(1)
    except Exception as error:  # whatever it is, the server must hear of it
        tell(Told(error=f"{type(error).__name__}: {error}"))


def tell(told: Told) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
