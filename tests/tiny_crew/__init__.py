"""Moles: the smallest game played together, made for the tests and not compiled. Two to four moles, six pots, no turns.

The order is free and who is done is asked again when somebody acts; one choice is everybody's; what was seen is covered
again and must be remembered; and a crew that wins goes on to the next level.
"""

from ludotheque.core.box import Box, Setup
from tests.tiny_crew.rules import MolesGame, read_pots
from tests.tiny_crew.shapes import SHAPES


def opened(setup: Setup, components: str) -> MolesGame:
    return MolesGame(setup, read_pots(components))


BOX = Box.of(__name__, opened, SHAPES)
