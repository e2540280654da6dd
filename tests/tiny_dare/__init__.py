"""Weasels: two to five of them, each with a secret card, dare one another. Made for the tests and not compiled.

It does what the other tiny games do not: whoever is dared answers in somebody else's turn, and five sit at the table.
"""

from ludotheque.core.box import Box, Setup
from tests.tiny_dare.rules import WeaselsGame, read_deck
from tests.tiny_dare.shapes import SHAPES


def opened(setup: Setup, components: str) -> WeaselsGame:
    return WeaselsGame(setup, read_deck(components))


BOX = Box.of(__name__, opened, SHAPES)
