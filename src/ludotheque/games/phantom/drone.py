"""The thieving drone: two crystals or two cards, of one rival or of two (R45, P11)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.events import only
from ludotheque.games.phantom import cards, notation
from ludotheque.games.phantom.cards import NO_CARD
from ludotheque.games.phantom.duel import NOBODY
from ludotheque.games.phantom.notation import CARD, CRYSTALS, SORTS
from ludotheque.games.phantom.refusals import (
    NO_SUCH_PLAYER,
    NOTHING_TO_STEAL,
    OTHER_SORT,
    STEAL_FIRST,
    STEAL_FROM_RIVALS,
)
from ludotheque.games.phantom.situation import NO_SORT, STEALING, Situation
from ludotheque.games.phantom.turns import end_turn

UNITS: Final[i64] = 2
UNDECIDED: Final[i64] = -1


def arrive(state: Situation) -> None:
    """What and whom is for the thief to say, where there is a choice."""
    state.phase = STEALING
    if loot(state, CRYSTALS) + loot(state, CARD) == 0:
        if state.report is not None:
            state.report.add("nothing", {"seat": state.turn})
        end_turn(state)
        return
    name_the_obvious(state)


def has_left(state: Situation, sort: i64, victim: i64) -> i64:
    """What can still be stolen of a rival: crystals in a safe are out of reach."""
    amount: i64 = state.crystals[victim] if sort == CRYSTALS else state.hands.size(victim)
    return amount - 1 if victim == state.victim else amount


def loot(state: Situation, sort: i64) -> i64:
    """What the rivals have of a sort, all together."""
    total: i64 = 0
    for victim in range(state.parts.seats):
        if victim != state.turn:
            total += has_left(state, sort, victim)
    return total


def may_name(state: Situation, sort: i64, victim: i64) -> bool:
    if victim == state.turn or (state.sort != NO_SORT and sort != state.sort):
        return False
    return has_left(state, sort, victim) > 0


def steal_actions(state: Situation, into: Actions) -> None:
    for sort in range(2):
        for victim in range(state.parts.seats):
            if may_name(state, sort, victim):
                into.add(notation.steal(sort, victim))


def refused_steal(state: Situation, action: i64) -> i64:
    if not notation.is_steal(action):
        return STEAL_FIRST
    victim: i64 = notation.victim(action)
    sort: i64 = notation.sort_stolen(action)
    if victim >= state.parts.seats:
        return NO_SUCH_PLAYER
    if victim == state.turn:
        return STEAL_FROM_RIVALS
    if state.sort != NO_SORT and sort != state.sort:
        return OTHER_SORT
    return 0 if may_name(state, sort, victim) else NOTHING_TO_STEAL


def name_the_obvious(state: Situation) -> None:
    """Where only one answer is left, it is given."""
    only_sort: i64 = UNDECIDED
    only_victim: i64 = NOBODY
    answers: i64 = 0
    for sort in range(2):
        for victim in range(state.parts.seats):
            if may_name(state, sort, victim):
                answers += 1
                only_sort = sort
                only_victim = victim
    if answers == 1:
        name(state, only_sort, only_victim)


def name(state: Situation, sort: i64, victim: i64) -> None:
    """A unit is named; once there are two, or nothing more of the sort, they are taken."""
    first: i64 = state.victim
    if state.report is not None:
        state.report.add("named", {"seat": state.turn, "rival": victim, "sort": SORTS[sort]})
    if first != NOBODY:
        take(state, sort, first, victim)
        return
    state.sort = sort
    state.victim = victim
    if loot(state, sort) == 0:
        take(state, sort, victim, NOBODY)
    else:
        name_the_obvious(state)


def take(state: Situation, sort: i64, first: i64, second: i64) -> None:
    """In turn order from the thief."""
    thief: i64 = state.turn
    state.sort = NO_SORT
    state.victim = NOBODY
    victim: i64 = state.left_of(thief)
    while victim != thief:
        for named in range(UNITS):
            if victim == (first if named == 0 else second):
                if sort == CRYSTALS:
                    steal_crystal(state, thief, victim)
                else:
                    steal_card(state, thief, victim)
        victim = state.left_of(victim)
    end_turn(state)


def steal_crystal(state: Situation, thief: i64, victim: i64) -> None:
    state.crystals[victim] -= 1
    state.crystals[thief] += 1
    if state.report is not None:
        told = {"seat": thief, "rival": victim, "sort": SORTS[CRYSTALS], **state.card_told(NO_CARD)}
        state.report.add("stolen", told)


def steal_card(state: Situation, thief: i64, victim: i64) -> None:
    """By chance; only the two see it."""
    card: i64 = cards.any_of(state.hands.hand[victim], state.rng)
    state.reveals += 1
    state.hands.leave_unseen(victim, card, thief)
    state.hands.enter_unseen(thief, card, victim)
    if state.report is not None:
        seeing: i64 = only(thief) | only(victim)
        told = {"seat": thief, "rival": victim, "sort": SORTS[CARD]}
        state.report.add("stolen", {**told, **state.card_told(NO_CARD)}, ~seeing)
        state.report.add("stolen", {**told, **state.card_told(card)}, seeing)
