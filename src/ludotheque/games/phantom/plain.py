"""A situation of Phantom as plain data: what each may know, everything, and actions to be put into words."""

from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.types import Data
from ludotheque.games.phantom import cards, notation
from ludotheque.games.phantom.cards import HOLDS, LETTERS, NO_CARD
from ludotheque.games.phantom.deal import knows_under
from ludotheque.games.phantom.drone import UNITS, loot
from ludotheque.games.phantom.duel import BOTH, NOBODY
from ludotheque.games.phantom.notation import (
    ACCEPT,
    ADVENTURER,
    BERTH,
    BURY,
    COMMIT,
    DISCARD,
    FLY,
    GIVE,
    HAND,
    LIVE,
    PASS,
    PAY,
    PLACE,
    RETHROW,
    ROTATE,
    SORTS,
    TAKE,
)
from ludotheque.games.phantom.parts import many
from ludotheque.games.phantom.ring import NONE
from ludotheque.games.phantom.situation import (
    FACING_TITANS,
    NO_SORT,
    PAYING_COST,
    PAYING_FARE,
    PHASES,
    STEALING,
    Situation,
)

ALL_SEEING: Final[i64] = -2
"""The viewer for whom nothing is hidden."""
UNKNOWN: Final = "?"
COVERED: Final[i64] = 62
"""A card of which only is known that it lies there."""


def seen_by(state: Situation, viewer: i64) -> Data:
    """What somebody of this seat, or watching, may know."""
    told: Data = {"seat": viewer}
    told.update(told_to(state, viewer))
    return told


def everything(state: Situation) -> Data:
    return told_to(state, ALL_SEEING)


def told_to(state: Situation, viewer: i64) -> Data:
    ring = state.ring
    dock = state.dock
    parts = state.parts
    return {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "first": state.first,
        "round": state.round,
        "target": parts.target,
        "systems": parts.systems,
        "turned": ring.turned,
        "slots": [adventure_name(state, ring.slots[slot]) for slot in range(parts.systems)],
        "players": [player(state, seat, viewer) for seat in range(parts.seats)],
        "phantom": state.phantom,
        "mine": state.mine,
        "blobulopode": state.blobulopode,
        "pile": dock.size(),
        "under": [card_under(state, place, viewer) for place in range(len(dock.under))],
        "buried": [dock.knower(place) for place in range(len(dock.under))],
        "shuffled": cards.names(dock.known_pile()),
        "discards": cards.names(dock.discards),
        "holds": {HOLDS[hold]: cards.names(dock.holds[hold]) for hold in range(2)},
        "drawn": "" if state.drawn == NO_CARD else cards.name(state.drawn),
        "revealed": state.turned_up == 1,
        "deck": many(ring.deck),
        "past": parts.listed(ring.past),
        "lived": parts.listed(ring.lived),
        "reserve": state.reserve,
        "fight": fight(state, viewer) if state.duel.is_on() else None,
        "owed": owed(state),
        "winner": state.winner,
    }


def adventure_name(state: Situation, adventure: i64) -> str:
    return "" if adventure == NONE else state.parts.names[adventure]


def player(state: Situation, seat: i64, viewer: i64) -> Data:
    hands = state.hands
    knows_all = viewer in (seat, ALL_SEEING)
    known: i64 = hands.hand[seat] if knows_all else hands.known_to(viewer, seat)
    adventurer = state.adventurers[seat]
    return {
        "adventurer": "" if adventurer == NOBODY else state.parts.adventurers[adventurer],
        "place": state.places[seat],
        "crystals": state.crystals[seat],
        "safe": state.safes[seat],
        "hand": state.cards_shown(seat),
        "cards": cards.names(known),
        "open": cards.names(hands.known_to_all(seat)),
        "seen": [seen(state, other, seat) for other in range(state.parts.seats)] if knows_all else [],
        "low": hands.weak[seat],
        "kept": state.parts.listed(state.kept[seat]),
    }


def seen(state: Situation, viewer: i64, owner: i64) -> list[str]:
    """What another seat knows of a hand."""
    return [] if viewer == owner else cards.names(state.hands.known_to(viewer, owner))


def card_under(state: Situation, place: i64, viewer: i64) -> str:
    visible = viewer == ALL_SEEING or knows_under(state, viewer, place)
    return cards.name(state.dock.card_under(place)) if visible else UNKNOWN


