"""The board: its cells, the assault lines that lead to the planet, and the colours of its edges and of the ships."""

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

# 7 rows from north to south, a to g, and 7 columns from west to east, 1 to 7.

SIZE: Final[i64] = 7
CELLS: Final[i64] = 49
LINES: Final[i64] = 8
"""Assault lines, numbered from 1."""
LENGTH: Final[i64] = 3
"""Cells of a line, from the edge to the last before the planet's centre."""
SHIELDS: Final[i64] = 4


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
