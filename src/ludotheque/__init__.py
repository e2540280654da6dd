"""Ludothèque: modern board games as a fast, typed library, and a room to play them in.

Everything below is loaded when it is first used, so that the import itself costs next to nothing.

>>> import ludotheque
>>> game = ludotheque.game(ludotheque.shelf()[0].name)
>>> state, rng = game.start("any text is a seed"), ludotheque.Rng("chance of mine")
>>> while not state.over():
...     for seat in state.to_act():
...         actions = state.actions(seat)
...         state.play(seat, actions[rng.below(len(actions))])
>>> state.outcome() in ([1.0, 0.0], [0.0, 1.0])
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludotheque.core.box import Box, Setup
    from ludotheque.core.chance import Rng
    from ludotheque.core.contract import Game, Heuristic, State, Term, Terms
    from ludotheque.core.errors import (
        BadComponents,
        BadNotation,
        BadOption,
        BadPosition,
        BadRecord,
        Illegal,
        Mistake,
    )
    from ludotheque.core.events import WATCHER, Event, Report
    from ludotheque.core.texts import Texts
    from ludotheque.games import box, register, shelf
    from ludotheque.lab.arena import arena
    from ludotheque.lab.contest import contest
    from ludotheque.lab.report.making import report
    from ludotheque.lab.simulate import simulate
    from ludotheque.lab.train import train
    from ludotheque.lab.win_rate import win_rate
    from ludotheque.library import game, is_compiled, sketch
    from ludotheque.puzzles.collection import puzzles
    from ludotheque.review.growing import review
    from ludotheque.search.advice import Hint, hint
    from ludotheque.search.levels import player
    from ludotheque.search.match import play
    from ludotheque.search.player import Player
    from ludotheque.table.entries import Act, Decide, Propose, Seat, Tick, Undo
    from ludotheque.table.opening import Opening
    from ludotheque.table.record import Record
    from ludotheque.table.table import Table

__version__ = "0.2.0"
"""The one place of the version: the package, the server and the command line take it from here."""

__all__ = [
    "WATCHER",
    "Act",
    "BadComponents",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Box",
    "Decide",
    "Event",
    "Game",
    "Heuristic",
    "Hint",
    "Illegal",
    "Mistake",
    "Opening",
    "Player",
    "Propose",
    "Record",
    "Report",
    "Rng",
    "Seat",
    "Setup",
    "State",
    "Table",
    "Term",
    "Terms",
    "Texts",
    "Tick",
    "Undo",
    "arena",
    "box",
    "contest",
    "game",
    "hint",
    "is_compiled",
    "play",
    "player",
    "puzzles",
    "register",
    "report",
    "review",
    "shelf",
    "simulate",
    "sketch",
    "train",
    "win_rate",
]

_ROOMS = {
    "core.box": ("Box", "Setup"),
    "core.chance": ("Rng",),
    "core.contract": ("Game", "Heuristic", "State", "Term", "Terms"),
    "core.errors": ("BadComponents", "BadNotation", "BadOption", "BadPosition", "BadRecord", "Illegal", "Mistake"),
    "core.events": ("WATCHER", "Event", "Report"),
    "core.texts": ("Texts",),
    "games": ("box", "register", "shelf"),
    "lab.arena": ("arena",),
    "lab.contest": ("contest",),
    "lab.report.making": ("report",),
    "lab.simulate": ("simulate",),
    "lab.train": ("train",),
    "lab.win_rate": ("win_rate",),
    "library": ("game", "is_compiled", "sketch"),
    "search.advice": ("Hint", "hint"),
    "search.levels": ("player",),
    "search.match": ("play",),
    "search.player": ("Player",),
    "table.entries": ("Act", "Propose", "Seat", "Decide", "Tick", "Undo"),
    "table.record": ("Record",),
    "table.table": ("Opening", "Table"),
}


def __getattr__(name: str) -> Any:
    if name in ("puzzles", "review"):
        return import_module(f"{__name__}.{name}")  # the room itself, which can be called
    for room, names in _ROOMS.items():
        if name in names:
            globals()[name] = getattr(import_module(f"{__name__}.{room}"), name)
            return globals()[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
