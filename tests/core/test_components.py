"""Complaints about component files name the entry, counted from 1, and what would be right."""

from collections.abc import Iterator

import pytest

from ludotheque.core.components import ComponentFile, Number, checked
from ludotheque.core.errors import BadComponents


class Deck(ComponentFile, frozen=True):
    cards: list[Number]


GAME = 'game = "whist"\n'
CARD = '[[cards]]\nvalue = 1\nprovenance = "rulebook"\n'


def problems(deck: Deck) -> Iterator[str]:
    for number, card in enumerate(deck.cards, 1):
        if card.value > 9:
            yield f"card {number} is too high"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (GAME + CARD + CARD.replace("1", '"one"'), "cards, entry 2, value: a whole number is expected, not text"),
        (
            GAME + CARD.replace("rulebook", "me"),
            "provenance: 'me' is none of rulebook, inferred, reconstructed",
        ),
        (GAME + CARD.replace("value = 1\n", ""), "cards, entry 1: the entry 'value' is missing"),
        (GAME + CARD + "more = 2", "cards, entry 1: there is no entry 'more'"),
        (GAME + "more = 2\n" + CARD, "there is no entry 'more'"),
        (GAME, "the entry 'cards' is missing"),
        (CARD, "the entry 'game' is missing"),
        ("cards = ?", "at line 1"),
        (GAME.replace("whist", "chess") + CARD.replace("1", "10"), "game is 'chess', not 'whist'"),
        (GAME + CARD + CARD.replace("1", "10") * 2, "card 2 is too high"),
    ],
)
def test_what_is_wrong_is_said_in_words(text: str, complaint: str) -> None:
    with pytest.raises(BadComponents) as caught:
        checked(text, Deck, "whist", problems)
    assert str(caught.value).startswith("component file: ")
    assert complaint in str(caught.value)


def test_what_is_right_is_read() -> None:
    assert checked(GAME + CARD, Deck, "whist", problems).cards == [Number("rulebook", 1)]
