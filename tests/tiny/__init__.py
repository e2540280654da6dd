"""Magpies: a whole game in one small folder, made for the tests and not compiled. Two or three birds bid for trinkets.

It does what the first game on the shelf does not: an option, two numbers of seats, hands dealt in secret out of a
shuffled deck, a view that shows less than people may know, and games without a winner.
"""

from ludotheque.core.box import Box, Setup
from tests.tiny.rules import MagpiesGame, read_trinkets
from tests.tiny.shapes import SHAPES


def opened(setup: Setup, components: str) -> MagpiesGame:
    return MagpiesGame(setup, read_trinkets(components))


BOX = Box.of(__name__, opened, SHAPES)
