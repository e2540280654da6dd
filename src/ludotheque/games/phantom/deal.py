"""What a viewer does not know, dealt afresh: cards in hands, under the pile and in it, and cards committed in secret.

Every deal that fits what the viewer knows is as likely as the others.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.types import Ints
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.cards import NO_CARD
from ludotheque.games.phantom.duel import BOTH
from ludotheque.games.phantom.equipment import card_actions
from ludotheque.games.phantom.phases import BY_PHASE
from ludotheque.games.phantom.situation import Situation

ENOUGH: Final[i64] = 100_000
"""So many deals find one that fits, unless there is none."""


def deal(state: Situation, viewer: i64, sizes: Ints, rng: Rng) -> bool:
    """Fill the hands of the others up to their sizes, and all else that is hidden. Says whether that is possible."""
    unseen: i64 = unseen_cards(state, viewer)
    for _ in range(ENOUGH):
        if dealt(state, viewer, sizes, unseen, rng) and fits(state, viewer):
            state.hands.forget(viewer)
            commit_anything(state, viewer, rng)
            return True
    return False


def unseen_cards(state: Situation, viewer: i64) -> i64:
    """All cards whose place a viewer does not know."""
    dock = state.dock
    unseen: i64 = state.parts.equipment - dock.known_pile() - dock.discards - dock.holds[0] - dock.holds[1]
    if state.drawn != NO_CARD:
        unseen -= cards.one(state.drawn)
    for side in range(2):
        if state.duel.is_shown(side):
            unseen -= cards.one(state.duel.cards[side])
    for owner in range(state.parts.seats):
        unseen -= state.hands.known_to(viewer, owner)
    for place in range(len(dock.under)):
        if dock.is_known(place, viewer):
            unseen -= cards.one(dock.card_under(place))
    return unseen


def dealt(state: Situation, viewer: i64, sizes: Ints, unseen: i64, rng: Rng) -> bool:
    """Cards that are known not to be strong are dealt first, from those that are not."""
    hands = state.hands
    for owner in range(state.parts.seats):
        if owner != viewer:
            hands.hand[owner] = hands.known_to(viewer, owner)
            for _ in range(hands.surely_weak(viewer, owner)):
                if unseen & ~hands.strong == 0:
                    return False
                unseen -= deal_one(state, owner, unseen & ~hands.strong, rng)
    for owner in range(state.parts.seats):
        if owner != viewer:
            for _ in range(sizes[owner] - hands.size(owner)):
                if unseen == 0:
                    return False
                unseen -= deal_one(state, owner, unseen, rng)
    for place in range(len(state.dock.under)):
        if not state.dock.is_known(place, viewer):
            if unseen == 0:
                return False
            card: i64 = cards.any_of(unseen, rng)
            state.dock.replace(place, card)
            unseen -= cards.one(card)
    if state.dock.shuffled:
        return unseen == 0
    state.dock.pile = unseen
    return True


def deal_one(state: Situation, owner: i64, among: i64, rng: Rng) -> i64:
    """A card into a hand; as a set."""
    card: i64 = cards.one(cards.any_of(among, rng))
    state.hands.hand[owner] += card
    return card


def fits(state: Situation, viewer: i64) -> bool:
    """Whether the hands are such that what was asked of their owners could be asked; one's own is as it is."""
    phase = BY_PHASE[state.phase]
    own = viewer >= 0 and (phase.acting(state) >> viewer) & 1 == 1
    return own or phase.askable(state)


def commit_anything(state: Situation, viewer: i64, rng: Rng) -> None:
    """A card that lies face down could be any of its owner's; a rival who decided alone may have committed none."""
    duel = state.duel
    for side in range(2):
        seat: i64 = duel.fighters[side]
        if seat == viewer or not duel.has_decided(side):
            continue
        choices = Actions()
        if duel.decided != BOTH:
            choices.add(NO_CARD)
        elif not duel.is_hidden(side):
            continue
        card_actions(state.hands.hand[seat], 0, choices)
        duel.cards[side] = choices.items[rng.below(choices.size)]
