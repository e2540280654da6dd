"""Connect Four: drop discs, and be the first with four of them in a row. The example of docs/add-a-game.md."""

from connect_four.components import read_components
from connect_four.game import ConnectFourGame
from connect_four.shapes import SHAPES
from ludotheque.core.box import Box, Setup


def opened(setup: Setup, components: str) -> ConnectFourGame:
    return ConnectFourGame(setup, read_components(components))


BOX = Box.of(__name__, opened, SHAPES)
