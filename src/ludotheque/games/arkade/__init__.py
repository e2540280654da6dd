"""Arkade: an asymmetric dice duel between saucers and a lone ship, in turns or in real time, for two."""

from ludotheque.core.box import Box, Setup
from ludotheque.games.arkade.components import parts, read_components
from ludotheque.games.arkade.game import ArkadeGame
from ludotheque.games.arkade.shapes import SHAPES


def opened(setup: Setup, components: str) -> ArkadeGame:
    return ArkadeGame(setup, parts(read_components(components), setup.options["side"], setup.options["layout"]))


BOX = Box.of(__name__, opened, SHAPES)
