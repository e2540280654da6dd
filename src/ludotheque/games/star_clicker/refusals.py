"""Why an action of Star Clicker is refused, each with the rule behind it."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusals

REFUSALS: Final = Refusals()

SAVED: Final[i64] = REFUSALS.add("over", "R33")
LOST_TO_SHOT: Final[i64] = REFUSALS.add("over-shot", "R19")
LOST_TO_CREEPER: Final[i64] = REFUSALS.add("over-landed", "R39")
LOST_TO_STACKS: Final[i64] = REFUSALS.add("over-stacks", "R45")
COPY_FIRST: Final[i64] = REFUSALS.add("copy-first", "S6")
FURTHER_FIRST: Final[i64] = REFUSALS.add("further-first", "S6")
RAYS_FIRST: Final[i64] = REFUSALS.add("rays-first", "S12")
NOTHING_TO_COPY: Final[i64] = REFUSALS.add("nothing-to-copy", "R25")
NOT_VISIBLE: Final[i64] = REFUSALS.add("not-visible", "S14")
NOTHING_TO_LENGTHEN: Final[i64] = REFUSALS.add("nothing-to-lengthen", "S16")
NO_RAYS: Final[i64] = REFUSALS.add("no-rays", "R63")
NO_PRESS_LEFT: Final[i64] = REFUSALS.add("no-press-left", "R11")
ALREADY_VISIBLE: Final[i64] = REFUSALS.add("already-visible", "R13")
BOUGHT_ALREADY: Final[i64] = REFUSALS.add("bought-already", "R14")
BUY_ENERGY: Final[i64] = REFUSALS.add("buy-energy", "R14")
NOTHING_TO_DESTROY: Final[i64] = REFUSALS.add("nothing-to-destroy", "R30")
PROBE_HOLDS: Final[i64] = REFUSALS.add("probe-holds", "R55")
DESTROY_ENERGY: Final[i64] = REFUSALS.add("destroy-energy", "R31")
PROBE_ENERGY: Final[i64] = REFUSALS.add("probe-energy", "R55")
LAST_JAMMER: Final[i64] = REFUSALS.add("last-jammer", "R56")
NO_POWERS: Final[i64] = REFUSALS.add("no-powers", "R46")
NOT_LILY: Final[i64] = REFUSALS.add("not-lily", "R47")
NOT_WENDY: Final[i64] = REFUSALS.add("not-wendy", "R48")
NOT_BRIAN: Final[i64] = REFUSALS.add("not-brian", "R50")
POWER_USED: Final[i64] = REFUSALS.add("power-used", "R46")
POWER_ENERGY: Final[i64] = REFUSALS.add("power-energy", "R46")
NO_HIDDEN_TILE: Final[i64] = REFUSALS.add("no-hidden-tile", "R47")
UNDER_CREEPER: Final[i64] = REFUSALS.add("under-creeper", "R47")
NO_CREEPER: Final[i64] = REFUSALS.add("no-creeper", "R48")
NO_ROOM_BEHIND: Final[i64] = REFUSALS.add("no-room-behind", "S16")
ABSENT_PILOT: Final[i64] = REFUSALS.add("absent-pilot", "S19")
SHOWN_OPENLY: Final[i64] = REFUSALS.add("shown-openly", "S16")
PRESS_FIRST: Final[i64] = REFUSALS.add("press-first", "S1")
DONE_ALREADY: Final[i64] = REFUSALS.add("done-already", "S1")
