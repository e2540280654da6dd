"""The deal of a day played by bots: a process that writes what each level came to, as one line of JSON."""

import os
import signal
import sys

import msgspec

from ludotheque.games.plugins import load_plugins
from ludotheque.server.review_worker import NICENESS
from ludotheque.table.deal import Deal


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    game, day, *plugins = sys.argv[1:]
    load_plugins(plugins)
    sys.stdout.buffer.write(msgspec.json.encode(Deal(game, day).compared()) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
