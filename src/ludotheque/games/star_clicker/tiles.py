"""The tiles around the planet. An empty one is removed when it is turned up, so that it never lies face up."""

from typing import Final

from mypy_extensions import i64

JAMMER: Final[i64] = 0
PROBE: Final[i64] = 1
ENERGY: Final[i64] = 2
ACCELERATOR: Final[i64] = 3
EMPTY: Final[i64] = 4
HIDDEN: Final[i64] = 5
TILES: Final = ["jammer", "probe", "energy", "accelerator", "empty", "hidden"]
KINDS: Final[i64] = 5
"""How many kinds of tiles there are."""

ZONES: Final = ["2", "4", "6", "8", "zone"]
"""Where tiles lie: the four sectors, named after the line through their middle, and the fifth zone."""
SECTORS: Final[i64] = 4
SECTOR_JAMMERS: Final[i64] = 2
JAMMERS: Final[i64] = 8
PROBES_NEEDED: Final[i64] = 2
"""Without so many destroyed probes the last jammer holds at level 4."""
