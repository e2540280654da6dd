"""The buttons of a dashboard: fire by colour, propulsion by colour, replicator."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.star_clicker.board import NONE

PROPULSION: Final[i64] = 4
REPLICATOR: Final[i64] = 8
BUTTONS: Final = [
    *("fire yellow", "fire blue", "fire green", "fire violet"),
    *("propulsion yellow", "propulsion blue", "propulsion green", "propulsion violet"),
    "replicator",
]
PLACES: Final[i64] = 9
"""Places of buttons on a dashboard, three for each of the groups A, B and C."""
GROUPS: Final = ["A", "B", "C"]
GROUP: Final[i64] = 3
"""How many buttons a group has, and how many groups there are."""


def button_of(name: str) -> i64:
    """The button of a name, or `NONE`."""
    return BUTTONS.index(name) if name in BUTTONS else NONE


def button_text(button: i64) -> str:
    """The message that names a button: `@button-fire-yellow`."""
    return "@button-" + BUTTONS[button].replace(" ", "-")


def colour(button: i64) -> i64:
    """The colour of a button for fire or propulsion."""
    return button % 4


def is_propulsion(button: i64) -> bool:
    return PROPULSION <= button < REPLICATOR
