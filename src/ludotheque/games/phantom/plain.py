"""A situation of Phantom as plain data: what each may know, everything, and actions to be put into words."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.types import Data
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.cards import HOLDS, NO_CARD
from ludotheque.games.phantom.duel import BOTH, NOBODY
from ludotheque.games.phantom.notation import PLAYERS, SORTS, VERBS
from ludotheque.games.phantom.parts import many
from ludotheque.games.phantom.phases import BY_PHASE
from ludotheque.games.phantom.ring import NONE
from ludotheque.games.phantom.situation import PHASES, Situation

ALL_SEEING: Final[i64] = -2
"""The viewer for whom nothing is hidden."""
UNKNOWN: Final = "?"


def knowledge(state: Situation, viewer: i64) -> Data:
    """What somebody of this seat, or watching, may know."""
    told: Data = {"seat": viewer}
    told.update(on_the_table(state, viewer))
    return told


def laid_open(state: Situation, viewer: i64) -> Data:
    """What is shown after the end: every hand and every card under the pile that anybody knows."""
    told: Data = {"seat": viewer}
    told.update(on_the_table(state, ALL_SEEING))
    return told


def position(state: Situation) -> Data:
    told = on_the_table(state, ALL_SEEING)
    told["rng"] = state.rng.words()
    return told


def on_the_table(state: Situation, viewer: i64) -> Data:
    ring = state.ring
    dock = state.dock
    parts = state.parts
    return {
        "phase": PHASES.listed[state.phase],
        "turn": state.turn,
        "first": state.first,
        "round": state.round,
        "target": parts.target,
        "systems": parts.systems,
        "turned": ring.turned,
        "slots": [adventure_name(state, ring.slots[slot]) for slot in range(parts.systems)],
        "players": [player_told(state, seat, viewer) for seat in range(parts.seats)],
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
        "revealed": state.turned_up,
        "deck": many(ring.deck),
        "past": parts.listed(ring.past),
        "lived": parts.listed(ring.lived),
        "reserve": state.reserve,
        "fight": fight_told(state, viewer) if state.duel.is_on() else None,
        "owed": BY_PHASE[state.phase].owed(state),
        "winner": state.winner(),
    }


def adventure_name(state: Situation, adventure: i64) -> str:
    return "" if adventure == NONE else state.parts.names[adventure]


def player_told(state: Situation, seat: i64, viewer: i64) -> Data:
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
    visible = viewer == ALL_SEEING or state.dock.is_known(place, viewer)
    return cards.name(state.dock.card_under(place)) if visible else UNKNOWN


def fight_told(state: Situation, viewer: i64) -> Data:
    duel = state.duel
    return {
        "attacker": duel.fighters[0],
        "defender": duel.fighters[1],
        "system": state.places[duel.fighters[0]],
        "phantom": state.phantom,
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


# Words.


def words(state: Situation, seat: i64, action: i64) -> Data:
    """An action as data for the text `action-<verb>`."""
    verb = state.game.lines.verb(action)
    told: Data = {"verb": verb}
    if verb in SAID_OF:
        told.update(SAID_OF[verb](state, seat, action - FIRST[verb]))
    return told


def adventurer_words(state: Situation, seat: i64, adventurer: i64) -> Data:
    name = state.parts.adventurers[adventurer]
    return {"adventurer": name, "name": f"@adventurer-{name}"}


def system_words(state: Situation, seat: i64, place: i64) -> Data:
    return {"system": place + 1}


def phase_words(state: Situation, seat: i64, alone: i64) -> Data:
    return {"phase": PHASES.listed[state.phase]}


def hold_words(state: Situation, seat: i64, hold: i64) -> Data:
    return {"hold": HOLDS[hold]}


def card_words(state: Situation, seat: i64, card: i64) -> Data:
    return state.card_told(card)


def flight_words(state: Situation, seat: i64, place: i64) -> Data:
    system: i64 = place + 1
    start: i64 = state.places[seat]
    linked = start > 0 and system <= state.parts.systems
    cost: i64 = state.parts.fare(start, system) if linked else 0
    return {"system": system, "cost": max(cost, 0), "rival": state.who_is_at(system, seat)}


def adventure_words(state: Situation, seat: i64, alone: i64) -> Data:
    adventure: i64 = state.adventure()
    return {} if adventure == NONE else state.adventure_told(adventure)


def opponent_words(state: Situation, seat: i64, alone: i64) -> Data:
    side: i64 = state.duel.side(seat)
    return {"rival": NOBODY if side == NOBODY else state.duel.fighters[1 - side]}


def theft_words(state: Situation, seat: i64, place: i64) -> Data:
    return {"sort": SORTS[place // PLAYERS], "rival": place % PLAYERS}


def receiver_words(state: Situation, seat: i64, receiver: i64) -> Data:
    return {"rival": receiver}


def titan_words(state: Situation, seat: i64, alone: i64) -> Data:
    return {"rival": state.turn}


def notches_words(state: Situation, seat: i64, place: i64) -> Data:
    return {"notches": place + 1}


FIRST: Final = dict(zip(VERBS.names, VERBS.firsts, strict=True))

SAID_OF: Final[dict[str, Callable[[Situation, i64, i64], Data]]] = {
    "adventurer": adventurer_words,
    "berth": system_words,
    "pass": phase_words,
    "take": hold_words,
    "place": hold_words,
    "bury": card_words,
    "fly": flight_words,
    "pay": card_words,
    "live": adventure_words,
    "commit": card_words,
    "rethrow": opponent_words,
    "accept": opponent_words,
    "steal": theft_words,
    "hand": receiver_words,
    "discard": card_words,
    "give": titan_words,
    "rotate": notches_words,
}
"""By verb: what it is said of, given the number of that thing; the others stand alone."""
