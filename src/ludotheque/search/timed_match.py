"""A timed game between players, without anybody waiting: time jumps from one happening to the next.

Whoever is awaited looks at the table and decides; the action arrives when the player's reaction time is over. Meanwhile
the table goes on: an action that has become impossible on its way is dropped, and its player looks again. A
live table does the same in real time.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from ludotheque.core.chance import Rng
from ludotheque.core.contract import NEVER, State
from ludotheque.core.interrupts import heed_interrupts
from ludotheque.core.types import Ints, ints
from ludotheque.search.player import Player

NOBODY: Final[i64] = -1

Move: TypeAlias = tuple[int, int, int]
"""A seat, its action, and the clock when it was played."""


def play_by_the_clock(state: State, players: list[Player], rng: Rng, moves: list[Move] | None = None) -> i64:
    """Play a timed game to its end, each player shown only what it may know; says how many actions there were."""
    seats: i64 = len(players)
    chosen: Ints = ints(seats)
    arrival: Ints = ints(seats, NEVER)
    count: i64 = 0
    while not state.over():
        heed_interrupts()
        awaited: i64 = state.awaited()
        for seat in range(seats):
            if arrival[seat] == NEVER and (awaited >> seat) & 1:
                chosen[seat] = players[seat].choose(players[seat].recall(state, seat, rng), seat)
                arrival[seat] = state.clock + players[seat].reaction(rng)
        first: i64 = first_of(arrival, rng)
        due: i64 = state.due()
        if due != NEVER and (first == NOBODY or due <= arrival[first]):
            state.tick(due)
            continue
        state.tick(arrival[first])
        arrival[first] = NEVER
        if state.refusal(first, chosen[first]) == 0:
            state.apply(first, chosen[first])
            if moves is not None:
                moves.append((first, chosen[first], state.clock))
            count += 1
    return count


def first_of(arrival: Ints, rng: Rng) -> i64:
    """The seat whose action arrives next; of several at the same moment, any."""
    first: i64 = NOBODY
    equals: i64 = 1
    for seat in range(len(arrival)):
        if arrival[seat] == NEVER:
            continue
        if first == NOBODY or arrival[seat] < arrival[first]:
            first = seat
            equals = 1
        elif arrival[seat] == arrival[first]:
            equals += 1
            if rng.below(equals) == 0:
                first = seat
    return first
