"""Heads: the smallest game in which time passes, made for the tests and not compiled. Two players, two coins, no turns.

Whoever grabs a coin that lies tosses it, and it needs a while to fall. So there are moments at which nobody can act
and the game is not over, two things may be due at different moments, and who is slower comes too late.
"""

from ludotheque.core.box import Box, Setup
from tests.tiny_timed.rules import HeadsGame, read_coins
from tests.tiny_timed.shapes import SHAPES


def opened(setup: Setup, components: str) -> HeadsGame:
    return HeadsGame(setup, read_coins(components))


BOX = Box.of(__name__, opened, SHAPES)
