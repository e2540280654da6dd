"""One bot worker: a process that reads questions and writes answers, a line each, until its input ends.

It is told what a seat knows and nothing else. When the server dies, its input ends and so does the worker.
"""

import os
import signal
import sys

import msgspec

from ludotheque.games.plugins import load_plugins
from ludotheque.room.thoughts import Question, Thought, answer

NICENESS = 5


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thought, or what went wrong."""

    thought: Thought | None = None
    error: str = ""


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    load_plugins(sys.argv[1:])
    read = msgspec.json.Decoder(Question).decode
    for line in sys.stdin.buffer:
        try:
            told = Answer(answer(read(line)))
        except Exception as error:  # whatever it is, the server must hear of it
            told = Answer(error=f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
