"""Arkade: an asymmetric dice duel between saucers and a lone ship, in turns or in real time, for two."""

from ludotheque.core.box import Box, Setup
from ludotheque.games.arkade.components import facts, parts, read_components
from ludotheque.games.arkade.figures import figures
from ludotheque.games.arkade.game import ArkadeGame
from ludotheque.games.arkade.shapes import SHAPES
from ludotheque.games.arkade.sketch import SKETCH


def opened(setup: Setup, components: str) -> ArkadeGame:
    read = read_components(components)
    return ArkadeGame(setup, parts(read, setup), facts(read, setup))


BOX = Box.of(__name__, opened, SHAPES, figures, SKETCH)
