"""Playing by notation in tests: do it and hear what is told, what can be done, why not, and what it comes to."""

from ludotheque.core.contract import State
from ludotheque.core.events import WATCHER, Report
from ludotheque.core.types import Data
from ludotheque.games import box

ToldEvents = list[Data]
"""Events as plain data."""


def do(state: State, seat: int, line: str, viewer: int = WATCHER) -> ToldEvents:
    """Play a line of notation and say what a viewer was told, which is what everybody may know if none is named."""
    report = state.report = Report()
    state.play(seat, state.game.read(line))
    return [event.plain() for event in report.take() if event.seen_by(viewer)]


def can(state: State, seat: int) -> list[str]:
    """What a seat can do, in notation."""
    return [state.game.write(action) for action in state.actions(seat)]


def why(state: State, seat: int, line: str) -> str:
    """`refusal rule` of what cannot be done, empty for what can."""
    reason = state.why_not(seat, state.game.read(line))
    return f"{reason['refusal']} {reason['rule']}" if reason else ""


def kinds(told: ToldEvents) -> list[str]:
    """What kinds of events were told, in their order."""
    return [event["event"] for event in told]


def one(told: ToldEvents, kind: str) -> Data:
    """The only event of a kind."""
    found = [event for event in told if event["event"] == kind]
    assert len(found) == 1, f"{kind}: {found}"
    return found[0]


def counted(state: State, told: ToldEvents) -> dict[str, list[int | None]]:
    """What the game counts of what was told, without that of which there was nothing."""
    figures = box(state.game.name).figures(told, state.game.seats)
    return {figure.figure: figure.values for figure in figures if any(figure.values)}
