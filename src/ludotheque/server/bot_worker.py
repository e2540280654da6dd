"""One bot worker: a process that reads questions and writes answers, a line each, until its input ends.

It is told what a seat knows and nothing else. When the server dies, its input ends and so does the worker.
"""

import os
import signal
import sys

from ludotheque.games.plugins import load_plugins
from ludotheque.room.thoughts import answered

NICENESS = 5


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    load_plugins(sys.argv[1:])
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answered(line) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
