"""The board of Star Clicker in a browser: by taps and by keys, and a crew that flies by its notebook and wins."""

import random
import re
from typing import Any

from playwright.sync_api import Locator, expect

from ludotheque.core.types import Data
from ludotheque.games import box
from tests.browser.guest import Guest
from tests.browser.table_page import TablePage

GAME = "star_clicker"
COLOURS = ("yellow", "blue", "green", "violet")
WAYS = {"yellow": (-1, 0), "blue": (0, 1), "green": (1, 0), "violet": (0, -1)}
ROWS = "abcdefg"
HIDDEN = "?"
LETTERS = {"destroy": "x", "buy": "b", "done": "d", "go": "g"}
"""What is typed for an action without a number."""

TOLD = ("welcome", "update")

SAID = """() => {
    const labels = [...document.querySelectorAll('.board [aria-label]')].map((node) => node.getAttribute('aria-label'));
    return [document.body.innerText, ...labels].join('\\n');
}"""


class StarClickerPage(TablePage):
    """One map for all; the dashboards of this device have levers."""

    def button(self, colour: str, place: int | str) -> Locator:
        return self.page.locator(f'[data-button="{colour}-{place}"]')

    def lever(self, name: str) -> Locator:
        return self.page.locator(f'[data-dashboard="{self.seat}"] [data-lever="{name}"]')

    def cell(self, name: str) -> Locator:
        return self.page.locator(f'[data-cell="{name}"]')

    def answer(self, action: str) -> Locator:
        return self.page.locator(f'[data-answer="{action}"]')

    def places(self, action: str) -> list[Locator]:
        verb, *words = action.split()
        if verb == "press":
            return [self.button(self.colour, words[0])]
        if verb in ("copy", "go", "further", "rays"):
            return [self.answer(action)]
        if verb == "reveal":
            return [self.lever("power"), self.cell(words[0])]
        return [self.lever(verb)]

    def chosen(self, actions: list[str], chance: random.Random) -> str:
        """What can be destroyed is destroyed; all else is luck, and nothing is paid for it."""
        free = [action for action in actions if action.split()[0] in ("press", "copy", "go", "rays", "destroy")]
        return "destroy" if "destroy" in free else chance.choice(free) if free else "done"

    def type(self, action: str) -> None:
        """Do it by the keys of the board: numbers and letters."""
        verb, *words = action.split()
        keys = {"press": words[:1], "rays": [word.lower() for word in words]}.get(verb)
        if verb == "copy":
            answers = self.page.locator("[data-answer]").evaluate_all("(all) => all.map((node) => node.dataset.answer)")
            keys = [str(1 + answers.index(action))]
        for key in keys or LETTERS[verb]:
            self.page.keyboard.press(key)

    # What is to be seen.

    @property
    def step(self) -> Data:
        """The newest step that came to this device."""
        steps = (frame.get("now", frame) for frame in reversed(self.guest.heard) if frame["type"] in TOLD)
        return next(steps)

    @property
    def view(self) -> Data:
        view: Data = next(iter(self.step["views"].values()))
        return view

    @property
    def colour(self) -> str:
        return str(self.view["pilots"][self.seat]["colour"])

    def said(self) -> str:
        """Every word of the page, those for the ear included."""
        words: str = self.page.evaluate(SAID)
        return words

    def map(self) -> list[str]:
        """How every cell reads, for comparing pages; without what this person may do there."""
        labels: list[str] = self.page.locator(".cells [data-cell]").evaluate_all(
            "(all) => all.map((cell) => cell.getAttribute('aria-label'))"
        )
        return labels

    # Who does what.

    def flown(self) -> int:
        """The ship in hand, of several."""
        return int(self.page.locator(".dashboard.active").get_attribute("data-dashboard") or 0)

    def offered(self, seat: int) -> list[str]:
        """What one of several seats may do."""
        return [action["do"] for action in self.step["actions"].get(str(seat), [])]

    def tap_at_once(self, wanted: list[int]) -> None:
        """Press one of these places if that seems possible now, whatever the others do at this very moment."""
        pilot = self.view["pilots"][self.seat]
        answers = [action for action in self.offered(self.seat) if action.startswith("copy")]
        places = [place for place in wanted if pilot["buttons"][place - 1] == HIDDEN and pilot["owes"]]
        if answers:
            self.press(self.answer(answers[0]))
        elif places:
            self.press(self.button(self.colour, places[0]))


