"""Actions of Star Clicker as whole numbers, and in notation, exact inverses of each other.

`press 5`, `buy`, `copy fire yellow`, `go`, `further 2`, `destroy`, `reveal c2`, `push 3`, `show 4 blue 7`, `rays A`,
`done`.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.errors import BadNotation
from ludotheque.games.star_clicker.board import CELLS, COLOURS, LINES, NONE, VIOLET, cell_name, cell_of
from ludotheque.games.star_clicker.buttons import BUTTONS, GROUPS, PLACES, button_of

PRESS: Final[i64] = 0
BUY: Final[i64] = 9
COPY: Final[i64] = 10
GO: Final[i64] = 18
"""Max declines; the next two numbers are his power by one step and by two."""
DESTROY: Final[i64] = 21
REVEAL: Final[i64] = 22
PUSH: Final[i64] = 71
SHOW: Final[i64] = 79
"""By Brian's own place, the colour of the other pilot and the other's place."""
RAYS: Final[i64] = 322
DONE: Final[i64] = 325
COUNT: Final[i64] = 326

FURTHEST: Final[i64] = 2
"""The most steps that Max's power adds."""

ACTIONS: Final = (
    "press PLACE, buy, copy fire COLOUR, copy propulsion COLOUR, go, further STEPS, destroy, reveal CELL, push LINE, "
    "show PLACE COLOUR PLACE, rays GROUP or done"
)


def press(place: i64) -> i64:
    return PRESS + place


def copy(button: i64) -> i64:
    return COPY + button


def further(steps: i64) -> i64:
    return GO + steps


def reveal(cell: i64) -> i64:
    return REVEAL + cell


def push(line: i64) -> i64:
    return PUSH + line - 1


def show(place: i64, colour: i64, other_place: i64) -> i64:
    return SHOW + (place * VIOLET + colour) * PLACES + other_place


def rays(group: i64) -> i64:
    return RAYS + group


def is_press(action: i64) -> bool:
    return action < BUY


def is_copy(action: i64) -> bool:
    return COPY <= action < GO


def is_further(action: i64) -> bool:
    """Whether it answers Max's question, `go` included."""
    return GO <= action < DESTROY


def is_reveal(action: i64) -> bool:
    return REVEAL <= action < PUSH


def is_push(action: i64) -> bool:
    return PUSH <= action < SHOW


def is_show(action: i64) -> bool:
    return SHOW <= action < RAYS


def is_rays(action: i64) -> bool:
    return RAYS <= action < DONE


def pushed(action: i64) -> i64:
    """The line of a push."""
    return action - PUSH + 1


def own_place(action: i64) -> i64:
    """Of the three parts of a show, the place on Brian's dashboard."""
    return (action - SHOW) // PLACES // VIOLET


def other_colour(action: i64) -> i64:
    return (action - SHOW) // PLACES % VIOLET


def other_place(action: i64) -> i64:
    return (action - SHOW) % PLACES


def write(action: i64) -> str:
    if is_press(action):
        return f"press {action - PRESS + 1}"
    if action == BUY:
        return "buy"
    if is_copy(action):
        return f"copy {BUTTONS[action - COPY]}"
    if is_further(action):
        return "go" if action == GO else f"further {action - GO}"
    if action == DESTROY:
        return "destroy"
    if is_reveal(action):
        return f"reveal {cell_name(action - REVEAL)}"
    if is_push(action):
        return f"push {pushed(action)}"
    if is_show(action):
        return f"show {own_place(action) + 1} {COLOURS[other_colour(action)]} {other_place(action) + 1}"
    if is_rays(action):
        return f"rays {GROUPS[action - RAYS]}"
    return "done"


def read(line: str) -> i64:
    words = line.split(" ")
    if line == "buy":
        return BUY
    if line == "go":
        return GO
    if line == "destroy":
        return DESTROY
    if line == "done":
        return DONE
    if len(words) == 2:
        if words[0] == "press":
            return press(number("place", words[1], PLACES) - 1)
        if words[0] == "further":
            return further(number("number of steps", words[1], FURTHEST))
        if words[0] == "reveal":
            return reveal(cell(words[1]))
        if words[0] == "push":
            return push(number("line", words[1], LINES))
        if words[0] == "rays":
            return rays(group(words[1]))
    if len(words) == 3 and words[0] == "copy":
        button = button_of(f"{words[1]} {words[2]}")
        if button != NONE:
            return copy(button)
    if len(words) == 4 and words[0] == "show":
        place = number("place", words[1], PLACES) - 1
        return show(place, colour(words[2]), number("place", words[3], PLACES) - 1)
    raise BadNotation(f"{line!r} is no action; write {ACTIONS}")


def number(what: str, word: str, most: i64) -> i64:
    if len(word) == 1 and "1" <= word <= str(most):
        return int(word)
    raise BadNotation(f"there is no {what} {word!r}; it is a number from 1 to {most}")


def cell(name: str) -> i64:
    found = cell_of(name)
    if found == NONE:
        raise BadNotation(f"there is no cell {name!r}; cells are {cell_name(0)} to {cell_name(CELLS - 1)}")
    return found


def group(name: str) -> i64:
    if name not in GROUPS:
        raise BadNotation(f"there is no group {name!r}; the groups are {', '.join(GROUPS)}")
    return GROUPS.index(name)


def colour(name: str) -> i64:
    """The colour of a pilot other than Brian, who is violet."""
    others = COLOURS[:VIOLET]
    if name not in others:
        raise BadNotation(f"{name!r} is none of {', '.join(others)}, the pilots besides Brian")
    return others.index(name)
