"""Stones: take some from the heap; whoever takes the last one wins. A whole game, as small as one can be.

`ludotheque new-game NAME` copies it under another name, for you to turn into your own.
"""

from ludotheque.core.box import Box, Setup
from ludotheque.skeleton.components import read_components
from ludotheque.skeleton.figures import figures
from ludotheque.skeleton.game import StonesGame
from ludotheque.skeleton.shapes import SHAPES


def opened(setup: Setup, components: str) -> StonesGame:
    return StonesGame(setup, read_components(components))


BOX = Box.of(__name__, opened, SHAPES, figures)
