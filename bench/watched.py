"""A program that notes how long the garbage collector stops it: `python -m bench.watched FILE MODULE [ARGUMENT ...]`.

The pauses go to the file when the program ends, each with the time of day and its length, as JSON. The length is
processor time: what other work on the machine adds to it is not the collector's doing.
"""

import atexit
import gc
import json
import runpy
import sys
import time
from pathlib import Path

Pauses = list[tuple[float, float]]


def watch() -> Pauses:
    pauses: Pauses = []
    begun = 0.0

    def called(phase: str, info: dict[str, int]) -> None:
        nonlocal begun
        if phase == "start":
            begun = time.thread_time()
        else:
            pauses.append((time.time(), time.thread_time() - begun))

    gc.callbacks.append(called)
    return pauses


def main() -> None:
    file, module = sys.argv[1:3]
    pauses = watch()
    atexit.register(lambda: Path(file).write_text(json.dumps(pauses)))
    sys.argv = sys.argv[2:]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
