"""Phantom - Raiders Rush: a crystal hunt with cards, fights and secrets, for two to five."""

from ludotheque.core.box import Box, Setup
from ludotheque.games.phantom.components import parts, read_components
from ludotheque.games.phantom.game import PhantomGame
from ludotheque.games.phantom.shapes import SHAPES


def opened(setup: Setup, components: str) -> PhantomGame:
    return PhantomGame(setup, parts(read_components(components), setup))


BOX = Box.of(__name__, opened, SHAPES)
