"""The figures of a game that was played at a table: of all that was told there, open or secret, and not taken back."""

from collections.abc import Iterable

from ludotheque.core.box import Setup
from ludotheque.core.figures import Figure
from ludotheque.core.types import Data
from ludotheque.games import box
from ludotheque.table.table import Step


def figures_of(setup: Setup, steps: Iterable[Step]) -> list[Figure]:
    """The figures of these steps, in the order in which the game tells them; what never happened is left out."""
    return [figure for figure in box(setup.game).figures(lasting(steps), setup.seats) if any(figure.values)]


def lasting(steps: Iterable[Step]) -> list[Data]:
    """All events but those that were taken back."""
    events: list[tuple[int, Data]] = []
    for step in steps:
        if step.back_to is not None:
            events = [(number, event) for number, event in events if number <= step.back_to]
        events += [(step.number, event.plain()) for event in step.events]
    return [event for _, event in events]
