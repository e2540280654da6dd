"""What a game of Phantom comes to: fights, adventures, and where everybody's crystals came from and went."""

from collections.abc import Iterable
from typing import Final

from ludotheque.core.figures import EACH, TOGETHER, Figure, FigureCounts
from ludotheque.core.types import Data

DECLARED: Final = {
    "fights-won": EACH,
    "fights-lost": EACH,
    "phantoms-thrown": EACH,
    "adventures": EACH,
    "from-exploration": EACH,
    "from-phantom": EACH,
    "from-fight": EACH,
    "from-allegiance": EACH,
    "from-black-market": EACH,
    "from-informer": EACH,
    "from-blobulopode": EACH,
    "from-drone": EACH,
    "from-titans": EACH,
    "crystals-lost": EACH,
    "crystals-robbed": EACH,
    "rounds": TOGETHER,
}


def figures(events: Iterable[Data], seats: int) -> list[Figure]:
    tally = FigureCounts(seats, DECLARED)
    for event in events:
        match event:
            case {"event": "won-fight", "seat": winner, "rival": loser}:
                tally.add("fights-won", winner)
                tally.add("fights-lost", loser)
            case {"event": "threw", "seat": seat, "phantom": True}:
                tally.add("phantoms-thrown", seat)
            case {"event": "lived", "seat": seat}:
                tally.add("adventures", seat)
            case {"event": "gained", "seat": seat, "count": count, "why": why}:
                tally.add(f"from-{why}", seat, count)
            case {"event": "phantom-pays", "seat": seat, "count": count}:
                tally.add("from-phantom", seat, count)
            case {"event": "stolen", "seat": thief, "rival": victim, "sort": "crystals"}:
                rob(tally, "from-drone", thief, victim, 1)
            case {"event": "titans-given", "seat": victim, "rival": receiver}:
                rob(tally, "from-titans", receiver, victim, 1)
            case {"event": "blob-to", "seat": seat, "rival": keeper, "count": count} if count > 0:
                rob(tally, "from-blobulopode", seat, keeper, count)
            case {"event": "lost", "seat": seat, "count": count}:
                tally.add("crystals-lost", seat, count)
            case {"event": "turn", "seat": seat, "round": number}:
                tally.most("rounds", seat, number)
    return tally.figures()


def rob(tally: FigureCounts, source: str, seat: int, victim: int, count: int) -> None:
    """Crystals that go from one player to another."""
    tally.add(source, seat, count)
    tally.add("crystals-robbed", victim, count)
