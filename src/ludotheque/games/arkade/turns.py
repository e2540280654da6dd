"""Throws and turns (R8, R9, R15; A2, A7, A17); in the arcade the signal and falling dice (R22 to R24; A13, A26)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.contract import NEVER
from ludotheque.core.types import Data
from ludotheque.games.arkade.dice import MOVEMENT
from ludotheque.games.arkade.notation import END, KEEP, THROW, THROW_FIRST_DIE, THROW_SECOND_DIE
from ludotheque.games.arkade.refusals import (
    ALIEN_HAS_THROWN,
    ALIEN_KEEPS_FIRST,
    ALIEN_THROWS_BOTH,
    ALWAYS_BOTH,
    DEFENDER_HAS_THROWN,
    DEFENDER_KEEPS_FIRST,
    DEFENDER_THROWS_BOTH,
    DICE_FALLING,
    MUST_OBEY,
    NO_TURNS,
    THROW_FIRST,
)
from ludotheque.games.arkade.situation import (
    ALIEN,
    COUNTDOWN,
    DEFENDER,
    HELD,
    HELD_THROWS,
    HIT,
    MOORED,
    PLAYING,
    Situation,
)

BOTH: Final[i64] = 3
"""Both seats, as a set of bits."""


def is_of_turns(action: i64) -> bool:
    """Whether an action throws, keeps or ends, which both sides do alike."""
    return THROW <= action <= KEEP or action == END


def throws_and_end(state: Situation, seat: i64, into: Actions) -> None:
    if state.arcade:
        if state.lands[seat] == NEVER:
            into.add(THROW)
    elif state.kept:
        if seat == ALIEN or not must_obey(state):
            into.add(END)
    else:
        into.add(THROW)
        if state.throws > 0:
            into.add(THROW_FIRST_DIE)
            into.add(THROW_SECOND_DIE)
            into.add(KEEP)


def refused_by_mode(state: Situation, action: i64) -> i64:
    """Why throwing, keeping or ending has no place in this mode; 0 if it has."""
    if not state.arcade or action == THROW:
        return 0
    return NO_TURNS if action in (KEEP, END) else ALWAYS_BOTH


def refused_throws_and_end(state: Situation, seat: i64, action: i64) -> i64:
    refused = refused_by_mode(state, action)
    if refused != 0:
        return refused
    if state.arcade:
        return 0 if state.lands[seat] == NEVER else DICE_FALLING
    if action == END:
        return refused_end(state, seat)
    if state.kept:
        return ALIEN_HAS_THROWN if seat == ALIEN else DEFENDER_HAS_THROWN
    if state.throws > 0 or action == THROW:
        return 0
    if action == KEEP:
        return THROW_FIRST
    return ALIEN_THROWS_BOTH if seat == ALIEN else DEFENDER_THROWS_BOTH


def refused_end(state: Situation, seat: i64) -> i64:
    if state.throws == 0:
        return THROW_FIRST
    if not state.kept:
        return ALIEN_KEEPS_FIRST if seat == ALIEN else DEFENDER_KEEPS_FIRST
    return MUST_OBEY if seat == DEFENDER and must_obey(state) else 0


def must_obey(state: Situation) -> bool:
    """Whether the damaged reactor still has to take the ship to the 1 or the 6 of the final throw (A6)."""
    column = state.dice.shown[MOVEMENT]
    return state.reactor == HELD and state.parts.is_end(column) and column != state.ship


def throw_or_end(state: Situation, seat: i64, action: i64) -> None:
    if action == END:
        end_turn(state)
    elif action == KEEP:
        keep(state)
    elif state.arcade:
        toss(state, seat)
    else:
        throw(state, seat, action)


# Strategy: throws of a turn, and the turns.


def throw(state: Situation, seat: i64, action: i64) -> None:
    """A die that is not thrown again keeps its result; the last throw of a turn is final (A17)."""
    first = action != THROW_SECOND_DIE
    second = action != THROW_FIRST_DIE
    if first:
        state.dice.roll(2 * seat, state.rng)
    if second:
        state.dice.roll(2 * seat + 1, state.rng)
    state.throws += 1
    state.kept = state.throws == state.throws_a_turn
    tell_throw(state, seat, first, second, state.throws)


def tell_throw(state: Situation, seat: i64, first: bool, second: bool, throw: i64) -> None:
    if state.report is not None:
        told: Data = {"seat": seat, "dice": state.dice.told(seat), "rolled": [first, second], "throw": throw}
        told["first"] = state.dice.text(2 * seat)
        told["second"] = state.dice.text(2 * seat + 1)
        state.report.add("thrown", told)


def keep(state: Situation) -> None:
    state.kept = True
    if state.report is not None:
        state.report.add("kept", {"seat": state.turn})


def end_turn(state: Situation) -> None:
    """The next player's turn begins; a damaged reactor holds the ship for one turn of the defender (A6)."""
    seat = state.turn
    freed = seat == DEFENDER and state.reactor == HELD
    if seat == ALIEN:
        state.board.rest()
        if state.reactor == HIT:
            state.reactor = HELD
    state.dice.pick_up(seat)
    state.throws = 0
    state.kept = False
    state.turn = 1 - seat
    state.turns += 1
    if state.report is not None:
        state.report.add("ended", {"seat": seat})
    if freed:
        state.release()
    if state.turns == state.parts.most_turns:
        state.draw()


# Arcade: a signal, then each throws and acts without waiting for the other.


def is_ready(state: Situation, seat: i64) -> bool:
    return (state.ready >> seat) & 1 == 1


def get_ready(state: Situation, seat: i64) -> None:
    """When both are, a countdown runs to the signal."""
    state.ready |= seat + 1
    if state.report is not None:
        state.report.add("ready", {"seat": seat})
    if state.ready == BOTH:
        state.phase = COUNTDOWN
        state.starts = state.clock + state.parts.countdown
        if state.report is not None:
            state.report.add("countdown", {"ms": state.parts.countdown})


def go(state: Situation) -> None:
    state.phase = PLAYING
    state.starts = NEVER
    if state.report is not None:
        state.report.add("go", {})


def toss(state: Situation, seat: i64) -> None:
    """Both dice go up; what they showed is lost (A26), and what had to rest may move again (A16, A27)."""
    state.dice.pick_up(seat)
    state.lands[seat] = state.clock + state.parts.falls[seat]
    if state.report is not None:
        state.report.add("tossed", {"seat": seat, "lands": state.lands[seat]})
    if seat == ALIEN:
        state.board.rest()
    elif state.reactor == MOORED:
        state.release()


def land(state: Situation, seat: i64) -> None:
    """The dice lie; the throw that is one too many for a game ends it (A15)."""
    state.lands[seat] = NEVER
    state.dice.roll(2 * seat, state.rng)
    state.dice.roll(2 * seat + 1, state.rng)
    state.throws += 1
    tell_throw(state, seat, True, True, 0)
    if seat == DEFENDER and state.reactor == HELD:
        obey(state)
    if state.throws == state.parts.most_throws:
        state.draw()


def obey(state: Situation) -> None:
    """A held ship goes to a 1 or a 6 by itself, and no further; the third throw without one is the last (A27)."""
    column = state.dice.shown[MOVEMENT]
    if state.parts.is_end(column):
        state.dice.used[MOVEMENT] = 1
        state.reactor = MOORED
        state.held = 0
        if column != state.ship:
            state.fly(column, "reactor")
        return
    state.held += 1
    if state.held == HELD_THROWS:
        if state.parts.versions.third_throw_moors:
            state.reactor = MOORED
            state.held = 0
        else:
            state.release()
