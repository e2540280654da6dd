"""What random games of Star Clicker seldom come to, for the contract suite."""

from collections.abc import Iterator

from ludotheque.core.contract import Game
from ludotheque.core.types import Data
from ludotheque.games.star_clicker.board import GREEN, SIZE
from ludotheque.games.star_clicker.buttons import BUTTONS
from ludotheque.games.star_clicker.game import StarClickerGame
from ludotheque.games.star_clicker.tiles import ZONES


def rare(game: Game) -> Iterator[Data]:
    """Twice two of which all else is the same: a tile that is gone, and a stack with one Creeper more or less."""
    assert isinstance(game, StarClickerGame)
    yield two_replicators(game)
    if game.parts.level > 1 and GREEN in game.parts.colours:
        yield {"phase": "further", "actor": [*game.parts.colours].index(GREEN), "pending": "propulsion yellow"}
    for either in (0, 1):
        yield removed(game, either)
        yield {"phase": "over", "shields": 0, "stacks": [either, *game.parts.stacks[1:]]}


def two_replicators(game: StarClickerGame) -> Data:
    """Two pilots have their replicator face up, and either might be the one who is asked."""
    up = ("replicator", "fire yellow")
    buttons = [BUTTONS[button] if BUTTONS[button] in up else "?" for button in game.parts.buttons]
    pilots = [{"buttons": buttons, "owes": 0} for _ in range(2)]
    return {"phase": "copy", "actor": 0, "pending": "replicator", "pilots": pilots + [{}] * (game.seats - 2)}


def removed(game: StarClickerGame, destroyed: int) -> Data:
    """A tile of sector 2 is gone: an empty one, or a jammer that was destroyed."""
    rows = [row.split() for row in game.start("rare").position()["tiles"]]
    cell = [*game.parts.zone].index(ZONES.index("2"))
    rows[cell // SIZE][cell % SIZE] = "."
    return {"tiles": [" ".join(row) for row in rows], "jammers": {"2": destroyed}}
