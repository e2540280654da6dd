"""One review: a process that reads a record and writes how far it has come, a line each, the review in the last.

The whole record is read before anything is judged. When the server dies, nobody reads the lines and the process ends.
"""

import os
import signal
import sys

from ludotheque.games.plugins import load_plugins
from ludotheque.room.reviews import judging

NICENESS = 15
"""Bots of running games come first."""


DEFAULT = 0
"""In place of a depth: the one that takes the usual work."""


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    depth, *plugins = sys.argv[1:]
    load_plugins(plugins)
    try:
        for line in judging(sys.stdin.buffer.read().decode(), int(depth) or None):
            sys.stdout.buffer.write(line + b"\n")
            sys.stdout.buffer.flush()
    except BrokenPipeError:
        os._exit(1)


if __name__ == "__main__":
    main()
