"""What a game comes to, counted from its events."""

from collections.abc import Iterable
from typing import Final

from ludotheque.core.figures import EACH, TOGETHER, Figure, FigureCounts
from ludotheque.core.types import Data

DECLARED: Final = {"taken": EACH, "turns": TOGETHER}


def figures(events: Iterable[Data], seats: int) -> list[Figure]:
    tally = FigureCounts(seats, DECLARED)
    for event in events:
        match event:
            case {"event": "took", "seat": seat, "stones": stones}:
                tally.add("taken", seat, stones)
                tally.add("turns", seat)
    return tally.figures()
