"""The thieving drone: two crystals or two cards, of one rival or of two (R45, P11)."""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.events import only
from ludotheque.core.types import Data
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.cards import NO_CARD
from ludotheque.games.phantom.duel import NOBODY
from ludotheque.games.phantom.notation import (
    CARD,
    CRYSTALS,
    PLAYERS,
    SORTS,
    STEAL,
    is_one,
    sort_stolen,
    steal,
    victim_of,
)
from ludotheque.games.phantom.parts import DRONE
from ludotheque.games.phantom.refusals import (
    NO_SUCH_VICTIM,
    NOTHING_TO_STEAL,
    OTHER_SORT,
    STEAL_FIRST,
    STEAL_FROM_RIVALS,
)
from ludotheque.games.phantom.situation import NO_SORT, STEALING, Phase, Situation
from ludotheque.games.phantom.turns import end_turn

UNITS: Final[i64] = 2


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
        for rival in range(state.parts.seats):
            if may_name(state, sort, rival):
                into.add(steal(sort, rival))


def name_the_obvious(state: Situation) -> None:
    """Where only one answer is left, it is given."""
    answers = Actions()
    steal_actions(state, answers)
    if answers.size == 1:
        name(state, sort_stolen(answers.items[0]), victim_of(answers.items[0]))


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


@final
class Stealing(Phase):
    """The sort, and the victim of each unit."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        steal_actions(state, into)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if not is_one(action, STEAL, 2 * PLAYERS):
            return STEAL_FIRST
        rival: i64 = victim_of(action)
        sort: i64 = sort_stolen(action)
        if rival >= state.parts.seats:
            return NO_SUCH_VICTIM
        if rival == state.turn:
            return STEAL_FROM_RIVALS
        if state.sort != NO_SORT and sort != state.sort:
            return OTHER_SORT
        return 0 if may_name(state, sort, rival) else NOTHING_TO_STEAL

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        name(state, sort_stolen(action), victim_of(action))

    def owed(self, state: Situation) -> Data:
        if state.sort == NO_SORT:
            return {"sort": "", "victims": [], "units": UNITS}
        units: i64 = min(UNITS, loot(state, state.sort) + 1)
        return {"sort": SORTS[state.sort], "victims": [state.victim], "units": units}

    def lived(self, state: Situation) -> i64:
        return DRONE

    def problem(self, state: Situation) -> str:
        if state.sort != NO_SORT and (state.victim == state.turn or has_left(state, state.sort, state.victim) < 0):
            return "the victim is a rival who has something of the sort"
        answers = Actions()
        steal_actions(state, answers)
        return "" if answers.size > 1 else "there is no choice left, so that nothing is asked"
