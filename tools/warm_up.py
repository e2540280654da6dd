"""Compile in the background, for a room that is open already: prints the folder of the compiled tree.

`./play` hands this to `ludotheque serve --warm-up`.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import workshop

NICENESS = 10
LOG = workshop.ROOT / "build" / "warm-up.log"


def main() -> None:
    os.nice(NICENESS)
    try:
        print(workshop.package())
    except workshop.Trouble as trouble:
        LOG.write_text(f"{trouble}\n")
        workshop.say(f"the rules could not be compiled, so the bots go on slowly; {LOG} says why")
        sys.exit(1)


main()
