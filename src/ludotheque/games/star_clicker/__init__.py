"""Star Clicker: pilots who must remember which button does what save a planet together, for two to four."""

from ludotheque.core.box import Box, Setup
from ludotheque.games.star_clicker.components import facts, parts, read_components
from ludotheque.games.star_clicker.figures import figures
from ludotheque.games.star_clicker.game import StarClickerGame
from ludotheque.games.star_clicker.shapes import SHAPES
from ludotheque.games.star_clicker.sketch import SKETCH


def opened(setup: Setup, components: str) -> StarClickerGame:
    read = read_components(components)
    return StarClickerGame(setup, parts(read, setup), facts(read, setup))


BOX = Box.of(__name__, opened, SHAPES, figures, SKETCH)
