"""What a game of Star Clicker comes to: what the crew destroyed, how well its presses went, and what it cost."""

from collections.abc import Iterable
from typing import Final

from ludotheque.core.figures import EACH, TOGETHER, Figure, FigureCounts
from ludotheque.core.types import Data
from ludotheque.games.star_clicker.phases import PRICE_OF_A_PRESS

DECLARED: Final = {
    "jammers": EACH,
    "creepers": EACH,
    "probes": EACH,
    "presses": EACH,
    "finds": EACH,
    "in-vain": EACH,
    "friendly-fire": EACH,
    "tiles": EACH,
    "energy-gained": EACH,
    "energy-gone": EACH,
    "shields-lost": TOGETHER,
    "rounds": TOGETHER,
}

GAINS: Final = ("creeper-destroyed", "energy-found")
COSTS: Final = {
    "bought": int(PRICE_OF_A_PRESS),
    "power": 1,
    "jammer-destroyed": 1,
    "probe-destroyed": 1,
    "energy-lost": 1,
}
"""Energy that each of these takes."""

COUNTED: Final = {
    "jammer-destroyed": "jammers",
    "creeper-destroyed": "creepers",
    "probe-destroyed": "probes",
    "in-vain": "in-vain",
    "turned": "tiles",
}
"""By kind of event: what it adds one to."""

FOUND: Final = ("creeper-destroyed", "turned", "energy-found", "power-back")
"""What makes a press worth while."""


def figures(events: Iterable[Data], seats: int) -> list[Figure]:
    tally = FigureCounts(seats, DECLARED)
    pressing: int | None = None
    for event in events:
        kind = event["event"]
        seat = event.get("seat", 0)
        if kind in COUNTED:
            tally.add(COUNTED[kind], seat)
        if kind in GAINS:
            tally.add("energy-gained", seat)
        tally.add("energy-gone", seat, COSTS.get(kind, 0))
        match event:
            case {"event": "pressed"}:
                pressing = seat
                tally.add("presses", seat)
                tally.most("rounds", seat, 1)
            case {"event": found} if found in FOUND and pressing == seat:
                pressing = None
                tally.add("finds", seat)
            case {"event": "power", "colour": "yellow"}:
                pressing = None  # The tile that Lily turns up was found by no press.
            case {"event": "fired", "hit": "planet" | "ship"}:
                tally.add("friendly-fire", seat)
            case {"event": "shield-lost"}:
                tally.add("shields-lost", seat)
            case {"event": "round", "number": number}:
                tally.most("rounds", seat, number)
    return tally.figures()
