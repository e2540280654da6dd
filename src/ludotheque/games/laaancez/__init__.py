"""Laaancez !: roll, draw and fight, for two."""

from ludotheque.core.box import Box, Setup
from ludotheque.games.laaancez.components import facts, parts, read_components
from ludotheque.games.laaancez.figures import figures
from ludotheque.games.laaancez.game import LaaancezGame
from ludotheque.games.laaancez.shapes import SHAPES
from ludotheque.games.laaancez.sketch import SKETCH


def opened(setup: Setup, components: str) -> LaaancezGame:
    read = read_components(components)
    return LaaancezGame(setup, parts(read, setup), facts(read, setup))


BOX = Box.of(__name__, opened, SHAPES, figures, SKETCH)