# Before the game.


def components(floppies: str = "", **parts: str) -> str:
    """The standard box with other parts: everything from the heading of a part to the next one is replaced."""
    text = box(GAME).standard_components()
    for name, part in (*parts.items(), *([("floppies", floppies)] if floppies else [])):
        text, count = re.subn(rf"(^\[+{name}\]+\n(?:(?!^\[).*\n)+\n?)+", part, text, flags=re.M)
        assert count == 1, name
    return text


def entries(part: str, *each: dict[str, Any]) -> str:
    """Entries of a component file."""
    written = [
        "".join(f"{name} = {shown(value)}\n" for name, value in {**entry, "provenance": "reconstructed"}.items())
        for entry in each
    ]
    return "".join(f"[[{part}]]\n{text}\n" for text in written)


def shown(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).replace("'", '"')


def only(kind: str) -> str:
    """A box in which every floppy disk is of this kind."""
    disks = [{"level": 2, "kind": kind, "probe": 1 + turn, "lines": [1, 2, 3, 4]} for turn in range(6)]
    return components(entries("floppies", *disks))


def training() -> str:
    """A box for a short mission of two: jammers all around their ships, energy between them, and slow Creepers."""
    rows = ["z 2 z . z 4 z", "6 . 2 . 4 . 8", "z 6 z . z 8 z", ". . . o . . .", *["z z z . z z z"] * 3]
    starts = {"yellow": "b2", "blue": "b6", "green": "d2", "violet": "d6"}
    edges = {"yellow": "north", "blue": "east", "green": "south", "violet": "west"}
    none = {"jammer": 2, "probe": 0, "energy": 0, "accelerator": 0, "empty": 0}
    ships = [{"colour": colour, "edge": edges[colour], "start": start} for colour, start in starts.items()]
    pairs = [[1, 2], [3, 4], [5, 6], [7, 8]]
    disks = [
        {
            "level": 1 + turn // 6,
            "kind": "problem",
            "button": f"fire {COLOURS[turn // 4]}",
            "probe": 8,
            "lines": pair * 2,
        }
        for turn, pair in enumerate(pairs * 3)
    ]
    stacks = {"stacks": [99] * 4, "strengths": [0] * 3}
    return components(
        entries("floppies", *disks),
        board=f'[board]\nrows = {shown(rows)}\nprovenance = "reconstructed"\n\n',
        ships=entries("ships", *ships),
        tiles=entries(
            "tiles",
            *[{"zone": zone, **none} for zone in "2468"],
            {"zone": "z", "jammer": 0, "probe": 2, "energy": 24, "accelerator": 0, "empty": 0},
        ),
        tokens='[tokens]\nvalue = 999\nprovenance = "reconstructed"\n\n',
        motherships=entries("motherships", *[{"level": level, **stacks} for level in (1, 2, 3, 4)]),
    )


# A crew that flies by its notebook.


def steered(view: Data, seat: int, actions: list[str], chance: random.Random) -> str:
    """What brings this ship nearer to a jammer that it can pay for, or to energy; nothing for a pilot who is done."""
    pilot = view["pilots"][seat]
    if "destroy" in actions:
        return "destroy"
    wanted = [f"propulsion {colour}" for colour in COLOURS if nearer(view, pilot, colour)]
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
    jammers = {"a2", "b3", "c2", "b1", "a6", "b7", "c6", "b5"}
    found = []
    for row, words in enumerate(view["tiles"]):
        for column, word in enumerate(words.split()):
            cell = f"{ROWS[row]}{column + 1}"
            if word not in (".", "probe") and cell not in taken and (cell in jammers) == (pilot["energy"] > 0):
                found.append((row, column))
    return found


def distance(targets: list[tuple[int, int]], row: int, column: int) -> int:
    """To the nearest of them, over the edges too."""
    size = len(ROWS)
    return min(
        (sum(min((a - b) % size, (b - a) % size) for a, b in ((row, r), (column, c))) for r, c in targets), default=0
    )


def sit_at(guest: Guest, keys: dict[str, Any], *seats: int) -> None:
    """Follow the links to these seats, one after the other, at one device."""
    for seat in seats:
        guest.page.goto("about:blank")
        guest.sit(keys, seat)
        expect(guest.page.locator("[data-lever]")).not_to_have_count(0)
