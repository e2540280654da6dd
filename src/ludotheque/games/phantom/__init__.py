"""Phantom - Raiders Rush: a crystal hunt with cards, fights and secrets, for two to five."""

from ludotheque.core.box import Box, Setup
from ludotheque.games.phantom.components import facts, parts, read_components
from ludotheque.games.phantom.figures import figures
from ludotheque.games.phantom.game import PhantomGame
from ludotheque.games.phantom.shapes import SHAPES
from ludotheque.games.phantom.sketch import SKETCH


def opened(setup: Setup, components: str) -> PhantomGame:
    read = read_components(components)
    return PhantomGame(setup, parts(read, setup), facts(read, setup))


BOX = Box.of(__name__, opened, SHAPES, figures, SKETCH)
