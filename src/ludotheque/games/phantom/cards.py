"""Sets of equipment cards, each packed into one whole number.

A card is a number: kind and value for the 40 single ones (drill 1 is 0, drill 8 is 7, thruster 1 is 8, ...), then the
Galaxol of hold A and the Galaxol of hold B. Galaxols of one hold are all alike, so that a set counts them: its lowest
40 bits are the single cards, three bits more count the Galaxols of A, the next three those of B. Sets that share no
card are joined by adding them, and what is part of a set leaves it by subtraction.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.chance import Rng

VALUES: Final[i64] = 8
SINGLES: Final[i64] = 40
GALAXOL_A: Final[i64] = 40
GALAXOL_B: Final[i64] = 41
CARDS: Final[i64] = 42
NO_CARD: Final[i64] = -1

GALAXOL: Final[i64] = 5
"""The sixth kind of card, and the sixth symbol of what adventures cost."""
LETTERS: Final = ["D", "T", "C", "S", "N", "G"]
KINDS: Final = ["drill", "thruster", "cannon", "shield", "scanner", "galaxol"]
HOLDS: Final = ["A", "B"]

NAMES: Final = [f"{letter}{value}" for letter in LETTERS[:5] for value in range(1, 9)] + ["GA", "GB"]
NUMBERS: Final = {text: number for number, text in enumerate(NAMES)}

MOST_GALAXOLS: Final[i64] = 7
"""So many of one hold can be counted."""

MOST_CARDS: Final[i64] = 54
"""The single cards and as many Galaxols of both holds as there can be."""

SINGLE_BITS: Final[i64] = 0xFFFFFFFFFF
LAST_KIND: Final[i64] = 0xFF00000000
FIRST_GALAXOL_B: Final[i64] = 0x80000000000
"""Bits are shifted down from the highest: compiled, a small number that is shifted up has only 32 of them."""


def one(card: i64) -> i64:
    """The set of just one card."""
    if card == GALAXOL_B:
        return FIRST_GALAXOL_B
    return FIRST_GALAXOL_B >> (GALAXOL_A + 3 - card)


def kind(card: i64) -> i64:
    return card >> 3


def has(cards: i64, card: i64) -> bool:
    return copies(cards, card) > 0


def copies(cards: i64, card: i64) -> i64:
    """How many of a card a set holds: more than one only of Galaxols."""
    if card < SINGLES:
        return (cards >> card) & 1
    return (cards >> (SINGLES + 3 * (card - SINGLES))) & 7


def galaxols(cards: i64) -> i64:
    return ((cards >> 40) & 7) + ((cards >> 43) & 7)


def of_kind(cards: i64, number: i64) -> i64:
    """The single cards of a kind that a set holds; a Galaxol is none."""
    if number == GALAXOL:
        return 0
    return cards & (LAST_KIND >> (VALUES * (GALAXOL - 1 - number)))


def ones(bits: i64) -> i64:
    """How many of the lowest 40 bits are set."""
    found: i64 = bits & SINGLE_BITS
    found -= (found >> 1) & 0x5555555555
    found = (found & 0x3333333333) + ((found >> 2) & 0x3333333333)
    found = (found + (found >> 4)) & 0x0F0F0F0F0F
    return (found + (found >> 8) + (found >> 16) + (found >> 24) + (found >> 32)) & 0xFF


def count(cards: i64) -> i64:
    return ones(cards) + galaxols(cards)


def lowest(cards: i64) -> i64:
    """The first single card of a set that holds one."""
    return ones((cards & -cards) - 1)


def any_of(cards: i64, rng: Rng) -> i64:
    """A card of a set that is not empty, each as likely as the others."""
    single: i64 = ones(cards)
    place: i64 = rng.below(single + galaxols(cards))
    if place >= single:
        return GALAXOL_A if place - single < copies(cards, GALAXOL_A) else GALAXOL_B
    while place > 0:
        cards &= cards - 1
        place -= 1
    return lowest(cards)


def name(card: i64) -> str:
    """`D3`, `GA`."""
    return NAMES[card]


def named(text: str) -> i64:
    """The card of a name, or `NO_CARD`."""
    return NUMBERS.get(text, NO_CARD)


def names(cards: i64) -> list[str]:
    """Every card of a set by its name, sorted, Galaxols last."""
    found: list[str] = []
    single: i64 = cards & SINGLE_BITS
    while single != 0:
        found.append(NAMES[lowest(single)])
        single &= single - 1
    for card in range(SINGLES, CARDS):
        found.extend([NAMES[card]] * copies(cards, card))
    return found
