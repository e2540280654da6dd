"""Complaints about component files name the entry, counted from 1, and what would be right."""

import msgspec
import pytest

from ludotheque.core.components import Provenanced, decode_components
from ludotheque.core.errors import BadComponents


class Card(Provenanced, frozen=True):
    value: int


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[Card]


GOOD = '[[cards]]\nvalue = 1\nprovenance = "rulebook"\n'


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (GOOD + GOOD.replace("1", '"one"'), "cards, entry 2, value: a whole number is expected, not text"),
        (
            GOOD.replace("rulebook", "me"),
            "provenance: 'me' is none of rulebook, inferred, reconstructed",
        ),
        (GOOD.replace("value = 1\n", ""), "cards, entry 1: the entry 'value' is missing"),
        (GOOD + "more = 2", "cards, entry 1: there is no entry 'more'"),
        ("", "the entry 'cards' is missing"),
        ("cards = ?", "at line 1"),
    ],
)
def test_what_is_wrong_is_said_in_words(text: str, complaint: str) -> None:
    with pytest.raises(BadComponents) as caught:
        decode_components(text, Deck)
    assert complaint in str(caught.value)


def test_what_is_right_is_read() -> None:
    assert decode_components(GOOD, Deck).cards == [Card("rulebook", 1)]
