"""What random games of Phantom seldom come to, for the contract suite."""

from collections.abc import Iterator

from ludotheque.core.contract import Game
from ludotheque.core.types import Data
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.game import PhantomGame


def rare(game: Game) -> Iterator[Data]:
    """Among them twos of which all else is the same."""
    assert isinstance(game, PhantomGame)
    names = cards.names(game.parts.equipment)
    yield tied(game)
    yield {"shuffled": names[:3], "discards": names[3:]}
    yield {"players": seated(game, {"cards": names[:1], "low": 1})}
    for count in (1, 2):
        yield {"players": seated(game, {}, {"cards": names[:count]})}
        yield {"phase": "fare", "players": seated(game, {"cards": names[:2]}), "owed": {"cards": count}}
    if game.seats > 2:
        for victim in (1, 2):
            yield theft(game, victim)


def seated(game: PhantomGame, *players: Data) -> list[Data]:
    """These players, and others as they begin."""
    return [*players, *({} for _ in range(len(players), game.seats))]


def adventure(game: PhantomGame, kind: str) -> str:
    return next(name for name in game.parts.names if name.startswith(kind))


def tied(game: PhantomGame) -> Data:
    """Both fighters keep Shao'Naal. The attacker has used it; after a tie the defender is asked."""
    fighter = {"place": 1, "kept": [adventure(game, "shao-naal")]}
    fight = {"attacker": 0, "defender": 1, "decided": [True, True], "dice": [3, 0], "used": [True, False], "asked": 1}
    return {"phase": "rethrow", "players": seated(game, fighter, fighter), "fight": fight}


def theft(game: PhantomGame, victim: int) -> Data:
    """The first of two victims of a drone is named."""
    players = seated(game, {}, {"crystals": 3}, {"crystals": 3})
    owed = {"sort": "crystals", "victims": [victim]}
    return {"phase": "steal", "players": players, "lived": [adventure(game, "drone")], "owed": owed}
