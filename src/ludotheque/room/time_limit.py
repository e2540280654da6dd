"""How long people may take at a table, and what happens when they have taken longer."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ludotheque.core.contract import Game
from ludotheque.room.errors import Wrong


class TimeLimit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many seconds for each decision; or for the whole game, with some that come back after each decision.

    At zero a bot decides this `once`, or takes the `seat` until its owner comes back, or the seat has lost (`lose`).
    """

    per: Literal["decision", "game"]
    seconds: Annotated[int, Meta(ge=5, le=86_400)]
    zero: Literal["once", "seat", "lose"]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


def check_time_limit(limit: TimeLimit | None, game: Game, tutorial: bool) -> None:
    """Raise for a clock that makes no sense in a game."""
    if limit is None:
        return
    if game.timed:
        raise Wrong("clock", f"{game.name} has a time of its own here: there is no other clock beside it")
    if tutorial:
        raise Wrong("clock", "nobody is hurried in a tutorial")
    if limit.increment and limit.per == "decision":
        raise Wrong("clock", "an increment is for a clock that runs through the whole game")
    if limit.zero == "lose" and (game.cooperative or game.seats < 2):
        raise Wrong("clock", f"nobody can lose on time in {game.name}: all win or lose together")
