"""Laaancez !: roll, draw and fight, for two."""

from ludotheque.core.box import Box, Setup
from ludotheque.games.laaancez.components import parts, read_components
from ludotheque.games.laaancez.game import LaaancezGame
from ludotheque.games.laaancez.shapes import SHAPES


def opened(setup: Setup, components: str) -> LaaancezGame:
    return LaaancezGame(setup, parts(read_components(components)))


BOX = Box.of(__name__, opened, SHAPES)
