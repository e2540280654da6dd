"""The game that tests of tables are played with, where any would do."""

from ludotheque.games import box, open_game, shelf

GAME = next(box.name for box in shelf() if box.opener is not None)
"""The first game that can be played: seat 0 begins alone, choices follow in secret."""

_START = open_game(box(GAME).setup()).start("any")
FIRST = _START.game.write(_START.actions(0)[0])
"""What seat 0 does first in it."""
