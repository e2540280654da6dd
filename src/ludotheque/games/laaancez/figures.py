"""What a game of Laaancez ! comes to: who hit what, how hard, and what was drawn before."""

from collections.abc import Iterable
from typing import Final

from ludotheque.core.figures import EACH, Figure, FigureCounts
from ludotheque.core.types import Data

DECLARED: Final = {
    "hearts": EACH,
    "destroyed": EACH,
    "throws": EACH,
    "hardest": EACH,
    "copied": EACH,
    "ticked": EACH,
    "passed": EACH,
}


def figures(events: Iterable[Data], seats: int) -> list[Figure]:
    tally = FigureCounts(seats, DECLARED)
    for event in events:
        match event:
            case {"event": "thrown", "seat": seat, "lost": lost}:
                tally.add("throws", seat)
                tally.add("hearts", seat, lost)
                tally.most("hardest", seat, lost)
            case {"event": "destroyed", "seat": owner}:
                tally.add("destroyed", 1 - owner)
            case {"event": "copy-done", "seat": seat}:
                tally.add("copied", seat)
            case {"event": "tick-done", "seat": seat}:
                tally.add("ticked", seat)
            case {"event": "pass-done", "seat": seat}:
                tally.add("passed", seat)
    return tally.figures()
