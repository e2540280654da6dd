"""The board of Star Clicker in a browser: by taps, by keys, and by several people at once."""

import random
from typing import Any

from playwright.sync_api import Locator, expect

from ludotheque.core.types import Data
from ludotheque.games import box
from tests.browser.guest import Guest
from tests.browser.table_page import TablePage

GAME = "star_clicker"
HIDDEN = "?"

LETTERS = {"destroy": "x", "buy": "b", "done": "d", "go": "g"}
"""What is typed for an action without a number."""

STANDING = """(cells) => cells.map((cell) => [cell, ...cell.querySelectorAll('*')]
    .map((node) => JSON.stringify(node.dataset)).join(' '))"""


class StarClickerPage(TablePage):
    """One map for all; the dashboards of this device have levers."""

    def lever(self, name: str) -> Locator:
        return self.page.locator(self.spot(name))

    def answer(self, action: str) -> Locator:
        return self.page.locator(self.spot(action))

    def spot(self, action: str) -> str:
        """Where an action is done."""
        verb, *words = action.split()
        if verb == "press":
            return f'[data-button="{self.colour}-{words[0]}"]'
        if verb in ("copy", "go", "further", "rays"):
            return f'[data-answer="{action}"]'
        return f'[data-dashboard="{self.seat}"] [data-lever="{verb}"]'

    def places(self, action: str) -> list[Locator]:
        return [self.page.locator(self.spot(action))]

    def chosen(self, actions: list[str], chance: random.Random) -> str:
        """What can be destroyed is destroyed; all else is luck; nothing is paid unless there is no choice."""
        free = [action for action in actions if action.split()[0] in ("press", "copy", "go", "rays", "destroy")]
        if not free:
            return "done" if "done" in actions else actions[0]
        return "destroy" if "destroy" in free else chance.choice(free)

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
    def view(self) -> Data:
        view: Data = next(iter(self.step["views"].values()))
        return view

    @property
    def colour(self) -> str:
        return str(self.view["pilots"][self.seat]["colour"])

    def map(self) -> list[str]:
        """What lies and stands on every cell, for comparing pages."""
        seen: list[str] = self.page.locator(".cells [data-cell]").evaluate_all(STANDING)
        return seen

    # Who does what.

    def flown(self) -> int:
        """The ship in hand, of several."""
        return int(self.page.locator(".dashboard.front").get_attribute("data-dashboard") or 0)

    def offered(self, seat: int) -> list[str]:
        """What one of several seats may do."""
        return [action["do"] for action in self.step["actions"].get(str(seat), [])]

    def tap_at_once(self, action: str) -> None:
        """Whatever the others do at this very moment: who is too late is told so, as at any table."""
        self.page.evaluate("(spot) => document.querySelector(spot)?.click()", self.spot(action))


# Before the game.


def ion_rays_only() -> str:
    """The standard box, but every floppy disk lets the crew choose a group."""
    parts, _, _ = box(GAME).standard_components().partition("[[floppies]]")
    entry = (
        '[[floppies]]\nlevel = 2\nkind = "ion-rays"\nprobe = {}\nlines = [1, 2, 3, 4]\nprovenance = "reconstructed"\n'
    )
    return parts + "".join(entry.format(probe) for probe in range(1, 7))


def sit_at(guest: Guest, keys: dict[str, Any], *seats: int) -> None:
    """Follow the links to these seats, one after the other, at one device."""
    for seat in seats:
        guest.page.goto("about:blank")
        guest.sit(keys, seat)
        expect(guest.page.locator("[data-lever]")).not_to_have_count(0)
