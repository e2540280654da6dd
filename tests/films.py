"""An action as a film: its events, each with what a watcher sees at its moment."""

from typing import Any

from ludotheque.core.contract import State
from ludotheque.core.events import WATCHER, Report
from ludotheque.core.types import Data

Film = list[tuple[str, Data]]


def film(state: State, seat: int, line: str) -> Film:
    """The events of an action that everybody is told, each with the table at its moment."""
    report = state.report = Report()
    views: list[Data] = []
    report.witness = lambda: views.append(state.view(WATCHER))
    state.play(seat, state.game.read(line))
    told = zip(report.take(), views, strict=True)
    return [(event.kind, view) for event, view in told if event.seen_by(WATCHER)]


def seen(told: Film, *path: str | int) -> list[tuple[str, Any]]:
    """One field of the view at each event."""
    found: list[tuple[str, Any]] = []
    for kind, view in told:
        there: Any = view
        for key in path:
            there = there[key]
        found.append((kind, there))
    return found
