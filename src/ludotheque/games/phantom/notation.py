"""Actions of Phantom: each verb once, with how many things it can be said of; numbers and lines follow.

`adventurer jade`, `berth 3`, `pass`, `take A`, `turn`, `place B`, `bury D3`, `stay`, `fly 4`, `pay GA`, `live`,
`commit C8`, `bare`, `rethrow`, `accept`, `steal crystals 2`, `steal cards 3`, `hand 2`, `discard D7`, `give`,
`rotate 2`. Players are numbered from 1, as people count.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.notation import Lines, Verbs, counted
from ludotheque.games.phantom.cards import CARDS, HOLDS, NAMES

SYSTEMS: Final[i64] = 8
"""The largest map has so many."""
PLAYERS: Final[i64] = 5

CRYSTALS: Final[i64] = 0
CARD: Final[i64] = 1
SORTS: Final = ["crystals", "cards"]

VERBS: Final = Verbs()
ADVENTURER: Final[i64] = VERBS.add("adventurer", PLAYERS)
BERTH: Final[i64] = VERBS.add("berth", SYSTEMS)
PASS: Final[i64] = VERBS.add("pass")
TAKE: Final[i64] = VERBS.add("take", 2)
TURN: Final[i64] = VERBS.add("turn")
PLACE: Final[i64] = VERBS.add("place", 2)
BURY: Final[i64] = VERBS.add("bury", CARDS)
STAY: Final[i64] = VERBS.add("stay")
FLY: Final[i64] = VERBS.add("fly", SYSTEMS)
PAY: Final[i64] = VERBS.add("pay", CARDS)
LIVE: Final[i64] = VERBS.add("live")
COMMIT: Final[i64] = VERBS.add("commit", CARDS)
BARE: Final[i64] = VERBS.add("bare")
RETHROW: Final[i64] = VERBS.add("rethrow")
ACCEPT: Final[i64] = VERBS.add("accept")
STEAL: Final[i64] = VERBS.add("steal", 2 * PLAYERS)
"""By sort and victim: crystals of each player, then cards of each."""
HAND: Final[i64] = VERBS.add("hand", PLAYERS)
DISCARD: Final[i64] = VERBS.add("discard", CARDS)
GIVE: Final[i64] = VERBS.add("give")
ROTATE: Final[i64] = VERBS.add("rotate", SYSTEMS - 1)


def lines(adventurers: list[str]) -> Lines:
    """Every action's line, with the names of the adventurers of a component set."""
    return Lines(
        VERBS,
        {
            "adventurer": adventurers,
            "berth": counted(SYSTEMS),
            "take": HOLDS,
            "place": HOLDS,
            "bury": NAMES,
            "fly": counted(SYSTEMS),
            "pay": NAMES,
            "commit": NAMES,
            "steal": [f"{sort} {player}" for sort in SORTS for player in counted(PLAYERS)],
            "hand": counted(PLAYERS),
            "discard": NAMES,
            "rotate": counted(SYSTEMS - 1),
        },
    )


def is_one(action: i64, first: i64, many: i64) -> bool:
    """Whether an action is one of so many from a verb's first on."""
    return first <= action < first + many


def steal(sort: i64, victim: i64) -> i64:
    return STEAL + PLAYERS * sort + victim


def sort_stolen(action: i64) -> i64:
    return (action - STEAL) // PLAYERS


def victim_of(action: i64) -> i64:
    return (action - STEAL) % PLAYERS