def fight(state: Situation, viewer: i64) -> Data:
    duel = state.duel
    return {
        "attacker": duel.fighters[0],
        "defender": duel.fighters[1],
        "system": state.places[duel.fighters[0]],
        "phantom": duel.phantom,
        "decided": [duel.has_decided(side) for side in range(2)],
        "committed": [has_committed(state, side, viewer) for side in range(2)],
        "cards": [committed_card(state, side, viewer) for side in range(2)],
        "open": [duel.is_shown(side) for side in range(2)],
        "dice": [duel.dice[side] for side in range(2)],
        "used": [duel.has_used(side) for side in range(2)],
        "asked": NOBODY if duel.asked == NOBODY else duel.fighters[duel.asked],
    }


def sees_choice(state: Situation, side: i64, viewer: i64) -> bool:
    return viewer == ALL_SEEING or viewer == state.duel.fighters[side]


def has_committed(state: Situation, side: i64, viewer: i64) -> Any:
    """Whether a card was committed: nobody can say before both have decided, except for oneself."""
    duel = state.duel
    if not duel.has_decided(side) or (duel.decided != BOTH and not sees_choice(state, side, viewer)):
        return None
    return duel.cards[side] != NO_CARD


def committed_card(state: Situation, side: i64, viewer: i64) -> str:
    if not has_committed(state, side, viewer):
        return ""
    visible = state.duel.is_shown(side) or sees_choice(state, side, viewer)
    return cards.name(state.duel.cards[side]) if visible else UNKNOWN


def owed(state: Situation) -> Data:
    """What is still to be paid, named or answered."""
    if state.phase == PAYING_FARE:
        return {"cards": state.owed}
    if state.phase == PAYING_COST:
        adventure = state.adventure()
        left = range(state.owed, state.parts.lengths[adventure])
        symbols = [LETTERS[state.parts.symbol(adventure, place)] for place in left]
        return {"adventure": state.parts.names[adventure], "symbols": symbols}
    if state.phase == STEALING:
        named = [] if state.victim == NOBODY else [state.victim]
        units = UNITS if state.sort == NO_SORT else min(UNITS, loot(state, state.sort) + len(named))
        sort = "" if state.sort == NO_SORT else SORTS[state.sort]
        return {"sort": sort, "victims": named, "units": units}
    if state.phase == FACING_TITANS:
        asked = [state.asked]
        while state.left_of(asked[-1]) != state.turn:
            asked.append(state.left_of(asked[-1]))
        return {"asked": asked}
    return {}


# Actions in words.


def action_words(state: Situation, seat: i64, action: i64) -> Data:
    """An action as data for the text `action-<verb>`."""
    told: Data = {"verb": state.notation.write(action).partition(" ")[0]}
    for first in (BURY, PAY, COMMIT, DISCARD):
        if first <= action < first + cards.CARDS:
            told.update(state.card_told(action - first))
    if action < BERTH:
        name = state.parts.adventurers[action - ADVENTURER]
        told.update({"adventurer": name, "name": f"@adventurer-{name}"})
    elif notation.is_berth(action):
        told["system"] = action - BERTH + 1
    elif notation.is_take(action):
        told["hold"] = HOLDS[action - TAKE]
    elif notation.is_place(action):
        told["hold"] = HOLDS[action - PLACE]
    elif notation.is_fly(action):
        told.update(flight_words(state, seat, action - FLY + 1))
    elif notation.is_steal(action):
        told.update({"sort": SORTS[notation.sort_stolen(action)], "rival": notation.victim(action)})
    elif notation.is_hand(action):
        told["rival"] = action - HAND
    elif action >= ROTATE:
        told["notches"] = action - ROTATE + 1
    elif action == PASS:
        told["phase"] = PHASES[state.phase]
    elif action == LIVE and state.adventure() != NONE:
        told.update(state.adventure_told(state.adventure()))
    elif action in (RETHROW, ACCEPT):
        told["rival"] = opponent(state, seat)
    elif action == GIVE:
        told["rival"] = state.turn
    return told


def opponent(state: Situation, seat: i64) -> i64:
    side = state.duel.side(seat)
    return NOBODY if side == NOBODY else state.duel.fighters[1 - side]


def flight_words(state: Situation, seat: i64, system: i64) -> Data:
    start = state.places[seat]
    linked = start > 0 and system <= state.parts.systems
    cost = state.parts.fare(start, system) if linked else 0
    return {"system": system, "cost": max(cost, 0), "rival": state.who_is_at(system, seat)}
