"""A crew that flies by its notebook through a mission so short that it nearly always wins."""

import random
from pathlib import Path

from ludotheque.core.types import Data
from tests.browser.star_clicker_page import HIDDEN

TRAINING = (Path(__file__).parent / "training.toml").read_text(encoding="utf-8")
JAMMERS = {"a2", "b3", "c2", "b1", "a6", "b7", "c6", "b5"}
"""Where they lie in that mission."""

WAYS = {"yellow": (-1, 0), "blue": (0, 1), "green": (1, 0), "violet": (0, -1)}
ROWS = "abcdefg"


def steered(view: Data, seat: int, actions: list[str], chance: random.Random) -> str:
    """What brings this ship nearer to a jammer that it can pay for, or to energy; nothing for a pilot who is done."""
    pilot = view["pilots"][seat]
    if "destroy" in actions:
        return "destroy"
    wanted = [f"propulsion {colour}" for colour in WAYS if nearer(view, pilot, colour)]
    copies = [f"copy {button}" for button in wanted if f"copy {button}" in actions]
    presses = [action for action in actions if action.startswith("press ")]
    known = {action: pilot["known"][int(action.split()[1]) - 1] for action in presses}
    sure = copies or [action for action, button in known.items() if button in wanted]
    unknown = [action for action, button in known.items() if button == HIDDEN]
    harmless = [action for action, button in known.items() if button.startswith("fire")]
    answers = [action for action in actions if action.startswith("copy fire")]
    left = [action for action in actions if action.startswith("copy ")] or presses
    for choice in (sure, answers, unknown, harmless, left):
        if choice:
            return chance.choice(choice)
    return "done" if "done" in actions else ""


def nearer(view: Data, pilot: Data, colour: str) -> bool:
    row, column = ROWS.index(pilot["cell"][0]), int(pilot["cell"][1]) - 1
    down, right = WAYS[colour]
    targets = [*goals(view, pilot)]
    return distance(targets, row + down, column + right) < distance(targets, row, column)


def goals(view: Data, pilot: Data) -> list[tuple[int, int]]:
    """Where this ship had better go: to the jammers, of which everybody knows the places; without energy, to energy."""
    taken = {other["cell"] for other in view["pilots"]} | set(view["creepers"].values())
    found = []
    for row, words in enumerate(view["tiles"]):
        for column, word in enumerate(words.split()):
            cell = f"{ROWS[row]}{column + 1}"
            if word not in (".", "probe") and cell not in taken and (cell in JAMMERS) == (pilot["energy"] > 0):
                found.append((row, column))
    return found


def distance(targets: list[tuple[int, int]], row: int, column: int) -> int:
    """To the nearest of them, over the edges too."""
    size = len(ROWS)
    return min(
        (sum(min((a - b) % size, (b - a) % size) for a, b in ((row, r), (column, c))) for r, c in targets), default=0
    )
