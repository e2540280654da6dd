"""Titans: every rival discards a 7 or 8 or gives a crystal, in turn order (R49, P12).

A rival who could do either is always asked, even if only one answer is left: not to ask would tell. A rival without
crystals is asked if they have such a card; to be passed over tells everybody that they have none.
"""

from typing import final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.events import only
from ludotheque.core.types import Data
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.cards import CARDS
from ludotheque.games.phantom.duel import NOBODY
from ludotheque.games.phantom.equipment import card_actions
from ludotheque.games.phantom.notation import DISCARD, GIVE, is_one
from ludotheque.games.phantom.parts import TITANS
from ludotheque.games.phantom.refusals import (
    DISCARD_NOT_IN_HAND,
    NO_CRYSTAL,
    NOT_YOUR_TURN,
    TITANS_FIRST,
    TOO_WEAK,
    WAIT_FOR_TITANS,
)
from ludotheque.games.phantom.situation import ADVENTURING, FACING_TITANS, Phase, Situation
from ludotheque.games.phantom.turns import end_turn


def arrive(state: Situation) -> None:
    ask(state, state.left_of(state.turn))


def ask(state: Situation, seat: i64) -> None:
    """Go round the table from a seat on until somebody has to decide."""
    while seat != state.turn:
        search(state, seat)
        if must_decide(state, seat):
            state.asked = seat
            state.phase = FACING_TITANS
            if state.report is not None:
                state.report.add("titans-asked", {"seat": seat, "rival": state.turn})
            return
        if state.crystals[seat] > 0:
            give(state, seat)
        elif state.report is not None:
            state.report.add("titans-nothing", {"seat": seat, "rival": state.turn})
        seat = state.left_of(seat)
    state.asked = NOBODY
    state.phase = ADVENTURING
    end_turn(state)


def search(state: Situation, seat: i64) -> None:
    """Whether somebody without crystals is asked tells everybody if a card of theirs is strong."""
    if state.crystals[seat] == 0 and state.hands.hand[seat] != 0:
        state.reveals += 1
        if not state.hands.has_strong(seat):
            state.hands.show_weak(seat)


def must_decide(state: Situation, seat: i64) -> bool:
    """Whoever has a card and a crystal, whatever the card; without crystals, whoever has a card to discard."""
    if state.crystals[seat] > 0:
        return state.hands.hand[seat] != 0
    return state.hands.has_strong(seat)


def give(state: Situation, seat: i64) -> None:
    state.crystals[seat] -= 1
    state.crystals[state.turn] += 1
    if state.report is not None:
        state.report.add("titans-given", {"seat": seat, "rival": state.turn})


@final
class FacingTitans(Phase):
    """A strong card or a crystal, of the rival who is asked."""

    def acting(self, state: Situation) -> i64:
        return only(state.asked)

    def waiting(self, state: Situation, seat: i64) -> i64:
        return WAIT_FOR_TITANS if seat == state.turn else NOT_YOUR_TURN

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        card_actions(state.hands.hand[seat] & state.parts.strong, DISCARD, into)
        if state.crystals[seat] > 0:
            into.add(GIVE)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if action == GIVE:
            return 0 if state.crystals[seat] > 0 else NO_CRYSTAL
        if not is_one(action, DISCARD, CARDS):
            return TITANS_FIRST
        if not cards.has(state.hands.hand[seat], action - DISCARD):
            return DISCARD_NOT_IN_HAND
        return 0 if state.hands.is_strong(action - DISCARD) else TOO_WEAK

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        if action == GIVE:
            give(state, seat)
        else:
            state.spend(seat, action - DISCARD)
            if state.report is not None:
                state.report.add("titans-discarded", {"seat": seat, **state.card_told(action - DISCARD)})
        ask(state, state.left_of(seat))

    def owed(self, state: Situation) -> Data:
        """Who is asked, and who comes after."""
        asked = [state.asked]
        while state.left_of(asked[-1]) != state.turn:
            asked.append(state.left_of(asked[-1]))
        return {"asked": asked}

    def lived(self, state: Situation) -> i64:
        return TITANS

    def askable(self, state: Situation) -> bool:
        return must_decide(state, state.asked)

    def problem(self, state: Situation) -> str:
        if state.asked == NOBODY:
            return "owed.asked begins with whom titans ask"
        if state.asked == state.turn or not must_decide(state, state.asked):
            return f"seat {state.asked} has nothing to decide"
        return ""
