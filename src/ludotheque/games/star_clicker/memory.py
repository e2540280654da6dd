"""What slips a pilot's mind: buttons that were seen and hidden again."""

from hashlib import sha256

from mypy_extensions import i64

from ludotheque.core.types import Data
from ludotheque.games.star_clicker.plain import UNKNOWN


def forgotten(knowledge: Data, share: i64, seed: str) -> Data:
    """The same knowledge with so many of a hundred remembered buttons dropped.

    Whether one is dropped depends on the seed, the place and when it was last seen: who has forgotten a button does not
    remember it at the next thought, and may keep it in mind after seeing it again. What lies face up is never dropped.
    """
    pilots = []
    for seat, pilot in enumerate(knowledge["pilots"]):
        known, seen = [*pilot["known"]], [*pilot["seen"]]
        for place, name in enumerate(known):
            hidden = name != UNKNOWN and pilot["buttons"][place] == UNKNOWN
            if hidden and slips(f"{seed} {seat} {place} {seen[place]}", share):
                known[place] = UNKNOWN
                seen[place] = 0
        pilots.append({**pilot, "known": known, "seen": seen})
    return {**knowledge, "pilots": pilots}


def slips(seed: str, share: i64) -> bool:
    return int.from_bytes(sha256(seed.encode()).digest()[:4], "little") % 100 < share
