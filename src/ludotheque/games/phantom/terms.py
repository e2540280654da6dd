"""What players of Phantom look at when a turn is over: crystals, the Phantom, cards, and what they are plagued by."""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.contract import LESS, MORE, State, Term, Terms
from ludotheque.core.types import Floats
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.judgement import turn_begins
from ludotheque.games.phantom.odds import best_value
from ludotheque.games.phantom.parts import Parts, many
from ludotheque.games.phantom.ring import RED_GLIX
from ludotheque.games.phantom.rules import PhantomState

ALWAYS: Final[float] = 100.0
"""What is so or not is measured in cases of a hundred."""


@final
class PhantomTerms(Terms):
    """One's own things beside those of the richest rival."""

    def __init__(self, parts: Parts) -> None:
        crystals = float(parts.crystals)
        super().__init__(
            [
                Term("crystals", MORE, 0.2, 0.0, crystals),
                Term("rival-crystals", LESS, 0.3, 0.0, crystals),
                Term("phantom", MORE, 8.0, 0.0, ALWAYS),
                Term("cards", MORE, 0.6, 0.0, float(cards.MOST_CARDS)),
                Term("best-card", MORE, 1.0, 0.0, float(cards.VALUES)),
                Term("kept", MORE, 0.3, 0.0, float(len(parts.at_bit))),
                Term("safe", MORE, 0.4, 0.0, crystals),
                Term("mine", LESS, 20.0, 0.0, ALWAYS),
                Term("exile", LESS, 40.0, 0.0, ALWAYS),
            ]
        )

    def measure(self, state: State, seat: i64, into: Floats) -> None:
        assert isinstance(state, PhantomState)
        hand = state.hands.hand[seat]
        into[0] = float(state.wealth(seat))
        into[1] = float(richest(state, seat))
        into[2] = ALWAYS if state.phantom == seat else 0.0
        into[3] = float(cards.count(hand))
        into[4] = float(best_value(hand))
        into[5] = float(many(state.kept[seat]))
        into[6] = float(state.safes[seat])
        into[7] = ALWAYS if state.mine == seat else 0.0
        into[8] = ALWAYS if state.places[seat] == RED_GLIX else 0.0

    def stock(self, state: State, seat: i64) -> bool:
        assert isinstance(state, PhantomState)
        return turn_begins(state)


def terms(parts: Parts, seat: i64) -> Terms:
    """The same for everybody."""
    return PhantomTerms(parts)


def richest(state: PhantomState, seat: i64) -> i64:
    """The crystals of the rival who has most."""
    most: i64 = 0
    for rival in range(state.parts.seats):
        if rival != seat:
            most = max(most, state.wealth(rival))
    return most
