"""Complaints about component files name the entry, counted from 1, and what would be right."""

from collections.abc import Iterator

import pytest

from ludotheque.core.components import ComponentFile, Number, checked
from ludotheque.core.errors import BadComponents


class Deck(ComponentFile):
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
        (GAME + CARD + CARD.replace("1", '"one"'), "cards, entry 2, value is 'one'; it is a whole number"),
        (
            GAME + CARD.replace("rulebook", "me"),
            "provenance is 'me'; it is one of inferred, reconstructed, rulebook",
        ),
        (GAME + CARD.replace("value = 1\n", ""), "cards, entry 1 has no 'value'"),
        (GAME + CARD + "more = 2", "'more' is no part of cards, entry 1"),
        (GAME + "more = 2\n" + CARD, "'more' is no part of a component file"),
        (GAME, "a component file has no 'cards'"),
        (CARD, "a component file has no 'game'"),
        ("cards = ?", "at line 1"),
        (GAME.replace("whist", "chess") + CARD.replace("1", "10"), "this is a component file of chess, not of whist"),
        (GAME.replace("whist", "chess") + "board = 8", "this is a component file of chess, not of whist"),
        ("game = 3", "game is 3; it is text"),
        ("game = " + "[\n" * 2_000, "nested too deeply"),
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
