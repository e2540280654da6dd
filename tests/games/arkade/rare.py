"""What random games of Arkade seldom come to, or never stay in, for the contract suite."""

from collections.abc import Iterator

from ludotheque.core.contract import Game
from ludotheque.core.types import Data
from ludotheque.games.arkade.game import ArkadeGame
from tests.games.arkade.boards import position


def rare(game: Game) -> Iterator[Data]:
    assert isinstance(game, ArkadeGame)
    if game.timed:
        yield {"phase": "countdown", "clock": 1000, "starts": 1000 + game.notation.parts.countdown}
    if game.setup.options["tiles"]:
        yield from rifts(game)
        if not game.setup.components:
            yield powerful(game)


def rifts(game: ArkadeGame) -> Iterator[Data]:
    """A rift on one of two lines: all else is the same."""
    parts = game.notation.parts
    die = parts.names[parts.alien_die[0]]
    thrown = {"throws": 1, "kept": not game.timed, "dice": [[die, die], []], "used": [[True, True], [False, False]]}
    for line in parts.line_names()[-3:-1]:
        yield {"phase": "play", **thrown, "alien": {"turned": ["rift"]}, "choices": [f"rift {line}", ""]}


def powerful(game: ArkadeGame) -> Data:
    """With the components of the box: an asteroid, a field, a tower, things kept for later, and a damaged reactor."""
    now = {"turn": -1, "reactor": "held", "held": 1} if game.timed else {"turn": 0, "reactor": "next"}
    return position(
        "a1 green, c4 asteroid, c5 field, h2 tower", game, {"ammo": "orange", "gps": 1, "nuggets": 1, **now}
    )
