"""The pieces of Star Clicker as numbers, and their names: colours, buttons, tiles, cells, kinds of floppy disks."""

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1
"""No cell, no button, no tile, no floppy disk, nobody."""

# Colours: of ships, of the board's edges and of buttons.

YELLOW: Final[i64] = 0
BLUE: Final[i64] = 1
GREEN: Final[i64] = 2
VIOLET: Final[i64] = 3
COLOURS: Final = ["yellow", "blue", "green", "violet"]

# Buttons: fire by colour, propulsion by colour, replicator.

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

# Tiles. An empty one is removed when it is turned up, so that it never lies face up.

JAMMER: Final[i64] = 0
PROBE: Final[i64] = 1
ENERGY: Final[i64] = 2
ACCELERATOR: Final[i64] = 3
EMPTY: Final[i64] = 4
HIDDEN: Final[i64] = 5
TILES: Final = ["jammer", "probe", "energy", "accelerator", "empty", "hidden"]
KINDS: Final[i64] = 5
"""How many kinds of tiles there are."""

# The board: 7 rows from north to south, a to g, and 7 columns from west to east, 1 to 7.

SIZE: Final[i64] = 7
CELLS: Final[i64] = 49
LINES: Final[i64] = 8
"""Assault lines, numbered from 1."""
LENGTH: Final[i64] = 3
"""Cells of a line, from the edge to the last before the planet's centre."""
ZONES: Final = ["2", "4", "6", "8", "zone"]
"""Where tiles lie: the four sectors, named after the line through their middle, and the fifth zone."""
SECTORS: Final[i64] = 4
SECTOR_JAMMERS: Final[i64] = 2
JAMMERS: Final[i64] = 8
PROBES_NEEDED: Final[i64] = 2
"""Without so many destroyed probes the last jammer holds at level 4."""
STACKS: Final[i64] = 4
SHIELDS: Final[i64] = 4

# Floppy disks.

ION_GUNS: Final[i64] = 0
ATTACK: Final[i64] = 1
OUTAGE: Final[i64] = 2
PROBLEM: Final[i64] = 3
DOUBLE_ATTACK: Final[i64] = 4
ION_RAYS: Final[i64] = 5
BUG: Final[i64] = 6
FLOPPIES: Final = ["ion-guns", "attack", "outage", "problem", "double-attack", "ion-rays", "bug"]


def cell_name(cell: i64) -> str:
    """
    >>> cell_name(0), cell_name(24), cell_name(48)
    ('a1', 'd4', 'g7')
    """
    return f"{chr(97 + cell // SIZE)}{cell % SIZE + 1}"


def cell_of(name: str) -> i64:
    """The cell of a name, or `NONE`."""
    if len(name) == 2 and "a" <= name[0] <= "g" and "1" <= name[1] <= "7":
        return (ord(name[0]) - 97) * SIZE + ord(name[1]) - 49
    return NONE


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
