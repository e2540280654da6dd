"""What holds in every situation of Phantom that the rules can lead to, whoever set it up.

What cannot be in one phase is said by that phase itself.
"""

from collections.abc import Iterator

from ludotheque.core.errors import BadPosition
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.cards import NO_CARD
from ludotheque.games.phantom.duel import NOBODY
from ludotheque.games.phantom.parts import ADVENTURES, INFORMER
from ludotheque.games.phantom.phases import BY_PHASE
from ludotheque.games.phantom.ring import NONE, RED_GLIX
from ludotheque.games.phantom.rules import PhantomState
from ludotheque.games.phantom.situation import (
    COMMITTING,
    EQUIPPING,
    NOWHERE,
    PHASES,
    PLACING,
    RETHROWING,
)


def check(state: PhantomState) -> None:
    for problem in problems(state):
        raise BadPosition(problem)


def problems(state: PhantomState) -> Iterator[str]:
    """Everything that cannot be. What comes first may bring others after it."""
    yield from out_of_place(state)
    yield from ship_problems(state)
    yield from adventure_problems(state)
    reason = wrongly_lived(state) or BY_PHASE[state.phase].problem(state)
    if reason:
        yield f"phase {PHASES.listed[state.phase]!r}: {reason}"
    hands = state.hands
    for seat in range(state.parts.seats):
        hidden = hands.hand[seat] - hands.known_to_all(seat)
        if hands.weak[seat] > cards.count(hidden & ~hands.strong):
            yield f"players[{seat}].low is {hands.weak[seat]}; fewer of the hidden cards are that low"


def out_of_place(state: PhantomState) -> Iterator[str]:
    """What is there in some phases only."""
    if (state.phase == PLACING) != (state.drawn != NO_CARD):
        yield "drawn is a card in phase 'place', and only there"
    if state.turned_up and state.phase not in (EQUIPPING, PLACING):
        yield "revealed: no card has been turned up in this phase"
    if (state.phase in (COMMITTING, RETHROWING)) != state.duel.is_on():
        yield "fight is there in phases 'fight' and 'rethrow', and only there"


def ship_problems(state: PhantomState) -> Iterator[str]:
    phase = BY_PHASE[state.phase]
    for seat in range(state.parts.seats):
        place = state.places[seat]
        if state.begun() and (state.adventurers[seat] == NOBODY or place == NOWHERE):
            yield f"players[{seat}] has an adventurer and a place once the game is set up"
        other = state.who_is_at(place, seat)
        visiting = phase.may_share() and state.turn in (seat, other)
        if place > RED_GLIX and other != NOBODY and not visiting:
            yield f"players[{seat}].place: seat {other} stands on system {place} too"
    if state.places[state.turn] == RED_GLIX and not phase.may_be_exiled():
        yield f"phase {PHASES.listed[state.phase]!r}: whose turn it is has left Red-Glix"


def adventure_problems(state: PhantomState) -> Iterator[str]:
    parts = state.parts
    ring = state.ring
    for adventure in range(len(parts.kinds)):
        if parts.copies(ring.lived, adventure) > 0 and parts.is_kept(adventure):
            yield f"lived: {parts.names[adventure]!r} is kept, not discarded at the end of the turn"
        for seat in range(parts.seats):
            if parts.copies(state.kept[seat], adventure) > 0 and not parts.is_kept(adventure):
                yield f"players[{seat}].kept: {parts.names[adventure]!r} is discarded, not kept"
    for seat in range(parts.seats):
        if parts.of_kind(state.kept[seat], INFORMER) > 1:
            yield f"players[{seat}].kept: of two informers one is discarded at once"
    for slot in range(parts.systems):
        if not state.begun() and ring.slots[slot] != NONE:
            yield f"slots[{slot}]: adventures are laid when everybody has a system"
        if state.begun() and ring.slots[slot] == NONE and ring.deck | ring.past != 0:
            yield f"slots[{slot}] is empty; there are adventures to lay there"


def wrongly_lived(state: PhantomState) -> str:
    """What was lived in this turn is there for a reason."""
    kind = BY_PHASE[state.phase].lived(state)
    if kind != NONE and state.parts.of_kind(state.ring.lived, kind) == 0:
        return f"lived names no {ADVENTURES[kind]!r}"
    return "no adventure has been lived in this turn" if kind == NONE and state.ring.lived != 0 else ""
