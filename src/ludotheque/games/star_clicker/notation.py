"""Actions of Star Clicker as whole numbers and in notation.

`press 5`, `buy`, `copy fire yellow`, `go`, `further 2`, `destroy`, `reveal c2`, `push 3`, `show 4 blue 7`, `rays A`,
`done`.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.notation import Lines, Verbs, counted
from ludotheque.games.star_clicker.board import BLUE, CELLS, COLOURS, LINES, VIOLET, YELLOW, cell_name
from ludotheque.games.star_clicker.buttons import BUTTONS, GROUPS, PLACES, REPLICATOR

FURTHEST: Final[i64] = 2
"""The most steps that Max's power adds."""

VERBS: Final = Verbs()
PRESS: Final[i64] = VERBS.add("press", PLACES)
BUY: Final[i64] = VERBS.add("buy")
COPY: Final[i64] = VERBS.add("copy", REPLICATOR)
GO: Final[i64] = VERBS.add("go")
"""Max declines; the numbers that follow are his power by one step and by two."""
FURTHER: Final[i64] = VERBS.add("further", FURTHEST)
DESTROY: Final[i64] = VERBS.add("destroy")
REVEAL: Final[i64] = VERBS.add("reveal", CELLS)
PUSH: Final[i64] = VERBS.add("push", LINES)
SHOW: Final[i64] = VERBS.add("show", PLACES * VIOLET * PLACES)
"""By Brian's own place, the colour of the other pilot and the other's place."""
RAYS: Final[i64] = VERBS.add("rays", len(GROUPS))
DONE: Final[i64] = VERBS.add("done")


def lines() -> Lines:
    """Every action's line."""
    return Lines(
        VERBS,
        {
            "press": counted(PLACES),
            "copy": BUTTONS[:REPLICATOR],
            "further": counted(FURTHEST),
            "reveal": [cell_name(cell) for cell in range(CELLS)],
            "push": counted(LINES),
            "show": [
                f"{place} {colour} {other}"
                for place in counted(PLACES)
                for colour in COLOURS[:VIOLET]
                for other in counted(PLACES)
            ],
            "rays": GROUPS,
        },
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


def owner(action: i64) -> i64:
    """The colour of the pilot whose power this is: a reveal, a push or a show."""
    if is_reveal(action):
        return YELLOW
    return BLUE if is_push(action) else VIOLET


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
