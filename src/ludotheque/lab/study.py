"""What every study says of itself beside its figures: all that somebody needs to get the same ones."""

import msgspec

from ludotheque import __version__
from ludotheque.core.box import OptionValue
from ludotheque.core.contract import Game
from ludotheque.core.types import Data
from ludotheque.games import component_hash


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """Many games of one kind."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    """Every option of the game, also those that were left as they are."""
    components: str
    """The beginning of the SHA-256 of the component file, standard or not."""
    rules: int
    """The version of the rules."""
    seed: str
    version: str
    """The version of the package."""

    def plain(self) -> Data:
        data: Data = msgspec.to_builtins(self)
        return data


def circumstances(game: Game, seed: str) -> Data:
    """The fields of a `Study`."""
    setup = game.setup
    return {
        "game": setup.game,
        "seats": setup.seats,
        "options": dict(setup.options),
        "components": component_hash(setup),
        "rules": setup.rules,
        "seed": seed,
        "version": __version__,
    }
