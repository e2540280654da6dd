"""Actions of Phantom as whole numbers, and in notation, exact inverses of each other.

`adventurer jade`, `berth 3`, `pass`, `take A`, `turn`, `place B`, `bury D3`, `stay`, `fly 4`, `pay GA`, `live`,
`commit C8`, `bare`, `rethrow`, `accept`, `steal crystals 2`, `steal cards 3`, `hand 2`, `discard D7`, `give`,
`rotate 2`. Players are numbered from 1, as people count.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.errors import BadNotation
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.cards import CARDS, HOLDS

SYSTEMS: Final[i64] = 8
PLAYERS: Final[i64] = 5

ADVENTURER: Final[i64] = 0
BERTH: Final[i64] = 5
PASS: Final[i64] = 13
TAKE: Final[i64] = 14
TURN: Final[i64] = 16
PLACE: Final[i64] = 17
BURY: Final[i64] = 19
STAY: Final[i64] = 61
FLY: Final[i64] = 62
PAY: Final[i64] = 70
LIVE: Final[i64] = 112
COMMIT: Final[i64] = 113
BARE: Final[i64] = 155
RETHROW: Final[i64] = 156
ACCEPT: Final[i64] = 157
STEAL: Final[i64] = 158
"""By sort and victim: crystals of each player, then cards of each."""
HAND: Final[i64] = 168
DISCARD: Final[i64] = 173
GIVE: Final[i64] = 215
ROTATE: Final[i64] = 216
COUNT: Final[i64] = 223

CRYSTALS: Final[i64] = 0
CARD: Final[i64] = 1
SORTS: Final = ["crystals", "cards"]

ALONE: Final = {
    PASS: "pass",
    TURN: "turn",
    STAY: "stay",
    LIVE: "live",
    BARE: "bare",
    RETHROW: "rethrow",
    ACCEPT: "accept",
    GIVE: "give",
}
"""Actions that are one word."""

WITH_CARD: Final = {"bury": BURY, "pay": PAY, "commit": COMMIT, "discard": DISCARD}

ACTIONS: Final = (
    "adventurer NAME, berth SYSTEM, pass, take HOLD, turn, place HOLD, bury CARD, stay, fly SYSTEM, pay CARD, live, "
    "commit CARD, bare, rethrow, accept, steal crystals PLAYER, steal cards PLAYER, hand PLAYER, discard CARD, give or "
    "rotate NOTCHES"
)


def steal(sort: i64, victim: i64) -> i64:
    return STEAL + PLAYERS * sort + victim


def sort_stolen(action: i64) -> i64:
    return (action - STEAL) // PLAYERS


def victim(action: i64) -> i64:
    return (action - STEAL) % PLAYERS


def is_berth(action: i64) -> bool:
    return BERTH <= action < PASS


def is_take(action: i64) -> bool:
    return TAKE <= action < TURN


def is_place(action: i64) -> bool:
    return PLACE <= action < BURY


def is_bury(action: i64) -> bool:
    return BURY <= action < STAY


def is_fly(action: i64) -> bool:
    return FLY <= action < PAY


def is_pay(action: i64) -> bool:
    return PAY <= action < LIVE


def is_commit(action: i64) -> bool:
    return COMMIT <= action < BARE


def is_steal(action: i64) -> bool:
    return STEAL <= action < HAND


def is_hand(action: i64) -> bool:
    return HAND <= action < DISCARD


def is_discard(action: i64) -> bool:
    return DISCARD <= action < GIVE


@final
@mypyc_attr(acyclic=True)
class Notation:
    """Writes and reads actions, with the names of the adventurers of a component set."""

    def __init__(self, adventurers: list[str]) -> None:
        self.adventurers = adventurers

    def write(self, action: i64) -> str:
        if action in ALONE:
            return ALONE[action]
        if action < BERTH:
            return f"adventurer {self.adventurers[action]}"
        if action < PASS:
            return f"berth {action - BERTH + 1}"
        if is_take(action):
            return f"take {HOLDS[action - TAKE]}"
        if is_place(action):
            return f"place {HOLDS[action - PLACE]}"
        if is_fly(action):
            return f"fly {action - FLY + 1}"
        if is_steal(action):
            return f"steal {SORTS[sort_stolen(action)]} {victim(action) + 1}"
        if is_hand(action):
            return f"hand {action - HAND + 1}"
        if action >= ROTATE:
            return f"rotate {action - ROTATE + 1}"
        return with_card(action)

    def read(self, line: str) -> i64:
        for action, word in ALONE.items():
            if line == word:
                return action
        words = line.split(" ")
        if len(words) == 2:
            if words[0] == "adventurer":
                return ADVENTURER + self.adventurer(words[1])
            if words[0] == "berth":
                return BERTH + number("system", words[1], SYSTEMS)
            if words[0] == "take":
                return TAKE + hold(words[1])
            if words[0] == "place":
                return PLACE + hold(words[1])
            if words[0] == "fly":
                return FLY + number("system", words[1], SYSTEMS)
            if words[0] == "hand":
                return HAND + number("player", words[1], PLAYERS)
            if words[0] == "rotate":
                return ROTATE + number("number of notches", words[1], SYSTEMS - 1)
            if words[0] in WITH_CARD:
                return WITH_CARD[words[0]] + card(words[1])
        if len(words) == 3 and words[0] == "steal" and words[1] in SORTS:
            return steal(SORTS.index(words[1]), number("player", words[2], PLAYERS))
        raise BadNotation(f"{line!r} is no action; write {ACTIONS}")

    def adventurer(self, name: str) -> i64:
        if name not in self.adventurers:
            raise BadNotation(f"there is no adventurer {name!r}; there are {', '.join(self.adventurers)}")
        return self.adventurers.index(name)


def with_card(action: i64) -> str:
    for verb, first in WITH_CARD.items():
        if first <= action < first + CARDS:
            return f"{verb} {cards.name(action - first)}"
    raise ValueError(f"{action} is no action; they run from 0 to {COUNT - 1}")


def number(what: str, word: str, most: i64) -> i64:
    """A number from 1 on, counted from 0."""
    if len(word) == 1 and "1" <= word <= str(most):
        return int(word) - 1
    raise BadNotation(f"there is no {what} {word!r}; it is a number from 1 to {most}")


def hold(name: str) -> i64:
    if name not in HOLDS:
        raise BadNotation(f"there is no hold {name!r}; the holds are A and B")
    return HOLDS.index(name)


def card(name: str) -> i64:
    found = cards.named(name)
    if found == cards.NO_CARD:
        raise BadNotation(f"there is no card {name!r}; cards are D1 to N8 by kind and value, GA and GB")
    return found
