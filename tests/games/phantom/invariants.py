"""What always holds in Phantom, whatever is played."""

from ludotheque.core.contract import State
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.duel import BOTH, NOBODY
from ludotheque.games.phantom.parts import INFORMER
from ludotheque.games.phantom.ring import NONE, RED_GLIX
from ludotheque.games.phantom.rules import PhantomState
from ludotheque.games.phantom.situation import (
    BERTHING,
    COMMITTING,
    EQUIPPING,
    NO_SORT,
    NOWHERE,
    OVER,
    PAYING_COST,
    PAYING_FARE,
    PLACING,
    RETHROWING,
    STEALING,
)


def check(state: State) -> None:
    assert isinstance(state, PhantomState)
    check_cards(state)
    check_adventures(state)
    check_crystals(state)
    check_known(state)
    check_ships(state)
    check_rest(state)


def check_cards(state: PhantomState) -> None:
    """Every equipment card lies in just one place."""
    dock = state.dock
    lying = cards.names(dock.pile) + cards.names(dock.discards)
    lying += [name for hold in range(2) for name in cards.names(dock.holds[hold])]
    lying += [cards.name(dock.card_under(place)) for place in range(len(dock.under))]
    lying += [name for seat in range(state.parts.seats) for name in cards.names(state.hands.hand[seat])]
    lying += [cards.name(state.duel.cards[side]) for side in range(2) if state.duel.is_shown(side)]
    lying += [cards.name(state.drawn)] if state.drawn != cards.NO_CARD else []
    assert sorted(lying) == sorted(cards.names(state.parts.equipment))
    for hold in range(2):
        assert dock.loads[hold] == sum(state.parts.value[cards.named(name)] for name in cards.names(dock.holds[hold]))
        assert dock.loads[hold] <= state.parts.hold_limit
        assert not cards.has(dock.holds[hold], cards.GALAXOL_A + 1 - hold)


def check_adventures(state: PhantomState) -> None:
    """Every adventure lies in just one place, and sets of equal cards begin with the first."""
    ring, parts = state.ring, state.parts
    sets = [ring.deck, ring.past, ring.lived, *(state.kept[seat] for seat in range(parts.seats))]
    lying = [name for one in sets for name in parts.listed(one)]
    lying += [parts.names[ring.slots[slot]] for slot in range(parts.systems) if ring.slots[slot] != NONE]
    assert sorted(lying) == sorted(parts.listed(parts.adventures))
    for one in sets:
        for adventure in range(len(parts.kinds)):
            run = parts.runs[adventure]
            assert (one & run) // (run & -run) + 1 == 1 << parts.copies(one, adventure)
    for seat in range(parts.seats):
        assert parts.of_kind(state.kept[seat], INFORMER) <= 1


def check_crystals(state: PhantomState) -> None:
    seats = range(state.parts.seats)
    amounts = [state.reserve, *(state.crystals[seat] for seat in seats), *(state.safes[seat] for seat in seats)]
    assert min(amounts) >= 0
    assert sum(amounts) == state.parts.crystals


def check_known(state: PhantomState) -> None:
    """What is known of a hand is in it; everybody knows at least what all know; low cards are low (P21)."""
    hands = state.hands
    for owner in range(state.parts.seats):
        for card in range(cards.CARDS):
            held = cards.copies(hands.hand[owner], card)
            open_to_all = cards.copies(hands.known_to_all(owner), card)
            for viewer in range(state.parts.seats):
                assert open_to_all <= cards.copies(hands.known_to(viewer, owner), card) <= held
        hidden = hands.hand[owner] - hands.known_to_all(owner)
        assert 0 <= hands.weak[owner] <= cards.count(hidden & ~hands.strong)
        assert state.cards_shown(owner) in (hands.size(owner), hands.size(owner) - 1)


def check_ships(state: PhantomState) -> None:
    """Nobody shares a system, except on arrival; an adventure lies at each."""
    places = [state.places[seat] for seat in range(state.parts.seats)]
    taken = [place for place in places if place not in (RED_GLIX, NOWHERE)]
    sharing = len(taken) - len(set(taken))
    assert sharing <= (1 if state.phase in (PAYING_FARE, COMMITTING, RETHROWING) else 0)
    begun = state.phase > BERTHING
    assert all((place != NOWHERE) for place in places) or not begun
    for slot in range(state.parts.systems):
        assert (state.ring.slots[slot] != NONE) == begun


def check_rest(state: PhantomState) -> None:
    """Nothing is left over from a phase that has ended."""
    fighting = state.phase in (COMMITTING, RETHROWING)
    assert state.duel.is_on() == fighting
    assert state.duel.decided != BOTH or state.phase == RETHROWING
    assert (state.drawn != cards.NO_CARD) == (state.phase == PLACING)
    assert not state.turned_up or state.phase in (EQUIPPING, PLACING)
    assert (state.sort, state.victim) == (NO_SORT, NOBODY) or state.phase == STEALING
    assert state.owed == 0 or state.phase in (PAYING_FARE, PAYING_COST)
    if state.phase == OVER:
        assert state.wealth(state.turn) >= state.parts.target
        assert state.phantom == state.turn == state.winner()
    assert state.answering() == state.acting() & ~(1 << state.turn)
