"""What a game of Arkade comes to: how far the saucers came, what was shot, and what tiles and nuggets did."""

from collections.abc import Iterable
from typing import Final

from ludotheque.core.figures import EACH, Figure, FigureCounts
from ludotheque.core.types import Data
from ludotheque.games.arkade.situation import ALIEN, DEFENDER

DECLARED: Final = {
    "shot-down": DEFENDER,
    "furthest": ALIEN,
    "throws": EACH,
    "moves": ALIEN,
    "tiles": EACH,
    "lives-shot": DEFENDER,
    "super-ammo": DEFENDER,
    "pushed-back": DEFENDER,
    "nuggets-spent": DEFENDER,
    "nuggets-found": DEFENDER,
    "nuggets-lost": DEFENDER,
    "sacrificed": ALIEN,
    "repaired": ALIEN,
}

COUNTED: Final = {
    "thrown": "throws",
    "bonus": "tiles",
    "power": "tiles",
    "eliminated": "shot-down",
    "life-lost": "lives-shot",
    "pushed": "pushed-back",
    "nugget-lost": "nuggets-lost",
    "sacrificed": "sacrificed",
    "repaired": "repaired",
}
"""By kind of event: what it adds one to."""


def figures(events: Iterable[Data], seats: int) -> list[Figure]:
    tally = FigureCounts(seats, DECLARED)
    for event in events:
        match event:
            case {"event": kind, "seat": seat} if kind in COUNTED:
                tally.add(COUNTED[kind], seat)
            case {"event": "moved", "seat": seat, "to": cell, "by": by}:
                tally.most("furthest", seat, line_of(cell))
                tally.add("moves", seat, 1 if by == "die" else 0)
            case {"event": "fired", "seat": seat, "ammo": True}:
                tally.add("super-ammo", seat)
            case {"event": "flew", "seat": seat, "by": "nugget"}:
                tally.add("nuggets-spent", seat)
            case {"event": "nuggets-found", "seat": seat, "count": count}:
                tally.add("nuggets-found", seat, count)
    return tally.figures()


def line_of(cell: str) -> int:
    """The line of a cell, counted from the Alien's side."""
    return ord(cell[0]) - ord("a") + 1
