"""Turns: what comes by itself at their beginning, and at their end the victory (R7, R9, R36; P2, P20)."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.events import only
from ludotheque.games.phantom import tokens
from ludotheque.games.phantom.notation import HAND, PLAYERS, is_one
from ludotheque.games.phantom.parts import MINE
from ludotheque.games.phantom.refusals import (
    GAME_OVER,
    HAND_FIRST,
    HAND_TO_RIVALS,
    NO_SUCH_RECEIVER,
    NOT_YOUR_TURN,
    WAIT_FOR_MINE,
)
from ludotheque.games.phantom.ring import NONE
from ludotheque.games.phantom.situation import EQUIPPING, HANDING, OVER, Phase, Situation


def begin_turn(state: Situation, seat: i64) -> None:
    """The Phantom pays, then the Mine is tossed, then the Blobulopode (P2)."""
    state.turn = seat
    if state.report is not None:
        state.report.add("turn", {"seat": seat, "round": state.round})
    if state.phantom == seat:
        paid: i64 = min(1, state.reserve)
        state.reserve -= paid
        state.crystals[seat] += paid
        if state.report is not None:
            state.report.add("phantom-pays", {"seat": seat, "count": paid})
    if state.mine == seat and tokens.toss_mine(state):
        ask_for_receiver(state)
    else:
        wake_blobulopode(state)


def wake_blobulopode(state: Situation) -> None:
    if state.blobulopode == state.turn:
        tokens.toss_blobulopode(state)
    equip(state)


def equip(state: Situation) -> None:
    """An equipment phase begins."""
    state.phase = EQUIPPING
    state.turned_up = False


def end_turn(state: Situation) -> None:
    """What was lived is discarded; with the Phantom and enough crystals the game is won (R7, R41)."""
    seat: i64 = state.turn
    if state.ring.lived != 0:
        discard_lived(state)
    fill_gaps(state)
    if has_won(state, seat):
        state.phase = OVER
        if state.report is not None:
            state.report.add("won", {"seat": seat, "crystals": state.wealth(seat)})
        return
    following: i64 = state.left_of(seat)
    if following == state.first:
        state.round += 1
    begin_turn(state, following)


def has_won(state: Situation, seat: i64) -> bool:
    return state.phantom == seat and state.wealth(seat) >= state.parts.target


def discard_lived(state: Situation) -> None:
    lived: i64 = state.ring.lived
    while lived != 0:
        adventure: i64 = state.parts.first_of(lived)
        lived &= lived - 1
        state.ring.past = state.parts.with_adventure(state.ring.past, adventure)
        if state.report is not None:
            state.report.add("discarded", state.adventure_told(adventure))
    state.ring.lived = 0


def fill_gaps(state: Situation) -> None:
    """A slot for which there was no adventure gets one as soon as one has been discarded (P10)."""
    for slot in range(state.parts.systems):
        if state.ring.slots[slot] == NONE:
            state.lay(slot)


# Handing the Mine on: at the beginning of a turn, or when its card is lived (P13).


def ask_for_receiver(state: Situation) -> None:
    """With two players there is no choice."""
    state.phase = HANDING
    if state.parts.seats == 2:
        hand(state, 1 - state.giver())


def hand(state: Situation, receiver: i64) -> None:
    """Whoever is handed a Mine by its card tosses it at once; whoever is handed it otherwise, on their next turn."""
    giver: i64 = state.giver()
    from_card = state.mine != giver
    tokens.hand_mine(state, giver, receiver)
    if from_card and tokens.toss_mine(state):
        ask_for_receiver(state)
    elif giver == state.turn and not from_card:
        wake_blobulopode(state)
    else:
        end_turn(state)


@final
class Handing(Phase):
    """Whom the Mine is handed to."""

    def acting(self, state: Situation) -> i64:
        return only(state.giver())

    def waiting(self, state: Situation, seat: i64) -> i64:
        return WAIT_FOR_MINE if seat == state.turn else NOT_YOUR_TURN

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        for receiver in range(state.parts.seats):
            if receiver != seat:
                into.add(HAND + receiver)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if not is_one(action, HAND, PLAYERS):
            return HAND_FIRST
        if action - HAND >= state.parts.seats:
            return NO_SUCH_RECEIVER
        return HAND_TO_RIVALS if action - HAND == seat else 0

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        hand(state, action - HAND)

    def may_be_exiled(self) -> bool:
        return True

    def lived(self, state: Situation) -> i64:
        return NONE if state.mine == state.turn else MINE

    def problem(self, state: Situation) -> str:
        return "with two players there is no choice" if state.parts.seats == 2 else ""


@final
class Over(Phase):
    """The game is won."""

    def acting(self, state: Situation) -> i64:
        return 0

    def waiting(self, state: Situation, seat: i64) -> i64:
        return GAME_OVER

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        """There is nothing left to do."""

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        return GAME_OVER

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        """Nothing is legal."""

    def may_be_exiled(self) -> bool:
        return True

    def problem(self, state: Situation) -> str:
        if has_won(state, state.turn):
            return ""
        return f"the winner has the Phantom and {state.parts.target} crystals at the end of a turn"
